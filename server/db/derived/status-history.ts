import { forgetAllOfPeople, forgetOfPeople } from "./contact-days.ts";
import { retellAdded, retellNew } from "./status-durations.ts";
import { onChange, toFunction, toTrigger } from "./trigger-sql.ts";

const columns = `"owner", "customer", "company", "at", "fromStatus", "fromValue", "toStatus", "toValue"`;
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

/** What is told of customers, each with the column that says of whom. */
const told = [
  ["statusChanges", "customer"],
  ["responsibleChanges", "record"],
  ["bookingMails", "customer"],
] as const;

/** Whose story the entries of a customer belong to: that of the company, as long as the customer is there. */
function follow(row: "NEW" | "OLD", company = `${row}."company"`): string[] {
  return told.map(
    ([table, customer]) => `UPDATE "${table}" SET "company" = ${company}
      WHERE "owner" = ${row}."owner" AND "${customer}" = ${row}."_id"
        AND "company" IS NOT ${company}`,
  );
}

/** What customers were, written by the database itself in the transaction of whatever changes them. */
export function sqliteStatusTriggers(): string[] {
  const insert = (statusBefore: string, valueBefore: string) =>
    // WHERE true: without it SQLite takes ON CONFLICT for a join.
    `INSERT INTO "statusChanges" (${columns}) SELECT NEW."owner", NEW."_id", NEW."company",
      NEW."updatedAt", ${statusBefore}, ${valueBefore}, NEW."status", NEW."value" WHERE true ${atOnce}`;
  return [
    toTrigger(
      "customers_history_begun",
      `AFTER INSERT ON "customers" WHEN NOT (${isAsBefore("NEW.")})`,
      [insert(newest("NEW.", "toStatus"), newest("NEW.", "toValue"))],
    ),
    toTrigger(
      "customers_history_back",
      `AFTER INSERT ON "customers" WHEN EXISTS (SELECT 1 FROM "statusChanges"
        WHERE "owner" = NEW."owner" AND "customer" = NEW."_id" AND "company" IS NOT NEW."company")`,
      [...follow("NEW"), retellNew, forgetOfPeople("NEW")],
    ),
    toTrigger("customers_history_moved", onChange("customers", ["company"]), follow("NEW")),
    toTrigger("customers_history_left", `AFTER DELETE ON "customers"`, [
      ...follow("OLD", "NULL"),
      forgetOfPeople("OLD"),
    ]),
    toTrigger("customers_history_continued", onChange("customers", watched), [
      insert('OLD."status"', 'OLD."value"'),
    ]),
  ];
}

export function postgresStatusTriggers(): string[] {
  const follow = (company: string, rows: string) =>
    told
      .map(
        ([table, customer]) => `UPDATE "${table}" AS s SET "company" = ${company} FROM ${rows} AS c
          WHERE s."owner" = c."owner" AND s."${customer}" = c."_id"
            AND s."company" IS DISTINCT FROM ${company}`,
      )
      .join("; ");
  const insert = (selected: string) =>
    `INSERT INTO "statusChanges" (${columns}) ${selected} ${atOnce}`;
  return [
    ...toFunction(
      "customers_history_begun",
      `INSERT ON "customers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
      [
        insert(`SELECT added."owner", added."_id", added."company", added."updatedAt",
          ${newest("added.", "toStatus")}, ${newest("added.", "toValue")},
          added."status", added."value"
          FROM added WHERE NOT (${isAsBefore("added.")})`),
        `IF EXISTS (SELECT 1 FROM added AS c JOIN "statusChanges" AS s
          ON s."owner" = c."owner" AND s."customer" = c."_id"
          WHERE s."company" IS DISTINCT FROM c."company") THEN
          ${follow('c."company"', "added")};
          ${retellAdded};
          ${forgetAllOfPeople("added")};
        END IF`,
      ],
    ),
    ...toFunction(
      "customers_history_continued",
      `UPDATE ON "customers" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
      [
        insert(`SELECT added."owner", added."_id", added."company", added."updatedAt",
          removed."status", removed."value", added."status", added."value"
          FROM added JOIN removed
          ON removed."owner" = added."owner" AND removed."_id" = added."_id"
          WHERE ${watched.map((name) => `removed."${name}" <> added."${name}"`).join(" OR ")}`),
        // Of most changes nobody has to look.
        `IF EXISTS (SELECT 1 FROM added JOIN removed
          ON removed."owner" = added."owner" AND removed."_id" = added."_id"
          WHERE removed."company" <> added."company") THEN
          ${follow('c."company"', "added")};
        END IF`,
      ],
    ),
    ...toFunction(
      "customers_history_left",
      `DELETE ON "customers" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`,
      [follow("NULL", "removed"), forgetAllOfPeople("removed")],
    ),
  ];
}
