import type ICAL from "ical.js";
import type { JComponent } from "../content-lines.ts";
import { type Field, toPlain } from "../fields.ts";
import { noteOf, type SourceNote } from "../source.ts";
import type { Zones } from "./ics-moments.ts";

/** What is not as the file has it, counted. */
export interface Strange {
  /** Events, or single times of a series, that say nothing readable. */
  unread: number;
  /** Lines that break the rules. */
  lines: number;
  /** Versions of events that a later one replaces. */
  replaced: number;
  /** Events of several days, which become an appointment on each. */
  days: number;
  /** Events that take longer than an appointment can. */
  long: number;
  /** Events that take no multiple of a quarter of an hour. */
  rounded: number;
  /** Rules that appointments cannot have. */
  rules: number;
  /** Changes of a time that are meant for all after it as well. */
  following: number;
  /** Series that for some weeks of the year are at another hour there than here. */
  drifting: number;
  /** Series whose days would be others here: they keep the hour of their own zone. */
  unmoved: number;
}

export function createStrange(): Strange {
  return {
    ...{ unread: 0, lines: 0, replaced: 0, days: 0, long: 0 },
    ...{ rounded: 0, rules: 0, following: 0, drifting: 0, unmoved: 0 },
  };
}

/** All that is not carried over as the file has it. */
export function notesOf(
  strange: Strange,
  events: readonly ICAL.Component[],
  parts: readonly JComponent[],
  { byName }: Zones,
): SourceNote[] {
  const notes: [count: number, says: SourceNote["says"]][] = [
    [strange.unread, "eventsUnread"],
    [strange.lines, "linesUnread"],
    [strange.replaced, "earlierVersions"],
    [strange.days, "severalDays"],
    [strange.long, "longEvents"],
    [strange.rounded, "rounded"],
    [strange.rules, "lostRules"],
    [strange.following, "following"],
    [strange.drifting, "drifting"],
    [strange.unmoved, "unmoved"],
  ];
  return [...countedOf(notes), ...unknownZones(byName), ...leftOutOf(events, parts)];
}

function countedOf(notes: readonly (readonly [count: number, says: SourceNote["says"]])[]) {
  return notes.flatMap(([count, says]) => (count > 0 ? [noteOf(says, count)] : []));
}

function unknownZones(byName: Zones["byName"]): SourceNote[] {
  const unknown = [...byName].filter(([, zone]) => zone === null);
  return unknown.map(([name]) => noteOf("zoneUnknown", name));
}

const others: readonly (readonly [part: string, says: SourceNote["says"]])[] = [
  ["vtodo", "todos"],
  ["vjournal", "journals"],
  ["vfreebusy", "freeTimes"],
];

function leftOutOf(events: readonly ICAL.Component[], parts: readonly JComponent[]): SourceNote[] {
  const counts = others.map(
    ([part, says]) => [parts.filter(([name]) => name === part).length, says] as const,
  );
  const properties = [...leftOut(events)].map(([name, count]) => noteOf("property", count, name));
  return [...countedOf(counts), ...properties];
}

/** What stands in the notes, with its heading. */
const kept: readonly (readonly [heading: string, ...properties: string[]])[] = [
  ["Location", "location"],
  [
    "Link",
    ...["url", "conference", "x-google-conference", "x-microsoft-skypeteamsmeetingurl"],
    "x-microsoft-onlinemeetingconflink",
  ],
  ["Categories", "categories"],
  ["Contact", "contact"],
  ["Comment", "comment"],
  ["Resources", "resources"],
  ["Attachment", "attach"],
];

export const detailHeadings = [
  ...kept.map(([heading]) => heading),
  "Visibility",
  "Status",
  "Priority",
];

/** What of an event has no field of its own: lines of the notes. */
export function detailsOf(event: ICAL.Component): Field[] {
  const fields = kept.map(([heading, ...names]): Field => {
    const values = names.flatMap((name) => valuesOf(event, name));
    return { heading, becomes: "addToNotes", value: [...new Set(values)].join(", ") };
  });
  return [...fields, ...marksOf(event)];
}

/** What is not as usual. */
function marksOf(event: ICAL.Component): Field[] {
  const [visibility = ""] = valuesOf(event, "class");
  const [status = ""] = valuesOf(event, "status");
  const [priority = ""] = valuesOf(event, "priority");
  const isHigh = /^[1-4]$/.test(priority);
  return [
    {
      heading: "Visibility",
      becomes: "addToNotes",
      value: /^public$/i.test(visibility) ? "" : visibility.toLowerCase(),
    },
    {
      heading: "Status",
      becomes: "addToNotes",
      value: /^tentative$/i.test(status) ? "tentative" : "",
    },
    { heading: "Priority", becomes: "addToNotes", value: isHigh ? "high" : "" },
  ];
}

function valuesOf(event: ICAL.Component, name: string): string[] {
  return event
    .getAllProperties(name)
    .flatMap((property) => property.getValues())
    .map((value) => toPlain(String(value ?? "")))
    .filter((value) => value !== "");
}

/** Read into a field of their own, or of no meaning outside of the program that wrote them. */
const known = new Set([
  ...kept.flatMap(([, ...names]) => names),
  ...["class", "status", "priority", "uid", "dtstamp", "created", "last-modified", "sequence"],
  ...["dtstart", "dtend", "duration", "rrule", "rdate", "exdate", "recurrence-id", "summary"],
  ...["description", "styled-description", "attendee", "organizer", "transp", "request-status"],
  ...["related-to", "acknowledged", "method", "color", "image", "refresh-interval", "source"],
]);

/** Properties that go nowhere, with how many events have them. */
function leftOut(events: readonly ICAL.Component[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) {
    const names = new Set(event.getAllProperties().map(({ name }) => name));
    for (const name of names) {
      if (!known.has(name) && !name.startsWith("x-")) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
