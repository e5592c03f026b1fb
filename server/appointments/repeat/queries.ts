import { sql } from "kysely";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { type Db, engineOf, type Owner } from "../../db/engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../../db/query/placeholders.ts";
import { prepared, type RowsOf } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";
import { isRepeating, type toSpan } from "../filter.ts";
import { selectAppointments } from "../rows/queries.ts";

type Span = ReturnType<typeof toSpan> & { owner: Owner };

/** By the index of those that repeat, and with what a list sorts by. */
export function selectSeries(db: Db, owner: OrPlaceholder<Owner>) {
  return selectAppointments(db, owner).select("appointments.titleKey").where(isRepeating);
}

/** Those that may have times between two moments. */
function touches({ begin, end }: Pick<Placeholders<Span>, "begin" | "end">) {
  return sql<boolean>`${sql.ref("appointments.date")} <= ${end} AND (
    ${sql.ref("appointments.lastTime")} IS NULL OR ${sql.ref("appointments.lastTime")} >= ${begin})`;
}

export const seriesOfSpan = prepared((db, { owner, ...span }: Placeholders<Span>) =>
  selectSeries(db, owner).where(touches(span)),
);
export type Series = RowsOf<[ReturnType<typeof seriesOfSpan>]>[0][number];

/** The same, with no more than their times are counted by. */
export const rulesOfSpan = prepared((db, { owner, ...span }: Placeholders<Span>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where(isRepeating)
    .where(touches(span))
    .select(["_id", "repeat", "date", "except", "lastTime"])
    // What lists narrow and sort by.
    .select(["company", "customer", "titleKey", "createdAt", "duration", "host", "attending"]),
);
export type Rule = RowsOf<[ReturnType<typeof rulesOfSpan>]>[0][number];

export const theseSeries = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
    selectSeries(db, owner).where(isListed(db, "appointments._id", ids)),
);

/** The names of times that have facts of their own, wherever these have put them. */
export const ownTimesOfSpan = prepared(
  (_db, { owner, begin, end }: Placeholders<Span>) =>
    sql<{ _id: string }>`SELECT "o"."_id" FROM "appointments"
      JOIN "appointments" AS "o" ON "o"."owner" = ${owner}
        AND "o"."series" = "appointments"."_id"
        AND "o"."original" >= ${begin} AND "o"."original" <= ${end}
      WHERE "appointments"."owner" = ${owner} AND ${isRepeating} AND ${touches({ begin, end })}`,
);

export const countSeries = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where(isRepeating)
    .select(({ fn }) => fn.countAll<number>().as("total")),
);

/** The times of a series that have facts of their own. */
export const ownTimesOf = prepared(
  (db, { owner, series }: Placeholders<{ owner: Owner; series: string }>) =>
    db
      .selectFrom("appointments")
      .where("appointments.owner", "=", owner)
      .where("appointments.series", "=", series)
      .select(["_id", "date", "original", "duration"]),
);

/** What does not repeat, or has facts of its own, on some days, a list in JSON. */
export const singlesOfDays = prepared(
  (db, { owner, days }: Placeholders<{ owner: Owner; days: string }>) => {
    const listed =
      engineOf(db) === "sqlite"
        ? sql`json_each(${days}) AS "d"`
        : sql`jsonb_array_elements_text(${days}::jsonb) AS "d" ("value")`;
    return sql<
      Pick<Appointment, "_id" | "title" | "date" | "duration" | "outcome" | "series" | "host">
    >`
      SELECT "a"."_id", "a"."title", "a"."date", "a"."duration", "a"."outcome", "a"."series", "a"."host"
      FROM ${listed} JOIN "appointments" AS "a" ON "a"."owner" = ${owner}
        AND "a"."date" >= "d"."value" AND "a"."date" <= "d"."value" || 'T~'
      WHERE "a"."repeat" = '' ORDER BY "a"."date", "a"."_id"`;
  },
);

/** The names of times, or of a series, that notes or answers of reminders have: all between two. */
export const mentionedTimes = prepared(
  (_db, { owner, series, last }: Placeholders<{ owner: Owner; series: string; last: string }>) =>
    sql<{ name: string }>`SELECT "appointment" AS "name" FROM "activities"
      WHERE "owner" = ${owner} AND "appointment" >= ${series} AND "appointment" <= ${last}
      UNION SELECT "appointment" FROM "reminders"
      WHERE "owner" = ${owner} AND "appointment" >= ${series} AND "appointment" <= ${last}`,
);

/** Acts that changed a repeating appointment together with others, the last first. */
export const renamingActs = prepared(
  (_db, { owner, series, since }: Placeholders<{ owner: Owner; series: string; since: string }>) =>
    sql<{ change: string; before: string | null; after: string | null }>`
      SELECT "change", "before", "after" FROM "changeRecords"
      WHERE "owner" = ${owner} AND "record" = ${series} AND "change" > ${since}
        AND "kind" = 'appointments' ORDER BY "change" DESC LIMIT 500`,
);
