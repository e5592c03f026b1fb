import ICAL from "ical.js";
import PostalMime, { addressParser, type Email } from "postal-mime";
import { isTimeZone } from "../../../shared/dates/dates.ts";
import { zoneNamed } from "../../../shared/dates/time-zones.ts";
import { toEmailKey } from "../../../shared/matching/match-keys.ts";
import { readWord } from "../visits/visitor.ts";

/** What a calendar program answers to an invitation (RFC 5546, RFC 6047). */
export interface Reply {
  kind: "reply";
  uid: string;
  /** Who answers, as `toEmailKey` has it: the mail is from who the entry says. */
  from: string;
  /** When the one time of a series that is answered was to be: an instant; undefined for all of them. */
  time: number | undefined;
  /** Of the invitation that is answered. */
  sequence: number;
  /** When it was answered: an instant, where it says so. */
  at: number | undefined;
  answer: "accepted" | "declined" | "tentative" | { start: number };
  word: string;
}

/** A mail that did not get there (RFC 3464). */
export interface Bounce {
  kind: "bounce";
  /** What may be the secrets of mails of ours. */
  tokens: string[];
  reason: string;
}

/** Bytes of a mail that is read: replies are short, and bounces have ours in them. */
export const largestMail = 256 * 1024;
const longestCalendar = 64 * 1024;
const mostTokens = 10;

/** Reads a mail; undefined where it is neither. Throws where it can't be read. */
export async function readMail(source: Uint8Array): Promise<Reply | Bounce | undefined> {
  const mail = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: "utf8",
    maxNestingDepth: 20,
    maxHeadersSize: longestCalendar,
  });
  return readReply(mail) ?? readBounce(mail, source);
}

function readReply({ headers, attachments }: Email): Reply | undefined {
  const senders = headers
    .filter(({ key }) => key === "from")
    .flatMap(({ value }) => addressParser(value, { flatten: true }));
  const from = toEmailKey(senders[0]?.address ?? "");
  const part =
    attachments.find(({ mimeType }) => mimeType === "text/calendar") ??
    attachments.find(({ mimeType }) => mimeType === "application/ics");
  const text = String(part?.content ?? "");
  if (senders.length !== 1 || from === "" || text === "" || text.length > longestCalendar)
    return undefined;
  const calendar = new ICAL.Component(ICAL.parse(text));
  const method = textOf(calendar, "method").toUpperCase();
  const isCounter = method === "COUNTER";
  if (!isCounter && method !== "REPLY") return undefined;
  const events = calendar.getAllSubcomponents("vevent");
  const event = events.find((one) => !one.hasProperty("recurrence-id")) ?? events[0];
  if (!event || new Set(events.map((one) => textOf(one, "uid"))).size !== 1) return undefined;
  const recurrence = event.getFirstProperty("recurrence-id");
  const time = recurrence ? instantOf(event, "recurrence-id") : undefined;
  // Several times at once, all that follow, and whole days are left to people.
  const isOneTime =
    time !== undefined && events.length === 1 && !recurrence?.getFirstParameter("range");
  if (recurrence && !isOneTime) return undefined;
  const theirs = event
    .getAllProperties("attendee")
    .filter((one) => toEmailKey(String(one.getFirstValue()).replace(/^mailto:/i, "")) === from);
  const [attendee] = theirs;
  if (!attendee || theirs.length > 1) return undefined;
  const start = isCounter ? instantOf(event, "dtstart") : undefined;
  const state = String(attendee.getFirstParameter("partstat")).toLowerCase();
  const answer = isCounter
    ? start !== undefined && { start }
    : answers.find((one) => one === state);
  const sequence = Number(event.getFirstPropertyValue("sequence") ?? 0);
  if (!answer || !Number.isSafeInteger(sequence)) return undefined;
  return {
    ...{ kind: "reply", uid: textOf(event, "uid"), from, sequence, answer, time },
    ...{ at: instantOf(event, "dtstamp"), word: readWord(textOf(event, "comment")) },
  };
}

const answers = ["accepted", "declined", "tentative"] as const;

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? "");
}

/** By the clock that it names, which is one of ours or comes with it; undefined for a day, or by no clock. */
function instantOf(event: ICAL.Component, name: string): number | undefined {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(property && time instanceof ICAL.Time) || time.isDate) return undefined;
  const zone = property.getFirstParameter("tzid");
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const isOurs = zone && isTimeZone(zone);
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (!isOurs && isFloating) return undefined;
  const at = isOurs ? zoneNamed(zone).toInstant(wall) : time.toUnixTime() * 1000;
  return Number.isNaN(at) ? undefined : at;
}

/** What mail servers say where they deliver nothing: in the form for programs, or in words, as some still do. */
function readBounce(mail: Email, source: Uint8Array): Bounce | undefined {
  const reason = readReport(mail) ?? readWords(mail);
  if (reason === undefined) return undefined;
  // As it came, for what is returned is in parts of parts.
  const found = Buffer.from(source)
    .toString("latin1")
    .matchAll(/<([\w-]{22})@/g);
  const tokens = [...new Set(Array.from(found, ([, token = ""]) => token))];
  const short = reason.replace(/\s+/g, " ").trim().slice(0, 300);
  return { kind: "bounce", tokens: tokens.slice(0, mostTokens), reason: readWord(short) };
}

function readReport({ attachments }: Email): string | undefined {
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!report) return undefined;
  const text = String(report.content).replace(/\r?\n[ \t]+/g, " ");
  const failed = text.split(/\r?\n\r?\n/).find((one) => /^Action:\s*failed\b/im.test(one));
  if (failed === undefined) return undefined;
  const [, said] = /^Diagnostic-Code:\s*(?:[\w-]+;)?(.+)$/im.exec(failed) ?? [];
  const [, status = ""] = /^Status:\s*([\d.]+)/im.exec(failed) ?? [];
  return said ?? `${status} Not delivered`;
}

/** Without a code for "never", it is a delay, and the mail may still get there. */
function readWords({ from, headers, text = "" }: Email): string | undefined {
  const isServer =
    /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? "") ||
    headers.some(({ key }) => key === "x-failed-recipients");
  if (!isServer) return undefined;
  return text.split("\n").find((line) => /(?:^|\D)5(?:\d\d|\.\d{1,3}\.\d{1,3})(?:\D|$)/.test(line));
}
