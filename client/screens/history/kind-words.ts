import type { Change, ChangedField } from "../../../shared/history/history.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { never } from "../../../shared/statuses.ts";
import { acts } from "../../../shared/words/en/acts.ts";
import { formatDate, formatDays } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { countOfKind, isShort, labelOfField, whenOf } from "./field-words.ts";
import { type Piece, sentence } from "./pieces.ts";

/** What a deletion is called: that it was done, or that it was taken back. */
export type Deletion = "deleted" | "restored";

/**
 * The sentence about what became of one appointment; that its customer was met then goes without saying.
 * Undefined for any other change.
 */
export function appointmentWords({ action, kind, counts, fields, name }: Change) {
  const isOne = action === "update" && kind === "appointments" && counts.appointments === 1;
  const outcome = fields.find(({ field }) => field === "outcome");
  if (!isOne || !outcome) return undefined;
  const { to } = outcome;
  if (to === "held" || to === "no-show" || to === "canceled") {
    return sentence((put) => acts.outcome[to](put({ name })));
  }
  const date = fields.find(({ field }) => field === "date")?.to;
  if (!date) return sentence((put) => acts.outcome.cleared(put({ name })));
  const when = { field: "when", value: whenOf(String(date)) };
  return sentence((put) => acts.outcome.again(put({ name }), put(when)));
}

/** The sentence about a task, which is called by its text. */
export function taskWords(
  { action, fields, name }: Change,
  deletion: Deletion = "deleted",
): Piece[] {
  const task = acts.task;
  const text = { name: acts.quoted(name) };
  if (action === "create" || action === "import") return sentence((put) => task.added(put(text)));
  if (action === "delete") return sentence((put) => task[deletion](put(text)));
  if (action === "undo") return sentence((put) => task.undid(put(text)));
  const [first, ...others] = fields;
  if (!first) return sentence((put) => task.changed(put(text)));
  if (first.field === "doneAt" && others.length === 0) {
    return sentence((put) => (first.to === null ? task.notDone : task.done)(put(text)));
  }
  const due = fields.find(({ field }) => field === "due");
  if (due && fields.every(isOfDay)) {
    return sentence((put) => task.moved(put(text), put(before(due)), put(after(due))));
  }
  const labels = fields.map(({ field }) => labelOfField("tasks", field)).join(", ");
  if (others.length > 0 || !isShort(first)) {
    return sentence((put) => task.changedFields(put(text), labels));
  }
  return sentence((put) =>
    task.changedFrom(put(text), labels, put(before(first)), put(after(first))),
  );
}

function isOfDay({ field }: ChangedField): boolean {
  return field === "due" || field === "time";
}

export function before({ field, from }: ChangedField): Piece {
  return { field, value: from };
}

export function after({ field, to }: ChangedField): Piece {
  return { field, value: to };
}

/** The sentence about a note, a call, an email or a meeting, which is named after its customer. */
export function activityWords(change: Change, deletion: Deletion = "deleted"): Piece[] {
  const { action, fields, name, counts } = change;
  const many = { name: countOfKind("activities", counts.activities) };
  if (counts.activities > 1) return sentence((put) => acts.changed(put(many)));
  const entry = acts.entry;
  const what = entryOf(change);
  const say = (plain: OfEntry, withText: OfEntryText) =>
    sentence((put) => (name ? withText(put(...what), put(name)) : plain(put(...what))));
  if (action === "create" || action === "import") {
    return counts.tasks > 0
      ? say(entry.addedTask, entry.addedTextTask)
      : say(entry.added, entry.addedText);
  }
  if (action === "delete") {
    return deletion === "deleted"
      ? say(entry.deleted, entry.deletedText)
      : say(entry.restored, entry.restoredText);
  }
  const labels = fields.map(({ field }) => labelOfField("activities", field)).join(", ");
  return sentence((put) =>
    labels ? entry.changedFields(put(...what), labels) : entry.changed(put(...what)),
  );
}

type OfEntry = (entry: string) => string;
type OfEntryText = (entry: string, text: string) => string;

/** "a call with Anna Berg" */
function entryOf({ fields, parents }: Change): Piece[] {
  const kind = fields.find(({ field }) => field === "kind");
  const words: Readonly<Record<string, (whom: string) => string>> = {
    note: acts.entries.note,
    call: acts.entries.call,
    email: acts.entries.email,
    meeting: acts.entries.meeting,
  };
  const what = words[String(kind?.to ?? kind?.from)] ?? acts.entries.other;
  const whom = parents[0]?.name ? { name: parents[0].name } : acts.entries.nobody;
  return sentence((put) => what(put(whom)));
}

/** The sentence about a tag. `along` is what else was touched: those that had it. */
export function tagWords(
  { action, name, fields }: Change,
  along: string,
  deletion: Deletion = "deleted",
): Piece[] {
  const tag = acts.tag;
  const one = { name };
  const into = { field: "tag", value: fields.find(({ field }) => field === "tag")?.to ?? null };
  switch (action) {
    case "create":
    case "import":
      return sentence((put) => tag.added(put(one)));
    case "delete":
      if (!along) return sentence((put) => tag[deletion](put(one)));
      return sentence((put) =>
        (deletion === "deleted" ? tag.deletedFrom : tag.restoredTo)(put(one), along),
      );
    case "merge":
      return sentence((put) => tag.merged(put(one), put(into)));
    case "undo":
      return sentence((put) => tag.undid(put(one)));
    default: {
      const was = fields.find(({ field }) => field === "name")?.from;
      return sentence((put) =>
        was ? tag.renamed(put({ name: String(was) }), put(one)) : tag.changed(put(one)),
      );
    }
  }
}

/** The sentence about a saved view of a list. */
export function viewWords(
  { action, fields, name }: Change,
  deletion: Deletion = "deleted",
): Piece[] {
  const view = acts.view;
  const one = { name: acts.quoted(name) };
  if (action === "create" || action === "import") return sentence((put) => view.saved(put(one)));
  if (action === "delete") return sentence((put) => view[deletion](put(one)));
  if (action === "undo") return sentence((put) => view.undid(put(one)));
  const renamed = fields.find(({ field }) => field === "name");
  if (!renamed) return sentence((put) => view.changed(put(one)));
  const [from, to] = [renamed.from, renamed.to].map((each) => acts.quoted(String(each)));
  return sentence((put) => view.renamed(put(from ?? ""), put({ name: to ?? "" })));
}

/** The sentence about when somebody is away; `along` is what else was touched. */
export function absenceWords(
  change: Change,
  along: string,
  deletion: Deletion = "deleted",
): Piece[] {
  const act = absenceAct(change, deletion);
  if (change.bulk !== "away" || !along) return act;
  const standIn = change.fields.find(({ field }) => field === "standIn")?.to;
  return sentence((put) =>
    standIn
      ? acts.absence.handedTo(put(...act), along, put({ field: "standIn", value: standIn }))
      : acts.absence.handed(put(...act), along),
  );
}

function absenceAct({ action, fields, name }: Change, deletion: Deletion): Piece[] {
  const absence = acts.absence;
  const toOf = (field: string) => fields.find((one) => one.field === field)?.to;
  const [person, from, until] = ["person", "from", "until"].map(toOf);
  if (person && from && until) {
    const days = { name: formatDays(String(from), String(until), "shortWithYear") };
    return sentence((put) => absence.planned(put({ field: "person", value: person }), put(days)));
  }
  const day = { name: formatDate(name, "shortWithYear") };
  if (action === "delete") return sentence((put) => absence[deletion](put(day)));
  if (action === "undo") return sentence((put) => absence.undid(put(day)));
  const [only, ...others] = fields;
  if (!only) return sentence((put) => absence.changed(put(day)));
  const labels = fields.map(({ field }) => labelOfField("absences", field)).join(", ");
  return sentence((put) =>
    others.length > 0
      ? absence.changedFields(put(day), labels)
      : absence.changedFrom(put(day), labels, put(before(only)), put(after(only))),
  );
}

/** "7 customers"; one of its kind by its name. */
function handedOf({ kind, name, counts }: Change): Piece {
  const count = counts[kind];
  return { name: count === 1 ? name : countOfKind(kind, count) };
}

/**
 * The sentence about one thing that was done with many customers; the rest tell sentences of one record.
 * `rest` is what else was touched.
 */
export function bulkWords(change: Change, rest: string): Piece[] | undefined {
  const { bulk, counts, fields } = change;
  const [only] = fields;
  const to = only ? after(only) : { name: "" };
  const many = { name: countOfKind("customers", counts.customers) };
  switch (bulk) {
    case "addTag":
      return sentence((put) => acts.bulk.tagged(put(to), put(many)));
    case "removeTag":
      return sentence((put) => acts.bulk.untagged(put(to), put(many)));
    case "company":
      return sentence((put) => acts.bulk.company(put(many), put(to)));
    case "responsible":
    case "handOver": {
      const person = isolate(firstNameOf(String(only?.to ?? "")));
      const what = handedOf(change);
      return sentence((put) =>
        rest
          ? acts.bulk.handedAlong(put(what), put(person), rest)
          : acts.bulk.handed(put(what), put(person)),
      );
    }
    case "followUp":
      return sentence((put) => acts.added(put({ name: acts.bulk.followUps(counts.tasks) })));
    case "snoozedUntil": {
      if (!only?.to) return sentence((put) => acts.bulk.unsnoozed(put(many)));
      const day = String(only.to);
      return sentence((put) =>
        day === never
          ? acts.bulk.snoozedForGood(put(many))
          : acts.bulk.snoozed(put(many), formatDate(day)),
      );
    }
    default:
      return undefined;
  }
}
