import ICAL from "ical.js";
import { countOf } from "../../lib/count.ts";
import type { Source } from "../types.ts";
import { type JComponent, parseComponents, unfold } from "./content-lines.ts";
import { type Field, toColumns } from "./fields.ts";
import { guessSelf, peopleOf } from "./ics-people.ts";
import { timesOf } from "./ics-times.ts";
import { SourceError } from "./source-error.ts";
import { wereOf } from "./words.ts";

type Appointments = Pick<Source, "program" | "columns" | "rows" | "notes">;

const headings = [
  ...["Title", "Date", "Duration", "Customer", "Email", "Company", "Outcome", "Repeats"],
  ...["Location", "Also with", "Notes"],
];

const programs: readonly [RegExp, string][] = [
  [/^PRODID:.*Google/im, "Google Calendar"],
  [/^PRODID:.*Microsoft/im, "Outlook"],
  [/^PRODID:.*Apple/im, "Apple Calendar"],
  [/^PRODID:.*Mozilla/im, "Thunderbird"],
  [/^PRODID:.*Client Desk/im, "Client Desk"],
];

/** The events of a calendar file (RFC 5545), each a row; a repeating one is one row, too. */
export function readEvents(text: string): Appointments {
  const { components } = parseComponents(unfold(text), "icalendar");
  const events = components.flatMap(eventsOf);
  if (events.length === 0) throw new SourceError("The calendar has no appointments.");
  const self = guessSelf(events);
  const records: Field[][] = [];
  let unread = 0;
  // Single times of a repeating one have its id.
  for (const same of Map.groupBy(
    events,
    (one) => one.getFirstPropertyValue("uid") ?? one,
  ).values()) {
    try {
      for (const { event, at, repeat, isLost } of timesOf(same)) {
        records.push(toFields(event, at, repeat, isLost, self));
      }
    } catch {
      unread += same.length;
    }
  }
  const todos = components.flatMap(([, , parts]) => parts.filter(([name]) => name === "vtodo"));
  return {
    program: programs.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    ...toColumns(records, headings),
    notes: [
      ...(unread > 0 ? [`${countOf(unread, "event")} ${wereOf(unread)} not readable.`] : []),
      ...(todos.length > 0
        ? [`${countOf(todos.length, "to-do")} ${wereOf(todos.length)} left out.`]
        : []),
    ],
  };
}

/** Beside the zones alone: ical.js looks for a time's zone through all that stands beside it. */
function eventsOf([name, properties, parts]: JComponent): ICAL.Component[] {
  const zones = parts.filter(([part]) => part === "vtimezone");
  const calendar = new ICAL.Component([name, properties, zones]);
  return parts
    .filter(([part]) => part === "vevent")
    .map((one) => new ICAL.Component(one, calendar));
}

function toFields(
  event: ICAL.Component,
  at: string,
  repeat: string,
  isLost: boolean,
  self: string,
): Field[] {
  const text = (name: string) => toPlain(String(event.getFirstPropertyValue(name) ?? ""));
  const { customer, company, email, others, notes } = peopleOf(event, self, text("description"));
  const isCanceled = text("status").toUpperCase() === "CANCELLED";
  return [
    { heading: "Title", becomes: "title", value: text("summary") },
    { heading: "Date", becomes: "date", value: at },
    { heading: "Duration", becomes: "duration", value: durationOf(event, at) },
    { heading: "Customer", becomes: "customer", value: customer },
    { heading: "Email", becomes: "email", value: email },
    { heading: "Company", becomes: "company", value: company },
    { heading: "Outcome", becomes: "outcome", value: isCanceled ? "canceled" : "" },
    { heading: "Repeats", becomes: isLost ? "addToNotes" : "repeat", value: repeat },
    { heading: "Location", becomes: "addToNotes", value: text("location") },
    { heading: "Also with", becomes: "addToNotes", value: others.join(", ") },
    { heading: "Notes", becomes: "notes", value: notes },
  ];
}

/** Minutes; a day has none. */
function durationOf(event: ICAL.Component, at: string): string {
  if (!at.includes(" ")) return "";
  const minutes = new ICAL.Event(event).duration.toSeconds() / 60;
  return minutes > 0 ? String(Math.round(minutes)) : "";
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Google and Outlook write the details as HTML; the lines and words of it. */
function toPlain(text: string): string {
  if (!/<(?:br|p|div|a|b|i|u|ul|ol|li|span|html|body)\b[^<>]*>/i.test(text)) return text.trim();
  return text
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
