import { addDays, calendarEnd, calendarStart } from "../../../shared/dates/dates.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import type { Rule } from "./queries.ts";
import { type Asked, earlier, isAskedFor, later } from "./ranges.ts";
import { forEachInTurns, listTimes, toDay } from "./times.ts";

// Pages of the times of many repeating appointments, in the order of a list, without making all of them.

/** A time by its place in a list. */
export interface Entry {
  cursor0: string;
  cursor1: string;
  rule: Rule;
  date: string;
}

interface Place {
  cursor0: string;
  cursor1: string;
}

interface Page {
  own: ReadonlySet<string>;
  /** The first are those that follow. */
  after: Place | undefined;
  isDescending: boolean;
  most: number;
}

/** What JavaScript may put in another order than that of code points. */
const late = /[\uD800-\uFFFF]/;

/** By code point, as the databases have it. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  if (late.test(one) && late.test(other)) {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  }
  return one < other ? -1 : 1;
}

export function byPlace(isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return (one: Place, other: Place) =>
    sign * (compareText(one.cursor0, other.cursor0) || compareText(one.cursor1, other.cursor1));
}

/** The days looked through first; then more and more of them, until there are enough times. */
const firstDays = 1;

/** In the order of time: all of them go on together. */
export async function pageByDate(asked: readonly Asked[], page: Page): Promise<Entry[]> {
  const { own, after, isDescending } = page;
  const entries: Entry[] = [];
  const begin = asked.map(({ from }) => from).reduce(earlier, calendarEnd);
  const end = asked.map(({ to }) => to).reduce(later, calendarStart);
  let from = after && !isDescending ? later(toDay(after.cursor0), begin) : begin;
  let to = after && isDescending ? earlier(toDay(after.cursor0), end) : end;
  for (let days = firstDays; from <= to && entries.length < page.most; days *= 4) {
    const cut = isDescending ? later(addDays(to, -days), from) : earlier(addDays(from, days), to);
    const [first, last] = isDescending ? [cut, to] : [from, cut];
    await forEachInTurns(asked, (one) => {
      const [start, stop] = [later(first, one.from), earlier(last, one.to)];
      if (start > stop) return;
      for (const date of listTimes(one.rule, own, start, stop)) {
        const entry = toEntry(one.rule, date, date);
        if (isAskedFor(one, date) && isNext(entry, page)) entries.push(entry);
      }
    });
    if (isDescending) to = addDays(first, -1);
    else from = addDays(last, 1);
    if (cut === (isDescending ? begin : end)) break;
  }
  return entries.sort(byPlace(isDescending)).slice(0, page.most);
}

/** By what is the same for all times of one: one after the other. */
export async function pageByKey(
  asked: readonly Asked[],
  key: "titleKey" | "createdAt",
  page: Page,
): Promise<Entry[]> {
  const { isDescending } = page;
  const entries: Entry[] = [];
  const order = byPlace(isDescending);
  const sorted = asked
    .map((one) => ({ ...one, cursor0: one.rule[key], cursor1: one.rule._id }))
    .sort(order);
  for (const one of sorted) {
    if (entries.length >= page.most) break;
    // The names of all its times are between these two.
    const last = `${one.rule._id}_${isDescending ? "" : "~"}`;
    if (page.after && order({ ...one, cursor1: last }, page.after) < 0) continue;
    entries.push(...(await timesOfOne(one, key, { ...page, most: page.most - entries.length })));
  }
  return entries;
}

async function timesOfOne(
  asked: Asked,
  key: "titleKey" | "createdAt",
  page: Page,
): Promise<Entry[]> {
  const { rule } = asked;
  const { after } = page;
  const isCut = after?.cursor0 === rule[key] && after.cursor1.startsWith(`${rule._id}_`);
  const place = isCut ? { cursor0: after.cursor1.slice(-10), cursor1: after.cursor1 } : undefined;
  const entries = await pageByDate([asked], {
    ...page,
    after: place,
    most: page.most + 1,
  });
  return entries
    .map(({ date }) => toEntry(rule, date, rule[key]))
    .filter((entry) => isNext(entry, page))
    .slice(0, page.most);
}

function toEntry(rule: Rule, date: string, cursor0: string): Entry {
  return { cursor0, cursor1: nameTime(rule._id, date), rule, date };
}

function isNext(entry: Place, { after, isDescending }: Page): boolean {
  return after === undefined || byPlace(isDescending)(entry, after) > 0;
}
