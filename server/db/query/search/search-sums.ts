import { sql } from "kysely";
import { type Db, engineOf, type Owner } from "../../engine/database.ts";
import { sumOf } from "../lists.ts";
import type { Placeholders } from "../placeholders.ts";
import { prepared, readRows, type Statement } from "../prepared.ts";
import { toJson } from "./candidates.ts";
import {
  readTermValues,
  type SearchTermValues,
  splitSearchTerms,
  toTermValues,
} from "./search-terms.ts";
import { blockOf, hasTrigrams, selectFound } from "./sqlite-search-index.ts";
import { toTrigramQueries } from "./trigrams.ts";

interface Sums {
  total: number;
  /** Cents. */
  value: number;
}

/**
 * SQLite: so many rows are sooner looked up one by one, where trigrams have found them, than all of
 * the owner's are read through.
 */
const worthLookingUp = 20_000;

/** Adds up all the owner's customers that a search finds, with the help of the search index. */
export async function sumFound(db: Db, owner: Owner, search: string): Promise<Statement<Sums>> {
  const searchTerms = splitSearchTerms(search);
  const terms = toTermValues(searchTerms);
  if (engineOf(db) === "postgres") return summedInPostgres({ owner, ...toJson(terms) });
  const { trigrams, anyTrigrams } = toTrigramQueries(searchTerms);
  if (!trigrams || !anyTrigrams) return summedInSqlite({ owner, ...terms });
  const summing = { owner, anyTrigrams, ...terms };
  // Trigrams are all that was typed: there is nothing to compare.
  const isExact =
    searchTerms.short.length === 0 &&
    searchTerms.long.flat().every((form) => [...form].length === 3);
  if (isExact) return summedInSqlite({ ...summing, trigrams }, "exact");
  const isCommon = (await readRows(db, owner, muchFound({ owner, trigrams }))).length > 0;
  return summedInSqlite({ ...summing, ...(!isCommon && { trigrams }) });
}

/** By a function that may use the index, see derived/search-functions.ts. */
const summedInPostgres = prepared(
  (_db, { owner, long, short }: Placeholders<{ owner: Owner; long: string; short: string }>) =>
    sql<Sums>`SELECT "total", "totalValue" AS "value" FROM "sumCustomers"(
      ${owner}, ${long}::jsonb, ${short}::jsonb
    )`,
);

interface Summed extends SearchTermValues {
  owner: Owner;
  trigrams?: string;
  anyTrigrams?: string;
}

const summedInSqlite = prepared(
  (db, values: Placeholders<Summed>, shape) => {
    const searchTerms = readTermValues(values);
    const search = {
      ...values,
      table: "customers" as const,
      searchTerms,
      isExact: shape === "exact",
    };
    return sql<Sums>`
      SELECT count(*) AS "total", ${sumOf("found.value")} AS "value"
      FROM (${selectFound(db, search, "value")}) AS "found"`;
  },
  { isWide: true },
);

/** One row when trigrams find so many that looking them up takes longer than reading all. */
const muchFound = prepared(
  (_db, { owner, trigrams }: Placeholders<{ owner: Owner; trigrams: string }>) =>
    sql<{ found: number }>`
      SELECT 1 AS "found" FROM "searchTrigrams"
      WHERE ${hasTrigrams(trigrams, blockOf(owner, "customers"))}
      LIMIT 1 OFFSET ${sql.lit(worthLookingUp)}`,
  { isWide: true },
);
