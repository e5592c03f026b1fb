import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { countOf } from "../../lib/format/count.ts";
import type { Source } from "./read/source.ts";
import type { ImportState } from "./state.ts";

/** The steps in their order. Progress is shown in `check`, what became of it in `done`. */
export const steps = ["choose", "match", "check", "done"] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  choose: "Choose",
  match: "Match",
  check: "Check",
  done: "Done",
};

export const kindNames: Record<ImportKind, { title: string; one: string; many: string }> = {
  customers: { title: "Customers", one: "customer", many: "customers" },
  companies: { title: "Companies", one: "company", many: "companies" },
  appointments: { title: "Appointments", one: "appointment", many: "appointments" },
};

/** Below the name of a step that is still to come. */
export const stepHints: Record<Step, readonly string[]> = {
  choose: ["A file or a table"],
  match: ["What each column means"],
  check: ["Fix, update or skip"],
  done: ["Saved in one step"],
};

/** Below the names of steps, of which one is open: what was decided in those before. */
export function linesOf({ source, match }: ImportState, now: Step): typeof stepHints {
  if (now === "choose" || !source || !match) return stepHints;
  const used = match.columns.filter(({ becomes }) => becomes !== "skip").length;
  return {
    ...stepHints,
    choose: [nameOfSource(source), countOf(source.rows.length, "row")],
    match: [`${used} of ${countOf(match.columns.length, "column")} used`],
  };
}

/** The last step that can be opened: none without what the earlier ones decide. */
export function lastStep({ source, match, writing, job }: ImportState): Step {
  if (job?.state === "done") return "done";
  return writing || (source && match) ? "check" : "choose";
}

/** In place of headings, the first row can be a record. */
export const firstRowWords: Record<ImportKind, string> = {
  customers: "Already a customer",
  companies: "Already a company",
  appointments: "Already an appointment",
};

export function nameOfSource({ name }: Source): string {
  return name || "Pasted table";
}

/** Not a vCard or a calendar, whose fields have names. */
export function needsMatch({ columns }: Source): boolean {
  return columns.some(({ becomes }) => becomes === undefined);
}
