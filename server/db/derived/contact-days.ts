import { onChange, toFunction, toTrigger } from "./trigger-sql.ts";

// Every day that was a customer's last contact, written by the database itself in the transaction of
// whatever changes it. An earlier last contact withdraws the days after it; once the latest of these is
// set again, as undo does, all that went with it come back. A customer without a last contact has no days.

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
  // Without a condition SQLite takes ON CONFLICT for a join.
  return `INSERT INTO "contactDays" ("owner", "customer", "day")
    SELECT ${row}"owner", ${row}"_id", ${row}"lastContact"${from(rows)} WHERE ${row}"lastContact" <> ''
    ON CONFLICT ("owner", "customer", "day") DO UPDATE SET "withdrawnAt" = NULL
    WHERE "contactDays"."withdrawnAt" IS NOT NULL`;
}

function from(rows: string | undefined): string {
  return rows === undefined ? "" : ` FROM ${rows}`;
}

function isOf(days: string, row: string): string {
  return `${days}."owner" = ${row}"owner" AND ${days}."customer" = ${row}"_id"`;
}

// What reports keep of days that are over no longer holds where a customer's past changes: from the status
// on, or from the day of contact on. Of a customer who was not there yet nothing was counted.

/** When the past of the customer of a row begins. */
function begun(row: string): string {
  return `(SELECT min(s."at") FROM "statusChanges" AS s
    WHERE s."owner" = ${row}."owner" AND s."customer" = ${row}."customer")`;
}

function forgetFrom(row: "NEW" | "OLD"): string {
  return `DELETE FROM "contactColumns" WHERE "owner" = ${row}."owner" AND "day" >= ${row}."day"
    AND "end" > ${begun(row)}`;
}

/** What is kept of one person has only customers that are there and theirs. */
export function forgetOfPeople(row: "NEW" | "OLD"): string {
  return `DELETE FROM "contactColumns" WHERE "owner" = ${row}."owner" AND "people" > ''`;
}

/** The same for the owners of some rows. */
export function forgetAllOfPeople(rows: string): string {
  return `DELETE FROM "contactColumns" AS k USING (SELECT DISTINCT "owner" FROM ${rows}) AS c
    WHERE k."owner" = c."owner" AND k."people" > ''`;
}

export function sqliteContactTriggers(): string[] {
  const customer = { rows: undefined, row: "NEW." };
  const statements = [withdraw(customer), bringBack(customer), add(customer)];
  return [
    toTrigger("customers_contact_begun", `AFTER INSERT ON "customers"`, statements),
    toTrigger("customers_contact_moved", onChange("customers", ["lastContact"]), statements),
    toTrigger("statusChanges_later", `AFTER INSERT ON "statusChanges"`, [
      `DELETE FROM "contactColumns" WHERE "owner" = NEW."owner" AND "end" > NEW."at"`,
    ]),
    toTrigger("statusChanges_gone", `AFTER DELETE ON "statusChanges"`, [
      `DELETE FROM "contactColumns" WHERE "owner" = OLD."owner" AND "end" > OLD."at"`,
    ]),
    toTrigger("contactDays_added", `AFTER INSERT ON "contactDays"`, [forgetFrom("NEW")]),
    toTrigger("contactDays_changed", onChange("contactDays", ["withdrawnAt"]), [forgetFrom("NEW")]),
    toTrigger("contactDays_gone", `AFTER DELETE ON "contactDays"`, [forgetFrom("OLD")]),
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
    ...forgotten("statusChanges", "INSERT", "NEW", oldestStatus),
    ...forgotten("statusChanges", "DELETE", "OLD", oldestStatus),
    ...forgotten("contactDays", "INSERT", "NEW", eachContact),
    ...forgotten("contactDays", "UPDATE", "NEW", eachContact),
    ...forgotten("contactDays", "DELETE", "OLD", eachContact),
  ];
}

const oldestStatus = `SELECT "owner", '' AS "day", min("at") AS "begun" FROM told GROUP BY "owner"`;
const eachContact = `SELECT "owner", "day", ${begun("told")} AS "begun" FROM told`;

function forgotten(table: string, event: string, rows: "NEW" | "OLD", told: string): string[] {
  return toFunction(
    `${table}_forgotten_${event.toLowerCase()}`,
    `${event} ON "${table}" REFERENCING ${rows} TABLE AS told FOR EACH STATEMENT`,
    [
      `DELETE FROM "contactColumns" AS k USING (${told}) AS c
        WHERE k."owner" = c."owner" AND k."day" >= c."day" AND k."end" > c."begun"`,
    ],
  );
}
