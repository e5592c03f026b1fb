import type { ChangedKind } from "../../shared/changed-values.ts";
import { isCalendarDate } from "../../shared/dates.ts";
import { fieldTitles } from "../../shared/field-titles.ts";
import type { ChangedField } from "../../shared/history.ts";
import { never } from "../../shared/statuses.ts";
import { formatClock, formatDate, formatDuration, formatTime } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { formatMoney } from "../lib/money.ts";

export type FieldValue = ChangedField["from"];

/** A field as the forms call it: "Last contact". */
export function titleOfField(kind: ChangedKind, field: string): string {
  return fieldTitles[kind]?.[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
}

/** The same in the middle of a sentence: "last contact". */
export function labelOfField(kind: ChangedKind, field: string): string {
  const title = titleOfField(kind, field);
  // A preposition in running text would be read as one.
  if (title === "About") return title;
  return title.charAt(0).toLowerCase() + title.slice(1);
}

const outcomes: Record<string, string> = {
  held: "Held",
  "no-show": "No-show",
  canceled: "Canceled",
};

/** A value as the screens show it, empty when there is none. */
export function wordsOf(field: string, value: FieldValue): string {
  if (value === null && field === "lastContact") return "Never";
  if (value === null) return "";
  if (typeof value === "object") return isolate(value.name) || "a deleted record";
  if (typeof value === "string") {
    if (field === "snoozedUntil" && value === never) return "for good";
    if (field === "lastContact" || field === "snoozedUntil" || field === "due")
      return formatDate(value);
    if (field === "time") return formatClock(value);
    if (field === "outcome") return outcomes[value] ?? value;
    // Since when, its place in the history tells.
    if (field === "doneAt") return "Yes";
    return field === "date" || field === "at" ? whenOf(value) : value;
  }
  if (field === "value") return formatMoney(value);
  return field === "duration" ? formatDuration(value) : String(value);
}

/** "Nov 22, 2:00 PM", or only the day. */
export function whenOf(date: string): string {
  return isCalendarDate(date) ? formatDate(date) : `${formatDate(date)}, ${formatTime(date)}`;
}

/** Longer texts have their place below the sentence. */
const longest = 48;

export function fitsSentence(words: string): boolean {
  return words.length <= longest && !words.includes("\n");
}
