import { setImmediate as letOthersGo } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readTogether, type Statement } from "../query/prepared.ts";
import type { RecordTable } from "../schema.ts";
import { kindOf, recordKinds } from "./records.ts";
import { type Authority, writeRecords } from "./write-path.ts";

/**
 * Rows that one transaction deletes: with counters, indexes and the search index some 10 ms on
 * SQLite, for which every other request has to wait.
 */
const batchSize = 100;

interface One {
  owner: Owner;
  id: string;
}

/** True for rows that go when one record does. */
type Condition = (one: Placeholders<One>) => RawBuilder<unknown>;

/** One kind among what a deletion takes along. */
interface Part {
  table: RecordTable;
  /** How many rows go, though not more than one beyond a batch. */
  counted: (one: One) => Statement<{ rows: number }>;
  /** Return a row for each that is gone. */
  deleted: (one: One) => Statement<unknown>;
  deletedBatch: (one: One) => Statement<unknown>;
}

function toPart(table: RecordTable, isGoing: Condition): Part {
  const name = sql.table(table);
  const some = (one: Placeholders<One>, most: number) =>
    sql`SELECT "_id" FROM ${name} WHERE "owner" = ${one.owner} AND ${isGoing(one)} LIMIT ${sql.lit(most)}`;
  return {
    table,
    counted: prepared(
      (_db, one: Placeholders<One>) =>
        sql<{
          rows: number;
        }>`SELECT count(*) AS "rows" FROM (${some(one, batchSize + 1)}) AS "some"`,
    ),
    deleted: prepared(
      (_db, one: Placeholders<One>) =>
        sql`DELETE FROM ${name} WHERE "owner" = ${one.owner} AND ${isGoing(one)} RETURNING "_id"`,
    ),
    deletedBatch: prepared(
      (_db, one: Placeholders<One>) =>
        sql`DELETE FROM ${name} WHERE "owner" = ${one.owner} AND "_id" IN (${some(one, batchSize)})
          RETURNING "_id"`,
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

/** All that goes with a record of each kind, itself last. */
const parts = new Map(
  lastFirst.map((root) => [
    root,
    lastFirst.flatMap((table) => {
      const isGoing =
        table === root
          ? ({ id }: Placeholders<One>) => sql`"_id" = ${id}`
          : toCondition(root, table);
      return isGoing ? [toPart(table, isGoing)] : [];
    }),
  ]),
);

/** All of an owner, whatever it belongs to. */
const everything = lastFirst.map((table) => toPart(table, () => sql`true`));

/**
 * Deletes a record with all that belongs to it: at once, or, where that is much, in many transactions
 * first. Each leaves counters and search index right, so a deletion that breaks off half way has done
 * half of it and can be begun again. Answers whether there was such a record.
 */
export async function deleteRecord(
  db: Db,
  authority: Authority,
  root: RecordTable,
  id: string,
): Promise<boolean> {
  const one = { owner: authority.owner, id };
  const going = parts.get(root) ?? [];
  const below = going.slice(0, -1);
  const counts = below.map(({ counted }) => counted(one));
  const found = counts.length > 0 ? await readTogether(db, one.owner, counts) : [];
  for (const [place, part] of below.entries()) {
    const [count] = found[place] ?? [];
    if (count && count.rows > batchSize) await deleteInBatches(db, authority, part, one);
  }
  const rows = await writeRecords(
    db,
    authority,
    going.map(({ table, deleted }) => ({
      written: { kind: "delete", table },
      statement: deleted(one),
    })),
  );
  return (rows.at(-1)?.length ?? 0) > 0;
}

/** Deletes all records of an owner who closes the account, but not the user. */
export async function deleteAllRecords(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  const authority = { owner, act: undefined };
  for (const part of everything) {
    await deleteInBatches(db, authority, part, { owner, id: "" }, signal);
  }
}

async function deleteInBatches(
  db: Db,
  authority: Authority,
  { table, deletedBatch }: Part,
  one: One,
  signal?: AbortSignal,
) {
  let deleted = batchSize;
  while (deleted === batchSize) {
    signal?.throwIfAborted();
    const [rows = []] = await writeRecords(db, authority, [
      { written: { kind: "delete", table }, statement: deletedBatch(one) },
    ]);
    deleted = rows.length;
    await letOthersGo();
  }
}
