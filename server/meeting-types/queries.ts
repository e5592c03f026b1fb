import type { NewRecord } from "../../shared/api/new-record.ts";
import {
  type MeetingType,
  type MeetingTypeInput,
  meetingType,
  meetingTypeLimit,
} from "../../shared/kinds/meeting-types.ts";
import { messages } from "../../shared/messages.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { storeOf } from "../db/records/store.ts";
import { invalid, invalidField } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { serverMessages } from "../messages.ts";
import { recordsOf } from "../records.ts";

const { meetingTypes: words } = serverMessages;
const columns = meetingType.keyof().options.map((name) => `meetingTypes.${name}` as const);

const types = recordsOf(storeOf("meetingTypes", columns), {
  toAnswer: toType,
  missing: messages.meetingTypes.notFound,
});
export const { find: findType, remove: deleteType } = types;

type Row = Omit<MeetingType, "lengths" | "hours" | "questions" | "takers"> & {
  lengths: string;
  hours: string;
  questions: string;
  takers: string;
};

function toType(row: Row): MeetingType {
  const { lengths, hours, questions, takers } = row;
  // What this program has written.
  return {
    ...row,
    lengths: JSON.parse(lengths),
    hours: JSON.parse(hours),
    questions: JSON.parse(questions),
    takers: JSON.parse(takers),
  };
}

/** What is entered, with whose it is. */
export type OfPerson = MeetingTypeInput & Pick<MeetingType, "person">;

type Lists = Partial<Pick<MeetingTypeInput, "lengths" | "hours" | "questions" | "takers">>;

/** Lists and hours as columns have them. */
function toColumns<Entered extends Lists>({ lengths, hours, questions, takers, ...rest }: Entered) {
  return {
    ...rest,
    ...(lengths && { lengths: JSON.stringify(lengths.toSorted((a, b) => a - b)) }),
    ...(hours !== undefined && { hours: JSON.stringify(hours) }),
    ...(questions && { questions: JSON.stringify(questions) }),
    ...(takers && { takers: JSON.stringify([...new Set(takers)]) }),
  };
}

/** Throws a 400 when it can’t be booked so, or when there are as many as there may be. */
export function createType(
  db: Db,
  owner: Owner,
  input: NewRecord<OfPerson>,
  act: Act,
): Promise<MeetingType> {
  return inTransaction(db, owner, async (tx) => {
    refuseUnfit(input);
    await refuseTooManyTypes(tx, owner, 1);
    const { lengths, hours, questions, ...rest } = toColumns(input);
    const lists = {
      lengths: lengths ?? "[]",
      hours: hours ?? "null",
      questions: questions ?? "[]",
    };
    return types.create(tx, owner, { ...rest, ...lists }, act);
  });
}

/** Throws the 404 when there is none, the 409 when it has been changed meanwhile. */
export function updateType(
  db: Db,
  owner: Owner,
  id: string,
  changes: Partial<MeetingTypeInput>,
  change: VersionedUpdate,
): Promise<MeetingType> {
  const toChanges = async (_tx: Db, found: MeetingType) => {
    refuseUnfit({ ...found, ...changes });
    return { entered: toColumns(changes) };
  };
  return types.update(db, owner, id, toChanges, change);
}

/** Throws the 400 when a meeting type does not hold together. */
export function refuseUnfit({
  page,
  place,
  address,
  takenBy,
  takers = [],
  from,
  until,
}: OfPerson): void {
  if (place === "address" && address === "") throw invalidField("address", words.enterAddress);
  if (takenBy !== "owner" && takers.length === 0) throw invalidField("takers", words.chooseTakers);
  if (takenBy === "owner" && page === "desk") throw invalidField("takenBy", words.chooseOwner);
  if (from && until && until < from) throw invalidField("until", words.untilAfter);
}

/** Throws the 400 when so many more would be too many. */
export async function refuseTooManyTypes(tx: Db, owner: Owner, added: number) {
  const all = await listTypes(tx, owner);
  if (all.length + added > meetingTypeLimit)
    throw invalid(serverMessages.booking.tooManyTypes(meetingTypeLimit));
}

const allTypes = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  selectTypes(db, owner)
    .orderBy("meetingTypes.position")
    .orderBy("meetingTypes.createdAt")
    .orderBy("meetingTypes._id"),
);

/** Those of all pages, in order; there are never many. */
export async function listTypes(db: Db, owner: Owner): Promise<MeetingType[]> {
  return (await readRows(db, owner, allTypes({ owner }))).map(toType);
}

/** Every meeting type up to an id, batch by batch. */
export function readTypes(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectTypes(db, owner), "meetingTypes._id", last, toType);
}

function selectTypes(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("meetingTypes").where("meetingTypes.owner", "=", owner).select(columns);
}
