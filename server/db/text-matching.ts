import { type Expression, type RawBuilder, sql } from "kysely";
import { fold, toSearchPieces } from "../../shared/fold.ts";

/** True for rows whose search key holds what was typed; `%`, `_` and `\` stand for themselves. */
export function matches(column: string, search: string): Expression<boolean> {
  return fitsOne(column, toPatterns(search));
}

/** The same for patterns that may be placeholders. */
export function fitsOne(column: string, patterns: readonly string[]): Expression<boolean> {
  const conditions = patterns.map((pattern) => isLike(column, pattern));
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

/** Patterns of LIKE, with a backslash for escape; a search key that matches fits one of them. */
export function toPatterns(search: string): string[] {
  return toSearchPieces(search).map((piece) => `%${plain(piece)}%`);
}

/** What a word can follow. */
const wordEdges = [" ", "-", "/", "(", "'", "."];

/**
 * Sorts by how well a folded text matches what was typed: it begins with it, one of its words does,
 * it holds it, it does not.
 */
export function byCloseness(column: string, search: string): RawBuilder<number> {
  const piece = plain(fold(search));
  const words = wordEdges.map((edge) => isLike(column, `%${edge}${piece}%`));
  // Most rows of a broad search do not hold it here: asked before what costs more.
  return sql`CASE
    WHEN ${isLike(column, `${piece}%`)} THEN 0
    WHEN NOT ${isLike(column, `%${piece}%`)} THEN 3
    WHEN ${sql.join(words, sql` OR `)} THEN 1
    ELSE 2 END`;
}

/** True where a folded text begins with what was typed, in a way that an index can look up. */
export function begins(column: string, search: string): RawBuilder<boolean> {
  const start = fold(search);
  // The last code point there is: no text holds one.
  const end = `${start}\u{10ffff}`;
  return sql<boolean>`${sql.ref(column)} >= ${start} AND ${sql.ref(column)} < ${end}`;
}

function isLike(column: string, pattern: string): RawBuilder<boolean> {
  // The cast keeps SQLite from planning the statement anew for each pattern, see FixedPlanCompiler.
  return sql`(${sql.ref(column)} LIKE CAST(${pattern} AS text) ESCAPE '\\')`;
}

function plain(piece: string): string {
  return piece.replace(/[%_\\]/g, String.raw`\$&`);
}
