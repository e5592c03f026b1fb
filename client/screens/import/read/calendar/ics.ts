import ICAL from "ical.js";
import { ownZone, platformZone } from "../../../../../shared/dates/time-zones.ts";
import { type JComponent, type JProperty, parseComponents, unfold } from "../content-lines.ts";
import { type Field, toColumns, toPlain } from "../fields.ts";
import { SourceError } from "../limits.ts";
import type { ReadOptions, Source } from "../source.ts";
import { createStrange, detailHeadings, detailsOf, notesOf, type Strange } from "./ics-details.ts";
import { lengthOf, remindersOf, repeatOfDays, writeLength } from "./ics-length.ts";
import { findZones, type Zones } from "./ics-moments.ts";
import { guessSelf, peopleOf } from "./ics-people.ts";
import { type EventTime, startOf, timesOf } from "./ics-times.ts";

type Appointments = Pick<Source, "program" | "columns" | "rows" | "notes">;

const headings = [
  ...["Title", "Date", "Duration", "Customer", "Email", "Company", "Outcome", "Reminder"],
  ...["Repeats", "Length", ...detailHeadings, "Also with", "Further reminder", "Notes"],
];

const programs: readonly [RegExp, string][] = [
  [/^PRODID:.*Google/im, "Google Calendar"],
  [/^PRODID:.*Microsoft/im, "Outlook"],
  [/^PRODID:.*Apple/im, "Apple Calendar"],
  [/^PRODID:.*Mozilla/im, "Thunderbird"],
  [/^PRODID:.*Nextcloud/im, "Nextcloud"],
  [/^PRODID:.*Zoho/im, "Zoho"],
  [/^PRODID:.*(?:Fastmail|CyrusIMAP)/im, "Fastmail"],
  [/^PRODID:.*Proton/im, "Proton Calendar"],
  [/^PRODID:.*Yahoo/im, "Yahoo"],
  [/^PRODID:.*Client Desk/im, "Client Desk"],
];

/** The events of a calendar file (RFC 5545), each a row; a repeating one is one row, too. */
export async function readEvents(
  text: string,
  { timeZone }: Pick<ReadOptions, "timeZone"> = {},
): Promise<Appointments> {
  const { components, unread } = parseComponents(unfold(text), "icalendar");
  const parts = components.flatMap(([, , inner]) => inner);
  const written = parts.filter(([name]) => name === "vevent").map(toEvent);
  if (written.length === 0) throw new SourceError("noAppointments");
  const zones = await findZones(
    namesOfZones(written),
    parts.filter(([name]) => name === "vtimezone"),
    headOf(components, "x-wr-timezone"),
    platformZone(timeZone ?? "") ?? ownZone(),
  );
  const strange = createStrange();
  strange.lines = unread;
  const byId = Map.groupBy(written, (one) => String(one.getFirstPropertyValue("uid") || one.jCal));
  const events = [...byId.values()].map(newestOf);
  strange.replaced = written.length - events.flat().length;
  const self = guessSelf(written, headOf(components, "x-wr-calname"));
  const records = events
    .flatMap((same) => timesOf(same, zones, strange))
    .map((time) => toFields(time, zones, self, strange));
  return {
    program: programs.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    ...toColumns(records, headings),
    notes: notesOf(strange, written, parts, zones),
  };
}

function toEvent(component: JComponent): ICAL.Component {
  return new ICAL.Component(withDays(component));
}

function namesOfZones(events: readonly ICAL.Component[]): Set<string> {
  const all = events.flatMap((event) => event.getAllProperties());
  return new Set(all.flatMap((property) => property.getFirstParameter("tzid") ?? []));
}

/** A property of the calendar itself. */
function headOf(components: readonly JComponent[], name: string): string {
  const all = components.flatMap(([, properties]) => properties);
  return String(all.find(([each]) => each === name)?.[3] ?? "");
}

function toFields(
  { event, at, repeat, isLost }: EventTime,
  zones: Zones,
  self: string,
  strange: Strange,
): Field[] {
  const text = (name: string) => toPlain(String(event.getFirstPropertyValue(name) ?? ""));
  const details = text("description") || text("x-alt-desc");
  const { customer, company, email, others, notes } = peopleOf(event, self, details);
  const isCanceled = text("status").toUpperCase() === "CANCELLED";
  const start = startOf(event, zones);
  const length = lengthOf(event, start, zones);
  const { duration, told, isRounded } = writeLength(length);
  const reminders = remindersOf(event, start, length, zones);
  const days = repeat === "" && !isCanceled ? repeatOfDays(length) : "";
  if (isRounded) strange.rounded += 1;
  if (isLost) strange.rules += 1;
  if (days !== "") strange.days += 1;
  else if (told !== "") strange.long += 1;
  const toNotes = (heading: string, value: string): Field => {
    return { heading, becomes: "addToNotes", value };
  };
  return [
    { heading: "Title", becomes: "title", value: text("summary") },
    { heading: "Date", becomes: "date", value: at },
    { heading: "Duration", becomes: "duration", value: text("x-client-desk-duration") || duration },
    { heading: "Customer", becomes: "customer", value: customer },
    { heading: "Email", becomes: "email", value: email },
    { heading: "Company", becomes: "company", value: company },
    {
      heading: "Outcome",
      becomes: "outcome",
      value: isCanceled ? "canceled" : text("x-client-desk-outcome"),
    },
    { heading: "Reminder", becomes: "reminder", value: reminders.reminder },
    // Of a rule that appointments cannot have the notes tell, beside those that repeat.
    isLost
      ? toNotes("Rule", repeat)
      : { heading: "Repeats", becomes: "repeat", value: repeat || days },
    toNotes("Length", told),
    ...detailsOf(event),
    toNotes("Also with", others.join(", ")),
    toNotes("Further reminder", reminders.others.join(", ")),
    { heading: "Notes", becomes: "notes", value: notes },
  ];
}

/**
 * The events of one id without those that a later version replaces: of the series, and of each of
 * its single times, the highest SEQUENCE counts. Some programs give several events the same id;
 * what begins at another time without being a later version is another event.
 */
function newestOf(events: readonly ICAL.Component[]): ICAL.Component[] {
  const byTime = Map.groupBy(events, (event) => textOf(event, "recurrence-id"));
  return [...byTime.values()].flatMap((same) => {
    const highest = Math.max(...same.map(sequenceOf));
    const newest = same.filter((event) => sequenceOf(event) === highest);
    const byStart = new Map<string, ICAL.Component>();
    for (const event of newest) {
      const key = ["dtstart", "summary", "rrule"].map((name) => textOf(event, name)).join("\n");
      const before = byStart.get(key);
      if (!before || stampOf(event) >= stampOf(before)) byStart.set(key, event);
    }
    return [...byStart.values()];
  });
}

function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue("sequence") ?? 0) || 0;
}

function stampOf(event: ICAL.Component): string {
  return textOf(event, "last-modified") || textOf(event, "dtstamp");
}

function textOf(event: ICAL.Component, name: string): string {
  return JSON.stringify(event.getFirstProperty(name)?.toJSON().slice(3) ?? "");
}

const times = ["dtstart", "dtend", "recurrence-id", "exdate"];
const midnight = /^(\d{4}-\d\d-\d\d)T00:00:00Z?$/;

/**
 * An event from midnight to midnight has no hours: Exchange, and some others, write whole days so.
 * What is in UTC is one only where it says so.
 */
function withDays(component: JComponent): JComponent {
  const [name, properties, parts] = component;
  const firstOf = (wanted: string) => {
    return String(properties.find(([each]) => each === wanted)?.[3] ?? "");
  };
  const [start, end] = [firstOf("dtstart"), firstOf("dtend")];
  const isSaid = /^(?:true|1)$/i.test(
    firstOf("x-microsoft-cdo-alldayevent") || firstOf("x-funambol-allday"),
  );
  const isWhole = midnight.test(start) && midnight.test(end) && end > start;
  if (!isWhole || (!isSaid && start.endsWith("Z"))) return component;
  return [name, properties.map(toDays), parts];
}

function toDays(property: JProperty): JProperty {
  const [name, { tzid: _, ...parameters }, , ...values] = property;
  if (!times.includes(name)) return property;
  return [name, parameters, "date", ...values.map((value) => String(value).slice(0, 10))];
}
