import type {
  Condition,
  FilteredList,
  FilterField,
  FilterWord,
} from "../../../shared/lists/filters.ts";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { common } from "../../../shared/words/en/common.ts";
import { lists } from "../../../shared/words/en/lists.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { joined } from "../../lib/format/joined.ts";
import { listedOr } from "../../lib/format/listed.ts";
import { formatMoneyShort } from "../../lib/format/money.ts";

/** As the column of the same list is called. */
export function labelOf(field: FilterField, list: FilteredList): string {
  if (list === "companies" && field === "value") return lists.fields.totalValue;
  return lists.fields[field];
}

/** The name of a tag or a company by its id. */
export type NameOf = (id: string) => string | undefined;

/** A condition in words, with what it asks for in a tag: "Value over <value>$10,000</value>". */
export function inWords(condition: Condition, nameOf: NameOf, list: FilteredList): string {
  const { field, word, values } = condition;
  const says = lists.conditions;
  const [value = ""] = values;
  if (field === "attention") return value === "snoozed" ? says.snoozed : says.needsAttention;
  if (field === "import") return says.oneImport;
  if (field === "contact") return value === "phone" ? says.noPhone : says.noEmail;
  if (field === "inTouch") {
    const day = formatDate(value, "long");
    return word === "is" ? says.inTouch(day) : says.notInTouch(day);
  }
  if (field === "statusOn") return statusOnInWords(word, values);
  const label = labelOf(field, list);
  const shown = values.map((each) => valueInWords(field, each, nameOf));
  const [first = "", last = ""] = shown;
  switch (word) {
    case "isEmpty":
      return field === "lastContact" ? says.never(label) : says.isEmpty(label);
    case "isSet":
      return says.isSet(label);
    case "daysAgo":
      return says.daysAgo(label, Number(value));
    case "between":
      return first === last && field !== "value"
        ? says.on(label, first)
        : says.between(label, first, last);
    default:
      return says[word](label, joined(shown));
  }
}

/** A condition's words without their tag. */
export function plainWords(words: string): string {
  return words.replace(/<\/?value>/g, "");
}

/** "Deal Closed on August 31, 2026". */
function statusOnInWords(word: FilterWord, [date = "", ...statuses]: readonly string[]): string {
  const { hadStatus, hadNotStatus, wasCustomer, wasNoCustomer } = lists.conditions;
  const day = formatDate(date, "long");
  if (statuses.length === customerStatuses.length)
    return word === "is" ? wasCustomer(day) : wasNoCustomer(day);
  const names = listedOr(statuses.map(nameOfStatus));
  return word === "is" ? hadStatus(names, day) : hadNotStatus(names, day);
}

function valueInWords(field: FilterField, value: string, nameOf: NameOf): string {
  if (field === "value") return formatMoneyShort(Number(value));
  if (field === "status") return nameOfStatus(value);
  if (field === "industry") return isolate(decodeURIComponent(value));
  if (field === "tag" || field === "company" || field === "responsible")
    return isolate(nameOf(value) ?? lists.unknown);
  return /^\d{4}-/.test(value) ? formatDate(value) : value;
}

function nameOfStatus(status: string): string {
  // as: filters are checked when they are read.
  return common.statuses[status as CustomerStatus];
}
