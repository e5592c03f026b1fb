import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "../engine/engine.ts";
import { StartError } from "../engine/start-error.ts";
import { recordKeys } from "../records/keys.ts";
import { keyVersion, recordTables } from "../records/records.ts";
import type { RecordTable, Tables } from "../schema.ts";

/** Rows of one transaction: some tens of milliseconds. */
const defaultBatch = 500;

type Row = Record<string, string | number> & { owner: string; _id: string };

export interface Rewriting {
  /** Hears, in a sentence, how far it has come. */
  report?: ((progress: string) => void) | undefined;
  version?: number;
  batchSize?: number;
}

/**
 * Gives all rows the keys of this version, in batches. What was done before an interruption is not
 * done again, and of several processes one at a time does a batch. Nothing else of a row changes.
 * Throws a StartError when the keys are those of a newer program.
 */
export async function rewriteKeys(
  db: Kysely<Tables>,
  engine: Engine,
  { report, version = keyVersion, batchSize = defaultBatch }: Rewriting = {},
): Promise<void> {
  const states = await db.selectFrom("searchRewrites").selectAll().execute();
  const isDone = (kind: RecordTable) =>
    states.some((state) => state.kind === kind && state.version === version && state.isDone === 1);
  for (const kind of recordTables.filter((one) => !isDone(one))) {
    let [read, written] = [0, 0];
    for (let batch = batchSize; batch === batchSize; ) {
      const done = await db.transaction().execute(async (tx) => {
        await engine.lockMigrations(tx);
        return rewriteBatch(tx, engine, kind, { version, batchSize });
      });
      batch = done.read;
      read += done.read;
      written += done.written;
      if (written > 0) report?.(`Search keys of ${kind}: ${read} checked, ${written} rewritten`);
    }
  }
}

/** False while rows may have keys of another version. */
export async function hasCurrentKeys(db: Kysely<Tables>): Promise<boolean> {
  const states = await db
    .selectFrom("searchRewrites")
    .where("version", "=", keyVersion)
    .where("isDone", "=", 1)
    .select("kind")
    .execute();
  return states.length === recordTables.length;
}

/** How many rows were read, and how many of them got other keys. */
async function rewriteBatch(
  tx: Transaction<Tables>,
  engine: Engine,
  kind: RecordTable,
  { version, batchSize }: { version: number; batchSize: number },
) {
  const { lastOwner, lastId, isDone } = await readState(tx, kind, version);
  if (isDone) return { read: 0, written: 0 };
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(kind)} WHERE ("owner", "_id") > (${lastOwner}, ${lastId})
    ORDER BY "owner", "_id" LIMIT ${sql.lit(batchSize)}
  `.execute(tx);
  const changed = rows.flatMap((row) => {
    const keys = recordKeys[kind].toKeys(row);
    const isSame = Object.entries(keys).every(([name, key]) => row[name] === key);
    return isSame ? [] : [{ owner: row.owner, _id: row._id, ...keys }];
  });
  await writeKeys(tx, engine, kind, changed);
  const last = rows.at(-1);
  const state = {
    version,
    lastOwner: last?.owner ?? lastOwner,
    lastId: last?._id ?? lastId,
    isDone: Number(rows.length < batchSize),
  };
  await tx
    .insertInto("searchRewrites")
    .values({ kind, ...state })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(state))
    .execute();
  return { read: rows.length, written: changed.length };
}

async function readState(tx: Transaction<Tables>, kind: RecordTable, version: number) {
  const state = await tx
    .selectFrom("searchRewrites")
    .where("kind", "=", kind)
    .selectAll()
    .executeTakeFirst();
  if (state && state.version > version) {
    throw new StartError(
      `The search keys are those of a newer program (version ${state.version}, this program ` +
        `knows ${version}). Start the newer program, or restore a backup made before the update.`,
    );
  }
  if (state?.version === version) return state;
  return { lastOwner: "", lastId: "", isDone: 0 };
}

/** One statement for all rows, which come as JSON. */
async function writeKeys(
  tx: Transaction<Tables>,
  engine: Engine,
  kind: RecordTable,
  rows: readonly Record<string, string>[],
) {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).filter((name) => name !== "owner" && name !== "_id");
  const keys = names.map((name) => sql`${sql.ref(name)} = v."value"->>${sql.lit(name)}`);
  const json = JSON.stringify(rows);
  const values =
    engine.name === "sqlite"
      ? sql`json_each(${json}) AS v`
      : sql`jsonb_array_elements(${json}::jsonb) AS v("value")`;
  await sql`
    UPDATE ${sql.table(kind)} AS r SET ${sql.join(keys)} FROM ${values}
    WHERE r."owner" = v."value"->>'owner' AND r."_id" = v."value"->>'_id'
  `.execute(tx);
}
