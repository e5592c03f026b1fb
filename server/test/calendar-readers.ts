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
