import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { UnknownCursor } from "../failures.ts";
import type { Tables } from "../schema.ts";
import type { Placeholders } from "./placeholders.ts";
import { sortKeyLength } from "./search/text-keys.ts";

/** An expression that is never null. */
interface SortStep {
  by: RawBuilder<string | number>;
  /** What the column can hold: a cursor comes from whoever likes, and PostgreSQL takes no other. */
  holds: z.ZodType<string | number>;
}

/** What a list can be sorted by, one step breaking the ties of the step before. */
export type SortKey = readonly SortStep[];

export interface PageQuery {
  sort: string;
  limit: number;
  cursor?: string | undefined;
}

/** As long as a sort key or an id can be; PostgreSQL takes no NUL, and no driver half a character. */
const anyText = z
  .string()
  .max(sortKeyLength)
  .refine((text) => text.isWellFormed() && !text.includes("\0"));
/** A day or an instant, or none. */
const anyTime = z.string().regex(/^[\d:.TZ+-]{0,30}$/);
/** Counts and cents. */
const anyNumber = z.int().min(0);

/** Sorts by sort keys and ids. */
export function byText(...columns: string[]): SortKey {
  return columns.map((column) => ({ by: sql.ref(column), holds: anyText }));
}

export function byTime(column: string): SortKey {
  return [{ by: sql.ref(column), holds: anyTime }];
}

/** The same where it may be null, which counts as `none`. */
export function byTimeOr(column: string, none: string): SortKey {
  return [{ by: orNone(column, none), holds: anyTime }];
}

/** Indexes have this very expression. */
export function orNone(column: string, none: string): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(column)}, ${sql.lit(none)})`;
}

export function byNumber(column: string): SortKey {
  return [{ by: sql.ref(column), holds: anyNumber }];
}

/** Sorts by an expression that counts places from -1, for none, to `last`. */
export function byPlace(place: RawBuilder<number>, last: number): SortKey {
  return [{ by: place, holds: z.int().min(-1).max(last) }];
}

/** What a page is asked for with, as values of a statement; `after…` only beyond the first page. */
export interface PageValues {
  pageLimit: number;
  [after: `after${number}`]: string | number;
}

/** Throws an UnknownCursor when the cursor is of another list. */
export function toPageValues(keys: Record<string, SortKey>, query: PageQuery): PageValues {
  // One row more than the page tells whether another page follows.
  const values: PageValues = { pageLimit: query.limit + 1 };
  if (query.cursor === undefined) return values;
  const after = readCursor(query.cursor, query.sort, toSteps(keys, "", query.sort));
  for (const [step, value] of after.entries()) values[`after${step}`] = value;
  return values;
}

/** The place that a cursor names in an order of one text and the id; throws an UnknownCursor. */
export function readPlace(keys: Record<string, SortKey>, query: PageQuery) {
  const { after0, after1 } = toPageValues(keys, query);
  return after0 === undefined ? undefined : { cursor0: String(after0), cursor1: String(after1) };
}

/**
 * One page of `rows` in the order of `sort`, ids breaking ties in the same direction. A page starts
 * after the last row of the one before, not at a count of rows, so writes in between make it skip or
 * double none.
 */
export function selectPage<TB extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, TB, Row>,
  keys: Record<string, SortKey>,
  id: string,
  sort: string,
  values: Placeholders<PageValues>,
) {
  const steps = toSteps(keys, id, sort);
  const descending = sort.startsWith("-");
  let page = rows
    .select(steps.map(({ by }, step) => by.as(`cursor${step}`)))
    .limit(values.pageLimit);
  for (const { by } of steps) page = page.orderBy(by, descending ? "desc" : "asc");
  return values.after0 === undefined ? page : page.where(isAfter(steps, values, descending));
}

/** The ids of all `rows`, in the same order. */
export function selectIds<TB extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, TB, Row>,
  keys: Record<string, SortKey>,
  id: string,
  sort: string,
) {
  const descending = sort.startsWith("-");
  let all = rows.clearSelect().select(sql<string>`${sql.ref(id)}`.as("_id"));
  for (const { by } of toSteps(keys, id, sort)) all = all.orderBy(by, descending ? "desc" : "asc");
  return all;
}

/** The rows of a page, without the one that only shows that there are more. */
export function toPage<Row extends object>(found: readonly Row[], { sort, limit }: PageQuery) {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { data: found.slice(0, limit), nextCursor: last ? writeCursor(sort, last) : null };
}

/** An order with a key of its own for the other way is not that of the same key. */
function toSteps(keys: Record<string, SortKey>, id: string, sort: string): SortKey {
  const key = keys[sort] ?? keys[sort.startsWith("-") ? sort.slice(1) : sort];
  if (!key) throw new Error(`There is no sort key for ${sort}`);
  return [...key, ...byText(id)];
}

function isAfter(steps: SortKey, values: Placeholders<PageValues>, descending: boolean) {
  const operator = sql.raw(descending ? "<" : ">");
  const columns = sql.join(steps.map(({ by }) => by));
  const after = sql.join(steps.map((_, step) => values[`after${step}`]));
  // The first step alone lets an index begin there, whatever table or expression the others are of.
  return sql<boolean>`(
    ${steps[0]?.by} ${operator}= ${values.after0} AND (${columns}) ${operator} (${after})
  )`;
}

/** What names a row of a page as the last one that was answered. */
export function writeCursor(sort: string, row: object): string {
  const values = Object.entries(row).filter(([name]) => /^cursor\d+$/.test(name));
  return encodeCursor([sort, ...values.map(([, value]) => value)]);
}

export function encodeCursor(content: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}

function readCursor(cursor: string, sort: string, steps: SortKey): (string | number)[] {
  const content = z.tuple([z.literal(sort)]).rest(z.union([z.string(), z.int()]));
  const [, ...values] = content.safeParse(decodeCursor(cursor)).data ?? [];
  const isOurs =
    values.length === steps.length &&
    steps.every(({ holds }, place) => holds.safeParse(values[place]).success);
  if (!isOurs) throw new UnknownCursor();
  return values;
}

/** What anybody has made of it; undefined where that is no cursor of ours. */
export function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    // Not a cursor of ours: undefined fits none.
    return undefined;
  }
}

/** The sum of a column of whole numbers, 0 over no rows. PostgreSQL's own sum would be a text. */
export function sumOf(column: string): RawBuilder<number> {
  return sql<number>`CAST(coalesce(sum(${sql.ref(column)}), 0) AS bigint)`;
}

const lastInstant = "9999-12-31T23:59:59.999Z";

/** An instant of any offset as the database holds them; none of these is in the year 10000. */
export function toInstant(dateTime: string): string {
  const instant = new Date(dateTime).toISOString();
  return instant.startsWith("+") ? lastInstant : instant;
}
