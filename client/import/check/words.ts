import { fieldTitles } from "../../../shared/field-titles.ts";
import type { Action, Draft, ImportKind, Target } from "../types.ts";

/** What a cell of the check is called: "Email", "Last contact". */
const targetTitles: Partial<Record<Target, string>> = {
  ...fieldTitles.companies,
  ...fieldTitles.appointments,
  ...fieldTitles.customers,
  date: "Date",
  time: "Time",
  customer: "Customer",
};

export function titleOf(target: Target): string {
  return targetTitles[target] ?? target;
}

/** What a row is called. */
export function nameOf({ cells }: Draft, kind: ImportKind): string {
  return cells[kind === "appointments" ? "title" : "name"]?.text ?? "";
}

/** A field in running text: "last contact". */
export function fieldWord(field: string, kind: ImportKind = "customers"): string {
  // as: the fields of records have the names of targets, and where not the name itself is shown.
  const title = fieldTitles[kind]?.[field] ?? titleOf(field as Target);
  // A preposition in running text would be read as one.
  return title === "About" ? title : title.toLowerCase();
}

export const actionLabels: Record<Action, string> = {
  update: "Update",
  skip: "Skip",
  add: "Add anyway",
};
