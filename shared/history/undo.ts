import { z } from "zod";
import { errorBody } from "../api/endpoint.ts";
import { idText } from "../text/text.ts";
import { fieldValue, kind, named } from "./changed-values.ts";

/** Records in conflict, or missing, that one refusal lists at most. */
export const maxConflicts = 100;

const side = z.enum(["now", "back"]);

/** How to go on where an undo was refused with a 409. */
export const resolve = z.object({
  /** For all fields in conflict: leave them as they are `now`, or take them `back` all the same. */
  conflicts: side.optional(),
  /** For single ones; the record as a whole where `field` is null. */
  fields: z
    .array(z.object({ record: idText(), field: idText().nullable(), keep: side }))
    .max(1000)
    .optional(),
  /** What is missing is restored with it, or left deleted with all of the act that needs it. */
  missing: z.enum(["restore", "leave"]).optional(),
});
export type Resolve = z.output<typeof resolve>;

/** A field that differs from what the act left; with a null field, a record that would be deleted. */
const undoConflict = z.object({
  kind,
  record: z.string(),
  name: z.string(),
  field: z.string().nullable(),
  now: fieldValue,
  back: fieldValue,
});
export type UndoConflict = z.output<typeof undoConflict>;

/** A record that an undo needs and that is deleted, with the act that deleted it. */
const missingRecord = named.extend({ change: z.string().nullable() });
export type MissingRecord = z.output<typeof missingRecord>;

/** The 409 of an undo. */
export const undoRefusal = errorBody.extend({
  /** How many records were changed since, also where `conflicts` lists only some. */
  changed: z.int().optional(),
  conflicts: z.array(undoConflict).max(maxConflicts).optional(),
  missing: z.array(missingRecord).max(maxConflicts).optional(),
});
