import { type Expression, type RawBuilder, sql } from "kysely";
import { type Db, engineOf, type Owner } from "../../engine/database.ts";
import type { RecordTable } from "../../schema.ts";
import type { OrPlaceholder, Placeholders } from "../placeholders.ts";
import { prepared, readRows } from "../prepared.ts";
import {
  readTermValues,
  type SearchTermValues,
  splitSearchTerms,
  toTermValues,
} from "./search-terms.ts";
import { selectFound } from "./sqlite-search-index.ts";
import { toTrigramQueries } from "./trigrams.ts";

/**
 * So many rows are named one by one; of more, a list in any order soon meets a page full. Named rows
 * cost some 5 microseconds each, a walk through the 100,000 rows of an owner 15 milliseconds.
 */
export const lookupLimit = 1000;

/**
 * Ids among which are all of the owner's rows that match what was typed, or undefined when there
 * are more than `most`. They are still to be compared: trigrams may stand in any order.
 */
export async function findCandidates(
  db: Db,
  owner: Owner,
  table: RecordTable,
  search: string,
  most = lookupLimit,
): Promise<string[] | undefined> {
  const searchTerms = splitSearchTerms(search);
  const terms = toTermValues(searchTerms);
  // PostgreSQL knows by itself when its index pays.
  if (engineOf(db) === "postgres") {
    const lookUp = foundInPostgres({ owner, table, limit: most + 1, ...toJson(terms) });
    return toFew(await readRows(db, owner, lookUp), most);
  }
  const values = { owner, limit: most + 1, ...toTrigramQueries(searchTerms), ...terms };
  return toFew(await readRows(db, owner, foundInSqlite(values, table)), most);
}

/** Ids of the owner's rows for which all conditions are true, or undefined when they are not few. */
export async function findFew(
  db: Db,
  owner: Owner,
  table: RecordTable,
  ...conditions: Expression<boolean>[]
): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom(table)
    .where(sql.ref<string>(`${table}.owner`), "=", owner)
    .where((eb) => eb.and(conditions))
    .select("_id")
    .limit(lookupLimit + 1)
    .execute();
  return toFew(rows, lookupLimit);
}

/** True for rows with one of these ids. */
export function isOneOf(db: Db, column: string, ids: readonly string[]) {
  return isListed(db, column, JSON.stringify(ids));
}

/**
 * The same for a list of ids in JSON, which may be a placeholder: one value for any number of ids,
 * so that the statement is the same each time.
 */
export function isListed(
  db: Db,
  column: string | RawBuilder<string | null>,
  list: OrPlaceholder<string>,
): RawBuilder<boolean> {
  const value = typeof column === "string" ? sql.ref(column) : column;
  return engineOf(db) === "sqlite"
    ? sql`${value} IN (SELECT "value" FROM json_each(${list}))`
    : sql`${value} = ANY(${toTextArray(list)})`;
}

/** True where all are; without one everywhere. */
export function allOf(conditions: readonly Expression<boolean>[]) {
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** PostgreSQL's array of a list of texts in JSON, which may be a placeholder. */
function toTextArray(list: OrPlaceholder<string>) {
  return sql<string[]>`ARRAY(SELECT jsonb_array_elements_text(${list}::jsonb))`;
}

/** What PostgreSQL's own functions are asked for. */
export function toJson(terms: SearchTermValues): { long: string; short: string } {
  const { long, short } = readTermValues(terms);
  return { long: JSON.stringify(long), short: JSON.stringify(short) };
}

interface Asked {
  owner: Owner;
  table: RecordTable;
  limit: number;
  long: string;
  short: string;
}

/** By a function that may use the index, see derived/search-functions.ts. */
const foundInPostgres = prepared(
  (_db, { owner, table, limit, long, short }: Placeholders<Asked>) =>
    sql<{ _id: string }>`SELECT "findCandidates"(
      ${owner}, ${table}, ${long}::jsonb, ${short}::jsonb, ${limit}
    ) AS "_id"`,
);

interface Looked extends SearchTermValues {
  owner: Owner;
  limit: number;
  trigrams?: string;
  anyTrigrams?: string;
}

const foundInSqlite = prepared(
  (db, values: Placeholders<Looked>, table) => {
    // as: the shape of the statement is the kind of record.
    const search = { ...values, table: table as RecordTable, searchTerms: readTermValues(values) };
    return sql<{ _id: string }>`${selectFound(db, search, "_id")} LIMIT ${values.limit}`;
  },
  { isWide: true },
);

function toFew(rows: readonly { _id: string }[], most: number): string[] | undefined {
  return rows.length > most ? undefined : rows.map(({ _id }) => _id);
}
