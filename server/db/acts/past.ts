import { type RawBuilder, type Selectable, sql } from "kysely";
import { type Db, inSnapshot, type Owner } from "../engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../query/placeholders.ts";
import { prepared } from "../query/prepared.ts";
import { batchSize } from "../records/removal.ts";
import type { Tables } from "../schema.ts";

// What records were outlives them for as long as they can be restored.

/** What is told of records: of which kinds, and the columns that name the record and one of its rows. */
const past = {
  statusChanges: { kinds: ["customers"], record: "customer", row: "at" },
  contactDays: { kinds: ["customers"], record: "customer", row: "day" },
  responsibleChanges: { kinds: ["customers", "companies"], record: "record", row: "at" },
  bookingMails: { kinds: ["customers"], record: "customer", row: "_id" },
} as const;
type PastTable = keyof typeof past;
export const pastTables = Object.keys(past) as PastTable[]; // as: its own names.

/** What is told of an owner's records, batch by batch: each record's from the first on. */
export async function* readPast<Table extends PastTable>(db: Db, owner: Owner, table: Table) {
  const { record, row } = past[table];
  const names = sql.join([sql.ref(record), sql.ref(row)]);
  let after = ["", ""];
  while (true) {
    const place = sql.join(after);
    const { rows } = await inSnapshot(db, owner, (tx) =>
      sql<Selectable<Tables[Table]>>`SELECT * FROM ${sql.table(table)}
        WHERE "owner" = ${owner} AND (${names}) > (${place})
        ORDER BY ${names} LIMIT ${sql.lit(batchSize)}`.execute(tx),
    );
    yield rows;
    const last = new Map(Object.entries(rows.at(-1) ?? {}));
    if (rows.length < batchSize) return;
    after = [String(last.get(record)), String(last.get(row))];
  }
}

/** Removes a batch of an owner's rows. */
export const removedPast = prepared((_db, { owner }: Placeholders<{ owner: Owner }>, table) =>
  removeBatch(owner, table, sql`true`),
);

/**
 * A batch of what is told of records that were touched by an act, are gone, and that no other act could
 * bring back: their time in the trash is over.
 */
export const forgottenPast = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>, table) => {
    const { kinds, record } = pastOf(table);
    const id = sql.ref(`s.${record}`);
    const isOfKind = sql`"kind" IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
    const isHere = kinds.map(
      (kind) => sql`EXISTS (SELECT 1 FROM ${sql.table(kind)} AS "c"
        WHERE "c"."owner" = ${owner} AND "c"."_id" = ${id})`,
    );
    return removeBatch(
      owner,
      table,
      sql`${id} IN (
          SELECT "record" FROM "changes"
          WHERE "owner" = ${owner} AND "_id" = ${change} AND ${isOfKind}
          UNION SELECT "record" FROM "changeRecords"
          WHERE "owner" = ${owner} AND "change" = ${change} AND ${isOfKind})
        AND NOT (${sql.join(isHere, sql` OR `)})
        AND NOT EXISTS (SELECT 1 FROM "changes" AS "h"
          WHERE "h"."owner" = ${owner} AND "h"."record" = ${id} AND "h"."isKept" = 1)
        AND NOT EXISTS (SELECT 1 FROM "changeRecords" AS "r" JOIN "changes" AS "h"
            ON "h"."owner" = "r"."owner" AND "h"."_id" = "r"."change"
          WHERE "r"."owner" = ${owner} AND "r"."record" = ${id} AND "h"."isKept" = 1)`,
    );
  },
);

function removeBatch(owner: OrPlaceholder<Owner>, table: string, isGone: RawBuilder<unknown>) {
  const { record, row } = pastOf(table);
  const names = (from?: string) =>
    sql.join([record, row].map((name) => sql.ref(from ? `${from}.${name}` : name)));
  return sql`DELETE FROM ${sql.table(table)} WHERE "owner" = ${owner} AND (${names()}) IN (
    SELECT ${names("s")} FROM ${sql.table(table)} AS "s"
    WHERE "s"."owner" = ${owner} AND ${isGone}
    LIMIT ${sql.lit(batchSize)}) RETURNING ${sql.ref(record)}`;
}

/** What is known of a table of the past. */
export function pastOf(table: string) {
  // as: the shape of the statement is the table.
  return past[table as PastTable];
}
