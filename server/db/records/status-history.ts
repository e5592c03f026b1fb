import { onChange, toFunction, toTrigger } from "./trigger-sql.ts";

const columns = `"owner", "customer", "at", "fromStatus", "fromValue", "toStatus", "toValue"`;
const watched = ["status", "value"];

/** A record is never written twice at one instant; if it is, the later one counts. */
const atOnce = `ON CONFLICT ("owner", "customer", "at") DO UPDATE
  SET "toStatus" = excluded."toStatus", "toValue" = excluded."toValue"`;

/** The newest entry of the customer `row`. */
function newest(row: string, column: string): string {
  return `(SELECT "${column}" FROM "statusChanges" WHERE "owner" = ${row}"owner"
    AND "customer" = ${row}"_id" ORDER BY "at" DESC LIMIT 1)`;
}

/** A customer that comes back from the trash as it went has nothing new to tell. */
function isAsBefore(row: string): string {
  return `coalesce(${newest(row, "toStatus")} = ${row}"status", false)
    AND coalesce(${newest(row, "toValue")} = ${row}"value", false)`;
}

/** What customers were, written by the database itself in the transaction of whatever changes them. */
export function sqliteStatusTriggers(): string[] {
  const insert = (statusBefore: string, valueBefore: string) =>
    // WHERE true: without it SQLite takes ON CONFLICT for a join.
    `INSERT INTO "statusChanges" (${columns}) SELECT NEW."owner", NEW."_id", NEW."updatedAt",
      ${statusBefore}, ${valueBefore}, NEW."status", NEW."value" WHERE true ${atOnce}`;
  return [
    toTrigger(
      "customers_history_begun",
      `AFTER INSERT ON "customers" WHEN NOT (${isAsBefore("NEW.")})`,
      [insert(newest("NEW.", "toStatus"), newest("NEW.", "toValue"))],
    ),
    toTrigger("customers_history_continued", onChange("customers", watched), [
      insert('OLD."status"', 'OLD."value"'),
    ]),
  ];
}

export function postgresStatusTriggers(): string[] {
  const insert = (selected: string) =>
    `INSERT INTO "statusChanges" (${columns}) ${selected} ${atOnce}`;
  return [
    ...toFunction(
      "customers_history_begun",
      `INSERT ON "customers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
      [
        insert(`SELECT added."owner", added."_id", added."updatedAt",
          ${newest("added.", "toStatus")}, ${newest("added.", "toValue")},
          added."status", added."value"
          FROM added WHERE NOT (${isAsBefore("added.")})`),
      ],
    ),
    ...toFunction(
      "customers_history_continued",
      `UPDATE ON "customers" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
      [
        insert(`SELECT added."owner", added."_id", added."updatedAt",
          removed."status", removed."value", added."status", added."value"
          FROM added JOIN removed
          ON removed."owner" = added."owner" AND removed."_id" = added."_id"
          WHERE ${watched.map((name) => `removed."${name}" <> added."${name}"`).join(" OR ")}`),
      ],
    ),
  ];
}
