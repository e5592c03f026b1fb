import { bookingFilters, bookingShows } from "../../../shared/booking-lists.ts";
import { companySorts } from "../../../shared/kinds/companies.ts";
import { customerSorts } from "../../../shared/kinds/customers.ts";
import { filteredKinds } from "../../../shared/kinds/plain-lists.ts";
import {
  type FilteredList,
  type filterFields,
  parseFilter,
} from "../../../shared/lists/filters.ts";
import { duplicateReasons, mergeLimit } from "../../../shared/matching/duplicate-kinds.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { storyParts } from "../../../shared/story.ts";
import { maxSearch } from "../../../shared/text/fold.ts";
import { importKinds } from "../../../shared/transfer/import-kinds.ts";
import { companyColumns, customerColumns } from "./list-columns.ts";
import { known, readDate, readIf, readInstant, readSort, readText } from "./read-params.ts";

/**
 * The query parameters of the screens. Anything not understood is dropped, so that an old or
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

const settingsTabs = [
  "people",
  "sign-in",
  "calendar",
  "booking",
  "notifications",
  "follow-up",
  "tags",
  "formats",
  "appearance",
  "data",
] as const;

/** Without a tab, the account. */
export function settingsSearch({ tab }: Search) {
  return known({ tab: settingsTabs.find((each) => each === tab) });
}

export type HistorySearch = ReturnType<typeof historySearch>;

/** What was done, and to which records. */
export function historySearch({ search, acts, kind, who }: Search) {
  return known({
    search: readText(search)?.slice(0, maxSearch),
    acts: historyActs.find((each) => each === acts),
    kind: filteredKinds.find((each) => each === kind),
    who: readText(who),
  });
}
const historyActs = ["added", "changed", "deleted", "imported"] as const;

export type BookingsSearch = ReturnType<typeof bookingsSearch>;

/** Which bookings, without it the upcoming ones; how they came about, and whose. */
export function bookingsSearch({ show, state, who }: Search) {
  return known({
    show: bookingShows.find((each) => each === show),
    state: bookingFilters.find((each) => each === state),
    who: readText(who),
  });
}

/** Whose records a page shows: `me`, `all`, or ids; without it, as it was there last. */
export function whoseSearch({ who }: Search) {
  return known({ who: readIf(who, (text) => text !== "") });
}

export type ReportSearch = ReturnType<typeof reportSearch>;

/**
 * Of which days; without them, of this year. The sections shown as tables, in any order. What they mean
 * is checked by reports/search.ts, which comes with the screen.
 */
export function reportSearch({ period, tables, ...search }: Search) {
  return {
    ...known({ period: readText(period), tables: readText(tables) }),
    ...whoseSearch(search),
  };
}

/** What the rows of the file become, and the step; without one, the first. */
export function importSearch({ into, step }: Search) {
  return known({
    into: importKinds.find((each) => each === into),
    step: laterSteps.find((each) => each === step),
  });
}
const laterSteps = ["match", "check", "done"] as const;

export type DuplicateSearch = ReturnType<typeof duplicateSearch>;

/** Of customers, unless it says otherwise. */
export function duplicateSearch({ kind, reason, dismissed }: Search) {
  return known({
    kind: otherKinds.find((each) => each === kind),
    reason: duplicateReasons.find((each) => each === reason),
    /** Those that were marked as not duplicates instead. */
    dismissed: dismissed === true ? (true as const) : undefined,
  });
}

const otherKinds = ["companies"] as const;

/** Which records are to become one. */
export function mergeSearch({ kind, ids }: Search) {
  return known({
    kind: otherKinds.find((each) => each === kind),
    ids: readIf(ids, (text) => isMergeable(text.split(","))),
  });
}

function isMergeable(ids: readonly string[]): boolean {
  return ids.length <= mergeLimit && ids.every((id) => /^[\w-]{1,200}$/.test(id));
}

export function registerSearch({ invite }: Search) {
  /** The token of an invitation. */
  return known({ invite: readText(invite) });
}

export function loginSearch({ redirect, reset, confirm, invite }: Search) {
  return known({
    /** Where to go on after signing in. */
    redirect: readText(redirect),
    /** The token of a password-reset link. */
    reset: readText(reset),
    /** The token of a link that confirms a new email. */
    confirm: readText(confirm),
    /** The token of an invitation. */
    invite: readText(invite),
  });
}
