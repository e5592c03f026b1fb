import { z } from "zod";
import { UnknownCursor } from "../db/failures.ts";
import { sortKeyLength } from "../db/query/search/text-keys.ts";
import { branches } from "./queries.ts";

/** What is told one after the other: a branch, or the times of repeating appointments. */
export type Name = keyof typeof branches | "times";

/** A branch, with a zone where its rows are those of hosts there. */
export type QueueName = Name | `${Name} ${string}`;

/** The row that is told next of each; null where none is left, absent where none was told. */
export type Places = {
  [Queue in QueueName]?: readonly [at: string, id: string] | null | undefined;
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

const name = new RegExp(`^(${[...Object.keys(branches), "times"].join("|")})( [\\w/+-]{1,40})?$`);
const content = z.record(z.string().regex(name), place);

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
