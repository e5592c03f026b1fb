import type { Change, ChangedField } from "../../shared/history.ts";
import { labelOfField } from "./field-words.ts";
import { fromTo, isShort, type Piece } from "./sentence.ts";

/** The sentence about a task, which is called by its text. */
export function taskWords({ action, fields, name }: Change): Piece[] {
  const task: Piece[] = ["the task ", { name: `“${name}”` }];
  if (action === "create" || action === "import") return ["Added ", ...task];
  if (action === "delete") return ["Deleted ", ...task];
  if (action === "undo") return ["Undid a change to ", ...task];
  const [first, ...others] = fields;
  if (!first) return ["Changed ", ...task];
  if (first.field === "doneAt" && others.length === 0) {
    return ["Marked ", ...task, first.to === null ? " as not done" : " as done"];
  }
  const due = fields.find(({ field }) => field === "due");
  if (due && fields.every(isOfDay)) return ["Moved ", ...task, ": ", ...fromTo(due)];
  const labels = fields.map(({ field }) => labelOfField("tasks", field));
  if (others.length > 0 || !isShort(first)) return ["Changed ", ...task, `: ${labels.join(", ")}`];
  return ["Changed ", ...task, `: ${labels[0]} `, ...fromTo(first)];
}

function isOfDay({ field }: ChangedField): boolean {
  return field === "due" || field === "time";
}
