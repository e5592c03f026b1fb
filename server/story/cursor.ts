import { z } from "zod";
import { UnknownCursor } from "../db/failures.ts";
import { sortKeyLength } from "../db/query/search/text-keys.ts";
import { branches } from "./queries.ts";

/** The row of each branch that is told next; null where none is left, absent where none was told. */
export type Places = {
  [Branch in keyof typeof branches | "times"]?:
    | readonly [at: string, id: string]
    | null
    | undefined;
};

const place = z
  .tuple([
    z.string().regex(/^[\d:.TZ-]{1,30}$/),
    z
      .string()
      .max(sortKeyLength)
      .refine((text) => text.isWellFormed() && !text.includes("\0")),
  ])
  .nullish();

const content = z.strictObject(
  Object.fromEntries([...Object.keys(branches), "times"].map((name) => [name, place])),
);

export function writeCursor(places: Places): string {
  return Buffer.from(JSON.stringify(places)).toString("base64url");
}

/** Throws an UnknownCursor. */
export function readCursor(cursor: string): Places {
  try {
    const { data } = content.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if (data) return data;
  } catch {
    // Not one of ours.
  }
  throw new UnknownCursor();
}
