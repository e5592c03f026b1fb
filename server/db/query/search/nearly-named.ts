import { sql } from "kysely";
import { isForgiven, toDistance, toTypedWords } from "../../../../shared/text/typos.ts";
import { type Db, engineOf, type Owner } from "../../engine/database.ts";
import type { RecordTable } from "../../schema.ts";
import type { Placeholders } from "../placeholders.ts";
import { prepared, readRows } from "../prepared.ts";
import { blockOf, hasTrigrams } from "./sqlite-search-index.ts";
import { toTrigrams, toTypoPatterns } from "./typo-patterns.ts";

/** Names to compare at most, of SQLite the newest: some 10 milliseconds, whatever was typed. */
const maxCompared = 2000;
/** More words than this are no name. */
const maxWords = 5;
/** Words that the index is asked for, the longest; the others are only compared. */
const maxAsked = 2;

/**
 * Ids of records that are called what was typed but for a typo, one in each word: those with the
 * fewest first, among equals the newest. For when nothing is found as it was typed.
 */
export async function findNearlyNamed(
  db: Db,
  owner: Owner,
  table: RecordTable,
  typed: string,
): Promise<string[]> {
  const words = toTypedWords(typed);
  const asked = words
    .filter((forms) => forms.every(isForgiven))
    .sort(([one = ""], [other = ""]) => other.length - one.length)
    .slice(0, maxAsked)
    .map((forms) => [...new Set(forms.flatMap(toTypoPatterns))]);
  if (asked.length === 0 || words.length > maxWords) return [];
  const find =
    engineOf(db) === "sqlite"
      ? nearlyInSqlite({ owner, trigrams: toMatch(asked) }, table)
      : nearlyInPostgres({ owner, table, patterns: JSON.stringify(asked) });
  const found = await readRows(db, owner, find);
  return found
    .flatMap(({ _id, name }) => {
      const distance = toDistance(name, words);
      return distance === undefined ? [] : { _id, distance };
    })
    .sort((one, other) => one.distance - other.distance || (one._id < other._id ? 1 : -1))
    .map(({ _id }) => _id);
}

/** A query of SQLite's index. */
function toMatch(asked: readonly string[][]): string {
  const words = asked.map((patterns) => {
    const each = patterns.map((pattern) => {
      const trigrams = [...new Set(toTrigrams(pattern))].map((trigram) => `"${trigram}"`);
      return `(${trigrams.join(" AND ")})`;
    });
    return `(${each.join(" OR ")})`;
  });
  return words.join(" AND ");
}

interface Candidate {
  _id: string;
  /** Folded. */
  name: string;
}

const nearlyInSqlite = prepared(
  (_db, { owner, trigrams }: Placeholders<{ owner: Owner; trigrams: string }>, table) => {
    // as: the shape of the statement is the kind of record.
    const block = blockOf(owner, table as RecordTable);
    return sql<Candidate>`
      SELECT "searchPlaces"."_id" AS "_id",
        substr("t"."searchKey", 1, instr("t"."searchKey" || char(10), char(10)) - 1) AS "name"
      FROM "searchTrigrams"
      CROSS JOIN "searchPlaces" ON "searchPlaces"."place" = "searchTrigrams"."rowid"
      CROSS JOIN "searchKeys" AS "t" ON "t"."place" = "searchTrigrams"."rowid"
      WHERE ${hasTrigrams(trigrams, block)} AND "searchPlaces"."block" = ${block}
      ORDER BY "searchTrigrams"."rowid" DESC LIMIT ${sql.lit(maxCompared)}`;
  },
  { isWide: true },
);

/** By a function that may use the index, see derived/search-functions.ts. */
const nearlyInPostgres = prepared(
  (
    _db,
    {
      owner,
      table,
      patterns,
    }: Placeholders<{ owner: Owner; table: RecordTable; patterns: string }>,
  ) => sql<Candidate>`SELECT "_id", "name"
    FROM "findNearlyNamed"(${owner}, ${table}, ${patterns}::jsonb, ${sql.lit(maxCompared)})`,
);
