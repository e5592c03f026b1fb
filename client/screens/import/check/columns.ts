import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import type { Match, Target } from "../match/column-match.ts";
import { furtherTargets, isOfUs, wordOf } from "../match/targets.ts";
import type { Draft } from "../rows/draft.ts";
import type { Place } from "./grid-context.ts";

/** A column of the check: up to two cells, one below the other. */
export interface GridColumn {
  head: () => string;
  /** Pixels; those without one share what is left. */
  width?: number;
  numeric?: boolean;
  targets: readonly Target[];
  /** Where it stands in the list of the phone; `problem` only shows there with one. */
  phone: "first" | "whole" | "left" | "right" | "problem";
}

const customer: GridColumn = {
  head: () => checking.heads.customer,
  targets: ["name", "email"],
  phone: "first",
};
const company: GridColumn = {
  head: () => checking.heads.companyPhone,
  targets: ["company", "phone"],
  phone: "whole",
};
const responsible: GridColumn = {
  head: () => matching.fields.responsible,
  width: 132,
  targets: ["responsible"],
  phone: "problem",
};
const status: GridColumn = {
  head: () => matching.fields.status,
  width: 132,
  targets: ["status"],
  phone: "left",
};

export const gridColumns: Record<ImportKind, readonly GridColumn[]> = {
  customers: [
    customer,
    company,
    status,
    responsible,
    {
      head: () => matching.fields.value,
      width: 116,
      numeric: true,
      targets: ["value"],
      phone: "right",
    },
    {
      head: () => matching.fields.lastContact,
      width: 104,
      numeric: true,
      targets: ["lastContact"],
      phone: "problem",
    },
    ...furtherColumns("customers"),
  ],
  companies: [
    { head: () => matching.fields.company, targets: ["name", "email"], phone: "first" },
    { head: () => checking.heads.industryPhone, targets: ["industry", "phone"], phone: "whole" },
    { head: () => checking.heads.websiteAddress, targets: ["website", "address"], phone: "whole" },
    responsible,
    ...furtherColumns("companies"),
  ],
  appointments: [
    { head: () => checking.heads.appointment, targets: ["title"], phone: "first" },
    {
      head: () => checking.heads.customerCompany,
      targets: ["customer", "company"],
      phone: "whole",
    },
    { head: () => matching.fields.date, width: 172, targets: ["date"], phone: "left" },
    {
      head: () => matching.fields.duration,
      width: 88,
      numeric: true,
      targets: ["duration"],
      phone: "right",
    },
    { head: () => matching.fields.host, width: 132, targets: ["host"], phone: "problem" },
    { head: () => matching.fields.attending, width: 132, targets: ["attending"], phone: "problem" },
    { head: () => matching.fields.outcome, width: 112, targets: ["outcome"], phone: "left" },
  ],
};

/** Of fields that have no place above. */
function furtherColumns(kind: ImportKind): GridColumn[] {
  return furtherTargets(kind).map((target) => ({
    head: () => wordOf(target),
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
      head: () => checking.heads.valueContact,
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
