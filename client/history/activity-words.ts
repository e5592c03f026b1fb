import type { Change } from "../../shared/history.ts";
import { labelOfField } from "./field-words.ts";
import type { Piece } from "./sentence.ts";

/** What an activity is called, and how it stands to the customer. */
const things: Record<string, [thing: string, word: string]> = {
  note: ["a note", "to"],
  call: ["a call", "with"],
  email: ["an email", "with"],
  meeting: ["a meeting", "with"],
};

/** The sentence about a note, a call, an email or a meeting, which is named after its customer. */
export function activityWords({ action, fields, parents, name, counts }: Change): Piece[] {
  const kind = fields.find(({ field }) => field === "kind");
  const [thing, word] = things[String(kind?.to ?? kind?.from)] ?? ["an entry", "with"];
  const whom: Piece[] = parents[0]?.name ? [{ name: parents[0].name }] : ["a deleted customer"];
  const quote = name ? `: “${name}”` : "";
  if (counts.activities > 1) return ["Changed ", { name: `${counts.activities} entries` }];
  if (action === "create" || action === "import") {
    const task = counts.tasks > 0 ? ", with a follow-up task" : "";
    return [`Added ${thing} ${word} `, ...whom, quote, task];
  }
  if (action === "delete") return [`Deleted ${thing} ${word} `, ...whom, quote];
  const labels = fields.map(({ field }) => labelOfField("activities", field));
  return [`Changed ${thing} ${word} `, ...whom, labels.length > 0 ? `: ${labels.join(", ")}` : ""];
}
