import { type Expression, type RawBuilder, sql } from "kysely";
import { toSearchPieces } from "../../shared/fold.ts";
import { type Db, engineOf, type Owner } from "./database.ts";
import { fitsOne, toPatterns } from "./lists.ts";
import { readNumbered, toNumbered } from "./numbered-values.ts";
import { prepared, readRows } from "./prepared.ts";

/**
 * So many rows are named one by one; of more, a list in any order soon meets a page full. Named rows
 * cost some 5 microseconds each, a walk through the 100,000 rows of an owner 15 milliseconds.
 */
export const few = 1000;

/** Trigrams to look up at most: the rest of a long text is compared with what these have found. */
const maxTrigrams = 40;

export type Searched = "companies" | "customers" | "appointments";

/**
 * Ids among which are all of the owner's rows that match what was typed, or undefined when there
 * are more than a few. They are still to be compared: trigrams may stand in any order.
 */
export async function findCandidates(
  db: Db,
  owner: Owner,
  table: Searched,
  search: string,
): Promise<string[] | undefined> {
  // PostgreSQL knows by itself when its index pays.
  if (engineOf(db) === "postgres") return lookUpInPostgres(db, owner, table, search);
  const trigrams = toTrigramQuery(search);
  const patterns = toNumbered("pattern", toPatterns(search));
  const lookUp = foundInSqlite({ owner, table, ...(trigrams && { trigrams }), ...patterns });
  return toFew(await readRows(db, owner, lookUp));
}

/** Ids of the owner's rows for which all conditions are true, or undefined when they are not few. */
export async function findFew(
  db: Db,
  owner: Owner,
  table: Searched,
  ...conditions: Expression<boolean>[]
): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom(table)
    .where(sql.ref<string>(`${table}.owner`), "=", owner)
    .where((eb) => eb.and(conditions))
    .select("_id")
    .limit(few + 1)
    .execute();
  return toFew(rows);
}

/** True for rows with one of these ids. */
export function isOneOf(db: Db, column: string, ids: readonly string[]) {
  return isListed(db, column, JSON.stringify(ids));
}

/**
 * The same for a list of ids in JSON, which may be a placeholder: one value for any number of ids,
 * so that the statement is the same each time.
 */
export function isListed(db: Db, column: string, list: string) {
  return engineOf(db) === "sqlite"
    ? sql<boolean>`${sql.ref(column)} IN (SELECT "value" FROM json_each(${list}))`
    : sql<boolean>`${sql.ref(column)} = ANY(ARRAY(SELECT jsonb_array_elements_text(${list}::jsonb)))`;
}

/** By a function that may use the index, see the migration of row-level security. */
async function lookUpInPostgres(db: Db, owner: Owner, table: Searched, search: string) {
  const patterns = JSON.stringify(toPatterns(search));
  return toFew(await readRows(db, owner, foundInPostgres({ owner, table, patterns })));
}

const foundInPostgres = prepared(
  (db, { owner, table, patterns }: { owner: Owner; table: Searched; patterns: string }) => {
    const query = sql<{ _id: string }>`SELECT "findCandidates"(
      ${owner}, ${table}, ARRAY(SELECT jsonb_array_elements_text(${patterns}::jsonb)), ${sql.lit(few + 1)}
    ) AS "_id"`;
    return { compile: () => query.compile(db) };
  },
);

interface Looked {
  owner: Owner;
  table: Searched;
  /** Absent for what is too short to have one: then the whole block is read through. */
  trigrams?: string;
  [pattern: `pattern${number}`]: string;
}

const foundInSqlite = prepared((db, { owner, table, trigrams, ...compared }: Looked) => {
  const block = blockOf(owner, table);
  const fits = fitsOne("searchKeys.searchKey", readNumbered("pattern", compared));
  const query = sql<{ _id: string }>`
    SELECT "searchPlaces"."_id" FROM ${selectKeys(trigrams, block)}
    CROSS JOIN "searchPlaces" ON "searchPlaces"."place" = "searchKeys"."place"
    WHERE ${fits} AND "searchPlaces"."block" = ${block}
    LIMIT ${sql.lit(few + 1)}`;
  return { compile: () => query.compile(db) };
});

/**
 * A table "searchKeys" of one block: its rows that have the trigrams, or all. The lists of trigrams
 * come first, or SQLite would look into them once for every row.
 */
export function selectKeys(trigrams: string | undefined, block: RawBuilder<number>) {
  return trigrams === undefined
    ? sql`(
        SELECT * FROM "searchKeys" WHERE ${isInBlock("searchKeys.place", block)}
      ) AS "searchKeys"`
    : sql`(
        SELECT k.* FROM "searchTrigrams"
        CROSS JOIN "searchKeys" AS k ON k."place" = "searchTrigrams"."rowid"
        WHERE ${hasTrigrams(trigrams, block)}
      ) AS "searchKeys"`;
}

/** True for the rows of one block that have the trigrams. */
export function hasTrigrams(trigrams: string, block: RawBuilder<number>) {
  return sql`"searchTrigrams" MATCH ${trigrams} AND ${isInBlock("searchTrigrams.rowid", block)}`;
}

function isInBlock(place: string, block: RawBuilder<number>) {
  return sql`${sql.ref(place)} BETWEEN ${block} << 32 AND ${block} << 32 | 4294967295`;
}

/** The owner's part of SQLite's search index; `owner` may be a placeholder. */
export function blockOf(owner: Owner, table: Searched) {
  return sql<number>`(SELECT "block" FROM "searchBlocks" WHERE "owner" = ${owner} AND "kind" = ${table})`;
}

function toFew(rows: readonly { _id: string }[]): string[] | undefined {
  return rows.length > few ? undefined : rows.map(({ _id }) => _id);
}

/** Undefined when a piece of what was typed is shorter than a trigram. */
export function toTrigramQuery(search: string): string | undefined {
  const groups = toSearchPieces(search).map(toTrigrams);
  if (groups.some((group) => group.length === 0)) return undefined;
  return groups.map((group) => `(${group.map(quote).join(" AND ")})`).join(" OR ");
}

/** Enough to hold every letter, and no more: each list of rows that is read takes its time. */
function toTrigrams(piece: string): string[] {
  // By code point, as SQLite counts.
  const letters = [...piece];
  const last = letters.length - 3;
  const trigrams = letters
    .map((_, place) => letters.slice(place, place + 3).join(""))
    .filter((_, place) => place <= last && (place % 3 === 0 || place === last));
  return [...new Set(trigrams)].slice(0, maxTrigrams);
}

function quote(trigram: string): string {
  return `"${trigram.replaceAll('"', '""')}"`;
}
