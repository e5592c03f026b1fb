import { z } from "zod";
import { searchText } from "./search-text.ts";

/** Rows in a page when the caller does not say, and the most one call returns. */
const defaultLimit = 50;
const maxLimit = 200;

/**
 * The query string of every list. `sort` is a field name, with `-` in front for descending;
 * `cursor` is the `nextCursor` of the page before and belongs to the same `sort`.
 */
export function listQuery<const F extends readonly [string, ...string[]]>(
  fields: F,
  defaultSort: F[number] | `-${F[number]}`,
) {
  const descending = fields.map((field): `-${F[number]}` => `-${field}`);
  return z.object({
    search: searchText(),
    sort: z
      .enum([...fields, ...descending], { error: `Sort by one of ${fields.join(", ")}` })
      // as never: while F is open, the compiler can't see that the default is one of the members.
      .default(defaultSort as never),
    limit: z
      .preprocess(
        toNumber,
        z
          .number("Limit must be a number")
          .int("Limit must be a whole number")
          .min(1, "Limit must be at least 1")
          .max(maxLimit, `Limit can be at most ${maxLimit}`),
      )
      .default(defaultLimit),
    cursor: z.string().max(2000, "Unknown cursor").optional(),
  });
}

/** Digits alone: other ways to write a number, such as `1e2` or `0x10`, stay text and are refused. */
function toNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
}

/** One page of a list: `total` counts all rows that match, `nextCursor` is null on the last page. */
export function pageOf<T extends z.ZodType, S extends z.ZodRawShape>(item: T, sums: S) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    nextCursor: z.string().nullable(),
    ...sums,
  });
}
