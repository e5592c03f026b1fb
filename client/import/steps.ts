import { countOf } from "../lib/count.ts";
import type { ImportState } from "./state.ts";
import type { ImportKind } from "./types.ts";

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

/** Below the name of a step: what was decided there, or what it is about. */
export function linesOf({ source, match }: ImportState): Record<Step, string[]> {
  const used = match?.columns.filter(({ becomes }) => becomes !== "skip").length ?? 0;
  return {
    choose: source
      ? [source.name || "Pasted table", countOf(source.rows.length, "row")]
      : ["A file or a table"],
    match: match
      ? [`${used} of ${countOf(match.columns.length, "column")} used`]
      : ["What each column means"],
    check: ["Fix, update or skip"],
    done: ["Nothing is saved until then"],
  };
}

/** The last step that can be opened: none without what the earlier ones decide. */
export function lastStep({ source, match, job }: ImportState): Step {
  if (job?.state === "done") return "done";
  return source && match ? "check" : "choose";
}
