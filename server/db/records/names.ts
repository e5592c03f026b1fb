import { sql } from "kysely";
import { loggedKinds } from "../acts/logged-columns.ts";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";
import { isListed } from "../query/search/candidates.ts";
import type { RecordTable } from "../schema.ts";

interface Ids {
  owner: Owner;
  /** A list in JSON. */
  ids: string;
}

const liveNames = prepared((db, { owner, ids }: Placeholders<Ids>, kind) => {
  // as: see nameRecords.
  const { name } = loggedKinds[kind as RecordTable];
  return sql<{ record: string; name: string }>`SELECT "_id" AS "record", ${sql.ref(name)} AS "name"
    FROM ${sql.table(kind)} WHERE "owner" = ${owner} AND ${isListed(db, "_id", ids)}`;
});

const loggedNames = prepared(
  (db, { owner, ids }: Placeholders<Ids>) =>
    sql<{ record: string; name: string }>`SELECT "record", "name" FROM "changes"
      WHERE "owner" = ${owner} AND ${isListed(db, "record", ids)} ORDER BY "_id"`,
);

const deletedRows = prepared(
  (db, { owner, ids }: Placeholders<Ids>, kind) =>
    sql<{ record: string; before: string }>`SELECT "record", "before" FROM "changeRecords"
      WHERE "owner" = ${owner} AND ${isListed(db, "record", ids)}
        AND "kind" = ${sql.lit(kind)} AND "after" IS NULL AND "before" IS NOT NULL`,
);

/** Looks up what records are called, or were called when they were deleted. */
export async function nameRecords(
  db: Db,
  owner: Owner,
  records: readonly { kind: RecordTable; record: string }[],
): Promise<(kind: RecordTable, record: string) => string> {
  const names = new Map<string, string>();
  const keyOf = (kind: RecordTable, record: string) => `${kind} ${record}`;
  for (const [kind, some] of Map.groupBy(records, (one) => one.kind)) {
    const unknown = () => [
      ...new Set(some.map(({ record }) => record).filter((id) => !names.has(keyOf(kind, id)))),
    ];
    const note = (rows: readonly { record: string; name: string }[]) => {
      for (const { record, name } of rows) names.set(keyOf(kind, record), name);
    };
    note(await readRows(db, owner, liveNames({ owner, ids: JSON.stringify(unknown()) }, kind)));
    if (unknown().length === 0) continue;
    note(await readRows(db, owner, loggedNames({ owner, ids: JSON.stringify(unknown()) })));
    if (unknown().length === 0) continue;
    const gone = deletedRows({ owner, ids: JSON.stringify(unknown()) }, kind);
    const rows = await readRows(db, owner, gone);
    note(rows.map(({ record, before }) => ({ record, name: toName(kind, JSON.parse(before)) })));
  }
  return (kind, record) => names.get(keyOf(kind, record)) ?? "";
}

function toName(kind: RecordTable, row: Record<string, unknown>): string {
  return String(row[loggedKinds[kind].name] ?? "");
}
