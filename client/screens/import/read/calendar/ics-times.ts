import ICAL from "ical.js";
import { utc } from "../../../../../shared/dates/time-zones.ts";
import { ruleProblem } from "../../../../../shared/repeat/rule.ts";
import type { Strange } from "./ics-details.ts";
import {
  dayOf,
  type Moment,
  momentsOf,
  toText,
  toTime,
  wallIn,
  type Zones,
} from "./ics-moments.ts";
import { type Exception, type Part, partsOf } from "./ics-parts.ts";

export interface EventTime {
  event: ICAL.Component;
  /** `2026-03-04 15:00` or `2026-03-04`, by the clock of the account. */
  at: string;
  /** The value of an RRULE, or empty. */
  repeat: string;
  /** The rule is none that appointments can have: it is only told. */
  isLost: boolean;
}

/** More than the days of ten years: where the exceptions of a rule end is not farther away. */
const mostTimes = 4000;
/** So many times of a series may stand alone where no rule has them. */
const mostAlone = 100;

/** When the events of one id are: each a time of its own, or one that repeats. */
export function timesOf(
  events: readonly ICAL.Component[],
  zones: Zones,
  strange: Strange,
): EventTime[] {
  const isSingle = (event: ICAL.Component) => event.hasProperty("recurrence-id");
  const heads = events.filter((event) => !isSingle(event));
  const singles = events.filter(isSingle);
  const moved = singles.flatMap((event) => momentsOf(event, "recurrence-id", zones));
  const read = (times: () => EventTime[]) => {
    try {
      return times();
    } catch {
      // One that cannot be read costs no other.
      strange.unread += 1;
      return [];
    }
  };
  return [
    ...heads.flatMap((event) => read(() => seriesOf(event, moved, zones, strange))),
    ...singles.flatMap((event) => {
      if (isForFollowing(event)) strange.following += 1;
      // Of a repeating one it was taken out, as if it had been deleted.
      if (event.getFirstPropertyValue("status") === "CANCELLED") return [];
      return read(() => [alone(event, startOf(event, zones), zones)]);
    }),
  ];
}

/** It is said of all times from this one on, too, which hardly any program writes. */
function isForFollowing(event: ICAL.Component): boolean {
  const range = event.getFirstProperty("recurrence-id")?.getFirstParameter("range");
  return range?.toUpperCase() === "THISANDFUTURE";
}

/** A single time of a series that says no other begins when the series has it. */
export function startOf(event: ICAL.Component, zones: Zones): Moment {
  const [start] = ["dtstart", "recurrence-id"].flatMap((name) => momentsOf(event, name, zones));
  if (!start) throw new Error("An event without a start");
  return start;
}

function alone(event: ICAL.Component, time: Moment, { own }: Zones): EventTime {
  return { event, at: toText(wallIn(time, own), time.isDay), repeat: "", isLost: false };
}

function seriesOf(
  event: ICAL.Component,
  moved: readonly Moment[],
  zones: Zones,
  strange: Strange,
): EventTime[] {
  const start = startOf(event, zones);
  const further = momentsOf(event, "rdate", zones).map((time) => alone(event, time, zones));
  const rules = rulesOf(event);
  const [rule] = rules;
  if (!rule) return [alone(event, start, zones), ...further];
  const series = toSeries(rule, start, zones);
  if (rules.length > 1 || ruleProblem(ended(series, series.bare, 0, rule.count)) !== undefined) {
    const repeat = rules.map(String).join(", ");
    return [{ ...alone(event, start, zones), repeat, isLost: true }, ...further];
  }
  const without = [...moved, ...momentsOf(event, "exdate", zones)];
  return [...timesOfRule(event, series, without, zones, strange), ...further];
}

/** Of a rule that is broken nothing else is known than its text. */
function rulesOf(event: ICAL.Component): ICAL.Recur[] {
  const rules = event.getAllProperties("rrule").map((one) => one.getFirstValue());
  return rules.filter((rule) => rule instanceof ICAL.Recur);
}

interface Series {
  rule: ICAL.Recur;
  /** Without its end. */
  bare: string;
  start: Moment;
  until: { wall: number; isDay: boolean } | null;
  /** It is written in UTC, but goes by the clock of its calendar. */
  isInUtc: boolean;
}

/** A series in UTC goes by the clock of its calendar: at nine all the year, not at nine or ten. */
function toSeries(rule: ICAL.Recur, written: Moment, zones: Zones): Series {
  const isInUtc = written.zone === utc;
  const wall = isInUtc ? wallIn(written, zones.ofSeries) : written.wall;
  const start = { ...written, wall, zone: isInUtc ? zones.ofSeries : written.zone };
  const endless = rule.clone();
  endless.count = null;
  endless.until = null;
  return { rule, bare: endless.toString(), start, until: untilOf(rule, start, zones), isInUtc };
}

/** The end of a rule by the clock of its series. */
function untilOf({ until }: ICAL.Recur, { isDay, zone }: Moment, zones: Zones): Series["until"] {
  if (!until) return null;
  const at = until.toUnixTime() * 1000;
  if (until.isDate) return { wall: at, isDay: true };
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  const end = { wall: at, isDay, zone: isUtc ? utc : null };
  if (isDay) return { wall: dayOf({ ...end, isDay: false }, zones), isDay };
  return { wall: zone ? wallIn(end, zone) : at, isDay };
}

function timesOfRule(
  event: ICAL.Component,
  series: Series,
  without: readonly Moment[],
  zones: Zones,
  strange: Strange,
): EventTime[] {
  const { own } = zones;
  const { start, bare, rule, until, isInUtc } = series;
  const { zone } = start;
  const exceptions = without.map((time): Exception => {
    if (start.isDay) return { wall: dayOf(time, zones), isDay: true };
    // By UTC it may be an hour off; a rule has one time a day.
    return { wall: zone ? wallIn(time, zone) : time.wall, isDay: time.isDay || isInUtc };
  });
  const isOurs = start.isDay || !zone || zone === own;
  const { parts, isDrifting } = partsOf(() => wallsOf(series), {
    without: exceptions,
    shiftOf: isOurs ? null : (wall) => own.toWall(zone.toInstant(wall)) - wall,
    count: rule.count || null,
    isEndless: !rule.count && !until,
  });
  if (isDrifting) strange.drifting += 1;
  return parts.flatMap((part): EventTime[] => {
    const { from, shift } = part;
    const once = { event, at: toText(from + shift, start.isDay), repeat: "", isLost: false };
    if (part.count === 1) return [once];
    const count = part.count ?? part.left;
    const shifted = shiftRule(bare, daysBetween(from, from + shift), toText(from, true));
    if (shifted !== null) return [{ ...once, repeat: ended(series, shifted, shift, count) }];
    const walls = listed(series, part);
    if (walls) return walls.map((wall) => ({ ...once, at: toText(wall + shift, start.isDay) }));
    strange.unmoved += 1;
    return [{ ...once, at: toText(from, start.isDay), repeat: ended(series, bare, 0, count) }];
  });
}

/** The times of a rule by its own clock. */
function* wallsOf({ rule, start, until }: Series): Generator<number> {
  const own = rule.clone();
  // A day ends when it is over.
  const end = until && {
    wall: until.wall + (until.isDay && !start.isDay ? 86_399_000 : 0),
    isDay: start.isDay,
  };
  own.until = end && toTime(end);
  const times = own.iterator(toTime(start));
  for (let count = 0; count < mostTimes; count += 1) {
    const time = times.next();
    if (!time) return;
    yield time.toUnixTime() * 1000;
  }
}

/** The times of a part, where they end and are few. */
function listed(series: Series, { from, count, left }: Part): number[] | null {
  if (!series.rule.count && !series.until) return null;
  const walls = [...wallsOf(series)].filter((wall) => wall >= from);
  const some = walls.slice(0, count ?? left ?? walls.length);
  return some.length > mostAlone ? null : some;
}

/** A rule with its end: so many times, or the end that it has, by our clock. */
function ended({ until, start }: Series, bare: string, shift: number, count: number | null) {
  if (count) return `${bare};COUNT=${count}`;
  if (!until) return bare;
  const { wall, isDay } = until;
  const days = daysBetween(start.wall, start.wall + shift) * 86_400_000;
  const at = toText(wall + (isDay ? days : shift), isDay)
    .replace(/[-:]/g, "")
    .replace(" ", "T");
  return `${bare};UNTIL=${at}${isDay ? "" : "00"}`;
}

function daysBetween(one: number, other: number): number {
  return Math.floor(other / 86_400_000) - Math.floor(one / 86_400_000);
}

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * The rule of a series whose times are on the day before or after by another clock; null where no
 * rule says that: the second Tuesday is not always the day after the second Monday.
 */
function shiftRule(rule: string, days: number, firstDay: string): string | null {
  if (days === 0) return rule;
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const freq = parts.get("FREQ");
  const by = [...parts.keys()].filter((name) => name.startsWith("BY"));
  const isOnly = (name: string) => by.every((one) => one === name);
  if ((freq === "WEEKLY" || freq === "DAILY") && isOnly("BYDAY")) {
    const turn = (list: string) =>
      list
        .split(",")
        .map((one) => weekday(one, days))
        .join(",");
    return rule.replace(/(?<=BYDAY=|WKST=)[A-Z,]+/g, turn);
  }
  if (freq === "MONTHLY" && isOnly("BYMONTHDAY")) {
    const all = (parts.get("BYMONTHDAY") ?? firstDay.slice(8)).split(",").map(Number);
    const isInside = all.every((one) => one > 1 && one < 28);
    if (!isInside) return null;
    return rule.replace(/(?<=BYMONTHDAY=)[\d,]+/, all.map((one) => one + days).join(","));
  }
  // Of a year only the days around the 29th of February move.
  return freq === "YEARLY" && by.length === 0 && !/-0[23]-(?:0|2)[1289]$/.test(firstDay)
    ? rule
    : null;
}

function weekday(name: string, days: number): string {
  return weekdays.at((weekdays.indexOf(name) + days) % 7) ?? name;
}
