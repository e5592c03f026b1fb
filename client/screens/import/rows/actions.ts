import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { requiredOf } from "../match/targets.ts";
import type { Action, Draft, Here, Rule } from "./draft.ts";

/** What becomes of a row. */
export type Act = "create" | "update" | "skip";

/** The target that a row lacks and is skipped without; null where it has all. */
export function lacks({ cells }: Draft, kind: ImportKind) {
  return missingOf(cells, kind);
}

/** What a row is nothing without. */
type Required = (typeof requiredOf)[ImportKind][number];

export function missingOf(cells: Draft["cells"], kind: ImportKind) {
  const required: readonly Required[] = requiredOf[kind];
  return required.find((target) => !cells[target]?.value) ?? null;
}

/** Whether a row is a record that is here already, not only maybe. */
export function isHere({ here, rival }: Draft): boolean {
  return here?.isSure === true && rival === undefined;
}

/** Whether a row is a record that is here or an earlier row, not only maybe. */
export function isKnown(draft: Draft): boolean {
  return isHere(draft) || draft.sameAs?.isSure === true;
}

/** Whether a row may be the same as a record or an earlier row, and is added. */
export function isMaybe(draft: Draft): boolean {
  return (draft.here !== undefined || draft.sameAs !== undefined) && !isKnown(draft);
}

/** The record that an update of a row changes; undefined where an earlier row is meant, or nobody. */
export function recordOf(draft: Draft): Here | undefined {
  return isHere(draft) || !draft.sameAs?.isSure ? draft.here : undefined;
}

/** What a row replaces of its record, by the choices of the user. */
export function replacedBy(draft: Draft, { replace }: Rule): string[] {
  if (!changesRecord(draft)) return [];
  const fields = recordOf(draft)?.differs.map(({ field }) => field) ?? [];
  return fields.filter((field) => draft.replace?.[field] ?? replace.includes(field));
}

/** What a row brings that its record, or the earlier row, does not have. */
export function newIn(draft: Draft, rule: Rule): string[] {
  const { sameAs } = draft;
  const record = recordOf(draft);
  if (!record) return sameAs?.changes ?? [];
  // What an earlier row of the same record has brought is nothing new.
  return sameAs?.isSure
    ? record.changes.filter((field) => sameAs.changes.includes(field))
    : [...record.changes, ...replacedBy(draft, rule)];
}

/** Whether a row that updates a record may change what it has; others only add to it. */
export function changesRecord(draft: Draft): boolean {
  return recordOf(draft) !== undefined && !draft.sameAs?.isSure;
}

/** What the select of a row shows: its own choice, or that of the rule. A new row has none. */
export function actionOf(draft: Draft, rule: Rule): Action | null {
  if (draft.action) return draft.action;
  if (isMaybe(draft)) return "add";
  if (!isKnown(draft)) return null;
  return newIn(draft, rule).length > 0 ? rule.changed : rule.identical;
}

/** What can be chosen for a row. */
export function actionsOf({ here, sameAs }: Draft): Action[] {
  return here || sameAs ? ["update", "skip", "add"] : ["skip", "add"];
}

/** What becomes of each row in the end, in their order. */
export function settle(drafts: readonly Draft[], rule: Rule, kind: ImportKind): Act[] {
  const withRecord = new Set<number>();
  return drafts.map((draft) => {
    const { sameAs } = draft;
    const hasRecord =
      recordOf(draft) !== undefined || (sameAs !== undefined && withRecord.has(sameAs.number));
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
  return newIn(draft, rule).length > 0 ? "update" : "skip";
}
