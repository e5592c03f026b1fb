import { type RawBuilder, sql } from "kysely";
import { selectDeleted } from "../acts/change-log.ts";
import { type Db, engineOf, type Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, type Statement } from "../query/prepared.ts";
import { isListed } from "../query/search/candidates.ts";
import type { RecordTable } from "../schema.ts";
import { kindOf, recordKinds } from "./records.ts";

/** Records that an act on SQLite changes in one transaction; more of them take several. */
export const mostAtOnce = 25;

/**
 * Rows that each of several transactions of SQLite writes: with counters, indexes, the search index, the log and
 * the disk some 10 ms among 200,000 records, for which every other request has to wait (decision 74).
 */
export const batchSize = 10;

/** Rows of a batch of either engine: PostgreSQL holds nobody up, and each batch is a round trip to it. */
export function batchSizeOf(db: Db): number {
  return engineOf(db) === "postgres" ? 100 : batchSize;
}

export interface One {
  owner: Owner;
  id: string;
}

interface Ids {
  owner: Owner;
  /** A list in JSON. */
  ids: string;
}

interface Place {
  change: string;
  part: number;
}

/** True for rows that go when one record does; the values may be placeholders. */
type Condition = (one: Placeholders<One>) => RawBuilder<unknown>;

/** One kind among what a deletion takes along. */
export interface Belonging {
  table: RecordTable;
  /** Some that go: one more than may go at once shows that one transaction will not do. */
  some: (one: One) => Statement<{ _id: string }>;
  /** Return a row for each that is gone. */
  deleted: (one: One) => Statement<unknown>;
  deletedOf: (some: Ids) => Statement<unknown>;
  /** What goes, for the change log. */
  logged: (one: One & Place) => Statement<unknown>;
  loggedOf: (some: Ids & Place) => Statement<unknown>;
}

function toBelonging(table: RecordTable, isGoing: Condition): Belonging {
  const name = sql.table(table);
  return {
    table,
    some: prepared(
      (_db, one: Placeholders<One>) =>
        sql<{ _id: string }>`SELECT "_id" FROM ${name}
          WHERE "owner" = ${one.owner} AND ${isGoing(one)} LIMIT ${sql.lit(mostAtOnce + 1)}`,
    ),
    deleted: prepared(
      (_db, one: Placeholders<One>) =>
        sql`DELETE FROM ${name} WHERE "owner" = ${one.owner} AND ${isGoing(one)} RETURNING "_id"`,
    ),
    deletedOf: prepared(
      (db, { owner, ids }: Placeholders<Ids>) =>
        sql`DELETE FROM ${name} WHERE "owner" = ${owner} AND ${isListed(db, "_id", ids)} RETURNING "_id"`,
    ),
    logged: prepared((db, one: Placeholders<One & Place>) =>
      selectDeleted(db, table, one, isGoing(one)),
    ),
    loggedOf: prepared((db, some: Placeholders<Ids & Place>) =>
      selectDeleted(db, table, some, isListed(db, "_id", some.ids)),
    ),
  };
}

/** Of what belongs to a record of `root`, be it through another record; undefined when nothing does. */
function toCondition(root: RecordTable, table: RecordTable): Condition | undefined {
  const parents = Object.entries(kindOf(table).parents);
  const [direct] = parents.find(([, parent]) => parent === root) ?? [];
  if (direct) return ({ id }) => sql`${sql.ref(direct)} = ${id}`;
  for (const [column, parent] of parents) {
    const isAbove = toCondition(root, parent);
    if (!isAbove) continue;
    return (one) =>
      sql`${sql.ref(column)} IN (
        SELECT "_id" FROM ${sql.table(parent)} WHERE "owner" = ${one.owner} AND ${isAbove(one)})`;
  }
  return undefined;
}

/** Each kind before those that it belongs to. */
const lastFirst = recordKinds.map(({ table }) => table).reverse();

const belongings = new Map(
  lastFirst.map((root) => [
    root,
    lastFirst.flatMap((table) => {
      const isGoing =
        table === root
          ? ({ id }: Placeholders<One>) => sql`"_id" = ${id}`
          : toCondition(root, table);
      return isGoing ? [toBelonging(table, isGoing)] : [];
    }),
  ]),
);

/** All that goes with a record of a kind, itself last. */
export function belongingTo(root: RecordTable): Belonging[] {
  return belongings.get(root) ?? [];
}

/** All of an owner, whatever it belongs to. */
export const everything = lastFirst.map((table) => toBelonging(table, () => sql`true`));
