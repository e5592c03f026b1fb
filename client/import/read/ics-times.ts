import ICAL from "ical.js";
import { ruleProblem } from "../../../shared/repeat/rule.ts";

interface EventTime {
  event: ICAL.Component;
  /** "2026-03-04 15:00" or "2026-03-04". */
  at: string;
  /** The value of an RRULE, or empty. */
  repeat: string;
  /** The rule is none that appointments can have: it is only told. */
  isLost: boolean;
}

/** More than the days of ten years: where the exceptions of a rule end is not farther away. */
const mostTimes = 4000;

/** When the events of one id are: each a time of its own, or one that repeats. */
export function timesOf(events: readonly ICAL.Component[]): EventTime[] {
  const singles = events.filter((one) => one.hasProperty("recurrence-id"));
  const moved = singles.flatMap((one) => valuesOf(one, "recurrence-id"));
  return events.flatMap((event) => {
    if (!singles.includes(event)) return seriesOf(event, moved);
    // Of a repeating one it was taken out, as if it had been deleted.
    if (event.getFirstPropertyValue("status") === "CANCELLED") return [];
    return [{ event, at: toLocal(startOf(event)), repeat: "", isLost: false }];
  });
}

function seriesOf(event: ICAL.Component, moved: readonly ICAL.Time[]): EventTime[] {
  const start = startOf(event);
  const rule = event.getFirstPropertyValue("rrule");
  const single = { event, at: toLocal(start), repeat: "", isLost: false };
  const further = valuesOf(event, "rdate").map((time) => ({ ...single, at: toLocal(time) }));
  if (!(rule instanceof ICAL.Recur)) return [single, ...further];
  if (ruleProblem(toRule(rule, start)) !== undefined) {
    return [{ ...single, repeat: rule.toString(), isLost: true }, ...further];
  }
  const without = [...moved, ...valuesOf(event, "exdate")];
  const read = shiftsDays(start, rule) ? toWallClock : toLocal;
  const parts = partsOf(start, rule, without).map((part) => ({
    event,
    at: read(part.from),
    repeat: part.count === 1 ? "" : toRule(rule, start, part),
    isLost: false,
  }));
  return [...parts, ...further];
}

interface Part {
  from: ICAL.Time;
  /** How many times, or null to the rule's end. */
  count: number | null;
  /** To the rule's end: how many times are left of those that it counts. */
  left: number | null;
}

/**
 * A rule without some of its times, as several rules of which none has an exception: what is
 * imported has no list of left-out days.
 */
function partsOf(start: ICAL.Time, rule: ICAL.Recur, without: readonly ICAL.Time[]): Part[] {
  const parts: Part[] = [];
  const last = Math.max(...without.map(endOf));
  const times = rule.iterator(start);
  let part: { from: ICAL.Time; count: number; index: number } | null = null;
  for (let index = 0; index < mostTimes; index++) {
    const time = times.next();
    if (!time) {
      if (part) parts.push({ from: part.from, count: part.count, left: null });
      return parts;
    }
    if (without.some((one) => isSame(one, time))) {
      if (part) parts.push({ from: part.from, count: part.count, left: null });
      part = null;
      continue;
    }
    part ??= { from: time.clone(), count: 0, index };
    part.count++;
    if (time.toUnixTime() > last) break;
  }
  if (!part) return parts;
  const left = rule.count ? rule.count - part.index : null;
  return [...parts, { from: part.from, count: left === 1 ? 1 : null, left }];
}

function endOf(time: ICAL.Time): number {
  return time.toUnixTime() + (time.isDate ? 24 * 60 * 60 : 0);
}

/** Exceptions may be days, too. */
function isSame(exception: ICAL.Time, time: ICAL.Time): boolean {
  return exception.isDate
    ? exception.toString() === time.toString().slice(0, 10)
    : exception.toUnixTime() === time.toUnixTime();
}

/** The rule with the end of one of its parts, or with its own. */
function toRule(rule: ICAL.Recur, start: ICAL.Time, part?: Part): string {
  const endless = rule.clone();
  endless.count = null;
  endless.until = null;
  const count = part ? (part.count ?? part.left) : rule.count;
  return `${endless.toString()}${count ? `;COUNT=${count}` : untilOf(rule, start)}`;
}

function untilOf({ until }: ICAL.Recur, start: ICAL.Time): string {
  if (!until) return "";
  const text = toLocal(until).replaceAll("-", "").replace(" ", "T").replace(":", "");
  return `;UNTIL=${start.isDate || !text.includes("T") ? text.slice(0, 8) : `${text}00`}`;
}

function startOf(event: ICAL.Component): ICAL.Time {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time) || Number.isNaN(start.toUnixTime())) {
    throw new Error("An event without a start");
  }
  return start;
}

function valuesOf(event: ICAL.Component, name: string): ICAL.Time[] {
  return event
    .getAllProperties(name)
    .flatMap((property) => property.getValues())
    .map((value) => (value instanceof ICAL.Period ? value.start : value))
    .filter((value) => value instanceof ICAL.Time);
}

/** In the zone of this browser; a time of a zone that the file does not describe stays as it is. */
function toLocal(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return toWallClock(time);
  const at = new Date(time.toUnixTime() * 1000);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join("-");
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function toWallClock(time: ICAL.Time): string {
  const [day = "", clock = ""] = time.toString().split("T");
  return time.isDate ? day : `${day} ${clock.slice(0, 5)}`;
}

/** Whether a rule's weekdays or days of a month are others in this browser's zone. */
function shiftsDays(start: ICAL.Time, rule: ICAL.Recur): boolean {
  const hasDays = Object.keys(rule.parts).some((part) => part.startsWith("BY"));
  return hasDays && toLocal(start).slice(0, 10) !== toWallClock(start).slice(0, 10);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
