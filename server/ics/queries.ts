import { type RawBuilder, sql } from "kysely";
import type { ShownDetails } from "../../shared/account/subscription.ts";
import { isOfPeople } from "../appointments/filter.ts";
import { type Db, inSnapshot, type Owner, type Person } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import { nameOf } from "../db/query/related.ts";

/** The newest appointment at one moment, and the first date of all. */
export interface CalendarBounds {
  last: string | null;
  firstDate: string | null;
}

/** Awaited before the first line is written, so that a database that is away is still told of. */
export async function readBounds(db: Db, owner: Owner): Promise<CalendarBounds> {
  return inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("appointments")
      .where("owner", "=", owner)
      .select(({ fn }) => [
        fn.max<string | null>("_id").as("last"),
        fn.min<string | null>("date").as("firstDate"),
      ])
      .executeTakeFirstOrThrow(),
  );
}

/** Whose calendar it is, and what is seen of it. */
export interface Reader {
  shows: ShownDetails;
  /** In whose calendar it is or who attends; undefined for all on the desk. */
  person?: Person | undefined;
  /** Whether others are on the desk, or were. */
  isOfSeveral: boolean;
}

/** Rows as they are kept, those of single times with their own facts among them, batch by batch. */
export function readEvents(
  db: Db,
  owner: Owner,
  last: string | null,
  { shows, person, isOfSeveral }: Reader,
) {
  const people = sql<string>`${JSON.stringify([person])}`;
  const all = db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .select(["appointments._id", "title", "date", "duration", "notes", "outcome"])
    .select(["repeat", "except", "series", "original", "createdAt", "reminder"])
    .select(["host"])
    .select([nameOf("appointments", "customer"), nameOf("appointments", "company")])
    .select([ofSeries("date").as("seriesDate")])
    .select([ofSeries("outcome").as("seriesOutcome"), canceledDays(shows).as("canceledDays")]);
  const ofDesk = all.$if(isOfSeveral, (query) =>
    query.select([
      ofSeries("host").as("seriesHost"),
      ofSeries("attending").as("seriesAttending"),
      elsewhereDays(db, person === undefined ? undefined : people).as("elsewhereDays"),
    ]),
  );
  const ofReader =
    isOfSeveral && person !== undefined ? ofDesk.where(isOfPeople(db, people)) : ofDesk;
  const rows = shows === "full" ? ofReader : ofReader.where(isNotCanceled);
  return readInBatches(db, owner, rows, "appointments._id", last, (row) => row);
}

type Batches = ReturnType<typeof readEvents>;
export type EventRow = Batches extends AsyncIterable<readonly (infer Row)[]> ? Row : never;

const isNotCanceled = sql<boolean>`coalesce("outcome", '') <> 'canceled'`;

/** A fact of the repeating appointment that a row is a time of; null where there is none, or none any more. */
function ofSeries(column: "date" | "outcome" | "host" | "attending") {
  return sql<string | null>`(
    SELECT ${sql.ref(`s.${column}`)} FROM "appointments" AS "s"
    WHERE "s"."owner" = "appointments"."owner" AND "s"."_id" = "appointments"."series"
      AND "s"."repeat" <> '')`;
}

/** The days of single times that are in the calendars of others alone. */
function elsewhereDays(db: Db, people: RawBuilder<string> | undefined) {
  if (!people) return sql<string | null>`NULL`;
  return sql<string | null>`(
    SELECT string_agg(substr("t"."original", 1, 10), ',') FROM "appointments" AS "t"
    WHERE "t"."owner" = "appointments"."owner" AND "t"."series" = "appointments"."_id"
      AND NOT ${isOfPeople(db, people, "t")})`;
}

/** The days, by the rule, of single times that are canceled, where these are left out. */
function canceledDays(shows: ShownDetails) {
  if (shows === "full") return sql<string | null>`NULL`;
  return sql<string | null>`(
    SELECT string_agg(substr("t"."original", 1, 10), ',') FROM "appointments" AS "t"
    WHERE "t"."owner" = "appointments"."owner" AND "t"."series" = "appointments"."_id"
      AND "t"."outcome" = 'canceled')`;
}
