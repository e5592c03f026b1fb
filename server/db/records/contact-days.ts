import { onChange, toFunction, toTrigger } from "./trigger-sql.ts";

// Every day that was a customer's last contact, written by the database itself in the transaction of
// whatever changes it. An earlier last contact withdraws the days after it; once the latest of these is
// set again, as undo does, all that went with it come back.

/** The days of the customers in `rows`, SQL that reads like a table; the row of a trigger needs none. */
interface Customers {
  rows: string | undefined;
  /** Their columns, such as `NEW.`. */
  row: string;
}

/** Later days no longer count. */
function withdraw({ rows, row }: Customers): string {
  return `UPDATE "contactDays" SET "withdrawnAt" = ${row}"updatedAt"${from(rows)}
    WHERE ${isOf('"contactDays"', row)} AND "day" > ${row}"lastContact" AND "withdrawnAt" IS NULL`;
}

/** Those that went together with the day that counts again. */
function bringBack({ rows, row }: Customers): string {
  return `UPDATE "contactDays" SET "withdrawnAt" = NULL${from(rows)}
    WHERE ${isOf('"contactDays"', row)} AND "day" < ${row}"lastContact" AND "withdrawnAt" = (
      SELECT t."withdrawnAt" FROM "contactDays" AS t
      WHERE ${isOf("t", row)} AND t."day" = ${row}"lastContact")`;
}

function add({ rows, row }: Customers): string {
  // WHERE true: without it SQLite takes ON CONFLICT for a join.
  return `INSERT INTO "contactDays" ("owner", "customer", "day")
    SELECT ${row}"owner", ${row}"_id", ${row}"lastContact"${from(rows)} WHERE true
    ON CONFLICT ("owner", "customer", "day") DO UPDATE SET "withdrawnAt" = NULL`;
}

function from(rows: string | undefined): string {
  return rows === undefined ? "" : ` FROM ${rows}`;
}

function isOf(days: string, row: string): string {
  return `${days}."owner" = ${row}"owner" AND ${days}."customer" = ${row}"_id"`;
}

export function sqliteContactTriggers(): string[] {
  const customer = { rows: undefined, row: "NEW." };
  const statements = [withdraw(customer), bringBack(customer), add(customer)];
  return [
    toTrigger("customers_contact_begun", `AFTER INSERT ON "customers"`, statements),
    toTrigger("customers_contact_moved", onChange("customers", ["lastContact"]), statements),
  ];
}

export function postgresContactTriggers(): string[] {
  const added = { rows: "added AS c", row: "c." };
  const moved = {
    rows: `(SELECT a.* FROM added AS a JOIN removed AS r ON r."owner" = a."owner"
      AND r."_id" = a."_id" WHERE r."lastContact" <> a."lastContact") AS c`,
    row: "c.",
  };
  // Of most changes nobody has to look, and a new customer has no days yet.
  return [
    ...toFunction(
      "customers_contact_begun",
      `INSERT ON "customers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
      [
        `IF EXISTS (SELECT 1 FROM added AS c JOIN "contactDays" AS d ON ${isOf("d", "c.")}) THEN
          ${withdraw(added)};
          ${bringBack(added)};
        END IF`,
        add(added),
      ],
    ),
    ...toFunction(
      "customers_contact_moved",
      `UPDATE ON "customers" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
      [
        `IF EXISTS (SELECT 1 FROM ${moved.rows}) THEN
          ${withdraw(moved)};
          ${bringBack(moved)};
          ${add(moved)};
        END IF`,
      ],
    ),
  ];
}
