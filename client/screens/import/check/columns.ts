import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { Match, Target } from "../match/column-match.ts";
import { furtherTargets, isOfUs, targetWords } from "../match/targets.ts";
import type { Draft } from "../rows/draft.ts";
import type { Place } from "./grid-context.ts";

/** A column of the check: up to two cells, one below the other. */
export interface GridColumn {
  head: string;
  /** Pixels; those without one share what is left. */
  width?: number;
  numeric?: boolean;
  targets: readonly Target[];
  /** Where it stands in the list of the phone; `problem` only shows there with one. */
  phone: "first" | "whole" | "left" | "right" | "problem";
}

const customer: GridColumn = { head: "Customer", targets: ["name", "email"], phone: "first" };
const company: GridColumn = {
  head: "Company, phone",
  targets: ["company", "phone"],
  phone: "whole",
};
const responsible: GridColumn = {
  head: targetWords.responsible,
  width: 132,
  targets: ["responsible"],
  phone: "problem",
};
const status: GridColumn = { head: "Status", width: 132, targets: ["status"], phone: "left" };

export const gridColumns: Record<ImportKind, readonly GridColumn[]> = {
  customers: [
    customer,
    company,
    status,
    responsible,
    { head: "Value", width: 116, numeric: true, targets: ["value"], phone: "right" },
    {
      head: "Last contact",
      width: 104,
      numeric: true,
      targets: ["lastContact"],
      phone: "problem",
    },
    ...furtherColumns("customers"),
  ],
  companies: [
    { head: "Company", targets: ["name", "email"], phone: "first" },
    { head: "Industry, phone", targets: ["industry", "phone"], phone: "whole" },
    { head: "Website, address", targets: ["website", "address"], phone: "whole" },
    responsible,
    ...furtherColumns("companies"),
  ],
  appointments: [
    { head: "Appointment", targets: ["title"], phone: "first" },
    { head: "Customer, company", targets: ["customer", "company"], phone: "whole" },
    { head: "Date", width: 172, targets: ["date"], phone: "left" },
    { head: "Duration", width: 88, numeric: true, targets: ["duration"], phone: "right" },
    { head: targetWords.host, width: 132, targets: ["host"], phone: "problem" },
    { head: targetWords.attending, width: 132, targets: ["attending"], phone: "problem" },
    { head: "Outcome", width: 112, targets: ["outcome"], phone: "left" },
  ],
};

/** Of fields that have no place above. */
function furtherColumns(kind: ImportKind): GridColumn[] {
  return furtherTargets(kind).map((target) => ({
    head: targetWords[target],
    targets: [target],
    phone: "problem",
  }));
}

/** Where there is less room: value and last contact share a column. */
export const narrowColumns: Record<ImportKind, readonly GridColumn[]> = {
  ...gridColumns,
  customers: [
    customer,
    company,
    status,
    responsible,
    {
      head: "Value, contact",
      width: 116,
      numeric: true,
      targets: ["value", "lastContact"],
      phone: "right",
    },
    ...furtherColumns("customers"),
  ],
};

/** Whether the check has a column: that of people only where the file has one. */
export function isShown({ targets }: GridColumn, { columns }: Match): boolean {
  return !targets.some(isOfUs) || columns.some(({ becomes }) => targets.includes(becomes));
}

/** The cells of a row that have a problem, as they are read: along the columns, then what has none. */
export function problemsOf({ cells }: Draft, kind: ImportKind): Target[] {
  const shown = gridColumns[kind].flatMap(({ targets }) => targets);
  // as: the keys of the cells are targets.
  const others = (Object.keys(cells) as Target[]).filter((target) => !shown.includes(target));
  return [...shown, ...others].filter((target) => cells[target]?.problem);
}

/** The next cell with a problem after this one, or the first of all; from the end it begins again. */
export function nextProblem(
  drafts: readonly Draft[],
  kind: ImportKind,
  after: Place = { row: -1, target: "name" },
): Place | null {
  const inRow = (row: number): Place[] => {
    const draft = drafts[row];
    return draft ? problemsOf(draft, kind).map((target) => ({ row, target })) : [];
  };
  const same = inRow(after.row);
  const order = gridColumns[kind].flatMap(({ targets }) => targets);
  const rank = (target: Target) => (order.includes(target) ? order.indexOf(target) : order.length);
  const later = same.find(({ target }) => rank(target) > rank(after.target));
  if (later) return later;
  for (let step = 1; step <= drafts.length; step += 1) {
    const row = (after.row + step) % drafts.length;
    const [first] = inRow(row);
    if (first && (first.row !== after.row || first.target !== after.target)) return first;
  }
  return null;
}
