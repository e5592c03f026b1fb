import { isCalendarDate } from "../../../shared/dates/dates.ts";
import type { ChangedField } from "../../../shared/history/history.ts";
import type { Content } from "../../../shared/kinds/field.ts";
import { fieldsOf, kindWords } from "../../../shared/kinds/fields.ts";
import type { Kind } from "../../../shared/kinds/names.ts";
import { never } from "../../../shared/statuses.ts";
import { formatClock, formatDate, formatDuration, formatTime } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";

export type FieldValue = ChangedField["from"];

/** A piece of a sentence: plain words, a name, a value as the screens show it, or the arrow between two. */
export type Piece = string | { name: string } | { field: string; value: FieldValue } | "→";

/** A field as the forms call it: "Last contact". */
export function titleOfField(kind: Kind, field: string): string {
  return fieldsOf[kind][field]?.title ?? field.charAt(0).toUpperCase() + field.slice(1);
}

/** The same in the middle of a sentence: "last contact". */
export function labelOfField(kind: Kind, field: string): string {
  const title = titleOfField(kind, field);
  // A preposition in running text would be read as one.
  if (title === "About") return title;
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** "Company", "Entry". */
export function titleOfKind(kind: Kind): string {
  const [word] = kindWords[kind];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const outcomes: Record<string, string> = {
  held: "Held",
  "no-show": "No-show",
  canceled: "Canceled",
};

/** A field of one name holds the same in every kind. */
const described = new Map(Object.values(fieldsOf).flatMap((fields) => Object.entries(fields)));

const formats: Partial<Record<Content, (value: string) => string>> = {
  clock: formatClock,
  day: (day) => formatDate(day),
  moment: whenOf,
};

/** A value as the screens show it, empty when there is none. */
export function wordsOf(field: string, value: FieldValue): string {
  const { holds, none = "" } = described.get(field) ?? {};
  if (value === null) return none;
  if (typeof value === "object") return isolate(value.name) || "a deleted record";
  if (typeof value === "string") {
    if (field === "snoozedUntil" && value === never) return "for good";
    if (field === "outcome") return outcomes[value] ?? value;
    // Since when, its place in the history tells.
    if (field === "doneAt") return "Yes";
    if (holds === "person" || holds === "personOrNobody") return nameOfPerson(value);
    return (holds && formats[holds]?.(value)) ?? value;
  }
  if (holds === "money") return formatMoney(value);
  return holds === "minutes" ? formatDuration(value) : String(value);
}

/** "Nov 22, 2:00 PM", or only the day. */
export function whenOf(date: string): string {
  return isCalendarDate(date) ? formatDate(date) : `${formatDate(date)}, ${formatTime(date)}`;
}

/** Longer texts have their place below the sentence. */
const longest = 48;

function fitsSentence(words: string): boolean {
  return words.length <= longest && !words.includes("\n");
}

/** "Pending → Active". */
export function fromTo({ field, from, to }: ChangedField): Piece[] {
  return [{ field, value: from }, "→", { field, value: to }];
}

/** Whether both values fit into a sentence. */
export function isShort({ field, from, to }: ChangedField): boolean {
  return [from, to].every((value) => fitsSentence(wordsOf(field, value)));
}
