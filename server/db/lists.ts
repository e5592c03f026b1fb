import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { fold, toSearchPieces } from "../../shared/fold.ts";
import { invalidField } from "../errors.ts";
import type { Tables } from "./schema.ts";

/** What a list can be sorted by: an expression that is never null. */
export interface SortKey {
  by: RawBuilder<string | number>;
  type: "text" | "whole number";
}

interface PageQuery {
  sort: string;
  limit: number;
  cursor?: string | undefined;
}

export function byText(column: string): SortKey {
  return { by: sql.ref(column), type: "text" };
}

export function byNumber(column: string): SortKey {
  return { by: sql.ref(column), type: "whole number" };
}

/** Sorts by the place that a column's value has in `order`. */
export function byPlace(column: string, order: readonly string[]): SortKey {
  const cases = order.map((value, place) => sql`WHEN ${value} THEN ${sql.lit(place)}`);
  const by = sql<number>`CASE ${sql.ref(column)} ${sql.join(cases, sql` `)} ELSE -1 END`;
  return { by, type: "whole number" };
}

/**
 * One page of `rows` in the order of `query.sort`, ids breaking ties in the same direction, and the
 * cursor of the next. A page starts after the last row of the one before, not at a count of rows,
 * so writes in between make it skip or double none. A cursor of another list is refused.
 */
export async function readPage<TB extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, TB, Row>,
  keys: Record<string, SortKey>,
  id: string,
  query: PageQuery,
) {
  const descending = query.sort.startsWith("-");
  const direction = descending ? "desc" : "asc";
  const key = keys[descending ? query.sort.slice(1) : query.sort];
  if (!key) throw new Error(`There is no sort key for ${query.sort}`);

  let page = rows
    .select([key.by.as("cursorKey"), sql.ref<string>(id).as("cursorId")])
    .orderBy(key.by, direction)
    .orderBy(sql.ref(id), direction)
    .limit(query.limit + 1);
  if (query.cursor !== undefined) {
    const after = readCursor(query.cursor, query.sort, key);
    const comparison = sql.raw(descending ? "<" : ">");
    page = page.where(
      sql<boolean>`(${key.by}, ${sql.ref(id)}) ${comparison} (${after.key}, ${after.id})`,
    );
  }
  const found = await page.execute();
  const last = found.length > query.limit ? found[query.limit - 1] : undefined;
  return {
    data: found.slice(0, query.limit),
    nextCursor: last ? writeCursor(query.sort, last.cursorKey, last.cursorId) : null,
  };
}

function writeCursor(sort: string, key: string | number, id: string): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");
}

function readCursor(cursor: string, sort: string, { type }: SortKey) {
  // PostgreSQL takes no NUL in a text and no fraction for a whole number.
  const text = z.string().refine((value) => !value.includes("\0"));
  const content = z.tuple([z.literal(sort), type === "text" ? text : z.int(), text]);
  const { data } = content.safeParse(parse(cursor));
  if (!data) throw invalidField("cursor", "Unknown cursor");
  return { key: data[1], id: data[2] };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    // Not a cursor of ours: undefined fits none.
    return undefined;
  }
}

/** True for rows whose search key holds what was typed; `%`, `_` and `\` stand for themselves. */
export function matches(column: string, search: string): Expression<boolean> {
  const conditions = toSearchPieces(search).map((piece) => isLike(column, `%${plain(piece)}%`));
  return sql`(${sql.join(conditions, sql` OR `)})`;
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
  return sql`CASE
    WHEN ${isLike(column, `${piece}%`)} THEN 0
    WHEN ${sql.join(words, sql` OR `)} THEN 1
    WHEN ${isLike(column, `%${piece}%`)} THEN 2
    ELSE 3 END`;
}

function isLike(column: string, pattern: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`;
}

function plain(piece: string): string {
  return piece.replace(/[%_\\]/g, String.raw`\$&`);
}

/** The sum of a column of whole numbers, 0 over no rows. PostgreSQL's own sum would be a text. */
export function sumOf(column: string): RawBuilder<number> {
  return sql<number>`CAST(coalesce(sum(${sql.ref(column)}), 0) AS bigint)`;
}

/** An instant of any offset as the database holds them. */
export function toInstant(dateTime: string): string {
  return new Date(dateTime).toISOString();
}
