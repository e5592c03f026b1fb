import { zoneNamed } from "../../../shared/slots/working.ts";
import { escapeText, toCompact, toLines } from "../../ics/lines.ts";
import { describeZone } from "../../ics/time-zone.ts";
import { toTimeProperty } from "../../ics/times.ts";
import type { Booking } from "../queries.ts";

interface Invite {
  booking: Booking;
  /** Instants. */
  start: number;
  end: number;
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  where: string;
  /** Who takes it, never changed later. */
  organizer: { name: string; email: string };
  /** Of the page that shows how it stands. */
  url: string | undefined;
  now: Date;
}

/**
 * A booking as mail programs and calendars take it (RFC 5546): one UID and one organizer for life, a greater SEQUENCE for each
 * change that is told, and times in the zone in which it was promised.
 */
export function writeInvite(invite: Invite): string {
  const { booking, start, end, method, where, organizer, url, now } = invite;
  const zone = zoneNamed(booking.zone);
  const toWall = (at: number) => new Date(zone.toWall(at)).toISOString();
  const isCanceled = method === "CANCEL";
  return toLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Client Desk//Client Desk//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...describeZone(booking.zone, toWall(start), now),
    "BEGIN:VEVENT",
    `UID:${booking._id}@client-desk`,
    `DTSTAMP:${toCompact(now.toISOString())}Z`,
    `SEQUENCE:${booking.sequence}`,
    toTimeProperty("DTSTART", [toWall(start)], booking.zone),
    toTimeProperty("DTEND", [toWall(end)], booking.zone),
    `SUMMARY:${escapeText(booking.title)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(url && !isCanceled
      ? [`DESCRIPTION:${escapeText(`Move or cancel: ${url}`)}`, `URL:${url}`]
      : []),
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`,
    // They have booked it themselves, so nobody asks them again.
    `ATTENDEE;CN=${quote(booking.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${booking.email}`,
    `STATUS:${isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/** RFC 5545, 3.2: a quoted value has no quotes in it, and no way to have them; RFC 6868 knows one. */
function quote(text: string): string {
  const plain = text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "");
  return `"${plain.replaceAll("^", "^^").replaceAll('"', "^'")}"`;
}
