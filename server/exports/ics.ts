import type { Appointment } from "../../shared/appointments.ts";
import { isCalendarDate } from "../../shared/dates.ts";

/** RFC 5545, 3.1: a line has at most this many octets, without its end. */
const lineOctets = 75;

const head = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Client Desk//Client Desk//EN",
  "CALSCALE:GREGORIAN",
  "X-WR-CALNAME:Client Desk",
];

/** A calendar after RFC 5545, one chunk for each batch of appointments. */
export async function* writeIcs(
  batches: AsyncIterable<readonly Appointment[]>,
): AsyncGenerator<string, void, undefined> {
  yield toLines(head);
  for await (const appointments of batches) yield toLines(appointments.flatMap(toEvent));
  yield toLines(["END:VCALENDAR"]);
}

function toEvent(appointment: Appointment): string[] {
  const { _id, title, customer, company, notes, createdAt, updatedAt } = appointment;
  const who = `${customer.name}, ${company.name}`;
  return [
    "BEGIN:VEVENT",
    // Importing a later copy replaces the event instead of doubling it.
    `UID:${_id}@client-desk`,
    // Without a METHOD it tells when the event was last changed (3.8.7.2).
    `DTSTAMP:${toCompact(updatedAt)}Z`,
    `CREATED:${toCompact(createdAt)}Z`,
    `LAST-MODIFIED:${toCompact(updatedAt)}Z`,
    ...toTime(appointment),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes ? `${who}\n\n${notes}` : who)}`,
    "END:VEVENT",
  ];
}

/** Wall-clock times float: 3 pm stays 3 pm in whatever zone the calendar is (3.3.5, form 1). */
function toTime({ date, duration }: Appointment): string[] {
  if (!isCalendarDate(date)) return [`DTSTART:${toCompact(date)}`, `DURATION:PT${duration}M`];
  // One without a time stands for its day and does not make the whole of it busy.
  return [`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`, "TRANSP:TRANSPARENT"];
}

/** `2026-05-04T15:00:00.000Z` is `20260504T150000`. */
function toCompact(dateTime: string): string {
  return dateTime.slice(0, 19).replace(/[-:]/g, "");
}

/** 3.3.11; other control characters have no place in a text. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, "");
}

function toLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Breaks a long line; what follows begins with a space, which counts. Characters stay whole. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
