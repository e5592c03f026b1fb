import { type RawBuilder, sql } from "kysely";
import { fold, toNameForms, toNameTerms } from "../../../shared/fold.ts";
import { type Db, engineOf } from "../engine/database.ts";
import type { RecordTable } from "../schema.ts";
import { holdsAll, type Sought, toSought } from "./sought.ts";

/** The column with the folded name of a record. */
const nameKeys = {
  companies: "companies.nameKey",
  customers: "customers.nameKey",
  appointments: "appointments.titleKey",
} as const;

/** By these a record is found as well: the name of its company, and of its customer. */
const relatedKeys: Record<RecordTable, RawBuilder<string>[]> = {
  companies: [],
  customers: [keyOfCompany("customers")],
  appointments: [keyOfCompany("appointments"), keyOfCustomer("appointments")],
};

/** What the company of a row, which may have another name in its query, is found by. */
export function keyOfCompany(row: string): RawBuilder<string> {
  return sql`(SELECT "c"."searchKey" FROM "companies" AS "c"
    WHERE "c"."owner" = ${sql.ref(`${row}.owner`)} AND "c"."_id" = ${sql.ref(`${row}.company`)})`;
}

/** The same of the customer of an appointment. */
export function keyOfCustomer(row: string): RawBuilder<string> {
  return sql`(SELECT "k"."searchKey" FROM "customers" AS "k"
    WHERE "k"."owner" = ${sql.ref(`${row}.owner`)} AND "k"."_id" = ${sql.ref(`${row}.customer`)})`;
}

/** True for rows that hold what was typed, in any order of its words. */
export function matches(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  return isFound(db, table, toSought(search));
}

/** The same for what may be placeholders. */
export function isFound(db: Db, table: RecordTable, sought: Sought): RawBuilder<boolean> {
  const key = sought.long.length === 0 ? "searchKey" : "textKey";
  return isHeld(db, table, sought, key);
}

/** True for rows of which name, email and phone number, or the names of whom they are with, hold it. */
function isCalledSo(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  return isHeld(db, table, toSought(search), "searchKey");
}

function isHeld(db: Db, table: RecordTable, sought: Sought, key: "searchKey" | "textKey") {
  const related = isRelated(table, sought) ? relatedKeys[table] : [];
  const terms = [...sought.long, ...sought.short];
  return holdsAll(db, [sql.ref<string>(`${table}.${key}`), ...related], terms);
}

/**
 * Whether the names of others count as well. One or two letters alone find no customers by the name of
 * their company: that would be most of them.
 */
export function isRelated(table: RecordTable, { long }: Sought): boolean {
  return table === "appointments" || (table === "customers" && long.length > 0);
}

/** True for rows whose own name, email or phone number holds it. */
export function holdsInKey(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  const { long, short } = toSought(search);
  return holdsAll(db, [sql.ref<string>(`${table}.searchKey`)], [...long, ...short]);
}

/** True for rows whose own name holds it. */
export function isNamed(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  return holdsAll(db, [sql.ref<string>(nameKeys[table])], toNameTerms(search));
}

/** What a word can follow. */
const wordEdges = [" ", "-", "/", "(", "."];

/**
 * Sorts by how well a record matches what was typed: its name begins with it, words of the name begin
 * with its words, the name holds them, then email, phone number and the names of whom it is with, then
 * whatever else is searched.
 */
export function byCloseness(db: Db, table: RecordTable, search: string): RawBuilder<number> {
  const name = sql.ref<string>(nameKeys[table]);
  const atEdges = toNameTerms(search).map((term) =>
    term.flatMap((form) => wordEdges.map((edge) => edge + form)),
  );
  const starts = toNameForms(search).map((form) =>
    engineOf(db) === "sqlite"
      ? sql`instr(${name}, ${form}) = 1`
      : sql`starts_with(${name}, ${form})`,
  );
  // Most rows of a broad search are not named so: asked before what costs more.
  return sql`CASE
    WHEN ${sql.join(starts, sql` OR `)} THEN 0
    WHEN NOT ${isNamed(db, table, search)} THEN
      CASE WHEN ${isCalledSo(db, table, search)} THEN 3 ELSE 4 END
    WHEN ${holdsAll(db, [sql`(' ' || ${name})`], atEdges)} THEN 1
    ELSE 2 END`;
}

/** True where the name begins with what was typed, in a way that an index can look up. */
export function begins(table: RecordTable, search: string): RawBuilder<boolean> {
  const start = fold(search);
  const name = sql.ref(nameKeys[table]);
  // The last code point there is: no text holds one.
  const end = `${start}\u{10ffff}`;
  return sql<boolean>`${name} >= ${start} AND ${name} < ${end}`;
}
