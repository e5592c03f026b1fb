import { z } from "zod";
import { field } from "./field.ts";

/** Somebody on the desk, by id; nobody is an empty text. */
export const personId = z.string().max(200);

/** Without a value it is whoever makes the record. */
export function personField(title: string) {
  return field(personId.optional(), { title, holds: "person", isImported: false });
}
