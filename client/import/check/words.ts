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
export function fieldWord(field: string): string {
  // as: the fields of records have the names of targets, and where not the name itself is shown.
  return titleOf(field as Target).toLowerCase();
}

export const actionLabels: Record<Action, string> = {
  update: "Update",
  skip: "Skip",
  add: "Add anyway",
};

/** Where what could not be read is kept. */
export const notesNames: Record<ImportKind, string> = {
  customers: "Notes",
  companies: "Description",
  appointments: "Notes",
};
