import { sql } from "kysely";
import type { CustomerStatus } from "../../../shared/statuses.ts";
import { rowsOf } from "../../db/acts/steps.ts";
import type { Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { isListed } from "../../db/query/search/candidates.ts";
import type { OfPeople } from "../../filters/people.ts";

/** Customers that are read at a time. */
export const batchSize = 2000;

interface Range {
  owner: Owner;
  /** Days of contact between these count, and statuses before an instant. */
  from: string;
  to: string;
  end: string;
  /** The customer that the batch before ended with, or a list of customers in JSON. */
  after?: string | undefined;
  ids?: string | undefined;
}

/** What customers were, each instant with a status, and when they were contacted; commas in between. */
export interface Past {
  customer: string;
  statuses: string;
  days: string | null;
}

/** Of customers in the order of their ids, also of deleted ones. */
export const pastsOf = prepared(
  (
    db,
    { owner, from, to, end, after, ids }: Placeholders<Range>,
  ) => sql<Past>`SELECT "s"."customer",
      string_agg("s"."at" || ' ' || "s"."toStatus", ',') AS "statuses",
      (SELECT string_agg("d"."day", ',') FROM "contactDays" AS "d"
        WHERE "d"."owner" = ${owner} AND "d"."customer" = "s"."customer"
          AND "d"."day" >= ${from} AND "d"."day" <= ${to} AND "d"."withdrawnAt" IS NULL) AS "days"
    FROM "statusChanges" AS "s" WHERE "s"."owner" = ${owner} AND "s"."at" < ${end}
      AND ${ids ? isListed(db, "s.customer", ids) : sql`"s"."customer" > ${after}`}
    GROUP BY "s"."customer" ORDER BY "s"."customer" LIMIT ${sql.lit(batchSize)}`,
);

/** Customers that are deleted, and of whom something is told nevertheless. */
export const deletedCustomers = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<{ customer: string }>`SELECT DISTINCT "customer" FROM "statusChanges"
      WHERE "owner" = ${owner} AND "company" IS NULL`,
);

interface Counted {
  customers: number;
  kept: number;
}

/** What the answers of days that are over are known by. */
interface Kept {
  owner: Owner;
  /** A list of one id in JSON, or empty for everyone. */
  people: string;
  followUp: string;
  /** Rows or days as a list in JSON. */
  list: string;
}

export const keptColumns = prepared(
  (db, { owner, people, followUp, list }: Placeholders<Kept>) =>
    sql<
      Counted & { day: string; end: string }
    >`SELECT "day", "end", "customers", "kept" FROM "contactColumns"
      WHERE "owner" = ${owner} AND "people" = ${people} AND ${isListed(db, "day", list)} AND "followUp" = ${followUp}
        AND "customers" IS NOT NULL`,
);

const keys = ["day", "end"];

/** Says who counts columns; what was kept for other follow-up times goes. */
export const claimedColumns = prepared(
  (db, { owner, people, followUp, list, claim }: Placeholders<Kept & { claim: string }>) =>
    sql`INSERT INTO "contactColumns" ("owner", "people", "day", "end", "followUp", "claim")
      SELECT CAST(${owner} AS text), CAST(${people} AS text), "v"."day", "v"."end",
        CAST(${followUp} AS text), CAST(${claim} AS text)
      FROM ${rowsOf(db, "contactColumns", keys, list)} WHERE true
      ON CONFLICT ("owner", "people", "day", "end", "followUp") DO UPDATE SET "claim" = excluded."claim"
      WHERE "contactColumns"."customers" IS NULL`,
);

export const outdatedColumns = prepared(
  (_db, { owner, followUp }: Placeholders<Pick<Kept, "owner" | "followUp">>) =>
    sql`DELETE FROM "contactColumns" WHERE "owner" = ${owner} AND "followUp" <> ${followUp}`,
);

/** Keeps what was counted, but for what a change has removed meanwhile. */
export const countedColumns = prepared(
  (db, { owner, people, followUp, list, claim }: Placeholders<Kept & { claim: string }>) =>
    sql`UPDATE "contactColumns" AS "k" SET "customers" = "v"."customers", "kept" = "v"."kept"
      FROM ${rowsOf(db, "contactColumns", [...keys, "customers", "kept"], list)}
      WHERE "k"."owner" = ${owner} AND "k"."people" = ${people}
        AND "k"."followUp" = ${followUp} AND "k"."claim" = ${claim}
        AND "k"."day" = "v"."day" AND "k"."end" = "v"."end"`,
);

/** How many customers are of each status and last contact. */
export const presentContacts = prepared((db, { owner, people }: Placeholders<OfPeople>) => {
  type Row = { status: CustomerStatus; lastContact: string; customers: number };
  return people
    ? sql<Row>`SELECT "status", "lastContact", count(*) AS "customers" FROM "customers"
        WHERE "owner" = ${owner} AND ${isListed(db, "responsible", people)}
        GROUP BY "status", "lastContact"`
    : sql<Row>`SELECT "status", "lastContact", "customers" FROM "contactTotals"
        WHERE "owner" = ${owner}`;
});

export const customersOf = prepared(
  (db, { owner, people }: Placeholders<Required<OfPeople>>) =>
    sql<{ _id: string }>`SELECT "_id" FROM "customers" WHERE "owner" = ${owner}
      AND ${isListed(db, "responsible", people)}`,
);

/** Customers whose last contact is after a day: as it seems, to clocks that differ. */
export const laterContacts = prepared(
  (db, { owner, people, day }: Placeholders<OfPeople & { day: string }>) =>
    sql<{
      status: CustomerStatus;
      lastContact: string | null;
      customers: number;
    }>`SELECT "status", (
        SELECT max("d"."day") FROM "contactDays" AS "d" WHERE "d"."owner" = ${owner}
          AND "d"."customer" = "customers"."_id" AND "d"."day" <= ${day}
          AND "d"."withdrawnAt" IS NULL
      ) AS "lastContact", 1 AS "customers"
      FROM "customers" WHERE "owner" = ${owner} AND "lastContact" > ${day}
        AND ${people ? isListed(db, "responsible", people) : sql`1 = 1`}`,
);
