import { z } from "zod";
import { searchText } from "../text/search-text.ts";

/** Rows per page by default, and at most. */
const defaultLimit = 50;
const maxLimit = 200;

/**
 * The query string of every list. `sort` is a field name, prefixed with `-` for descending order;
 * `cursor` is the previous page's `nextCursor` and belongs to the same `sort`.
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
      // as never: while F is generic, the compiler cannot see that the default is one of its
      // members.
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

/**
 * Digits only: other ways to write a number, such as `1e2` or `0x10`, stay text and are refused.
 */
function toNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
}

/** A page of a list: `total` counts all matching rows, `nextCursor` is null on the last page. */
export function pageOf<T extends z.ZodType, S extends z.ZodRawShape>(item: T, sums: S) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    nextCursor: z.string().nullable(),
    ...sums,
  });
}
