import { companySorts } from "../shared/companies.ts";
import { customerSorts } from "../shared/customers.ts";
import { isCalendarDate } from "../shared/dates.ts";
import { duplicateReasons, mergeLimit } from "../shared/duplicate-kinds.ts";
import { type FilteredList, type filterFields, parseFilter } from "../shared/filters.ts";
import { maxSearch } from "../shared/fold.ts";
import { customerStatuses } from "../shared/statuses.ts";
import { storyParts } from "../shared/story.ts";
import { importKinds } from "./import/types.ts";
import { companyColumns, customerColumns } from "./lists/list-columns.ts";

/**
 * The query parameters of the screens. Anything not understood is dropped, so that an old or
 * mistyped link still opens its screen. Parsed without zod, which would otherwise be loaded before
 * anything can be shown.
 */
type Search = Record<string, unknown>;
type Sort<Field extends string> = Field | `-${Field}`;

const instantPattern =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

export type CompanySearch = ReturnType<typeof companySearch>;

export function companySearch({ search, sort, createdFrom, ...shape }: Search) {
  return known({
    search: readText(search)?.slice(0, maxSearch),
    sort: readSort(sort, companySorts),
    createdFrom: readInstant(createdFrom),
    ...listShape(shape, "companies", companyColumns),
  });
}

/** What both lists have: conditions, columns, and the saved view that is open. */
function listShape(
  { filter, columns, view }: Search,
  list: FilteredList,
  names: readonly string[],
) {
  return {
    filter: readFilter(filter, list),
    columns: readIf(columns, (text) => text.split(",").every((name) => names.includes(name))),
    view: readIf(view, (text) => /^[\w-]{1,100}$/.test(text)),
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
      ...listShape({ filter, columns, view }, "customers", customerColumns),
      layout: layouts.find((each) => each === layout),
    }),
    ...(old && { neglectedOn: undefined }),
  };
}

export function appointmentSearch(typed: Search) {
  const { date, time, company, customer, title, duration, repeat } = typed;
  return known({
    title: readText(title)?.slice(0, longestTitle),
    duration: Number.isInteger(duration) ? Number(duration) : undefined,
    date: readDate(date),
    time: readIf(time, (text) => /^\d{2}:\d{2}$/.test(text)),
    company: readText(company),
    customer: readText(customer),
    repeat: readText(repeat),
  });
}

export type AppointmentListSearch = ReturnType<typeof appointmentListSearch>;

/** Of which days, both included; the first and the last are open without one. */
export function appointmentListSearch({ search, from, to, filter }: Search) {
  return known({
    search: readText(search)?.slice(0, maxSearch),
    from: readDate(from),
    to: readDate(to),
    filter: readFilter(filter, "appointments"),
  });
}

/** More belongs into the notes. */
const longestTitle = 200;

const settingsTabs = [
  "calendar",
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
export function historySearch({ search, acts, kind }: Search) {
  return known({
    search: readText(search)?.slice(0, maxSearch),
    acts: historyActs.find((each) => each === acts),
    kind: historyKinds.find((each) => each === kind),
  });
}
const historyActs = ["added", "changed", "deleted", "imported"] as const;
const historyKinds = ["companies", "customers", "appointments"] as const;

export type ReportSearch = ReturnType<typeof reportSearch>;

/**
 * Of which days; without them, of this year. The sections shown as tables, in any order. What they mean
 * is checked by reports/search.ts, which comes with the screen.
 */
export function reportSearch({ period, tables }: Search) {
  return known({ period: readText(period), tables: readText(tables) });
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

export function loginSearch({ redirect, reset, confirm }: Search) {
  return known({
    /** Where to go on after signing in. */
    redirect: readText(redirect),
    /** The token of a password-reset link. */
    reset: readText(reset),
    /** The token of a link that confirms a new email. */
    confirm: readText(confirm),
  });
}

/** Leaves out undefined values, and so keeps them out of the address. */
function known<T extends object>(search: T): Partial<T> {
  // as: entries lose the names of an object's fields.
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** The router parses `?search=123` as a number; a search is always text. */
function readText(value: unknown): string | undefined {
  return typeof value === "number" ? String(value) : readIf(value, () => true);
}

function readSort<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): Sort<Field> | undefined {
  return fields
    .flatMap((field): Sort<Field>[] => [field, `-${field}`])
    .find((sort) => sort === value);
}

function readDate(value: unknown): string | undefined {
  return readIf(value, isCalendarDate);
}

function readInstant(value: unknown): string | undefined {
  return readIf(value, (text) => instantPattern.test(text) && isCalendarDate(text.slice(0, 10)));
}

function readIf(value: unknown, isRight: (text: string) => boolean): string | undefined {
  return typeof value === "string" && isRight(value) ? value : undefined;
}
