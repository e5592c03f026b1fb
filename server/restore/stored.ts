import { z } from "zod";
import { maxValue, toCents } from "../../shared/money.ts";
import { idText } from "../../shared/text/text.ts";
import { restoredRows } from "../../shared/transfer/restore-rows.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { recordTables, shapeOf } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

// The fields before and after an act become statements when it is undone: no other names than those of
// columns, and no values that the columns could not have had.

const idList = z.string().refine((text) => z.array(z.string()).safeParse(parse(text)).success);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toField(table: RecordTable, column: string): z.ZodType {
  const { parents, mayLack, mentions, groups, summed, blank, flags, json } = shapeOf(table);
  if (column in mentions || groups.includes(column)) return idList;
  if (column in parents) return mayLack.includes(column) ? idText().nullable() : idText();
  if (flags.includes(column)) return z.int().min(0).max(1);
  if (column === summed) return z.int().min(0).max(toCents(maxValue));
  // as: columns of a record that is no part of another are fields of its schema.
  const field = (restoredRows[table].shape as Record<string, z.ZodType | undefined>)[column];
  if (!field) throw new Error(`${table} have no field ${column}`);
  if (json.includes(column))
    return z.string().refine((text) => field.safeParse(parse(text)).success);
  if (blank.includes(column) && field instanceof z.ZodNullable) {
    return z.union([z.literal(""), field.unwrap() as z.ZodType]); // as: zod's own type is wider.
  }
  return field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field; // as: zod's own type is wider.
}

const storedFields = new Map(
  recordTables.map((table) => {
    const fields = loggedKinds[table].columns.map((column) => [
      column,
      toField(table, column).optional(),
    ]);
    return [table, z.strictObject(Object.fromEntries(fields))];
  }),
);

/** Whether the fields before or after an act are those of such a record. */
export function areStored(table: RecordTable, fields: object | null): boolean {
  return fields === null || storedFields.get(table)?.safeParse(fields).success === true;
}
