import { bookingFilters, bookingShows } from "../../../shared/booking-lists.ts";
import { filteredKinds } from "../../../shared/kinds/plain-lists.ts";
import { duplicateReasons, mergeLimit } from "../../../shared/matching/duplicate-kinds.ts";
import { maxSearch } from "../../../shared/text/search-length.ts";
import { importKinds } from "../../../shared/transfer/import-kinds.ts";
import { known, readIf, readText } from "./read-params.ts";

/** The query parameters of screens that list no records, or records of several kinds; see search-params.ts. */
type Search = Record<string, unknown>;

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
