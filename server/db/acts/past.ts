import { type RawBuilder, sql } from "kysely";
import type { Owner } from "../engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../query/placeholders.ts";
import { prepared } from "../query/prepared.ts";
import { batchSize } from "../records/removal.ts";

// What customers were outlives them for as long as they can be restored.

/** What is told of customers, each with what names one of a customer's rows. */
const rowNames = { statusChanges: "at", contactDays: "day" } as const;
type PastTable = keyof typeof rowNames;
export const pastTables = Object.keys(rowNames) as PastTable[]; // as: its own names.

/** Removes a batch of an owner's rows. */
export const removedPast = prepared((_db, { owner }: Placeholders<{ owner: Owner }>, table) =>
  removeBatch(owner, table, sql`true`),
);

/**
 * A batch of what is told of customers that were touched by an act, are gone, and that no other act could
 * bring back: their time in the trash is over.
 */
export const forgottenPast = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>, table) =>
    removeBatch(
      owner,
      table,
      sql`"s"."customer" IN (
          SELECT "record" FROM "changes"
          WHERE "owner" = ${owner} AND "_id" = ${change} AND "kind" = 'customers'
          UNION SELECT "record" FROM "changeRecords"
          WHERE "owner" = ${owner} AND "change" = ${change} AND "kind" = 'customers')
        AND NOT EXISTS (SELECT 1 FROM "customers" AS "c"
          WHERE "c"."owner" = ${owner} AND "c"."_id" = "s"."customer")
        AND NOT EXISTS (SELECT 1 FROM "changes" AS "h"
          WHERE "h"."owner" = ${owner} AND "h"."record" = "s"."customer" AND "h"."isKept" = 1)
        AND NOT EXISTS (SELECT 1 FROM "changeRecords" AS "r" JOIN "changes" AS "h"
            ON "h"."owner" = "r"."owner" AND "h"."_id" = "r"."change"
          WHERE "r"."owner" = ${owner} AND "r"."record" = "s"."customer" AND "h"."isKept" = 1)`,
    ),
);

function removeBatch(owner: OrPlaceholder<Owner>, table: string, isGone: RawBuilder<unknown>) {
  // as: the shape of the statement is the table.
  const name = sql.ref(rowNames[table as PastTable]);
  return sql`DELETE FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ("customer", ${name}) IN (
    SELECT "s"."customer", "s".${name} FROM ${sql.table(table)} AS "s"
    WHERE "s"."owner" = ${owner} AND ${isGone}
    LIMIT ${sql.lit(batchSize)}) RETURNING "customer"`;
}
