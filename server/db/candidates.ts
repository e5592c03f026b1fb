import { type Expression, sql } from "kysely";
import { toSearchPieces } from "../../shared/fold.ts";
import { type Db, engineOf, type Owner } from "./database.ts";
import { matches } from "./lists.ts";

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
  const trigrams = engineOf(db) === "sqlite" ? toTrigramQuery(search) : undefined;
  const found =
    trigrams === undefined ? undefined : await lookUpInSqlite(db, owner, table, trigrams);
  // PostgreSQL knows by itself when its index pays.
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
  // One parameter for any number of ids, so that the statement is the same each time.
  return engineOf(db) === "sqlite"
    ? sql<boolean>`${sql.ref(column)} IN (SELECT "value" FROM json_each(${JSON.stringify(ids)}))`
    : sql<boolean>`${sql.ref(column)} = ANY(${ids}::text[])`;
}

async function lookUpInSqlite(db: Db, owner: Owner, table: Searched, trigrams: string) {
  const block = sql`(SELECT "block" FROM "searchBlocks" WHERE "owner" = ${owner} AND "kind" = ${table})`;
  const { rows } = await sql<{ _id: string }>`
    SELECT "searchPlaces"."_id" FROM "searchTrigrams"
    CROSS JOIN "searchPlaces" ON "searchPlaces"."place" = "searchTrigrams"."rowid"
    WHERE "searchTrigrams" MATCH ${trigrams} AND "searchPlaces"."block" = ${block}
      AND "searchTrigrams"."rowid" BETWEEN ${block} << 32 AND ${block} << 32 | 4294967295
    LIMIT ${few + 1}
  `.execute(db);
  return toFew(rows);
}

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
