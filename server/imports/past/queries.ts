import { sql } from "kysely";
import { pastOf } from "../../db/acts/past.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared, readRows, writeTogether } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";

/** What of the past of records has an entry for each change. */
const entryTables = ["statusChanges", "responsibleChanges"] as const;

/** Names an entry of what a record was, or of who was responsible. */
export interface PastEntry {
  table: (typeof entryTables)[number];
  record: string;
  at: string;
}

const entriesOf = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>, table) => {
    const { record } = pastOf(table);
    return sql<Omit<PastEntry, "table">>`SELECT ${sql.ref(record)} AS "record", "at"
      FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${isListed(db, record, ids)}`;
  },
);

export async function readPastOf(db: Db, owner: Owner, records: readonly string[]) {
  if (records.length === 0) return [];
  const asked = { owner, ids: JSON.stringify(records) };
  const all: PastEntry[] = [];
  for (const table of entryTables) {
    const rows = await readRows(db, owner, entriesOf(asked, table));
    all.push(...rows.map((row) => ({ table, ...row })));
  }
  return all;
}

const removedEntry = prepared(
  (
    _db,
    { owner, record, at }: Placeholders<Omit<PastEntry, "table"> & { owner: Owner }>,
    table,
  ) => {
    const name = pastOf(table).record;
    return sql`DELETE FROM ${sql.table(table)} WHERE "owner" = ${owner}
      AND ${sql.ref(name)} = ${record} AND "at" = ${at}`;
  },
);

export async function removePast(tx: Db, owner: Owner, entries: readonly PastEntry[]) {
  const statements = entries.map(({ table, ...entry }) => removedEntry({ owner, ...entry }, table));
  await writeTogether(tx, owner, statements);
}

/** Days of contact of customers that are gone, unless more is told of these. */
const lostContacts = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
    sql`DELETE FROM "contactDays" WHERE "owner" = ${owner} AND ${isListed(db, "customer", ids)}
      AND NOT EXISTS (SELECT 1 FROM "statusChanges" AS "s" WHERE "s"."owner" = ${owner}
        AND "s"."customer" = "contactDays"."customer")`,
);

/** Those that no longer count since their customers have the versions that these have now. */
const withdrawnContacts = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
    sql`DELETE FROM "contactDays" WHERE "owner" = ${owner} AND ${isListed(db, "customer", ids)}
      AND "withdrawnAt" = (SELECT "c"."updatedAt" FROM "customers" AS "c"
        WHERE "c"."owner" = ${owner} AND "c"."_id" = "contactDays"."customer")`,
);

export async function removeContacts(
  tx: Db,
  owner: Owner,
  { gone, back }: Record<"gone" | "back", ReadonlySet<string>>,
) {
  await writeTogether(tx, owner, [
    lostContacts({ owner, ids: JSON.stringify([...gone]) }),
    withdrawnContacts({ owner, ids: JSON.stringify([...back]) }),
  ]);
}
