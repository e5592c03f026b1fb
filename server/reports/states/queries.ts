import { type RawBuilder, sql } from "kysely";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { type Db, engineOf, type Owner } from "../../db/engine/database.ts";
import { columnsOf } from "../../db/query/columns-of.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";
import { spansIn } from "../../db/query/spans.ts";
import { isClosing, isMove } from "../../filters/past/filter.ts";
import type { OfPeople } from "../../filters/people.ts";

interface EveryonesSpans {
  owner: Owner;
  spans: string;
}

/**
 * Entries `s` of everyone, or of some people's customers. These are sorted out with a set of all their ids:
 * one index in its order is read faster than each customer's entries by themselves.
 */
function entries(db: Db, { owner, people }: Placeholders<OfPeople>) {
  const all = sql`"statusChanges" AS "s" WHERE "s"."owner" = ${owner}`;
  if (!people) return all;
  // SQLite would go through the customers first.
  const customer = columnsOf("s", { db, sort: "at" })("customer");
  return sql`${all} AND ${customer} IN (SELECT "_id" FROM "customers"
    WHERE "owner" = ${owner} AND ${isListed(db, "responsible", people)})`;
}

/** The same of one person: few enough for each customer by itself. */
function entriesOfOne(db: Db, { owner, people }: Placeholders<Required<OfPeople>>) {
  return sql`"customers" AS "c" CROSS JOIN "statusChanges" AS "s"
    WHERE "c"."owner" = ${owner} AND ${isListed(db, "c.responsible", people)}
      AND "s"."owner" = ${owner} AND "s"."customer" = "c"."_id"`;
}

export interface Gained {
  added: number;
  closed: number;
}

/** Of each span, in their order: customers created, and those that closed, each once. */
export const gained = prepared((db, { owner, spans }: Placeholders<EveryonesSpans>) => {
  const isWithin = (at: string) =>
    sql`${sql.ref(at)} >= "span"."begin" AND ${sql.ref(at)} < "span"."end"`;
  return sql<Gained>`SELECT (SELECT count(*) FROM "customers" AS "c"
        WHERE "c"."owner" = ${owner} AND ${isWithin("c.createdAt")}) AS "added",
      (SELECT count(*) FROM ${entries(db, { owner })} AND ${isClosing} AND ${isWithin("s.at")}
        AND ("s"."closedBefore" IS NULL OR "s"."closedBefore" < "span"."begin")) AS "closed"
    FROM ${spansIn(db, spans)} ORDER BY "span"."place"`;
});

/** Which instants are told as what: all before the first as empty, of most days the day. */
interface Told {
  first: string;
  /** What comes after it is not told. */
  last: string;
  /** Days in UTC of which each instant is told, as a list in JSON. */
  exactly: string;
}

type ToldOf = Told & Required<OfPeople>;

function toldAs(db: Db, column: string, { first, exactly }: Placeholders<Omit<Told, "last">>) {
  const day = sql<string>`substr(${sql.ref(column)}, 1, 10)`;
  return sql<string>`CASE WHEN ${sql.ref(column)} < ${first} THEN ''
    WHEN ${isListed(db, day, exactly)} THEN ${sql.ref(column)} ELSE ${day} END`;
}

/** When some people's customers were added, in order. */
export const addedTo = prepared(
  (db, { owner, people, last, ...told }: Placeholders<ToldOf>) =>
    sql<{ at: string; added: number }>`SELECT ${toldAs(db, "createdAt", told)} AS "at",
        count(*) AS "added"
      FROM "customers" WHERE "owner" = ${owner} AND ${isListed(db, "responsible", people)}
        AND "createdAt" < ${last}
      GROUP BY 1 ORDER BY 1`,
);

export interface Closed {
  at: string;
  /** The time before, if the customer had closed already. */
  closedBefore: string | null;
  closed: number;
}

/** When they closed, in order. */
export const closedOf = prepared(
  (db, { owner, people, last, ...told }: Placeholders<ToldOf>) =>
    sql<Closed>`SELECT ${toldAs(db, "s.at", told)} AS "at",
        ${toldAs(db, "s.closedBefore", told)} AS "closedBefore", count(*) AS "closed"
      FROM ${entries(db, { owner, people })} AND ${isClosing} AND "s"."at" < ${last}
      GROUP BY 1, 2 ORDER BY 1`,
);

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
export const firstTold = prepared(
  (db, of: Placeholders<OfPeople>) =>
    sql<First>`SELECT min("s"."at") AS "at" FROM ${entries(db, of)} AND "s"."company" IS NOT NULL`,
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

export interface Entry {
  /** An instant, or a day; empty for all before the first. */
  at: string;
  fromStatus: CustomerStatus | null;
  toStatus: CustomerStatus;
  customers: number;
  fromValue: number | null;
  toValue: number;
}

/**
 * The entries of some people's customers, of whom no days are kept: those that are told alike as one. With
 * the shape "one" it is a single person.
 */
export const entriesOf = prepared(
  (
    db,
    { last, first, exactly, ...of }: Placeholders<ToldOf>,
    shape,
  ) => sql<Entry>`SELECT "d"."at" AS "at",
      "d"."fromStatus" AS "fromStatus", "d"."toStatus" AS "toStatus", count(*) AS "customers",
      ${whole("fromValue")} AS "fromValue", ${whole("toValue")} AS "toValue"
    FROM (SELECT ${toldAs(db, "s.at", { first, exactly })} AS "at",
        "s"."fromStatus", "s"."fromValue", "s"."toStatus", "s"."toValue"
      FROM ${shape === "one" ? entriesOfOne(db, of) : entries(db, of)} AND "s"."at" < ${last}) AS "d"
    GROUP BY "d"."at", "d"."fromStatus", "d"."toStatus"`,
);

/** PostgreSQL adds up to more digits than are wanted. */
function whole(column: string) {
  return sql<number>`CAST(sum("d".${sql.ref(column)}) AS bigint)`;
}

interface Within extends OfPeople {
  begin: string;
  end: string;
}

/** Lists in JSON: adding one up is cheap here, while SQLite sorts all rows to count those that are alike. */
export interface MovesRow {
  stays: string;
  whole: string;
  halves: string;
}

/** More days than any stay has. */
export const manyDays = 100_000;
/** More statuses than there are. */
export const manyStatuses = 8;

/**
 * All that a pipeline tells of the moves within a span, each read once; one row.
 *
 * `stays`: of each stay that ended its status and its whole days of 24 hours, as one number. `whole`: of those who were
 * added, or moved once, what they were when it began and are at its end, as one number. `halves`: of those
 * who moved more than once the first and the last of these moves, as texts of customer, side and status.
 */
export const movesWithin = prepared((db, { begin, end, ...of }: Placeholders<Within>) => {
  const isFirst = sql`"s"."stayedSince" < ${begin}`;
  const isLast = sql`"s"."until" >= ${end}`;
  const isNew = sql`"s"."addedAt" >= ${begin}`;
  const from = placeOf("fromStatus");
  const to = placeOf("toStatus");
  const stay = sql`${from} * ${sql.lit(manyDays)} + ${daysOfStay(db)}`;
  const pair = sql`CASE WHEN ${isNew} THEN 0 ELSE ${from} END * ${sql.lit(manyStatuses)} + ${to}`;
  const half = sql`"s"."customer" || CASE WHEN ${isFirst}
      THEN concat('<', ${from}) ELSE concat('>', ${to}) END`;
  return sql<MovesRow>`SELECT ${listOf(db, stay, sql`"s"."stayedSince" IS NOT NULL`)} AS "stays",
        ${listOf(db, pair, sql`${isLast} AND (${isNew} OR ${isFirst})`)} AS "whole",
        ${listOf(db, half, sql`NOT (${isNew}) AND (${isFirst}) <> (${isLast})`)} AS "halves"
      FROM ${entries(db, of)} AND "s"."at" >= ${begin} AND "s"."at" < ${end} AND ${isMove}`;
});

/** From 1 on; 0 for none. */
function placeOf(column: "fromStatus" | "toStatus"): RawBuilder<number> {
  const cases = customerStatuses.map(
    (status, place) => sql`WHEN ${sql.lit(status)} THEN ${sql.lit(place + 1)}`,
  );
  return sql`CASE ${sql.ref(`s.${column}`)} ${sql.join(cases, sql` `)} ELSE 0 END`;
}

function listOf(db: Db, value: RawBuilder<unknown>, isWanted: RawBuilder<unknown>) {
  return engineOf(db) === "sqlite"
    ? sql`json_group_array(${value}) FILTER (WHERE ${isWanted})`
    : sql`coalesce(CAST(json_agg(${value}) FILTER (WHERE ${isWanted}) AS text), '[]')`;
}

function daysOfStay(db: Db) {
  return engineOf(db) === "sqlite"
    ? sql`CAST(round((julianday("s"."at") - julianday("s"."stayedSince")) * 86400000) AS integer)
        / 86400000`
    : sql`CAST(floor(extract(epoch FROM
        CAST("s"."at" AS timestamptz) - CAST("s"."stayedSince" AS timestamptz)) / 86400) AS bigint)`;
}
