import { type RawBuilder, sql } from "kysely";
import type { CustomerStatus } from "../../../shared/statuses.ts";
import { type Db, engineOf } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";
import { spansIn } from "../../db/query/spans.ts";
import { isClosing, isMove, statusBefore } from "../../filters/past/filter.ts";
import type { OfPeople } from "../../filters/people.ts";

interface Spans extends OfPeople {
  spans: string;
}

type EveryonesSpans = Omit<Spans, "people">;

interface Within extends OfPeople {
  begin: string;
  end: string;
}

/** Entries `s` of everyone, by indexes that have all that is asked for; of some people each customer's by itself. */
function entries(db: Db, { owner, people }: Placeholders<OfPeople>) {
  return people
    ? sql`"customers" AS "c" CROSS JOIN "statusChanges" AS "s"
        WHERE "c"."owner" = ${owner} AND ${isListed(db, "c.responsible", people)}
          AND "s"."owner" = ${owner} AND "s"."customer" = "c"."_id"`
    : sql`"statusChanges" AS "s" WHERE "s"."owner" = ${owner}`;
}

interface Gained {
  added: number;
  closed: number;
}

/** Of each span, in their order: customers created, and those that closed, each once. */
export const gained = prepared((db, { spans, ...of }: Placeholders<Spans>) => {
  const { owner, people } = of;
  const isWithin = (at: string) =>
    sql`${sql.ref(at)} >= "span"."begin" AND ${sql.ref(at)} < "span"."end"`;
  const isFirst = sql`("s"."closedBefore" IS NULL OR "s"."closedBefore" < "span"."begin")`;
  const count = (added: RawBuilder<unknown>, closed: RawBuilder<unknown>) =>
    sql<Gained>`SELECT (SELECT count(*) FROM ${added} AND ${isWithin("c.createdAt")}) AS "added",
        (SELECT count(*) FROM ${closed} AND ${isWithin("s.at")} AND ${isFirst}) AS "closed"
      FROM ${spansIn(db, spans)} ORDER BY "span"."place"`;
  if (!people) {
    return count(
      sql`"customers" AS "c" WHERE "c"."owner" = ${owner}`,
      sql`${entries(db, of)} AND ${isClosing}`,
    );
  }
  return sql<Gained>`WITH "theirs" AS MATERIALIZED (SELECT "createdAt" FROM "customers"
      WHERE "owner" = ${owner} AND ${isListed(db, "responsible", people)}),
    "closings" AS MATERIALIZED (SELECT "s"."at", "s"."closedBefore"
      FROM ${entries(db, of)} AND ${isClosing})
    ${count(sql`"theirs" AS "c" WHERE 1 = 1`, sql`"closings" AS "s" WHERE 1 = 1`)}`;
});

interface First {
  at: string | null;
}

/** When the first customer was added; one row. */
export const firstAdded = prepared(
  (db, { owner, people }: Placeholders<OfPeople>) =>
    sql<First>`SELECT min("createdAt") AS "at" FROM "customers" WHERE "owner" = ${owner}
      AND ${people ? isListed(db, "responsible", people) : sql`1 = 1`}`,
);

/** When the first entry of any was made; one row. */
export const firstTold = prepared((db, { owner, people }: Placeholders<OfPeople>) =>
  people
    ? sql<First>`SELECT min((SELECT min("s"."at") FROM "statusChanges" AS "s"
          WHERE "s"."owner" = ${owner} AND "s"."customer" = "c"."_id")) AS "at"
        FROM "customers" AS "c"
        WHERE "c"."owner" = ${owner} AND ${isListed(db, "c.responsible", people)}`
    : sql<First>`SELECT min("at") AS "at" FROM "statusChanges"
        WHERE "owner" = ${owner} AND "company" IS NOT NULL`,
);

export interface Change {
  place: number;
  status: CustomerStatus;
  customers: number;
  value: number;
}

/**
 * By how much each status changed in spans that begin and end with a day in UTC. Joined in this order:
 * SQLite would go through all spans for each day.
 */
export const changedOnDays = prepared(
  (db, { owner, spans }: Placeholders<EveryonesSpans>) =>
    sql<Change>`SELECT "span"."place" AS "place", "d"."status" AS "status",
        ${whole("customers")} AS "customers", ${whole("value")} AS "value"
      FROM ${spansIn(db, spans)} CROSS JOIN "statusDays" AS "d" WHERE "d"."owner" = ${owner}
        AND "d"."day" >= "span"."begin" AND "d"."day" < "span"."end"
      GROUP BY "span"."place", "d"."status"`,
);

/** The same in any spans: for parts of a day. */
export const changedWithin = prepared((db, { owner, spans }: Placeholders<EveryonesSpans>) => {
  const read = (side: "to" | "from", sign: "" | "-") => sql`SELECT "span"."place" AS "place",
      "s".${sql.ref(`${side}Status`)} AS "status", ${sql.raw(`${sign}1`)} AS "customers",
      ${sql.raw(sign)} "s".${sql.ref(`${side}Value`)} AS "value"
    FROM ${spansIn(db, spans)} JOIN "statusChanges" AS "s" ON "s"."owner" = ${owner}
      AND "s"."at" >= "span"."begin" AND "s"."at" < "span"."end" AND "s"."company" IS NOT NULL
      AND "s".${sql.ref(`${side}Status`)} IS NOT NULL`;
  return sql<Change>`SELECT "d"."place" AS "place", "d"."status" AS "status",
      ${whole("customers")} AS "customers", ${whole("value")} AS "value"
    FROM (${read("to", "")} UNION ALL ${read("from", "-")}) AS "d"
    GROUP BY "d"."place", "d"."status"`;
});

interface Entries extends Required<OfPeople> {
  /** What came before is told as one; what came after the last is not. */
  first: string;
  last: string;
  /** Days in UTC of which each instant is told, as a list in JSON. */
  exactly: string;
}

export interface Entry {
  /** An instant, or a day; empty for all before the first. */
  at: string;
  fromStatus: CustomerStatus | null;
  toStatus: CustomerStatus;
  customers: number;
  fromValue: number | null;
  toValue: number;
}

/** The entries of some people's customers, of whom no days are kept: those of a day that are alike as one. */
export const entriesOf = prepared(
  (
    db,
    { first, last, exactly, ...of }: Placeholders<Entries>,
  ) => sql<Entry>`SELECT "d"."at" AS "at",
      "d"."fromStatus" AS "fromStatus", "d"."toStatus" AS "toStatus", count(*) AS "customers",
      ${whole("fromValue")} AS "fromValue", ${whole("toValue")} AS "toValue"
    FROM (SELECT CASE WHEN "s"."at" < ${first} THEN ''
        WHEN ${isListed(db, sql`substr("s"."at", 1, 10)`, exactly)} THEN "s"."at"
        ELSE substr("s"."at", 1, 10) END AS "at",
        "s"."fromStatus", "s"."fromValue", "s"."toStatus", "s"."toValue"
      FROM ${entries(db, of)} AND "s"."at" < ${last}) AS "d"
    GROUP BY "d"."at", "d"."fromStatus", "d"."toStatus"`,
);

/** PostgreSQL adds up to more digits than are wanted. */
function whole(column: string) {
  return sql<number>`CAST(sum("d".${sql.ref(column)}) AS bigint)`;
}

interface Moved {
  from: CustomerStatus | null;
  to: CustomerStatus;
  customers: number;
}

/** Of those whose status changed, by what they were when it began and are at its end. */
export const moved = prepared(
  (db, { begin, end, ...of }: Placeholders<Within>) =>
    sql<Moved>`SELECT "from", "to", count(*) AS "customers" FROM (
        SELECT ${statusBefore(of.owner, begin)} AS "from", "s"."toStatus" AS "to"
        FROM ${entries(db, of)} AND "s"."at" >= ${begin}
          AND "s"."at" < ${end} AND "s"."until" >= ${end} AND ${isMove}
      ) AS "pairs" GROUP BY "from", "to"`,
);

interface Stays {
  status: CustomerStatus;
  days: number;
  stays: number;
}

/** Stays that ended, by their whole days of 24 hours. */
export const endedStays = prepared(
  (db, { begin, end, ...of }: Placeholders<Within>) =>
    sql<Stays>`SELECT "status", "days", count(*) AS "stays" FROM (
        SELECT "s"."fromStatus" AS "status", ${daysOfStay(db)} AS "days"
        FROM ${entries(db, of)} AND "s"."at" >= ${begin}
          AND "s"."at" < ${end} AND ${isMove} AND "s"."stayedSince" IS NOT NULL
      ) AS "stays" GROUP BY "status", "days" ORDER BY "days"`,
);

function daysOfStay(db: Db) {
  return engineOf(db) === "sqlite"
    ? sql`CAST(round((julianday("s"."at") - julianday("s"."stayedSince")) * 86400000) AS integer)
        / 86400000`
    : sql`CAST(floor(extract(epoch FROM
        CAST("s"."at" AS timestamptz) - CAST("s"."stayedSince" AS timestamptz)) / 86400) AS bigint)`;
}
