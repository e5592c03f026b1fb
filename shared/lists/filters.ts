import { isCalendarDate } from "../dates/dates.ts";
import type { KindIn } from "../kinds/names.ts";
import { customerStatuses } from "../statuses.ts";

/**
 * What a list of customers is narrowed by: conditions that all hold. As text, in the address and in the
 * API, `status:is:Active|Pending;value:over:10000;lastContact:daysAgo:30`: a field, a word and its
 * values. No value has one of the three marks in it. This file does without zod, so that an address can
 * be read before zod has loaded.
 */
export const filterWords = {
  status: ["is", "isNot"],
  tag: ["is", "isNot", "isEmpty"],
  /** Dollars. */
  value: ["over", "under", "between"],
  /** `isEmpty`: never. */
  lastContact: ["before", "after", "between", "daysAgo", "isEmpty"],
  createdAt: ["before", "after", "between", "daysAgo"],
  company: ["is", "isNot"],
  /** Somebody on the desk, by id; `me` is who asks, `nobody` whoever has left. */
  responsible: ["is", "isNot"],
  /** The next one that is not over. */
  nextAppointment: ["before", "after", "between", "isEmpty"],
  /** How many there are. */
  openTasks: ["over", "under", "isEmpty"],
  /** Whether the customer needs attention today, or would but is left alone. */
  attention: ["is"],
  /** Email or phone; the value names which. */
  contact: ["isEmpty"],
  /** By the act of the import, for as long as that can be undone: what it made or changed. */
  import: ["is"],
  /** A day and statuses: what the customer was when that day ended. Before it was there, it was none. */
  statusOn: ["is", "isNot"],
  /** When the status became Deal Closed, at least once. */
  closed: ["between"],
  /** Two days: another status when the second ended than when the first did, or only then there. */
  moved: ["between"],
  /** A day: whether the last contact by then was recent enough for the status. */
  inTouch: ["is", "isNot"],
  /** Of a company, whatever the case; each percent-encoded. */
  industry: ["is", "isNot", "isEmpty", "isSet"],
  /** Of an appointment; `open` is over and has none. */
  outcome: ["is"],
  /** Of an appointment: whose calendar it is in, by id. */
  host: ["is"],
  /** Of an appointment with a time: the day of the week, 0 for Sunday, and the hour: `2-10`. */
  hour: ["is"],
} as const;
export type FilterField = keyof typeof filterWords;

/** The fields of each list. A company's value is that of all its customers. */
export const filterFields = {
  customers: Object.keys(filterWords).filter(
    (field) => !["industry", "outcome", "host", "hour"].includes(field),
  ),
  companies: ["tag", "value", "createdAt", "import", "industry", "responsible"],
  appointments: ["import", "outcome", "host", "company", "hour"],
} as const satisfies Record<KindIn<"filter">, readonly string[]>;
/** Only links ask for these; there is no editor for them. */
export const linkedFields: readonly FilterField[] = [
  "import",
  "statusOn",
  "moved",
  "inTouch",
  "outcome",
  "host",
  "hour",
];
/** Those whose conditions the user puts together. */
export type FilteredList = Exclude<keyof typeof filterFields, "appointments">;

export type FilterWord = (typeof filterWords)[FilterField][number];

export interface Condition {
  field: FilterField;
  word: FilterWord;
  values: readonly string[];
}

const maxConditions = 20;
const maxValues = 100;

/** Undefined when the text is no filter of such a list. */
export function parseFilter(
  text: string,
  list: keyof typeof filterFields = "customers",
): Condition[] | undefined {
  if (text === "") return [];
  const fields: readonly string[] = filterFields[list];
  const conditions = text.split(";").map((one) => parseCondition(one, fields));
  const isWhole = conditions.every((one) => one !== undefined);
  return isWhole && conditions.length <= maxConditions ? conditions : undefined;
}

export function printFilter(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, word, values }) =>
      [field, word, ...(values.length > 0 ? [values.join("|")] : [])].join(":"),
    )
    .join(";");
}

function parseCondition(text: string, fields: readonly string[]): Condition | undefined {
  const [field = "", word = "", list, ...rest] = text.split(":");
  if (!isField(field) || !fields.includes(field) || rest.length > 0) return undefined;
  const known = filterWords[field].find((one) => one === word);
  const values = list === undefined ? [] : list.split("|");
  if (!known || values.length > maxValues || !areValues(field, known, values)) return undefined;
  return { field, word: known, values };
}

function isField(text: string): text is FilterField {
  return Object.hasOwn(filterWords, text);
}

function areValues(field: FilterField, word: FilterWord, values: readonly string[]): boolean {
  const name = names[field];
  if (name) return values.length === 1 && values.every((value) => name.test(value));
  if (word === "isEmpty" || word === "isSet") return values.length === 0;
  if (field === "status") return isSome(values, isStatus);
  if (field === "statusOn") return isDay(values[0]) && isSome(values.slice(1), isStatus);
  if (field === "inTouch") return values.length === 1 && isDay(values[0]);
  if (field === "industry") return isSome(values, (value) => decodeName(value) !== undefined);
  if (word === "is" || word === "isNot")
    return isSome(values, (value) => /^[\w-]{1,200}$/.test(value));
  const isCount = word === "daysAgo" || field === "openTasks";
  const isValue = isCount ? isWhole : field === "value" ? isAmount : isCalendarDate;
  return values.length === (word === "between" ? 2 : 1) && values.every(isValue);
}

/** Those that have one value, of a few. */
const names: Partial<Record<FilterField, RegExp>> = {
  contact: /^(?:email|phone)$/,
  attention: /^(?:needed|snoozed)$/,
  outcome: /^(?:held|no-show|canceled|open)$/,
  hour: /^[0-6]-(?:1?\d|2[0-3])$/,
};
const statuses: readonly string[] = customerStatuses;
const isStatus = (value: string) => statuses.includes(value);
const isDay = (value = "") => isCalendarDate(value);
const isWhole = (value: string) => /^\d{1,5}$/.test(value);
const isAmount = (value: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(value);

function isSome(values: readonly string[], isKnown: (value: string) => boolean): boolean {
  return values.length > 0 && values.every(isKnown);
}

/** A name as a condition has it, percent-encoded; undefined for what nobody can have written. */
export function decodeName(value: string): string | undefined {
  if (!/^(?:[\w.!~*'()-]|%[\dA-F]{2}){1,600}$/.test(value)) return undefined;
  try {
    const name = decodeURIComponent(value);
    // No database takes it.
    return name.includes("\0") ? undefined : name;
  } catch {
    return undefined;
  }
}
