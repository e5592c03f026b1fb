// One statement for each answer, so that sums and rows are of one state.
import { columns } from "./floor-columns.ts";

const columnsOf = (alias: string, names: readonly string[]) =>
  names.map((name) => `${alias}."${name}"`).join(", ");

const fields = columns.customerInput;
const keys = columns.customerKeys;
const created = ["owner", "_id", "company", ...fields, "createdAt", "updatedAt", ...keys];
const changed = [...fields, "updatedAt", ...keys];

const companyColumns = columnsOf("c", columns.company);
const customerColumns = columnsOf(
  "k",
  columns.customer.filter((name) => name !== "companyName"),
);
const appointmentColumns = columnsOf("a", columns.appointment);

const detail = `(SELECT c."name" FROM "companies" c
    WHERE c."owner" = "customers"."owner" AND c."_id" = "customers"."company") AS "companyName",
  (SELECT count(*) FROM "appointments" a
    WHERE a."owner" = "customers"."owner" AND a."customer" = "customers"."_id") AS "appointmentCount"`;

/** All sums of an owner as one text, so that they come along with the rows. */
const statusSums = `SELECT string_agg("status" || ':' || "customers" || ':' || "value", ';')
  FROM "statusTotals" WHERE "owner" = ?`;

/** No join: it would tempt SQLite to begin with the companies, and to sort all customers. */
const nameOfCompany = `(SELECT c."name" FROM "companies" c
    WHERE c."owner" = k."owner" AND c."_id" = k."company") AS "companyName"`;

const foundColumns = `${customerColumns}, k."nameKey", ${nameOfCompany}, count(*) OVER () AS "total",
  CAST(coalesce(sum("value") OVER (), 0) AS bigint) AS "totalValue"`;

/** SQLite: only what stands in the owner's part of the index, which rows of others are not in. */
const inBlock = (kind: string) =>
  `p."block" = (SELECT "block" FROM "searchBlocks" WHERE "owner" = ? AND "kind" = '${kind}')`;

/** How many were created since the beginning of a day. */
const newSince = (what: string) =>
  `(SELECT CAST(coalesce(sum("${what}"), 0) AS bigint) FROM "createdTotals"
    WHERE "owner" = ? AND "day" >= ?)`;

export const statements = {
  session: `SELECT u."_id", u."name", u."email", u."timeZone", u."createdAt"
    FROM "sessions" s JOIN "users" u ON u."_id" = s."user"
    WHERE s."tokenHash" = ? AND s."expiresAt" > ?`,

  company: `SELECT ${companyColumns},
      (SELECT count(*) FROM "appointments" a
        WHERE a."owner" = c."owner" AND a."company" = c."_id") AS "appointmentCount"
    FROM "companies" c WHERE c."owner" = ? AND c."_id" = ?`,

  companies: `SELECT ${companyColumns}, c."nameKey", (${statusSums}) AS "sums",
      (SELECT "companies" FROM "ownerTotals" WHERE "owner" = ?) AS "total"
    FROM "companies" c WHERE c."owner" = ? ORDER BY c."nameKey", c."_id" LIMIT CAST(? AS integer)`,

  customers: `SELECT ${customerColumns}, k."nameKey",
      c."name" AS "companyName", c."clientCount", c."totalValue"
    FROM "companies" c
    LEFT JOIN "customers" k ON k."owner" = c."owner" AND k."company" = c."_id"
    WHERE c."owner" = ? AND c."_id" = ?
    ORDER BY k."nameKey", k."_id" LIMIT 51`,

  /**
   * By what stands with the customer, then by the name of the company. SQLite's index of trigrams is
   * asked by hand; PostgreSQL finds its own by itself.
   */
  searchSqlite: `SELECT ${foundColumns} FROM (
      SELECT k.* FROM "searchTrigrams" t
      CROSS JOIN "searchPlaces" p ON p."place" = t."rowid"
      CROSS JOIN "customers" k ON k."owner" = ? AND k."_id" = p."_id"
      WHERE t."searchTrigrams" MATCH ? AND ${inBlock("customers")} AND instr(k."textKey", ?)
      UNION ALL
      SELECT k.* FROM "searchTrigrams" t
      CROSS JOIN "searchPlaces" p ON p."place" = t."rowid"
      CROSS JOIN "companies" c ON c."owner" = ? AND c."_id" = p."_id"
      CROSS JOIN "customers" k ON k."owner" = c."owner" AND k."company" = c."_id"
      WHERE t."searchTrigrams" MATCH ? AND ${inBlock("companies")} AND instr(c."searchKey", ?)
        AND NOT instr(k."textKey", ?)
    ) k ORDER BY k."nameKey", k."_id" LIMIT 51`,

  searchPostgres: `SELECT ${foundColumns} FROM (
      SELECT k.* FROM "customers" k WHERE k."owner" = ? AND k."textKey" LIKE ?
      UNION ALL
      SELECT k.* FROM "companies" c
      JOIN "customers" k ON k."owner" = c."owner" AND k."company" = c."_id"
      WHERE c."owner" = ? AND c."textKey" LIKE ? AND c."searchKey" LIKE ? AND k."textKey" NOT LIKE ?
    ) k ORDER BY k."nameKey", k."_id" LIMIT 51`,

  dashboard: `SELECT ${customerColumns}, ${nameOfCompany}, (${statusSums}) AS "sums",
      (SELECT "companies" FROM "ownerTotals" WHERE "owner" = ?) AS "companies",
      ${newSince("companies")} AS "newCompanies", ${newSince("customers")} AS "newCustomers"
    FROM "customers" k WHERE k."owner" = ?
    ORDER BY k."createdAt" DESC, k."_id" DESC LIMIT 5`,

  days: `SELECT substr("date", 1, 10) AS "date", count(*) AS "count" FROM "appointments"
    WHERE "owner" = ? AND "date" >= ? AND "date" <= ?
    GROUP BY substr("date", 1, 10) ORDER BY 1`,

  day: `SELECT ${appointmentColumns}, c."name" AS "companyName", k."name" AS "customerName"
    FROM "appointments" a
    JOIN "customers" k ON k."owner" = a."owner" AND k."_id" = a."customer"
    JOIN "companies" c ON c."owner" = a."owner" AND c."_id" = a."company"
    WHERE a."owner" = ? AND a."date" >= ? AND a."date" <= ?
    ORDER BY a."date", a."_id"`,

  createCustomer: `INSERT INTO "customers" (${created.map((name) => `"${name}"`).join(", ")})
    VALUES (${created.map(() => "?").join(", ")})
    RETURNING *, ${detail}`,

  updateCustomer: `UPDATE "customers" SET ${changed.map((name) => `"${name}" = ?`).join(", ")}
    WHERE "owner" = ? AND "_id" = ?
    RETURNING *, ${detail}`,
};
