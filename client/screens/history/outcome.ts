import type { Change } from "../../../shared/history/history.ts";
import { acts } from "../../../shared/words/en/acts.ts";
import { records } from "../../../shared/words/en/records.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { isShort, labelOfField, wordsOf } from "./field-words.ts";
import { actOf, sentenceOf, textOf } from "./sentence.ts";

/** What is so again, now that an act was taken back. */
export function undoneText(act: Change): string {
  if (act.action === "delete") return textOf(sentenceOf(act, { deletion: "restored" }));
  if (act.action === "create" && act.kind !== "activities") return acts.undone.removed(nameOf(act));
  return againText(act, "from") ?? acts.undone.undone(textOf(actOf(act)));
}

/** What is so again, now that an act was done a second time. */
export function redoneText(act: Change): string {
  return againText(act, "to") ?? acts.undone.redone(textOf(actOf(act)));
}

/** "Undone. 2 kept as they are": what was changed since stays. */
export function keptText(word: "Undone" | "Redone", kept: number): string {
  return word === "Undone" ? acts.undone.undoneKept(kept) : acts.undone.redoneKept(kept);
}

/** "Pádraig O’Shaughnessy’s value is $392,226.05 again"; nothing when there is no one short value. */
function againText(act: Change, side: "from" | "to"): string | undefined {
  const [only, ...others] = act.fields;
  const isOne = act.action === "update" && act.count === 1 && act.kind !== "activities";
  // What became of an appointment has a sentence of its own.
  if (!only || others.length > 0 || !isOne || !isShort(only) || only.field === "outcome") return;
  const value = wordsOf(only.field, only[side]) || records.values.empty;
  const { undoneTo, undoneToOf, redoneTo, redoneToOf } = acts.undone;
  const undone = isSomebody(act) ? undoneTo : undoneToOf;
  const redone = isSomebody(act) ? redoneTo : redoneToOf;
  const say = side === "from" ? undone : redone;
  return say(nameOf(act), labelOfField(act.kind, only.field), value);
}

/** What else has a title or a text: in English, that takes no apostrophe. */
function isSomebody({ kind }: Change): boolean {
  return kind === "customers" || kind === "companies";
}

/** A task is called by its text, a view as the user has called it. */
function nameOf({ kind, name }: Change): string {
  return kind === "tasks" || kind === "views" ? acts.quoted(isolate(name)) : isolate(name);
}
