import type { Change, ChangedField } from "../../../shared/history/history.ts";
import { kindWords } from "../../../shared/kinds/fields.ts";
import { type Kind, kindNames } from "../../../shared/kinds/names.ts";
import { formatTime } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { listed } from "../../lib/format/listed.ts";
import { fromTo, isShort, labelOfField, type Piece, whenOf, wordsOf } from "./field-words.ts";
import {
  absenceWords,
  activityWords,
  appointmentWords,
  bulkWords,
  tagWords,
  taskWords,
  viewWords,
} from "./kind-words.ts";

/** What was done, as a sentence that begins with the verb. */
export function sentenceOf(change: Change, { named = true } = {}): Piece[] {
  const { action, kind, name, count } = change;
  if (action === "import") return importWords(change);
  if (kind === "activities") return activityWords(change);
  const outcome = appointmentWords(change);
  if (outcome) return outcome;
  if (kind === "tasks" && count === 1) return taskWords(change);
  if (kind === "absences") return absenceWords(change, restOf(change));
  const many = action === "bulk" ? bulkWords(change, restOf(change)) : undefined;
  if (many) return many;
  if (kind === "tags") return tagWords(change, listOf({ ...change.counts, tags: 0 }));
  if (kind === "views" && count === 1) return viewWords(change);
  const one = named ? [" ", { name }] : [];
  switch (action) {
    case "create":
      return ["Added", ...one, ...placeOf(change, " to ")];
    case "delete":
      if (change.bulk) return ["Deleted ", { name: countsOf(change) }];
      return ["Deleted", ...one, ...placeOf(change, " at "), ...alongOf(change)];
    case "merge":
      return mergeOf(change);
    case "undo":
      return ["Undid a change to", ...one];
    default:
      return count > 1 ? changeOfMany(change) : changeOfOne(change, one);
  }
}

/** "Merged A. Berg and 1 other into Anna Berg": all of the kind but one are gone. */
function mergeOf({ kind, name, counts, fields }: Change): Piece[] {
  const further = counts[kind] - 2;
  const others = further > 0 ? [` and ${countOf(further, "other")}`] : [];
  const [into] = fields;
  return ["Merged ", { name }, ...others, " into ", { field: kind, value: into?.to ?? null }];
}

/** "Imported 1,230 customers and updated 42 customers from google-contacts.csv". */
function importWords({ kind, name, imported }: Change): Piece[] {
  const created = listOf(imported?.created ?? {}, kind);
  const updated = listOf(imported?.updated ?? {}, kind);
  const from = name ? [" from ", { name }] : [];
  if (!created) return ["Updated ", { name: updated }, ...from];
  const also = updated ? [" and updated ", { name: updated }] : [];
  return ["Imported ", { name: created }, ...also, ...from];
}

function changeOfOne({ kind, fields }: Change, one: Piece[]): Piece[] {
  const [first] = fields;
  if (!first) return ["Changed", ...one];
  const colon = one.length > 0 ? ": " : " ";
  if (fields.every(({ field }) => field === "date" || field === "duration")) {
    const date = fields.find(({ field }) => field === "date");
    if (date) return ["Moved", ...one, colon, ...moveOf(date)];
  }
  if (kind === "customers" && fields.length === 1 && first.field === "company") {
    return ["Moved", ...one, colon, ...fromTo(first)];
  }
  const labels = fields.map(({ field }) => labelOfField(kind, field));
  if (fields.length > 1 || !isShort(first)) return ["Changed", ...one, colon, labels.join(", ")];
  return ["Changed", ...one, colon, `${labels[0]} `, ...fromTo(first)];
}

/** "Set the status of 12 customers to Deal Closed", or only that they were changed. */
function changeOfMany(change: Change): Piece[] {
  const [only, ...others] = change.fields;
  const many = { name: countsOf(change) };
  if (!only || others.length > 0) return ["Changed ", many];
  const { field, to } = only;
  return [`Set the ${labelOfField(change.kind, field)} of `, many, " to ", { field, value: to }];
}

/** On the same day only the time is said twice. */
function moveOf({ from, to }: ChangedField): Piece[] {
  const [before, after] = [String(from ?? ""), String(to ?? "")];
  const sameDay = before.length > 10 && before.slice(0, 10) === after.slice(0, 10);
  return [
    { field: "when", value: whenOf(before) },
    "→",
    { field: "when", value: sameDay && after.length > 10 ? formatTime(after) : whenOf(after) },
  ];
}

/** A customer's company, an appointment's time. */
function placeOf({ kind, name, parents, fields }: Change, word: string): Piece[] {
  const [parent] = parents;
  if (kind === "customers" && parent?.name === name) return [];
  if (kind === "customers" && parent?.name) return [word + isolate(parent.name)];
  const date = fields.find(({ field }) => field === "date")?.to;
  return kind === "appointments" && date
    ? [": ", { field: "when", value: whenOf(String(date)) }]
    : [];
}

/** What went with a deleted record, or where its customers went. */
function alongOf(change: Change): Piece[] {
  const moved = change.fields.find(({ field }) => field === "company")?.to;
  if (moved) {
    const customers = countOf(change.counts.customers, "customer");
    return [` and moved ${customers} to `, { field: "company", value: moved }];
  }
  const along = restOf(change);
  return along ? [` with ${along}`] : [];
}

function restOf(change: Change): string {
  return listOf({ ...countsShown(change), [change.kind]: 0 });
}

/** "1,198 customers and 86 companies": what the act was about comes first. */
function countsOf(change: Change): string {
  return listOf(countsShown(change), change.kind) || "nothing";
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
    return count ? [countOf(count, ...kindWords[kind])] : [];
  });
  return listed(parts);
}

/** A sentence where only text can stand, such as a toast. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece === "→") return " → ";
      if (typeof piece === "string") return piece;
      return "name" in piece ? isolate(piece.name) : wordsOf(piece.field, piece.value) || "none";
    })
    .join("");
}
