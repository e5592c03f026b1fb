import {
  type Condition,
  type FilteredList,
  type FilterField,
  type FilterWord,
  parseFilter,
  printFilter,
} from "../../../shared/lists/filters.ts";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { formatMoneyShort } from "../../lib/format/money.ts";

/** What an address says of which rows are shown; the first three are of older links and of the overview's. */
export interface Filtering {
  status?: CustomerStatus | undefined;
  attention?: true | undefined;
  createdFrom?: string | undefined;
  filter?: string | undefined;
}

/** All conditions of an address, save the instant from which rows were added, which is no date. */
export function conditionsOf({ status, attention, filter = "" }: Filtering): Condition[] {
  return [
    ...(status ? [{ field: "status", word: "is", values: [status] } as const] : []),
    ...(attention ? [{ field: "attention", word: "is", values: ["needed"] } as const] : []),
    // The address has been checked for its own list.
    ...(parseFilter(filter) ?? parseFilter(filter, "companies") ?? []),
  ];
}

/** The same back in an address, in the one way that has room for all of them. */
export function toFiltering(conditions: readonly Condition[]): Filtering {
  const filter = printFilter(conditions) || undefined;
  return { filter, status: undefined, attention: undefined };
}

export function isFiltered(filtering: Filtering): boolean {
  return conditionsOf(filtering).length > 0 || filtering.createdFrom !== undefined;
}

export const noFilter: Filtering = {
  filter: undefined,
  status: undefined,
  attention: undefined,
  createdFrom: undefined,
};

/** As the column of the same list is called. */
export function labelOf(field: FilterField, list: FilteredList): string {
  if (list === "companies" && field === "value") return "Total value";
  return fieldLabels[field];
}

const fieldLabels: Record<FilterField, string> = {
  status: "Status",
  tag: "Tag",
  value: "Value",
  lastContact: "Last contact",
  createdAt: "Added",
  company: "Company",
  responsible: "Responsible",
  nextAppointment: "Next appointment",
  openTasks: "Open tasks",
  contact: "Email or phone",
  attention: "Needs attention",
  import: "Import",
  statusOn: "Status on a day",
  closed: "Deal closed",
  moved: "New status",
  inTouch: "Up to date",
  industry: "Industry",
  outcome: "Outcome",
  host: "Calendar",
  hour: "Hour",
};

const wordLabels: Record<FilterWord, string> = {
  is: "is",
  isNot: "is not",
  isEmpty: "is empty",
  isSet: "is set",
  over: "over",
  under: "under",
  between: "between",
  before: "before",
  after: "after",
  daysAgo: "more than … days ago",
};

/** A word as it is said of a field. */
export function labelOfWord(field: FilterField, word: FilterWord): string {
  return field === "lastContact" && word === "isEmpty" ? "never" : wordLabels[word];
}

/** The name of a tag or a company by its id. */
export type NameOf = (id: string) => string | undefined;

/** A condition in words, what it is about and what it asks: "Value over" and "$10,000". */
export function inWords(
  { field, word, values }: Condition,
  nameOf: NameOf,
  list: FilteredList,
): { lead: string; value: string } {
  if (field === "attention") {
    return { lead: "", value: values[0] === "snoozed" ? "Snoozed" : "Needs attention" };
  }
  if (field === "import") return { lead: "", value: "From one import" };
  if (field === "inTouch") {
    const lead = word === "is" ? "Up to date" : "Needed attention";
    return { lead: "", value: `${lead} on ${formatDate(values[0], "long")}` };
  }
  if (field === "statusOn") return { lead: "", value: statusOnInWords(word, values) };
  if (field === "contact") {
    return { lead: values[0] === "phone" ? "Phone" : "Email", value: wordLabels[word] };
  }
  const label = labelOf(field, list);
  if (word === "isEmpty" || word === "isSet")
    return { lead: label, value: labelOfWord(field, word) };
  if (word === "daysAgo") {
    return { lead: `${label} more than`, value: `${values[0]} days ago` };
  }
  const shown = values.map((value) => valueInWords(field, value, nameOf));
  const [first, last] = shown;
  if (word === "between" && first === last && field !== "value")
    return { lead: `${label} on`, value: first ?? "" };
  const joint = word === "between" ? " and " : ", ";
  return { lead: `${label} ${wordLabels[word]}`, value: shown.join(joint) };
}

/** "Deal Closed on August 31, 2026". */
function statusOnInWords(word: FilterWord, [day, ...statuses]: readonly string[]): string {
  const isAny = statuses.length === customerStatuses.length;
  const any = word === "is" ? "Already a customer" : "Not yet a customer";
  const some = `${word === "is" ? "" : "Not "}${statuses.join(" or ")}`;
  return `${isAny ? any : some} on ${formatDate(day, "long")}`;
}

function valueInWords(field: FilterField, value: string, nameOf: NameOf): string {
  if (field === "value") return formatMoneyShort(Number(value));
  if (field === "industry") return isolate(decodeURIComponent(value));
  if (field === "tag" || field === "company" || field === "responsible")
    return isolate(nameOf(value) ?? "…");
  return /^\d{4}-/.test(value) ? formatDate(value) : value;
}
