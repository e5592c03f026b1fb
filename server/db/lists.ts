import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { fold, toSearchPieces } from "../../shared/fold.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { invalidField } from "../errors.ts";
import type { Tables } from "./schema.ts";

/** An expression that is never null. */
interface SortStep {
  by: RawBuilder<string | number>;
  type: "text" | "whole number";
}

/** What a list can be sorted by, one step breaking the ties of the step before. */
export type SortKey = readonly SortStep[];

interface PageQuery {
  sort: string;
  limit: number;
  cursor?: string | undefined;
}

export function byText(...columns: string[]): SortKey {
  return columns.map((column) => ({ by: sql.ref(column), type: "text" }));
}

export function byNumber(column: string): SortKey {
  return [{ by: sql.ref(column), type: "whole number" }];
}

/** Sorts by status in the order in which people move through them, then by name. */
export function byStatus(): SortKey {
  return [{ by: statusPlace, type: "whole number" }, ...byText("customers.nameKey")];
}

const cases = customerStatuses.map(
  (status, place) => sql`WHEN ${sql.lit(status)} THEN ${sql.lit(place)}`,
);
/** The place of a customer's status in their order, as the index customers_by_status has it. */
export const statusPlace = sql<number>`CASE ${sql.ref("customers.status")} ${sql.join(
  cases,
  sql` `,
)} ELSE -1 END`;

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

  const steps = [...key, ...byText(id)];
  let page = rows
    .select(steps.map(({ by }, step) => by.as(toAlias(step))))
    .limit(query.limit + 1);
  for (const { by } of steps) page = page.orderBy(by, direction);
  if (query.cursor !== undefined) {
    page = page.where(isAfter(steps, readCursor(query.cursor, query.sort, steps), descending));
  }
  const found = await page.execute();
  const last = found.length > query.limit ? found[query.limit - 1] : undefined;
  return { data: found.slice(0, query.limit), nextCursor: last ? writeCursor(query, last) : null };

  function writeCursor({ sort }: PageQuery, row: object): string {
    // as: the columns were selected above.
    const content = [sort, ...steps.map((_, step) => row[toAlias(step) as keyof typeof row])];
    return Buffer.from(JSON.stringify(content)).toString("base64url");
  }
}

function toAlias(step: number): string {
  return `cursor${step}`;
}

function isAfter(steps: SortKey, values: (string | number)[], descending: boolean) {
  const [first] = steps;
  const operator = sql.raw(descending ? "<" : ">");
  const columns = sql.join(steps.map(({ by }) => by));
  // The first step alone lets an index begin there, whatever table or expression the others are of.
  return sql<boolean>`(
    ${first?.by} ${operator}= ${values[0]} AND (${columns}) ${operator} (${sql.join(values)})
  )`;
}

function readCursor(cursor: string, sort: string, steps: SortKey): (string | number)[] {
  const content = z.tuple([z.literal(sort)]).rest(z.union([z.string(), z.int()]));
  const [, ...values] = content.safeParse(parse(cursor)).data ?? [];
  const fits = (value: string | number, { type }: SortStep) =>
    // PostgreSQL takes no NUL in a text and no fraction for a whole number.
    type === "text" ? typeof value === "string" && !value.includes("\0") : typeof value === "number";
  const isOurs =
    values.length === steps.length &&
    steps.every((step, place) => fits(values[place] ?? "", step));
  if (!isOurs) throw invalidField("cursor", "Unknown cursor");
  return values;
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
  return sql`(${sql.ref(column)} LIKE ${pattern} ESCAPE '\\')`;
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
