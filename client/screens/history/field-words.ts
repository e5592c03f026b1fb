import { isCalendarDate } from "../../../shared/dates/dates.ts";
import type { ChangedField } from "../../../shared/history/history.ts";
import type { Content } from "../../../shared/kinds/field.ts";
import { fieldsOf, kindWords } from "../../../shared/kinds/fields.ts";
import type { Kind } from "../../../shared/kinds/names.ts";
import { customerStatuses, never } from "../../../shared/statuses.ts";
import { common } from "../../../shared/words/en/common.ts";
import { records } from "../../../shared/words/en/records.ts";
import { formatClock, formatDate, formatDuration, formatTime } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { startSentence, withinSentence } from "../../lib/format/first-letter.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import type { FieldValue } from "./pieces.ts";

/** A field as the forms call it: "Last contact". */
export function titleOfField(kind: Kind, field: string): string {
  return startSentence(labelOfField(kind, field));
}

/** The same in the middle of a sentence: "last contact". */
export function labelOfField(kind: Kind, field: string): string {
  const { appointmentNotes, meetingTypeFrom } = records.otherFields;
  if (kind === "appointments" && field === "notes") return appointmentNotes;
  if (kind === "meetingTypes" && field === "from") return meetingTypeFrom;
  const words: Readonly<Record<string, string>> = records.fields;
  const title = words[field] ?? fieldsOf[kind][field]?.title ?? field;
  return field in words ? title : withinSentence(title);
}

/** "Company", "Entry". */
export function titleOfKind(kind: Kind): string {
  const words: Readonly<Partial<Record<Kind, string>>> = records.kinds;
  return startSentence(words[kind] ?? kindWords[kind][0]);
}

/** "1 company", "12 customers". */
export function countOfKind(kind: Kind, count: number): string {
  const words: Readonly<Partial<Record<Kind, (count: number) => string>>> = records.counts;
  return words[kind]?.(count) ?? countOf(count, ...kindWords[kind]);
}

/** A field of one name holds the same in every kind. */
const described = new Map(Object.values(fieldsOf).flatMap((fields) => Object.entries(fields)));

const formats: Partial<Record<Content, (value: string) => string>> = {
  clock: formatClock,
  day: (day) => formatDate(day),
  moment: whenOf,
};

/** A value as the screens show it, empty when there is none. */
export function wordsOf(field: string, value: FieldValue): string {
  const { holds, none } = described.get(field) ?? {};
  if (value === null) return none ? records.values.never : "";
  if (typeof value === "object") return isolate(value.name) || records.values.deleted;
  if (typeof value === "string") {
    if (field === "snoozedUntil" && value === never) return records.values.forGood;
    if (field === "outcome") return outcomeOf(value);
    if (field === "status") return statusOf(value);
    // Since when, its place in the history tells.
    if (field === "doneAt") return records.values.yes;
    if (holds === "person" || holds === "personOrNobody") return nameOfPerson(value);
    return (holds && formats[holds]?.(value)) ?? value;
  }
  if (holds === "money") return formatMoney(value);
  return holds === "minutes" ? formatDuration(value) : String(value);
}

function outcomeOf(value: string): string {
  const words: Readonly<Record<string, string>> = records.values.outcomes;
  return words[value] ?? value;
}

function statusOf(value: string): string {
  const status = customerStatuses.find((each) => each === value);
  return status ? common.statuses[status] : value;
}

/** "Nov 22, 2:00 PM", or only the day. */
export function whenOf(date: string): string {
  return isCalendarDate(date)
    ? formatDate(date)
    : records.values.dayTime(formatDate(date), formatTime(date));
}

/** Longer texts have their place below the sentence. */
const longest = 48;

function fitsSentence(words: string): boolean {
  return words.length <= longest && !words.includes("\n");
}

/** Whether both values fit into a sentence. */
export function isShort({ field, from, to }: ChangedField): boolean {
  return [from, to].every((value) => fitsSentence(wordsOf(field, value)));
}
