import { spawnSync } from "node:child_process";
import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";

/** What a reader of a calendar shows: when, for how long and what. */
export interface Shown {
  /** Wall-clock time in the calendar's own zone, or a day. */
  at: string;
  /** Milliseconds since 1970; undefined for a day. */
  instant: number | undefined;
  title: string;
}

/** Days, both included. */
interface Window {
  from: string;
  to: string;
}

/** A single time may have been moved so many days away from where its rule has it. */
const farthest = 60;

const byTime = (one: Shown, other: Shown) =>
  `${one.at} ${one.title}` < `${other.at} ${other.title}` ? -1 : 1;

/** All that ical.js shows between two days, canceled ones left out. */
export function readWithIcalJs(text: string, { from, to }: Window): Shown[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    // Of each calendar its own: another one knows the same zone from another year on.
    ICAL.TimezoneService.remove(String(zone.getFirstPropertyValue("tzid")));
    ICAL.TimezoneService.register(zone);
  }
  const last = ICAL.Time.fromDateString(to);
  last.adjust(farthest, 0, 0, 0);
  const shown: Shown[] = [];
  const show = ({ component, summary }: ICAL.Event, start: ICAL.Time) => {
    if (component.getFirstPropertyValue("status") === "CANCELLED") return;
    const at = start.toString().replace("Z", "");
    if (at.slice(0, 10) < from || at.slice(0, 10) > to) return;
    const instant = start.isDate ? undefined : start.toUnixTime() * 1000;
    shown.push({ at, instant, title: summary });
  };
  const components = calendar.getAllSubcomponents("vevent");
  const same = Map.groupBy(components, (one) => String(one.getFirstPropertyValue("uid")));
  for (const events of same.values()) {
    const master = events.find((one) => !one.hasProperty("recurrence-id"));
    const exceptions = events.filter((one) => one !== master);
    if (!master) throw new Error("Single times of an event that is not there");
    const event = new ICAL.Event(master, { exceptions });
    if (!event.isRecurring()) {
      show(event, event.startDate);
      continue;
    }
    const times = event.iterator();
    for (let next = times.next(); next && next.compare(last) <= 0; next = times.next()) {
      const { item, startDate } = event.getOccurrenceDetails(next);
      show(item, startDate);
    }
  }
  return shown.sort(byTime);
}

/** The same by node-ical, which has its own arithmetic of rules and the platform's zones. */
export function readWithNodeIcal(text: string, { from, to }: Window): Shown[] {
  const day = 86_400_000;
  const isEvent = (one: unknown): one is VEvent => Object(one).type === "VEVENT";
  const window = {
    from: new Date(Date.parse(from) - farthest * day),
    to: new Date(Date.parse(to) + farthest * day),
  };
  return Object.values(nodeIcal.sync.parseICS(text))
    .filter(isEvent)
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, window))
    .filter(({ event }) => event.status !== "CANCELLED")
    .map(({ start, summary, isFullDay }) => ({
      at: toWallClock(start, isFullDay ? undefined : start.tz),
      instant: isFullDay ? undefined : start.getTime(),
      title: String(summary),
    }))
    .filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)
    .sort(byTime);
}

function toWallClock(instant: Date, zone: string | undefined): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  if (zone === undefined) {
    // Days are written in the time of this machine.
    return [instant.getFullYear(), pad(instant.getMonth() + 1), pad(instant.getDate())].join("-");
  }
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "second" });
}

/** The same by python-dateutil, without anything that Python has not in itself; undefined where it is not there. */
export function readWithDateutil(text: string, { from, to }: Window): Shown[] | undefined {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const isTime = (one: ICAL.Component) => one.hasProperty("recurrence-id");
  const asked = events.filter((one) => !isTime(one)).map(toAsked);
  const { status, stdout, stderr } = spawnSync("python3", ["-c", expand], {
    input: JSON.stringify({ events: asked, to }),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === null || stderr.includes("No module named")) return undefined;
  if (status !== 0) throw new Error(stderr);
  // as: what the script below prints.
  const times = JSON.parse(stdout) as string[][];
  const own = Map.groupBy(events.filter(isTime), uidOf);
  const shown = asked.flatMap(({ uid, except, isDay, title, isCanceled }, place) => {
    const others = own.get(uid) ?? [];
    const gone = new Set([...except, ...others.map((one) => textOf(one, "recurrence-id"))]);
    const left = (times[place] ?? []).map((at) => (isDay ? at.slice(0, 10) : at));
    const ruled = isCanceled ? [] : left.filter((at) => !gone.has(at));
    return [
      ...ruled.map((at) => ({ at, instant: undefined, title })),
      ...others
        .filter((one) => one.getFirstPropertyValue("status") !== "CANCELLED")
        .map((one) => ({ at: textOf(one, "dtstart"), instant: undefined, title: titleOf(one) })),
    ];
  });
  return shown.filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to).sort(byTime);
}

const uidOf = (one: ICAL.Component) => String(one.getFirstPropertyValue("uid"));
const titleOf = (one: ICAL.Component) => String(one.getFirstPropertyValue("summary"));
const textOf = (one: ICAL.Component, name: string) => String(one.getFirstPropertyValue(name));

function toAsked(event: ICAL.Component) {
  const start = textOf(event, "dtstart");
  const zone = event.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  const rule = event.getFirstPropertyValue("rrule")?.toString() ?? "";
  return {
    uid: uidOf(event),
    title: titleOf(event),
    start,
    isDay: start.length === 10,
    isCanceled: event.getFirstPropertyValue("status") === "CANCELLED",
    // By the clock of the place, as all that Python gets.
    rule: rule.replace(
      /UNTIL=(\d{8}T\d{6}Z)/,
      (_, until: string) => `UNTIL=${toLocal(until, zone)}`,
    ),
    except: event
      .getAllProperties("exdate")
      .flatMap((property) => property.getValues().map(String)),
  };
}

function toLocal(until: string, zone = "UTC"): string {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(until) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const instant = Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
}

const expand = `
import json, sys
from datetime import datetime
from dateutil.rrule import rrulestr
asked = json.load(sys.stdin)
last = datetime.fromisoformat(asked["to"] + "T23:59:59")
def times(event):
    start = datetime.fromisoformat(event["start"])
    if not event["rule"]: return [start]
    return rrulestr(event["rule"], dtstart=start).between(start, last, inc=True)
print(json.dumps([[one.isoformat() for one in times(event)] for event in asked["events"]]))
`;
