import { addDays, todayIn } from "../../shared/dates/dates.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { type Asker, earliestToday, type Moment, momentOf } from "./moment.ts";

interface Around {
  owner: Owner;
  first: string;
  last: string;
}

/** Who stands in for whom around a day: of people who are here, and may have work. */
const standingIn = prepared((db, { owner, first, last }: Placeholders<Around>) =>
  db
    .selectFrom("absences")
    .innerJoin("members as away", (join) =>
      join.onRef("away.desk", "=", "absences.owner").onRef("away.user", "=", "absences.person"),
    )
    .innerJoin("members as other", (join) =>
      join.onRef("other.desk", "=", "absences.owner").onRef("other.user", "=", "absences.standIn"),
    )
    .innerJoin("users", "users._id", "absences.person")
    .where("absences.owner", "=", owner)
    .where("absences.until", ">=", first)
    .where("absences.from", "<=", last)
    .where("away.leftAt", "is", null)
    .where("away.role", "<>", "reader")
    .where("other.leftAt", "is", null)
    .where("other.role", "<>", "reader")
    .select(["absences.person", "absences.standIn", "absences.from", "absences.until"])
    .select("users.timeZone"),
);

/**
 * For whom somebody stands in now, each by their own day: also for those whose stand-in is away as well, and
 * left the work to them.
 */
async function listStoodInFor(
  db: Db,
  owner: Owner,
  { person, user }: Asker,
  now: Date,
): Promise<string[]> {
  const first = earliestToday(now);
  const rows = await readRows(db, owner, standingIn({ owner, first, last: addDays(first, 2) }));
  const today = rows.filter(({ from, until, timeZone }) => {
    const day = todayIn(timeZone ?? user.timeZone ?? "UTC", now);
    return from <= day && day <= until;
  });
  const found = new Set([person]);
  for (const one of found) {
    for (const { standIn, person: away } of today) if (standIn === one) found.add(away);
  }
  return [...found].filter((one): one is string => one !== person);
}

/** What a list is asked for that may say “mine”. */
interface Asked {
  who?: string | undefined;
  filter?: string | undefined;
}

/** When somebody asks, and whose is theirs then, if that is asked for. */
export async function momentFor(
  db: Db,
  owner: Owner,
  asker: Asker,
  { who = "", filter = "" }: Asked,
  now: Date,
): Promise<Moment> {
  const moment = momentOf(asker, now);
  const asksForMine = who.split(",").includes("me") || /responsible:\w+:[^;]*\bme\b/.test(filter);
  if (!asksForMine) return moment;
  return { ...moment, standsInFor: await listStoodInFor(db, owner, asker, now) };
}
