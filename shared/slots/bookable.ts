import type { CalendarSettings } from "../account/settings.ts";
import { addDays, listDays } from "../dates/dates.ts";
import type { Zone } from "../dates/time-zones.ts";
import { zoneNamed } from "../dates/time-zones.ts";
import { stepsOf } from "./on-clock.ts";
import { cover, meets, type Span } from "./spans.ts";
import { openSpans, type Worker } from "./working.ts";

/** What a meeting type says of the times at which it can be booked. All lengths of time are minutes. */
export interface BookingRules {
  /** Of the meeting type. */
  _id: string;
  /** Instead of everybody’s working hours, also by the clock of each. */
  hours: CalendarSettings["workingHours"] | null;
  /** The first and the last day on which it can be booked, where it has some. */
  from: string | null;
  until: string | null;
  /** Between now and the start. */
  notice: number;
  /** Days after today. */
  reach: number;
  breakBefore: number;
  breakAfter: number;
  /** Of each who takes it; null for any number. */
  mostADay: number | null;
  /** Whether all take it together, or one of them in turn. */
  together: boolean;
}

/** Time that somebody has given away: an appointment, or a time that is held or asked for. Instants. */
export interface Taken extends Span {
  /** Minutes that were asked for with it, when it was booked. */
  breakBefore?: number;
  breakAfter?: number;
  /** The meeting type that it is booked by. */
  type?: string | null;
}

/** Who takes a booking. */
export interface Taker extends Omit<Worker, "timeZone"> {
  timeZone: string;
  taken: readonly Taken[];
}

/** A time at which it can be booked. */
export interface Start {
  /** An instant. */
  at: number;
  /** By the clock of the page. */
  date: string;
  /** Who can take it: everybody, where all take it together. */
  takers: string[];
}

/** Why a time can’t be booked, in the order in which it is told. */
const reasons = ["notice", "taken", "break", "most"] as const;
export type Reason = (typeof reasons)[number];

/** What customers see, and why it is no more: times that are in the hours, less those lost by each reason. */
export interface Bookable {
  starts: Start[];
  inHours: number;
  lost: Record<Reason, number>;
}

interface Asked {
  rules: BookingRules;
  /** Of the meeting. */
  length: number;
  takers: readonly Taker[];
  /** The zone in which it is promised: its clock says when times begin, what a day is and what today is. */
  zone: string;
  /** An instant. */
  now: number;
  /** Of the days within reach only these. */
  days?: { from: string; until: string };
}

const minute = 60_000;

/** Minutes between the starts that are offered. */
export function stepFor(length: number): number {
  return length < 30 ? 15 : 30;
}

/** The days on which a meeting type can be booked at most, by the clock of the page. */
export function daysWithin(
  { from, until, reach }: Pick<BookingRules, "from" | "until" | "reach">,
  zone: string,
  now: number,
): { from: string; until: string } {
  const today = new Date(zoneNamed(zone).toWall(now)).toISOString().slice(0, 10);
  const last = addDays(today, reach);
  return {
    from: from !== null && from > today ? from : today,
    until: until !== null && until < last ? until : last,
  };
}

/**
 * When something can be booked, and why not at other times. The one place that works this out: for pages, for
 * the check while booking, for the first free time and for the sum in the settings.
 */
export function findBookable({ rules, length, takers, zone, now, days }: Asked): Bookable {
  const place = zoneNamed(zone);
  const within = daysWithin(rules, zone, now);
  const from = days && days.from > within.from ? days.from : within.from;
  const until = days && days.until < within.until ? days.until : within.until;
  const asked = listDays(from, until);
  const found: Bookable = {
    starts: [],
    inHours: 0,
    lost: { notice: 0, taken: 0, break: 0, most: 0 },
  };
  const checks = takers.map((taker) => toCheck(taker, rules, { from, until }, place));
  const earliest = now + rules.notice * minute;
  for (const date of asked) {
    for (const at of stepsOf(place, date, stepFor(length))) {
      if (at < now) continue;
      const time = { start: at, end: at + length * minute };
      const isSoon = at < earliest;
      const answers = checks.map((check) => check(time, date, isSoon));
      // Several in turn have a time where one has it; together, where the worst placed has it.
      const best = rules.together ? Math.min(...answers) : Math.max(...answers);
      if (checks.length === 0 || best === outside) continue;
      found.inHours++;
      const reason = reasons[best];
      if (reason) found.lost[reason]++;
      else {
        const free = takers.filter((_, place) => answers[place] === reasons.length);
        found.starts.push({ at, date, takers: free.map(({ _id }) => _id) });
      }
    }
  }
  return found;
}

/** A time that is not in the hours has no reason to be told. */
const outside = -1;

/** How far somebody’s time gets: the place of the reason that ends it, or past all of them. Times come in order. */
function toCheck(
  { _id, timeZone, workingHours, away, taken }: Taker,
  rules: BookingRules,
  days: { from: string; until: string },
  place: Zone,
): (time: Span, date: string, isSoon: boolean) => number {
  const { breakBefore, breakAfter, mostADay } = rules;
  const own = zoneNamed(timeZone);
  // It is written down as their clock shows it, which a night may show twice: then it means the first.
  const isSayable = (at: number) => own === place || own.toInstant(own.toWall(at)) === at;
  const open = openSpans({ _id, workingHours: rules.hours ?? workingHours, away }, own, days);
  const busy = cover(taken);
  const withBreaks = cover(
    taken.map(({ start, end, breakBefore: before = 0, breakAfter: after = 0 }) => ({
      start: start - before * minute,
      end: end + after * minute,
    })),
  );
  const counts = mostADay === null ? undefined : countByDay(taken, rules._id, place);
  let next = 0;
  const [atBusy, atBreak, atOthers] = [{ next: 0 }, { next: 0 }, { next: 0 }];
  return ({ start, end }, date, isSoon) => {
    while ((open[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const hours = open[next];
    if (!hours || start < hours.start || end > hours.end || !isSayable(start)) return outside;
    if (isSoon) return reasons.indexOf("notice");
    if (meets(busy, { start, end }, atBusy)) return reasons.indexOf("taken");
    const wide = { start: start - breakBefore * minute, end: end + breakAfter * minute };
    if (meets(busy, wide, atBreak) || meets(withBreaks, { start, end }, atOthers))
      return reasons.indexOf("break");
    if (mostADay !== null && (counts?.get(date) ?? 0) >= mostADay) return reasons.indexOf("most");
    return reasons.length;
  };
}

function countByDay(taken: readonly Taken[], type: string, place: Zone): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of taken) {
    if (one.type !== type) continue;
    const day = new Date(place.toWall(one.start)).toISOString().slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
