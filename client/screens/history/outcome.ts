import type { Change } from "../../../shared/history/history.ts";
import { formatCount } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { isShort, labelOfField, wordsOf } from "./field-words.ts";
import { sentenceOf, textOf } from "./sentence.ts";

/** What is so again, now that an act was taken back. */
export function undoneText(act: Change): string {
  const name = nameOf(act);
  const sentence = textOf(sentenceOf(act));
  if (act.action === "delete") return sentence.replace(/^Deleted/, "Restored");
  if (act.action === "create" && act.kind !== "activities") return `Undone: ${name} removed`;
  return againText("Undone", act, "from") ?? `Undone: ${lower(sentence)}`;
}

/** What is so again, now that an act was done a second time. */
export function redoneText(act: Change): string {
  return againText("Redone", act, "to") ?? `Redone: ${lower(textOf(sentenceOf(act)))}`;
}

/** "Undone. 2 kept as they are": what was changed since stays. */
export function keptText(word: "Undone" | "Redone", kept: number): string {
  return `${word}. ${keptWords(kept)}.`;
}

/** "2 kept as they are" */
export function keptWords(kept: number): string {
  return `${formatCount(kept)} kept as ${kept === 1 ? "it is" : "they are"}`;
}

/** "Pádraig O’Shaughnessy’s value is $392,226.05 again"; nothing when there is no one short value. */
function againText(word: string, act: Change, side: "from" | "to"): string | undefined {
  const [only, ...others] = act.fields;
  const isOne = act.action === "update" && act.count === 1 && act.kind !== "activities";
  // What became of an appointment has a sentence of its own.
  if (!only || others.length > 0 || !isOne || !isShort(only) || only.field === "outcome") return;
  const value = wordsOf(only.field, only[side]) || "empty";
  return `${word}: ${owned(act, labelOfField(act.kind, only.field))} is ${value} again`;
}

/** "Anna Berg’s status"; a title or a text takes no apostrophe: "date and time of Hull survey". */
function owned(act: Change, label: string): string {
  const isNamed = act.kind === "customers" || act.kind === "companies";
  return isNamed ? `${nameOf(act)}’s ${label}` : `${label} of ${nameOf(act)}`;
}

/** A task is called by its text, a view as the user has called it. */
function nameOf({ kind, name }: Change): string {
  return kind === "tasks" || kind === "views" ? `“${isolate(name)}”` : isolate(name);
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
