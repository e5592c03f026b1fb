import type ICAL from "ical.js";
import type { Field } from "./fields.ts";
import { toPlain } from "./html-text.ts";

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
export function leftOut(events: readonly ICAL.Component[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) {
    const names = new Set(event.getAllProperties().map(({ name }) => name));
    for (const name of names) {
      if (!known.has(name) && !name.startsWith("x-")) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
