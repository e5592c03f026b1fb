import { type RawBuilder, sql } from "kysely";
import { type Db, engineOf, type Owner } from "../../engine/database.ts";
import { kindOf, type Namer, namersOf } from "../../records/records.ts";
import type { RecordTable } from "../../schema.ts";
import type { OrPlaceholder, Placeholders } from "../placeholders.ts";
import { prepared, readRows } from "../prepared.ts";
import { holdsAll, type SearchTerms, splitSearchTerms } from "./search-terms.ts";
import { isRelated, keyOfNamer } from "./text-matching.ts";
import { toTrigramQueries } from "./trigrams.ts";

/** Companies with the trigrams: to list so many takes some 3 milliseconds. */
const maxCompanies = 1000;

type Text = OrPlaceholder<string>;

/** What is looked for among the rows of one kind. */
export interface IndexSearch {
  owner: Text;
  table: RecordTable;
  searchTerms: SearchTerms;
  /** Absent where all rows of the owner are to be read through. */
  trigrams?: Text | undefined;
  /** Of any of the long terms; absent where there is none. */
  anyTrigrams?: Text | undefined;
  /** The trigrams are all there is to compare. */
  isExact?: boolean;
}

/**
 * Selects the ids of the rows that are found, or the values of customers: first the rows that hold the
 * terms themselves, then the others from the companies and customers that are called so. Lists of
 * trigrams come first, or SQLite would look into them once for every row.
 */
export function selectFound(db: Db, search: IndexSearch, what: "_id" | "value") {
  const { table, searchTerms } = search;
  const namers = isRelated(table, searchTerms) ? namersOf(kindOf(table)) : [];
  const arms = namers.map((_, place) => selectByName(db, search, what, namers, place));
  return sql.join([selectOwn(db, search, what), ...arms], sql` UNION ALL `);
}

/** The terms by which rows are looked up, and those that are only compared. */
function split({ long, short }: SearchTerms) {
  return long.length > 0
    ? { isLong: true, main: long, rest: short }
    : { isLong: false, main: short, rest: [] };
}

function selectOwn(db: Db, search: IndexSearch, what: "_id" | "value") {
  const { owner, table, searchTerms, trigrams, isExact } = search;
  const { isLong, main, rest } = split(searchTerms);
  const block = blockOf(owner, table);
  const text = isLong ? sql<string>`"t"."textKey"` : sql<string>`"t"."searchKey"`;
  const rows = isLong ? sql`"searchTexts" AS "t"` : sql`"searchKeys" AS "t"`;
  const from = trigrams
    ? sql`"searchTrigrams" CROSS JOIN ${rows} ON "t"."place" = "searchTrigrams"."rowid"`
    : rows;
  const inBlock = trigrams ? hasTrigrams(trigrams, block) : isInBlock("t.place", block);
  const fits = isExact
    ? sql`true`
    : sql`${holdsAll(db, [text], main)} AND ${holdsAll(db, [text, ...relatedAt(search)], rest)}`;
  if (what === "value") {
    return sql`SELECT "t"."value" AS "value" FROM ${from} WHERE ${inBlock} AND ${fits}`;
  }
  return sql`SELECT "searchPlaces"."_id" AS "_id" FROM ${from}
    CROSS JOIN "searchPlaces" ON "searchPlaces"."place" = "t"."place"
    WHERE ${inBlock} AND "searchPlaces"."block" = ${block} AND ${fits}`;
}

/** What others are found by that the row at a place belongs to; seldom asked for. */
function relatedAt({ owner, table }: IndexSearch): RawBuilder<string>[] {
  return namersOf(kindOf(table)).map(
    (namer) => sql`(SELECT ${keyOfNamer("r", namer)} FROM "searchPlaces" AS "p"
      CROSS JOIN ${sql.table(table)} AS "r" ON "r"."_id" = "p"."_id"
      WHERE "p"."place" = "t"."place" AND "p"."block" = ${blockOf(owner, table)} AND "r"."owner" = ${owner})`,
  );
}

/** Those of which neither they themselves nor an earlier one of these is called so. */
function selectByName(
  db: Db,
  search: IndexSearch,
  what: "_id" | "value",
  namers: readonly Namer[],
  place: number,
) {
  const { owner, table, searchTerms } = search;
  const keys = namers.map((namer) => keyOfNamer("r", namer));
  const others = keys.with(place, sql`"n"."searchKey"`);
  const isNew = keys
    .slice(0, place)
    .map((key) => sql`AND NOT ${holdsAll(db, [key], [split(searchTerms).main.flat()])}`);
  const { column, table: named } = namers[place] ?? { column: "", table };
  return sql`SELECT ${sql.ref(`r.${what}`)} AS ${sql.ref(what)}
    FROM ${selectCalled(db, search, named)}
    CROSS JOIN ${sql.table(table)} AS "r" ON ${sql.ref(`r.${column}`)} = "n"."_id"
    WHERE "r"."owner" = ${owner} AND ${isFoundBy(db, searchTerms, others)} ${sql.join(isNew, sql` `)}`;
}

/** The ids of an owner's records that are called as any of the terms, and their keys. */
function selectCalled(
  db: Db,
  { owner, searchTerms, anyTrigrams }: Pick<IndexSearch, "owner" | "searchTerms" | "anyTrigrams">,
  kind: RecordTable,
) {
  const block = blockOf(owner, kind);
  const from = anyTrigrams
    ? sql`"searchTrigrams" CROSS JOIN "searchKeys" AS "t" ON "t"."place" = "searchTrigrams"."rowid"`
    : sql`"searchKeys" AS "t"`;
  const inBlock = anyTrigrams ? hasTrigrams(anyTrigrams, block) : isInBlock("t.place", block);
  return sql`(
    SELECT "searchPlaces"."_id" AS "_id", "t"."searchKey" AS "searchKey" FROM ${from}
    CROSS JOIN "searchPlaces" ON "searchPlaces"."place" = "t"."place"
    WHERE ${inBlock} AND "searchPlaces"."block" = ${block}
      AND ${holdsAll(db, [sql`"t"."searchKey"`], [split(searchTerms).main.flat()])}
  ) AS "n"`;
}

/**
 * True for customers that hold the terms, with the help of their company's name or without. Its
 * name is looked up only where it is one of those, a list made once, that hold any of the terms.
 */
export function isFoundOrCalled(
  db: Db,
  search: { owner: Text; searchTerms: SearchTerms; anyTrigrams: Text },
) {
  const terms = search.searchTerms.long;
  const text = sql<string>`"customers"."textKey"`;
  return sql<boolean>`(${holdsAll(db, [text], terms)} OR (
    "customers"."company" IN (SELECT "n"."_id" FROM ${selectCalled(db, search, "companies")})
    AND ${holdsAll(db, [text, keyOfNamer("customers", { column: "company", table: "companies" })], terms)}
  ))`;
}

/** For isFoundOrCalled; undefined where it does not pay, or a word is too short for trigrams. */
export async function toCompanyTrigrams(db: Db, owner: Owner, search: string) {
  const searchTerms = splitSearchTerms(search);
  const { anyTrigrams } = toTrigramQueries(searchTerms);
  if (engineOf(db) !== "sqlite" || !anyTrigrams || searchTerms.short.length > 0) return undefined;
  const many = await readRows(db, owner, manyCompanies({ owner, anyTrigrams }));
  return many.length > 0 ? undefined : anyTrigrams;
}

/** One row when the list would be long. */
const manyCompanies = prepared(
  (_db, { owner, anyTrigrams }: Placeholders<{ owner: Owner; anyTrigrams: string }>) => sql<{
    found: number;
  }>`
    SELECT 1 AS "found" FROM "searchTrigrams"
    WHERE ${hasTrigrams(anyTrigrams, blockOf(owner, "companies"))}
    LIMIT 1 OFFSET ${sql.lit(maxCompanies)}`,
);

/** Found with the help of the names of others, and not without. */
function isFoundBy(db: Db, searchTerms: SearchTerms, related: RawBuilder<string>[]) {
  const { isLong, main, rest } = split(searchTerms);
  const text = isLong ? sql<string>`"r"."textKey"` : sql<string>`"r"."searchKey"`;
  const isFound = holdsAll(db, [text, ...related], [...main, ...rest]);
  return sql`${isFound} AND NOT ${holdsAll(db, [text], main)}`;
}

/** True for the rows of one block that have the trigrams. */
export function hasTrigrams(trigrams: Text | undefined, block: RawBuilder<number>) {
  return sql`"searchTrigrams" MATCH ${trigrams} AND ${isInBlock("searchTrigrams.rowid", block)}`;
}

function isInBlock(place: string, block: RawBuilder<number>) {
  return sql`${sql.ref(place)} BETWEEN ${block} << 32 AND ${block} << 32 | 4294967295`;
}

/** The owner's part of SQLite's search index. */
export function blockOf(owner: Text, table: RecordTable) {
  return sql<number>`(SELECT "block" FROM "searchBlocks" WHERE "owner" = ${owner} AND "kind" = ${table})`;
}
