import { requiredOf } from "../match/targets.ts";
import type { Action, Draft, ImportKind, Rule } from "../types.ts";

/** What becomes of a row. */
export type Act = "create" | "update" | "skip";

/** The target that a row lacks and is skipped without; null where it has all. */
export function lacks({ cells }: Draft, kind: ImportKind) {
  return requiredOf[kind].find((target) => !cells[target]?.value) ?? null;
}

/** What the select of a row shows: its own choice, or that of the rule. A new row has none. */
export function actionOf(draft: Draft, rule: Rule): Action | null {
  if (draft.action) return draft.action;
  if (draft.here) return draft.here.changes.length > 0 ? rule.changed : rule.identical;
  // Who shares a phone may well be somebody else.
  if (draft.sameAs) return draft.sameAs.reason === "phone" ? "add" : "skip";
  return null;
}

/** What can be chosen for a row. */
export function actionsOf(draft: Draft): Action[] {
  return draft.here ? ["update", "skip", "add"] : ["skip", "add"];
}

/** What becomes of a row in the end. */
export function actOf(draft: Draft, rule: Rule, kind: ImportKind): Act {
  if (lacks(draft, kind)) return "skip";
  const action = actionOf(draft, rule);
  if (action === "skip") return "skip";
  if (action !== "update" || !draft.here) return "create";
  return draft.here.changes.length > 0 ? "update" : "skip";
}
