import { addDays, shiftDays, todayIn } from "../../shared/dates/dates.ts";
import { type Absence, absence, absenceLimit, mostDaysAway } from "../../shared/kinds/absences.ts";
import { firstNameOf } from "../../shared/matching/first-name.ts";
import { messages } from "../../shared/messages.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, type Owner, personOf } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { storeOf } from "../db/records/store.ts";
import { readNames, readZone } from "../desks/members.ts";
import { invalid, invalidField } from "../errors.ts";
import { earliestToday } from "../filters/moment.ts";
import { serverMessages } from "../messages.ts";
import { recordsOf } from "../records.ts";

const { absences: words } = serverMessages;
const columns = absence.keyof().options.map((name) => `absences.${name}` as const);

export const absences = recordsOf(storeOf("absences", columns), {
  toAnswer: (row): Absence => row,
  missing: messages.absences.notFound,
});

interface Since {
  owner: Owner;
  day: string;
}

const endingSince = prepared((db, { owner, day }: Placeholders<Since>) =>
  selectAbsences(db, owner)
    .where("absences.until", ">=", day)
    .orderBy("absences.from")
    .orderBy("absences._id"),
);

/** Those that are not over wherever somebody is; the first to begin first. */
export function listAbsences(db: Db, owner: Owner, now: Date): Promise<Absence[]> {
  return readRows(db, owner, endingSince({ owner, day: earliestToday(now) }));
}

/** Throws the 400 when so many more would be too many. */
export async function refuseTooManyAbsences(tx: Db, owner: Owner, added: number) {
  const { n } = await tx
    .selectFrom("absences")
    .where("owner", "=", owner)
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  if (Number(n) + added > absenceLimit) throw invalid(words.tooMany(absenceLimit));
}

/** The person’s own day. */
export async function todayOf(db: Db, person: string, now: Date): Promise<string> {
  return todayIn((await readZone(db, personOf({ _id: person }))) ?? "UTC", now);
}

/** Throws the 400 where somebody can’t be away so. */
export async function refuseDays(
  db: Db,
  owner: Owner,
  {
    _id,
    person,
    from,
    until,
    standIn,
  }: Pick<Absence, "person" | "from" | "until" | "standIn"> & {
    _id?: string | undefined;
  },
  { now, session }: Act,
): Promise<void> {
  const before = addDays(await todayOf(db, person, now), -1);
  if (until < from) throw invalidField("until", words.chooseAfter(from));
  if (until <= before) throw invalidField("until", words.chooseAfter(before));
  if (until > (shiftDays(from, mostDaysAway) ?? until))
    throw invalidField("until", messages.absences.tooLong);
  if (standIn === person) throw invalidField("standIn", words.another);
  const others = await readRows(db, owner, endingSince({ owner, day: from }));
  const isThen = (one: Absence) => one.person === person && one._id !== _id && one.from <= until;
  if (!others.some(isThen)) return;
  const name = person === session?.user ? undefined : (await readNames(db, owner))?.get(person);
  throw invalidField("from", name ? words.alreadyAway(firstNameOf(name)) : words.youAreAway);
}

/** Every absence up to an id, batch by batch. */
export function readAbsences(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectAbsences(db, owner), "absences._id", last, (row) => row);
}

function selectAbsences(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("absences").where("absences.owner", "=", owner).select(columns);
}
