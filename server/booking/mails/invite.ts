import { endByClock } from "../../../shared/dates/dates.ts";
import { zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { Env } from "../../env.ts";
import { escapeText, toCompact, toLines } from "../../ics/lines.ts";
import { describeZone } from "../../ics/time-zone.ts";
import { timeOn, toRuleProperty, toTimeProperty } from "../../ics/times.ts";
import type { CustomerWords } from "../customer-words.ts";
import type { Booking } from "../queries.ts";
import { listChanged } from "../series.ts";
import type { Stands } from "../states.ts";

interface Invite {
  booking: Booking;
  stands: Stands;
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  where: string;
  /** Of the page that shows how it stands. */
  url: string | undefined;
  now: Date;
  /** In the language of the customer. */
  words: CustomerWords;
}

/** Where calendar programs reply to: where they were told first, else the mailbox that is read. */
export function repliesToOf(
  { repliesTo }: Pick<Booking, "repliesTo">,
  { IMAP_URL, SUPPORT_EMAIL }: Pick<Env, "IMAP_URL" | "SUPPORT_EMAIL">,
): string {
  return repliesTo ?? (IMAP_URL ? SUPPORT_EMAIL : "");
}

/**
 * A booking as mail programs and calendars take it (RFC 5546): one UID and one organizer for life, a greater SEQUENCE for each
 * change that is told, and times in the zone in which it was promised. A series is one rule, with each time that differs.
 */
export function writeInvite(invite: Invite): string {
  const { stands, method, now } = invite;
  const { series } = stands;
  const zone = series?.zone ?? invite.booking.zone;
  const { start } = series?.first ?? stands;
  const first = new Date(zoneNamed(zone).toWall(start)).toISOString();
  return toLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Client Desk//Client Desk//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...describeZone(zone, first, now),
    ...(series && method !== "CANCEL" ? toSeries(invite, series) : toOne(invite, first, zone)),
    "END:VCALENDAR",
  ]);
}

function toOne(invite: Invite, first: string, zone: string): string[] {
  const { end } = invite.stands.series?.first ?? invite.stands;
  const duration = (zoneNamed(zone).toWall(end) - Date.parse(first)) / 60_000;
  return toEvent(invite, zone, { date: first, duration });
}

/** Canceled times are left out of the rule, and those that were moved are events of the same UID. */
function toSeries(invite: Invite, series: NonNullable<Stands["series"]>): string[] {
  const { date, repeat, except, zone } = series;
  const changed = listChanged(series);
  const canceled = changed.filter(({ outcome }) => outcome === "canceled");
  const days = [...except.split(",").filter(Boolean), ...canceled.map((one) => one.original)];
  const left = [...new Set(days.map((day) => timeOn(day, date)))].sort();
  const rule = toRuleProperty(repeat, date, zone);
  const out = left.length > 0 ? [toTimeProperty("EXDATE", left, zone)] : [];
  const moved = changed.filter(({ outcome }) => outcome !== "canceled");
  return [
    ...toEvent(invite, zone, series, [...rule, ...out]),
    ...moved.flatMap((one) =>
      toEvent(invite, zone, one, [
        toTimeProperty("RECURRENCE-ID", [timeOn(one.original, date)], zone),
      ]),
    ),
  ];
}

function toEvent(
  { booking, method, where, url, now, words }: Invite,
  zone: string,
  { date, duration }: { date: string; duration: number },
  repeats: readonly string[] = [],
): string[] {
  const isCanceled = method === "CANCEL";
  const { answer, change } = words.mails.entry;
  const links = url && !isCanceled ? (booking.isInvited ? answer : change)(url) : "";
  const text = [booking.greeting, links].filter(Boolean).join("\n\n");
  return [
    "BEGIN:VEVENT",
    `UID:${booking._id}@client-desk`,
    `DTSTAMP:${toCompact(now.toISOString())}Z`,
    `SEQUENCE:${booking.sequence}`,
    toTimeProperty("DTSTART", [date], zone),
    toTimeProperty("DTEND", [endByClock(date, duration)], zone),
    ...repeats,
    `SUMMARY:${escapeText(booking.title)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(text && !isCanceled ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(url && !isCanceled ? [`URL:${url}`] : []),
    // Who takes it, never changed later; replies may go to the server.
    `ORGANIZER;CN=${quote(booking.organizerName)}:mailto:${booking.repliesTo || booking.organizerEmail}`,
    // What is published is for nobody in particular (RFC 5546, 3.2.1).
    ...(method === "PUBLISH" ? [] : [toAttendee(booking)]),
    `STATUS:${isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

function toAttendee(booking: Booking): string {
  const { name, email } = booking;
  return `ATTENDEE;CN=${quote(name)};ROLE=REQ-PARTICIPANT;${partOf(booking)}:mailto:${email}`;
}

/** Who has booked by themselves, or has answered, isn’t asked again. */
function partOf({ isInvited, answer }: Booking): string {
  if (isInvited === 1 && answer === null) return "PARTSTAT=NEEDS-ACTION;RSVP=TRUE";
  return `PARTSTAT=${answer === "declined" ? "DECLINED" : "ACCEPTED"};RSVP=FALSE`;
}

/** RFC 5545, 3.2: a quoted value has no quotes in it. RFC 6868 knows a way to have them that half of the readers don’t. */
function quote(text: string): string {
  const plain = text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "");
  return `"${plain.replaceAll("^", "^^").replaceAll('"', "'")}"`;
}
