import type { Change, ChangedField } from "../../../shared/history/history.ts";
import { kindWords } from "../../../shared/kinds/fields.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { never } from "../../../shared/statuses.ts";
import { formatDate, formatDays } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import type { Piece } from "./field-words.ts";
import { fromTo, isShort, labelOfField, whenOf } from "./field-words.ts";

/**
 * The sentence about what became of one appointment; that its customer was met then goes without saying.
 * Undefined for any other change.
 */
export function appointmentWords({ action, kind, counts, fields, name }: Change) {
  const isOne = action === "update" && kind === "appointments" && counts.appointments === 1;
  const outcome = fields.find(({ field }) => field === "outcome");
  if (!isOne || !outcome) return undefined;
  const one: Piece = { name };
  switch (outcome.to) {
    case "held":
      return ["Marked ", one, " as held"];
    case "no-show":
      return ["Marked ", one, " as a no-show"];
    case "canceled":
      return ["Canceled ", one];
    default: {
      const date = fields.find(({ field }) => field === "date")?.to;
      if (!date) return ["Cleared the outcome of ", one];
      return ["Planned ", one, " again: ", { field: "when", value: whenOf(String(date)) }];
    }
  }
}

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

/** The sentence about a tag. `along` is what else was touched: those that had it. */
export function tagWords({ action, name, fields }: Change, along: string): Piece[] {
  const one = { name };
  const moved = fields.find(({ field }) => field === "tag")?.to;
  switch (action) {
    case "create":
    case "import":
      return ["Added the tag ", one];
    case "delete":
      return ["Deleted the tag ", one, ...(along ? [` from ${along}`] : [])];
    case "merge":
      return ["Merged the tag ", one, " into ", { field: "tag", value: moved ?? null }];
    case "undo":
      return ["Undid a change to the tag ", one];
    default: {
      const was = fields.find(({ field }) => field === "name")?.from;
      return was
        ? ["Renamed the tag ", { name: String(was) }, " to ", one]
        : ["Changed the tag ", one];
    }
  }
}

/** The sentence about a saved view of a list. */
export function viewWords({ action, fields, name }: Change): Piece[] {
  const view: Piece[] = ["the view ", { name: `“${name}”` }];
  if (action === "create" || action === "import") return ["Saved ", ...view];
  if (action === "delete") return ["Deleted ", ...view];
  if (action === "undo") return ["Undid a change to ", ...view];
  const renamed = fields.find(({ field }) => field === "name");
  if (!renamed) return ["Changed ", ...view];
  return [`Renamed the view “${renamed.from}” to `, { name: `“${renamed.to}”` }];
}

/** The sentence about when somebody is away; `along` is what else was touched. */
export function absenceWords({ action, bulk, fields, name }: Change, along: string): Piece[] {
  const toOf = (field: string) => fields.find((one) => one.field === field)?.to;
  const [person, from, until] = ["person", "from", "until"].map(toOf);
  const standIn = toOf("standIn");
  const whom: Piece[] = standIn ? [" to ", { field: "standIn", value: standIn }] : [];
  const handed = bulk === "away" && along ? [` and handed over ${along}`, ...whom] : [];
  if (person && from && until) {
    return [
      "Planned the absence of ",
      { field: "person", value: person },
      ", ",
      { name: formatDays(String(from), String(until), "shortWithYear") },
      ...handed,
    ];
  }
  const one: Piece[] = ["the absence of ", { name: formatDate(name, "shortWithYear") }];
  if (action === "delete") return ["Deleted ", ...one];
  if (action === "undo") return ["Undid a change to ", ...one];
  const [only, ...others] = fields;
  if (!only) return ["Changed ", ...one, ...handed];
  const labels = fields.map(({ field }) => labelOfField("absences", field));
  if (others.length > 0) return ["Changed ", ...one, `: ${labels.join(", ")}`, ...handed];
  return ["Changed ", ...one, `: ${labels[0]} `, ...fromTo(only), ...handed];
}

/** "7 customers"; one of its kind by its name. */
function handedOf({ kind, name, counts }: Change): Piece {
  const count = counts[kind];
  return { name: count === 1 ? name : countOf(count, ...kindWords[kind]) };
}

/**
 * The sentence about one thing that was done with many customers; the rest tell sentences of one record.
 * `rest` is what else was touched.
 */
export function bulkWords(change: Change, rest: string): Piece[] | undefined {
  const { bulk, counts, fields } = change;
  const [only] = fields;
  const to = only ? { field: only.field, value: only.to } : { name: "" };
  const many = { name: countOf(counts.customers, "customer") };
  switch (bulk) {
    case "addTag":
      return ["Added the tag ", to, " to ", many];
    case "removeTag":
      return ["Removed the tag ", to, " from ", many];
    case "company":
      return ["Moved ", many, " to ", to];
    case "responsible":
    case "handOver":
      return [
        "Handed ",
        handedOf(change),
        ` to ${isolate(firstNameOf(String(only?.to ?? "")))}`,
        ...(rest ? [` with ${rest}`] : []),
      ];
    case "followUp":
      return ["Added ", { name: countOf(counts.tasks, "follow-up") }];
    case "snoozedUntil":
      if (!only?.to) return ["Ended the snooze of ", many];
      return [
        "Snoozed ",
        many,
        only.to === never ? " for good" : ` until ${formatDate(String(only.to))}`,
      ];
    default:
      return undefined;
  }
}
