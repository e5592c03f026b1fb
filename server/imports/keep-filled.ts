import type { CheckedRow } from "../../shared/transfer/imports.ts";
import type { Row } from "../db/acts/touched.ts";

type Update = Extract<CheckedRow, { act: "update" }>;

/**
 * The row with what it may write of a record: what is empty is filled, notes and tags are added to, and what
 * is filled is replaced only in the fields that the row names. Whoever sends rows can't overwrite by mistake.
 */
export function keepFilled(row: Update, found: Row): Update {
  const replace = new Set(row.replace);
  const kept = Object.entries(row.values).filter(
    ([field, value]) => replace.has(field) || fills(field, value, found[field]),
  );
  // as: some of its own values.
  return { ...row, values: Object.fromEntries(kept) } as Update;
}

function fills(field: string, value: unknown, has: Row[string] | undefined): boolean {
  if (has === undefined || has === null || has === "") return true;
  // No amount is zero.
  if (field === "value") return has === 0;
  if (field === "notes" || field === "description") return String(value).startsWith(String(has));
  if (!Array.isArray(value)) return value === has;
  // As this program wrote it.
  const ids: string[] = JSON.parse(String(has));
  return ids.every((id) => value.includes(id));
}
