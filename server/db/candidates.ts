import { type Expression, sql } from "kysely";
import { toSearchPieces } from "../../shared/fold.ts";
import { type Db, engineOf, type Owner } from "./database.ts";
import { matches, toPatterns } from "./lists.ts";
import { prepared, readRows } from "./prepared.ts";

/**
 * So many rows are named one by one; of more, a list in any order soon meets a page full. Named rows
 * cost some 5 microseconds each, a walk through the 100,000 rows of an owner 15 milliseconds.
 */
const few = 1000;

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
  const found =
    trigrams === undefined ? undefined : await lookUpInSqlite(db, owner, table, trigrams);
  return found ?? (await findFew(db, owner, table, matches(`${table}.searchKey`, search)));
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

async function lookUpInSqlite(db: Db, owner: Owner, table: Searched, trigrams: string) {
  return toFew(await readRows(db, owner, foundInSqlite({ owner, table, trigrams })));
}

const foundInSqlite = prepared(
  (db, { owner, table, trigrams }: { owner: Owner; table: Searched; trigrams: string }) => {
    const block = sql`(SELECT "block" FROM "searchBlocks" WHERE "owner" = ${owner} AND "kind" = ${table})`;
    const query = sql<{ _id: string }>`
      SELECT "searchPlaces"."_id" FROM "searchTrigrams"
      CROSS JOIN "searchPlaces" ON "searchPlaces"."place" = "searchTrigrams"."rowid"
      WHERE "searchTrigrams" MATCH ${trigrams} AND "searchPlaces"."block" = ${block}
        AND "searchTrigrams"."rowid" BETWEEN ${block} << 32 AND ${block} << 32 | 4294967295
      LIMIT ${sql.lit(few + 1)}`;
    return { compile: () => query.compile(db) };
  },
);

function toFew(rows: readonly { _id: string }[]): string[] | undefined {
  return rows.length > few ? undefined : rows.map(({ _id }) => _id);
}

/** Undefined when a piece of what was typed is shorter than a trigram. */
function toTrigramQuery(search: string): string | undefined {
  const groups = toSearchPieces(search).map(toTrigrams);
  if (groups.some((group) => group.length === 0)) return undefined;
  return groups.map((group) => `(${group.map(quote).join(" AND ")})`).join(" OR ");
}

function toTrigrams(piece: string): string[] {
  // By code point, as SQLite counts.
  const letters = [...piece];
  const trigrams = letters.slice(2).map((_, place) => letters.slice(place, place + 3).join(""));
  return [...new Set(trigrams)].slice(0, maxTrigrams);
}

function quote(trigram: string): string {
  return `"${trigram.replaceAll('"', '""')}"`;
}
