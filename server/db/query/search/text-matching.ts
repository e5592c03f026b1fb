import { type RawBuilder, sql } from "kysely";
import { fold, toNameForms, toNameTerms, toPhonePieces } from "../../../../shared/text/fold.ts";
import { type Db, engineOf } from "../../engine/database.ts";
import { kindOf, type Namer, namersOf } from "../../records/records.ts";
import type { RecordTable } from "../../schema.ts";
import { holdsAll, type SearchTerms, splitSearchTerms } from "./search-terms.ts";

/** The column with the folded name of a record. */
function nameKeyOf(table: RecordTable) {
  return sql.ref<string>(`${table}.${Object.keys(kindOf(table).sortKeys)[0]}`);
}

/** What the record is found by that a row, which may have another name in its query, belongs to. */
export function keyOfNamer(row: string, { column, table }: Namer): RawBuilder<string> {
  return sql`coalesce((SELECT "o"."searchKey" FROM ${sql.table(table)} AS "o"
    WHERE "o"."owner" = ${sql.ref(`${row}.owner`)} AND "o"."_id" = ${sql.ref(`${row}.${column}`)}), '')`;
}

/** True for rows that hold what was typed, in any order of its words. */
export function matches(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  return isFound(db, table, splitSearchTerms(search));
}

/** The same for what may be placeholders. */
export function isFound(db: Db, table: RecordTable, searchTerms: SearchTerms): RawBuilder<boolean> {
  const key = searchTerms.long.length === 0 ? "searchKey" : "textKey";
  return isHeld(db, table, searchTerms, key);
}

/** True for rows of which name, email and phone number, or the names of whom they are with, hold it. */
function isCalledSo(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  return isHeld(db, table, splitSearchTerms(search), "searchKey");
}

function isHeld(
  db: Db,
  table: RecordTable,
  searchTerms: SearchTerms,
  key: "searchKey" | "textKey",
) {
  const namers = isRelated(table, searchTerms) ? namersOf(kindOf(table)) : [];
  const related = namers.map((namer) => keyOfNamer(table, namer));
  const terms = [...searchTerms.long, ...searchTerms.short];
  return holdsAll(db, [sql.ref<string>(`${table}.${key}`), ...related], terms);
}

/** Whether the names of others count as well. */
export function isRelated(table: RecordTable, { long }: SearchTerms): boolean {
  const kind = kindOf(table);
  return namersOf(kind).length > 0 && (long.length > 0 || kind.isFoundByShortNames === true);
}

/** True for rows whose own name, email or phone number holds it. */
export function holdsInKey(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  const { long, short } = splitSearchTerms(search);
  return holdsAll(db, [sql.ref<string>(`${table}.searchKey`)], [...long, ...short]);
}

/** True for rows whose own name holds it. */
export function isNamed(db: Db, table: RecordTable, search: string): RawBuilder<boolean> {
  return holdsAll(db, [nameKeyOf(table)], toNameTerms(search));
}

/** True for rows of which the phone number has the same digits; undefined for what is no number. */
export function hasPhone(
  db: Db,
  table: RecordTable,
  search: string,
): RawBuilder<boolean> | undefined {
  if (toPhonePieces(search).length === 0) return undefined;
  // The digits stand in a line of their own.
  const edge = sql.lit("\n");
  const key = sql<string>`(${edge} || ${sql.ref(`${table}.searchKey`)} || ${edge})`;
  return holdsAll(db, [key], [[`\n${search.replace(/\D/g, "")}\n`]]);
}

/** What a word can follow. */
const wordEdges = [" ", "-", "/", "(", "."];

/**
 * Sorts by how well a record matches what was typed: the phone number is the same, the name begins with
 * it, words of the name begin with its words, the name holds them, then email, phone number and the names
 * of whom it is with, then whatever else is searched.
 */
export function byCloseness(db: Db, table: RecordTable, search: string): RawBuilder<number> {
  const name = nameKeyOf(table);
  const atEdges = toNameTerms(search).map((term) =>
    term.flatMap((form) => wordEdges.map((edge) => edge + form)),
  );
  const starts = toNameForms(search).map((form) =>
    engineOf(db) === "sqlite"
      ? sql`instr(${name}, ${form}) = 1`
      : sql`starts_with(${name}, ${form})`,
  );
  const phone = hasPhone(db, table, search);
  // Most rows of a broad search are not named so: asked before what costs more.
  return sql`CASE
    ${phone ? sql`WHEN ${phone} THEN -1` : sql``}
    WHEN ${sql.join(starts, sql` OR `)} THEN 0
    WHEN NOT ${isNamed(db, table, search)} THEN
      CASE WHEN ${isCalledSo(db, table, search)} THEN 3 ELSE 4 END
    WHEN ${holdsAll(db, [sql`(' ' || ${name})`], atEdges)} THEN 1
    ELSE 2 END`;
}

/** True where the name begins with what was typed, in a way that an index can look up. */
export function begins(table: RecordTable, search: string): RawBuilder<boolean> {
  const start = fold(search);
  const name = nameKeyOf(table);
  // The last code point there is: no text holds one.
  const end = `${start}\u{10ffff}`;
  return sql<boolean>`${name} >= ${start} AND ${name} < ${end}`;
}
