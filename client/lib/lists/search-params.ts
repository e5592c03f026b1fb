import { companySorts } from "../../../shared/kinds/companies.ts";
import { customerSorts } from "../../../shared/kinds/customers.ts";
import {
  type FilteredList,
  type filterFields,
  parseFilter,
} from "../../../shared/lists/filters.ts";
import { companyColumnTitles, customerColumnTitles } from "../../../shared/lists/list-columns.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { storyParts } from "../../../shared/story.ts";
import { maxSearch } from "../../../shared/text/search-length.ts";
import { known, readDate, readIf, readInstant, readSort, readText } from "./read-params.ts";

/** The columns of the tables besides the name, in their order, as the address calls them. */
const customerColumns = besidesName(customerColumnTitles);
const companyColumns = besidesName(companyColumnTitles);

/**
 * The query parameters of the screens with records. Anything not understood is dropped, so that an old or
 * mistyped link still opens its screen. Parsed without zod, which would otherwise be loaded before
 * anything can be shown.
 */
type Search = Record<string, unknown>;

export type CompanySearch = ReturnType<typeof companySearch>;

export function companySearch({ search, sort, createdFrom, ...shape }: Search) {
  return known({
    search: readText(search)?.slice(0, maxSearch),
    sort: readSort(sort, companySorts),
    createdFrom: readInstant(createdFrom),
    ...listShape(shape, "companies", companyColumns),
  });
}

/** What both lists have: conditions, columns, groups, and the saved view that is open. */
function listShape(
  { filter, columns, view, group }: Search,
  list: FilteredList,
  names: readonly string[],
) {
  return {
    filter: readFilter(filter, list),
    columns: readIf(columns, (text) => text.split(",").every((name) => names.includes(name))),
    view: readIf(view, (text) => /^[\w-]{1,100}$/.test(text)),
    group: groups.find((each) => each === group),
  };
}

function readFilter(value: unknown, list: keyof typeof filterFields): string | undefined {
  return readIf(value, (text) => text !== "" && parseFilter(text, list) !== undefined);
}

export function companyCustomerSearch({ search, sort, status }: Search) {
  return known({
    search: readText(search)?.slice(0, maxSearch),
    sort: readSort(sort, customerSorts),
    status: customerStatuses.find((each) => each === status),
  });
}

export type CustomerSearch = ReturnType<typeof customerSearch>;

const layouts = ["board"] as const;

const groups = ["responsible"] as const;

const companyTabs = ["story", "changes"] as const;

/** A company's page shows its customers, its story or its changes. */
export function companyPageSearch({ tab, story, ...search }: Search) {
  // Older addresses have a tab of their own for the appointments.
  const old = tab === "appointments" ? { tab: "story", story: tab } : {};
  return {
    ...companyCustomerSearch(search),
    ...storySearch({ story, ...old }),
    ...known({ tab: companyTabs.find((each) => each === (old.tab ?? tab)) }),
  };
}

export type StorySearch = ReturnType<typeof storySearch>;

/** Which part of the story is shown. */
export function storySearch({ story }: Search) {
  return known({ story: storyParts.find((each) => each === story) });
}

export function customerSearch({
  createdFrom,
  attention,
  neglectedOn,
  filter,
  columns,
  view,
  layout,
  group,
  ...search
}: Search) {
  // Older addresses contain the day; it is removed here.
  const old = readDate(neglectedOn) !== undefined;
  return {
    ...companyCustomerSearch(search),
    ...known({
      createdFrom: readInstant(createdFrom),
      /** Only customers who have waited too long. */
      attention: attention === true || old ? (true as const) : undefined,
      ...listShape({ filter, columns, view, group }, "customers", customerColumns),
      layout: layouts.find((each) => each === layout),
    }),
    ...(old && { neglectedOn: undefined }),
  };
}

export function appointmentSearch(typed: Search) {
  const { date, time, company, customer, title, duration, repeat, host, attending } = typed;
  return known({
    title: readText(title)?.slice(0, longestTitle),
    duration: Number.isInteger(duration) ? Number(duration) : undefined,
    date: readDate(date),
    time: readIf(time, (text) => /^\d{2}:\d{2}$/.test(text)),
    company: readText(company),
    customer: readText(customer),
    repeat: readText(repeat),
    host: readText(host),
    attending: readText(attending),
  });
}

export type AppointmentListSearch = ReturnType<typeof appointmentListSearch>;

/** Of which days, both included; the first and the last are open without one. */
export function appointmentListSearch({ search, from, to, filter, who }: Search) {
  return known({
    who: readText(who),
    search: readText(search)?.slice(0, maxSearch),
    from: readDate(from),
    to: readDate(to),
    filter: readFilter(filter, "appointments"),
  });
}

/** More belongs into the notes. */
const longestTitle = 200;

function besidesName<Titles extends { name: string }>({ name: _, ...titles }: Titles) {
  // as: these are its own names.
  return Object.keys(titles) as Exclude<keyof Titles & string, "name">[];
}
