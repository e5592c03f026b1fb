import { quoteAll, toFunction, toTrigger } from "./trigger-sql.ts";

// What statusChanges tells of the past of customers that are there, kept for reports: in columns of each
// entry, and in sums by day. Whatever writes an entry, in whatever order.

const key = ["owner", "customer", "at"];
const kept = ["fromStatus", "fromValue", "addedAt", "stayedSince", "until", "closedBefore"];

/** The columns that follow from the other entries of the same customer, of all that `isAsked` is true for. */
function durationsOf(isAsked: string): string {
  return `SELECT ${quoteAll(key)}, "fromStatus", "fromValue",
      min("at") OVER (PARTITION BY "owner", "customer") AS "addedAt",
      CASE WHEN "movedAt" IS NOT NULL THEN max("movedAt") OVER "earlier" END AS "stayedSince",
      CASE WHEN "movedAt" IS NOT NULL THEN coalesce(min("movedAt") OVER "later", '~') END AS "until",
      max(CASE WHEN "toStatus" = 'Deal Closed' THEN "movedAt" END) OVER "earlier" AS "closedBefore"
    FROM (
      SELECT ${quoteAll(key)}, "toStatus",
        lag("toStatus") OVER "entries" AS "fromStatus", lag("toValue") OVER "entries" AS "fromValue",
        CASE WHEN coalesce(lag("toStatus") OVER "entries", '') <> "toStatus" THEN "at" END AS "movedAt"
      FROM "statusChanges" WHERE ${isAsked}
      WINDOW "entries" AS (PARTITION BY "owner", "customer" ORDER BY "at")
    ) AS "told"
    WINDOW "earlier" AS (PARTITION BY "owner", "customer" ORDER BY "at"
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
      "later" AS (PARTITION BY "owner", "customer" ORDER BY "at" DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)`;
}

// The table keeps its name: of a trigger that calls it otherwise, SQLite can rename no table any more.
const row = (name: string) => `"statusChanges"."${name}"`;
const isSame = key.map((name) => `${row(name)} = "fresh"."${name}"`).join(" AND ");
const differs = kept.map((name) => `${row(name)} IS DISTINCT FROM "fresh"."${name}"`).join(" OR ");

function retell(isAsked: string): string {
  return `UPDATE "statusChanges" SET ${kept.map((name) => `"${name}" = "fresh"."${name}"`).join(", ")}
    FROM (${durationsOf(isAsked)}) AS "fresh" WHERE ${isSame} AND (${differs})`;
}

/** Entries of customers that are there whose kept columns are not what the others say. */
export const wronglyKept = `SELECT count(*) AS "n" FROM "statusChanges"
  JOIN (${durationsOf(`"company" IS NOT NULL`)}) AS "fresh" ON ${isSame} WHERE ${differs}`;

const sums = `"owner", "day", "status", "customers", "value"`;

/** What entries add to the sums. */
function addends(rows: string): string {
  const read = (side: string, sign: string) =>
    `SELECT "owner", substr("at", 1, 10) AS "day", "${side}Status" AS "status",
      ${sign}1 AS "customers", ${sign}"${side}Value" AS "value"
      FROM ${rows} WHERE "company" IS NOT NULL AND "${side}Status" IS NOT NULL`;
  return `${read("to", "")} UNION ALL ${read("from", "-")}`;
}

/** All that the sums should be. */
export function summed(rows: string): string {
  return `SELECT "owner", "day", "status", sum("customers") AS "customers", sum("value") AS "value"
    FROM (${addends(rows)}) AS "told" GROUP BY "owner", "day", "status"`;
}

const orMore = `ON CONFLICT ("owner", "day", "status") DO UPDATE SET
  "customers" = "statusDays"."customers" + excluded."customers",
  "value" = "statusDays"."value" + excluded."value"`;

export function sqliteDurationTriggers(): string[] {
  const of = (row: "NEW" | "OLD") => `"owner" = ${row}."owner" AND "customer" = ${row}."customer"`;
  const one = (row: "NEW" | "OLD") =>
    `(SELECT ${["owner", "at", "company", "toStatus", "toValue", "fromStatus", "fromValue"]
      .map((name) => `${row}."${name}" AS "${name}"`)
      .join(", ")}) AS "row"`;
  const add = `INSERT INTO "statusDays" (${sums}) ${summed(one("NEW"))} ${orMore}`;
  // Only from rows that are still there, see counter-triggers.ts.
  const subtract = (["to", "from"] as const).map((side) => {
    const sign = side === "to" ? "-" : "+";
    return `UPDATE "statusDays" SET "customers" = "customers" ${sign} 1,
      "value" = "value" ${sign} OLD."${side}Value" WHERE "owner" = OLD."owner"
      AND "day" = substr(OLD."at", 1, 10) AND "status" = OLD."${side}Status"
      AND OLD."company" IS NOT NULL`;
  });
  const counted = ["toStatus", "toValue", "fromStatus", "fromValue"];
  const changed = (columns: readonly string[]) =>
    columns.map((name) => `OLD."${name}" IS NOT NEW."${name}"`);
  const isHere = `NEW."company" IS NOT NULL`;
  return [
    toTrigger("statusChanges_told", `AFTER INSERT ON "statusChanges" WHEN ${isHere}`, [
      add,
      retell(of("NEW")),
    ]),
    toTrigger(
      "statusChanges_untold",
      `AFTER DELETE ON "statusChanges" WHEN OLD."company" IS NOT NULL`,
      [...subtract, retell(of("OLD"))],
    ),
    toTrigger(
      "statusChanges_recounted",
      `AFTER UPDATE OF "company", ${quoteAll(counted)} ON "statusChanges"
        WHEN ${changed(counted).join(" OR ")} OR (OLD."company" IS NULL) <> (NEW."company" IS NULL)`,
      [...subtract, add],
    ),
    toTrigger(
      "statusChanges_retold",
      `AFTER UPDATE OF "toStatus", "toValue" ON "statusChanges"
        WHEN ${isHere} AND (${changed(["toStatus", "toValue"]).join(" OR ")})`,
      [retell(of("NEW"))],
    ),
  ];
}

/** Those of a customer that is there again. */
export const retellNew = retell(`"owner" = NEW."owner" AND "customer" = NEW."_id"`);
/** The same of the customers in the table `added`. */
export const retellAdded = retell(`("owner", "customer") IN (SELECT "owner", "_id" FROM added)`);

export function postgresDurationTriggers(): string[] {
  const among = (rows: string) =>
    retell(`("owner", "customer") IN (
      SELECT "owner", "customer" FROM ${rows} WHERE "company" IS NOT NULL)`);
  const add = (rows: string) => `INSERT INTO "statusDays" (${sums}) ${summed(rows)} ${orMore}`;
  const subtract = (rows: string) =>
    `UPDATE "statusDays" AS d SET "customers" = d."customers" - t."customers",
      "value" = d."value" - t."value" FROM (${summed(rows)}) AS t
      WHERE d."owner" = t."owner" AND d."day" = t."day" AND d."status" = t."status"`;
  const pairs = `removed AS r JOIN added AS a ON r."owner" = a."owner"
    AND r."customer" = a."customer" AND r."at" = a."at"`;
  const counts = (row: string) =>
    `(${row}."company" IS NULL, ${row}."toStatus", ${row}."toValue", ${row}."fromStatus", ${row}."fromValue")`;
  const changed = (row: string) =>
    `(SELECT ${row}.* FROM ${pairs} WHERE ${counts("r")} IS DISTINCT FROM ${counts("a")}) AS "changed"`;
  const is = (row: string) => `(${row}."toStatus", ${row}."toValue")`;
  const retold = `(SELECT a.* FROM ${pairs} WHERE ${is("r")} IS DISTINCT FROM ${is("a")}) AS "changed"`;
  return [
    ...toFunction(
      "statusChanges_told",
      `INSERT ON "statusChanges" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
      [add("added"), among("added")],
    ),
    ...toFunction(
      "statusChanges_untold",
      `DELETE ON "statusChanges" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`,
      [subtract("removed"), among("removed")],
    ),
    ...toFunction(
      "statusChanges_recounted",
      `UPDATE ON "statusChanges" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
      [
        // Of most changes nothing else follows.
        `IF EXISTS (SELECT 1 FROM ${changed("a")}) THEN
          ${subtract(changed("r"))};
          ${add(changed("a"))};
          IF EXISTS (SELECT 1 FROM ${retold}) THEN
            ${among(retold)};
          END IF;
        END IF`,
      ],
    ),
  ];
}
