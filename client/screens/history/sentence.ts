import type { Change, ChangedField } from "../../../shared/history/history.ts";
import { type Kind, kindNames } from "../../../shared/kinds/names.ts";
import { acts } from "../../../shared/words/en/acts.ts";
import { records } from "../../../shared/words/en/records.ts";
import { formatTime } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { listed } from "../../lib/format/listed.ts";
import { countOfKind, isShort, labelOfField, whenOf, wordsOf } from "./field-words.ts";
import {
  absenceWords,
  activityWords,
  after,
  appointmentWords,
  before,
  bulkWords,
  type Deletion,
  tagWords,
  taskWords,
  viewWords,
} from "./kind-words.ts";
import { capitalized, isArrow, type Piece, sentence } from "./pieces.ts";

interface SentenceOptions {
  /** False on the record's own page. */
  named?: boolean;
  /** Restored: what is so again once a deletion was undone. */
  deletion?: Deletion;
}

/** What was done, as a sentence. */
export function sentenceOf(change: Change, options?: SentenceOptions): Piece[] {
  return capitalized(actOf(change, options));
}

/** The same inside of another sentence. */
export function actOf(
  change: Change,
  { named = true, deletion = "deleted" }: SentenceOptions = {},
): Piece[] {
  const { action, kind, count } = change;
  if (action === "import") return importWords(change);
  if (kind === "activities") return activityWords(change, deletion);
  const outcome = appointmentWords(change);
  if (outcome) return outcome;
  if (kind === "tasks" && count === 1) return taskWords(change, deletion);
  if (kind === "absences") return absenceWords(change, restOf(change), deletion);
  const many = action === "bulk" ? bulkWords(change, restOf(change)) : undefined;
  if (many) return many;
  if (kind === "tags") return tagWords(change, listOf({ ...change.counts, tags: 0 }), deletion);
  if (kind === "views" && count === 1) return viewWords(change, deletion);
  const name = named ? { name: change.name } : null;
  switch (action) {
    case "create":
      return additionWords(change, name);
    case "delete":
      return name ? deletionWords(change, name, deletion) : ownDeletionWords(change);
    case "merge":
      return mergeOf(change);
    case "undo":
      return sentence((put) => (name ? acts.undid(put(name)) : acts.own.undid));
    default:
      return count > 1 ? changeOfMany(change) : changeOfOne(change, name);
  }
}

/** "Merged A. Berg and 1 other into Anna Berg": all of the kind but one are gone. */
function mergeOf({ kind, name, counts, fields }: Change): Piece[] {
  const others = counts[kind] - 2;
  const into = { field: kind, value: fields[0]?.to ?? null };
  const more = acts.mergedMore[kind === "companies" ? kind : "customers"];
  return sentence((put) =>
    others > 0 ? more(put({ name }), others, put(into)) : acts.merged(put({ name }), put(into)),
  );
}

/** "Imported 1,230 customers and updated 42 customers from google-contacts.csv". */
function importWords({ kind, name, imported }: Change): Piece[] {
  const created = { name: listOf(imported?.created ?? {}, kind) };
  const updated = { name: listOf(imported?.updated ?? {}, kind) };
  const file = { name };
  return sentence((put) => {
    if (!created.name) {
      return name ? acts.updatedFrom(put(updated), put(file)) : acts.updated(put(updated));
    }
    if (!updated.name) {
      return name ? acts.importedFrom(put(created), put(file)) : acts.imported(put(created));
    }
    return name
      ? acts.importedBothFrom(put(created), put(updated), put(file))
      : acts.importedBoth(put(created), put(updated));
  });
}

function changeOfOne({ kind, fields }: Change, name: Piece | null): Piece[] {
  const [first] = fields;
  if (!first) return sentence((put) => (name ? acts.changed(put(name)) : acts.own.changed));
  const moved = moveOf(kind, fields);
  if (moved) {
    const [from, to] = moved;
    return sentence((put) =>
      name ? acts.moved(put(name), put(from), put(to)) : acts.own.moved(put(from), put(to)),
    );
  }
  const labels = fields.map(({ field }) => labelOfField(kind, field)).join(", ");
  if (fields.length > 1 || !isShort(first)) {
    return sentence((put) =>
      name ? acts.changedFields(put(name), labels) : acts.own.changedFields(labels),
    );
  }
  const [from, to] = [before(first), after(first)];
  return sentence((put) =>
    name
      ? acts.changedFrom(put(name), labels, put(from), put(to))
      : acts.own.changedFrom(labels, put(from), put(to)),
  );
}

/** Where from and where to, of an appointment or a customer; on the same day only the time is said twice. */
function moveOf(kind: Kind, fields: ChangedField[]): [from: Piece, to: Piece] | undefined {
  const [first] = fields;
  if (kind === "customers" && fields.length === 1 && first?.field === "company") {
    return [before(first), after(first)];
  }
  const date = fields.find(({ field }) => field === "date");
  if (!date || !fields.every(({ field }) => field === "date" || field === "duration")) return;
  const [from, to] = [String(date.from ?? ""), String(date.to ?? "")];
  const sameDay = from.length > 10 && from.slice(0, 10) === to.slice(0, 10);
  return [
    { field: "when", value: whenOf(from) },
    { field: "when", value: sameDay && to.length > 10 ? formatTime(to) : whenOf(to) },
  ];
}

/** "Set the status of 12 customers to Deal Closed", or only that they were changed. */
function changeOfMany(change: Change): Piece[] {
  const [only, ...others] = change.fields;
  const many = { name: countsOf(change) };
  if (!only || others.length > 0) return sentence((put) => acts.changed(put(many)));
  const label = labelOfField(change.kind, only.field);
  return sentence((put) => acts.set(label, put(many), put(after(only))));
}

/** A customer's company, unless it has the same name. */
function placeOf({ kind, name, parents }: Change): string {
  const [parent] = parents;
  return kind === "customers" && parent?.name && parent.name !== name ? isolate(parent.name) : "";
}

function additionWords(change: Change, name: Piece | null): Piece[] {
  const place = placeOf(change);
  const date = change.fields.find(({ field }) => field === "date")?.to;
  if (place) {
    return sentence((put) =>
      name ? acts.addedTo(put(name), put(place)) : acts.own.addedTo(put(place)),
    );
  }
  if (change.kind === "appointments" && date) {
    const when = { field: "when", value: whenOf(String(date)) };
    return sentence((put) =>
      name ? acts.addedAt(put(name), put(when)) : acts.own.addedAt(put(when)),
    );
  }
  return sentence((put) => (name ? acts.added(put(name)) : acts.own.added));
}

/** With what went along, or where its customers went. */
function deletionWords(change: Change, one: Piece, deletion: Deletion): Piece[] {
  const words = acts[deletion];
  if (change.bulk) return sentence((put) => words.one(put({ name: countsOf(change) })));
  const [place, along, moved] = [placeOf(change), restOf(change), movedOf(change)];
  return sentence((put) => {
    if (moved) return words.moved(put(one), moved.customers, put(moved.company));
    if (place && along) return words.atAlong(put(one), put(place), along);
    if (place) return words.at(put(one), put(place));
    return along ? words.along(put(one), along) : words.one(put(one));
  });
}

function ownDeletionWords(change: Change): Piece[] {
  const own = acts.own;
  const [place, along, moved] = [placeOf(change), restOf(change), movedOf(change)];
  return sentence((put) => {
    if (moved) return own.deletedMoved(moved.customers, put(moved.company));
    if (place && along) return own.deletedAtAlong(put(place), along);
    if (place) return own.deletedAt(put(place));
    return along ? own.deletedAlong(along) : own.deleted;
  });
}

/** Where the customers of a deleted company are. */
function movedOf({ fields, counts }: Change) {
  const value = fields.find(({ field }) => field === "company")?.to;
  if (!value) return undefined;
  return {
    customers: countOfKind("customers", counts.customers),
    company: { field: "company", value },
  };
}

function restOf(change: Change): string {
  return listOf({ ...countsShown(change), [change.kind]: 0 });
}

/** "1,198 customers and 86 companies": what the act was about comes first. */
function countsOf(change: Change): string {
  return listOf(countsShown(change), change.kind) || acts.nothing;
}

/** Private companies come and go with their customers: nobody has seen any. */
function countsShown({ kind, counts }: Change): Change["counts"] {
  return kind === "customers" ? { ...counts, companies: 0 } : counts;
}

/** "23 customers and 18 appointments". */
function listOf(counts: Partial<Record<Kind, number>>, first?: Kind): string {
  const rest = kindNames.filter((kind) => kind !== first);
  const parts = [first ?? [], rest].flat().flatMap((kind) => {
    const count = counts[kind];
    return count ? [countOfKind(kind, count)] : [];
  });
  return listed(parts);
}

/** A sentence where only text can stand, such as a toast. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return isArrow(piece) ? ` ${piece} ` : piece;
      if ("name" in piece) return isolate(piece.name);
      return wordsOf(piece.field, piece.value) || records.values.none;
    })
    .join("");
}
