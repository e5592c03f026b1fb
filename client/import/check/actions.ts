import { requiredOf } from "../match/targets.ts";
import type { Action, Draft, ImportKind, Rule } from "../types.ts";

/** What becomes of a row. */
export type Act = "create" | "update" | "skip";

/** The target that a row lacks and is skipped without; null where it has all. */
export function lacks({ cells }: Draft, kind: ImportKind) {
  return missingOf(cells, kind);
}

export function missingOf(cells: Draft["cells"], kind: ImportKind) {
  return requiredOf[kind].find((target) => !cells[target]?.value) ?? null;
}

/** What a row brings that its record, or the earlier row, does not have. */
export function newIn({ here, sameAs }: Draft): string[] {
  if (!here) return sameAs?.changes ?? [];
  // What an earlier row of the same record has brought is nothing new.
  return sameAs?.isSure
    ? here.changes.filter((field) => sameAs.changes.includes(field))
    : here.changes;
}

/** Whether a row that updates a record may change what it has; others only add to it. */
export function changesRecord({ here, sameAs }: Draft): boolean {
  return here !== undefined && !sameAs?.isSure;
}

/** What the select of a row shows: its own choice, or that of the rule. A new row has none. */
export function actionOf(draft: Draft, rule: Rule): Action | null {
  if (draft.action) return draft.action;
  if (!draft.here && !draft.sameAs) return null;
  if (!draft.here && !draft.sameAs?.isSure) return "add";
  return newIn(draft).length > 0 ? rule.changed : rule.identical;
}

/** What can be chosen for a row. */
export function actionsOf({ here, sameAs }: Draft): Action[] {
  return here || sameAs ? ["update", "skip", "add"] : ["skip", "add"];
}

/** What becomes of each row in the end, in their order. */
export function settle(drafts: readonly Draft[], rule: Rule, kind: ImportKind): Act[] {
  const withRecord = new Set<number>();
  return drafts.map((draft) => {
    const { here, sameAs } = draft;
    const hasRecord = here !== undefined || (sameAs !== undefined && withRecord.has(sameAs.number));
    const act = actOf(draft, rule, kind, hasRecord);
    if (act !== "skip" || hasRecord) withRecord.add(draft.number);
    return act;
  });
}

/** `hasRecord`: it is here already, or an earlier row that is the same is written. */
function actOf(draft: Draft, rule: Rule, kind: ImportKind, hasRecord: boolean): Act {
  if (lacks(draft, kind)) return "skip";
  const action = actionOf(draft, rule);
  if (action === "skip") return "skip";
  if (action !== "update" || !hasRecord) return "create";
  return newIn(draft).length > 0 ? "update" : "skip";
}
