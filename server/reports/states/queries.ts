import { sql } from "kysely";
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

interface Within extends OfPeople {
  begin: string;
  end: string;
}

/** Narrows by the column that has a customer; nothing of everyone, whose indexes have all that is asked for. */
function ofPeople(db: Db, customer: string, { owner, people }: Placeholders<OfPeople>) {
  return people
    ? sql`AND ${sql.ref(customer)} IN (SELECT "_id" FROM "customers" WHERE "owner" = ${owner}
        AND ${isListed(db, "responsible", people)})`
    : sql``;
}

interface Gained {
  added: number;
  closed: number;
}

/** Of each span, in their order: customers created, and those that closed, each once. */
export const gained = prepared(
  (db, { owner, people, spans }: Placeholders<Spans>) =>
    sql<Gained>`SELECT (
        SELECT count(*) FROM "customers" AS "c" WHERE "c"."owner" = ${owner}
          AND "c"."createdAt" >= "span"."begin" AND "c"."createdAt" < "span"."end"
          ${ofPeople(db, "c._id", { owner, people })}
      ) AS "added", (
        SELECT count(*) FROM "statusChanges" AS "s"
        WHERE "s"."owner" = ${owner} AND "s"."at" >= "span"."begin" AND "s"."at" < "span"."end"
          AND ${isClosing} AND ("s"."closedBefore" IS NULL OR "s"."closedBefore" < "span"."begin")
          ${ofPeople(db, "s.customer", { owner, people })}
      ) AS "closed"
      FROM ${spansIn(db, spans)} ORDER BY "span"."place"`,
);

/** When the first customer was added, and the first entry of any was made; one row. */
export const firsts = prepared(
  (db, of: Placeholders<OfPeople>) =>
    sql<{ added: string | null; told: string | null }>`SELECT
      (SELECT min("createdAt") FROM "customers" WHERE "owner" = ${of.owner}
        ${ofPeople(db, "_id", of)}) AS "added",
      (SELECT min("at") FROM "statusChanges" WHERE "owner" = ${of.owner} AND "company" IS NOT NULL
        ${ofPeople(db, "customer", of)}) AS "told"`,
);

interface Change {
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
  (db, { owner, people, spans }: Placeholders<Spans>) =>
    sql<Change>`SELECT "span"."place" AS "place", "d"."status" AS "status",
        ${whole("customers")} AS "customers", ${whole("value")} AS "value"
      FROM ${spansIn(db, spans)} CROSS JOIN ${statusDays(db, { owner, people })} AS "d" WHERE "d"."owner" = ${owner}
        AND "d"."day" >= "span"."begin" AND "d"."day" < "span"."end"
      GROUP BY "span"."place", "d"."status"`,
);

/** What triggers keep of everyone; of some people it is summed from their customers' entries. */
function statusDays(db: Db, { owner, people }: Placeholders<OfPeople>) {
  if (!people) return sql`"statusDays"`;
  const read = (side: "to" | "from", sign: "" | "-") => sql`SELECT substr("s"."at", 1, 10) AS "day",
      "s".${sql.ref(`${side}Status`)} AS "status", ${sql.raw(`${sign}1`)} AS "customers",
      ${sql.raw(sign)} "s".${sql.ref(`${side}Value`)} AS "value"
    FROM "customers" AS "c" CROSS JOIN "statusChanges" AS "s"
    WHERE "c"."owner" = ${owner} AND ${isListed(db, "c.responsible", people)}
      AND "s"."owner" = ${owner} AND "s"."customer" = "c"."_id"
      AND "s".${sql.ref(`${side}Status`)} IS NOT NULL`;
  return sql`(SELECT CAST(${owner} AS text) AS "owner", "day", "status",
      sum("customers") AS "customers", sum("value") AS "value"
    FROM (${read("to", "")} UNION ALL ${read("from", "-")}) AS "each" GROUP BY "day", "status")`;
}

/** The same in any spans: for parts of a day. */
export const changedWithin = prepared((db, { owner, people, spans }: Placeholders<Spans>) => {
  const read = (side: "to" | "from", sign: "" | "-") => sql`SELECT "span"."place" AS "place",
      "s".${sql.ref(`${side}Status`)} AS "status", ${sql.raw(`${sign}1`)} AS "customers",
      ${sql.raw(sign)} "s".${sql.ref(`${side}Value`)} AS "value"
    FROM ${spansIn(db, spans)} JOIN "statusChanges" AS "s" ON "s"."owner" = ${owner}
      AND "s"."at" >= "span"."begin" AND "s"."at" < "span"."end" AND "s"."company" IS NOT NULL
      AND "s".${sql.ref(`${side}Status`)} IS NOT NULL ${ofPeople(db, "s.customer", { owner, people })}`;
  return sql<Change>`SELECT "d"."place" AS "place", "d"."status" AS "status",
      ${whole("customers")} AS "customers", ${whole("value")} AS "value"
    FROM (${read("to", "")} UNION ALL ${read("from", "-")}) AS "d"
    GROUP BY "d"."place", "d"."status"`;
});

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
  (db, { owner, people, begin, end }: Placeholders<Within>) =>
    sql<Moved>`SELECT "from", "to", count(*) AS "customers" FROM (
        SELECT ${statusBefore(owner, begin)} AS "from", "s"."toStatus" AS "to"
        FROM "statusChanges" AS "s" WHERE "s"."owner" = ${owner} AND "s"."at" >= ${begin}
          AND "s"."at" < ${end} AND "s"."until" >= ${end} AND ${isMove}
          ${ofPeople(db, "s.customer", { owner, people })}
      ) AS "pairs" GROUP BY "from", "to"`,
);

interface Stays {
  status: CustomerStatus;
  days: number;
  stays: number;
}

/** Stays that ended, by their whole days of 24 hours. */
export const endedStays = prepared(
  (db, { owner, people, begin, end }: Placeholders<Within>) =>
    sql<Stays>`SELECT "status", "days", count(*) AS "stays" FROM (
        SELECT "s"."fromStatus" AS "status", ${daysOfStay(db)} AS "days"
        FROM "statusChanges" AS "s" WHERE "s"."owner" = ${owner} AND "s"."at" >= ${begin}
          AND "s"."at" < ${end} AND ${isMove} AND "s"."stayedSince" IS NOT NULL
          ${ofPeople(db, "s.customer", { owner, people })}
      ) AS "stays" GROUP BY "status", "days" ORDER BY "days"`,
);

function daysOfStay(db: Db) {
  return engineOf(db) === "sqlite"
    ? sql`CAST(round((julianday("s"."at") - julianday("s"."stayedSince")) * 86400000) AS integer)
        / 86400000`
    : sql`CAST(floor(extract(epoch FROM
        CAST("s"."at" AS timestamptz) - CAST("s"."stayedSince" AS timestamptz)) / 86400) AS bigint)`;
}
