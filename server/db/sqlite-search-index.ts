import { type RawBuilder, sql } from "kysely";
import { toSearchPieces } from "../../shared/fold.ts";
import type { Owner } from "./database.ts";
import type { RecordTable } from "./schema.ts";

/** Trigrams to look up at most: the rest of a long text is compared with what these have found. */
const maxTrigrams = 40;

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
export function blockOf(owner: Owner, table: RecordTable) {
  return sql<number>`(SELECT "block" FROM "searchBlocks" WHERE "owner" = ${owner} AND "kind" = ${table})`;
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
