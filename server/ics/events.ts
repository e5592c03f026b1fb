import { hash } from "node:crypto";
import type { ShownDetails } from "../../shared/account/subscription.ts";
import { endByClock, isCalendarDate } from "../../shared/dates/dates.ts";
import { listNames } from "../../shared/lists/list-names.ts";
import { isRuleOf } from "../appointments/filter.ts";
import type { Person } from "../db/engine/database.ts";
import type { Clocks } from "../filters/clocks.ts";
import { escapeText, toCompact } from "./lines.ts";
import type { EventRow } from "./queries.ts";
import { timeOn, toRuleProperty, toTimeProperty } from "./times.ts";

/** Names of people, by id. */
export type Hosts = Readonly<Record<string, string>>;

export interface Showing {
  shows: ShownDetails;
  /** Null where it is not known: then times float. */
  timeZone: string | null;
  /** Of the hosts, where they differ. */
  clocks: Clocks | undefined;
  /** Who reads their own calendar. */
  person?: Person | undefined;
  /** In a calendar of everyone: who hosts, by name. */
  hosts?: Hosts | undefined;
  /** What makes ids that tell nothing of the records', where only being busy is shown. */
  salt: string;
  revisedAt: Date;
  /** With what only our own import reads. */
  isOurs: boolean;
}

/** The lines of one event; none for what has no time, where only being busy is shown. */
export function toEvent(row: EventRow, showing: Showing): string[] {
  const { shows } = showing;
  const timeZone = zoneOf(row.host, showing);
  const { date, duration, outcome } = row;
  const isDay = isCalendarDate(date);
  if (isDay && shows === "busy") return [];
  const isCanceled = outcome === "canceled";
  return [
    "BEGIN:VEVENT",
    ...toIdentity(row, showing),
    toTimeProperty("DTSTART", [date], timeZone),
    // By the clock of the place, as the start: in the night in which the clocks change, too.
    ...(isDay ? [] : [toTimeProperty("DTEND", [endByClock(date, duration)], timeZone)]),
    ...(row.repeat === "" ? [] : toRepeat(row, timeZone)),
    ...toWords(row, showing),
    ...(showing.isOurs ? toOwn(row) : []),
    ...(isCanceled ? ["STATUS:CANCELLED"] : []),
    // One without a time stands for its day and does not make the whole of it busy.
    ...(isDay || isCanceled ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

/** By the host's clock, so that a repeat follows the changes of that one. */
function zoneOf(host: string, { clocks, timeZone }: Showing): string | null {
  return clocks?.others.get(host)?.name ?? timeZone;
}

/** Which event it is, and which version of it: importing a later copy replaces it. */
function toIdentity(row: EventRow, showing: Showing): string[] {
  const { shows, salt, revisedAt } = showing;
  const { _id, series, original, seriesDate, createdAt } = row;
  const seriesId = isTimeOfShown(row, showing) ? series : null;
  const timeZone = zoneOf(row.seriesHost ?? row.host, showing);
  const id = seriesId ?? _id;
  const uid = shows === "busy" ? hash("sha256", `${salt} ${id}`, "base64url") : id;
  const revised = `${toCompact(revisedAt.toISOString())}Z`;
  return [
    `UID:${uid}@client-desk`,
    // Without a METHOD it tells when the event was last changed (3.8.7.2).
    `DTSTAMP:${revised}`,
    ...(seriesId && original && seriesDate
      ? [toTimeProperty("RECURRENCE-ID", [timeOn(original, seriesDate)], timeZone)]
      : []),
    `SEQUENCE:${Math.floor((revisedAt.getTime() - firstSequence) / 1000)}`,
    `LAST-MODIFIED:${revised}`,
    ...(shows === "full" ? [`CREATED:${toCompact(createdAt)}Z`] : []),
  ];
}

/** Seconds since then fit into the 32 bits that readers have for it until 2068. */
const firstSequence = Date.UTC(2000, 0, 1);

/** A time whose series is gone, or left out, stands for itself. */
function isTimeOfShown(row: EventRow, { shows, person }: Showing): boolean {
  const { seriesDate, seriesOutcome, seriesHost, seriesAttending } = row;
  const series = { host: seriesHost ?? "", attending: seriesAttending ?? "[]" };
  const isIn = !seriesHost || !person || isRuleOf(series, [person]);
  return seriesDate !== null && isIn && (shows === "full" || seriesOutcome !== "canceled");
}

function toRepeat(row: EventRow, timeZone: string | null) {
  const { date, repeat, except, canceledDays, elsewhereDays } = row;
  const rule = toRuleProperty(repeat, date, timeZone);
  const days = [except, canceledDays ?? "", elsewhereDays ?? ""].flatMap((list) =>
    list.split(",").filter(Boolean),
  );
  const left = [...new Set(days)].sort().map((day) => timeOn(day, date));
  return rule.length === 0 || left.length === 0
    ? rule
    : [...rule, toTimeProperty("EXDATE", left, timeZone)];
}

function toWords(row: EventRow, { shows, hosts }: Showing) {
  const { title, notes, host, customerName, companyName } = row;
  const name = hosts?.[host];
  const summaryOf = (text: string) => `SUMMARY:${escapeText(name ? `${text} (${name})` : text)}`;
  if (shows === "busy") return [summaryOf("Busy")];
  const summary = summaryOf(title);
  if (shows === "titles") return [summary];
  const who = listNames(customerName, companyName).join(", ");
  return [summary, `DESCRIPTION:${escapeText(notes ? `${who}\n\n${notes}` : who)}`];
}

/** What comes back with our own import, and no other calendar has a place for. */
function toOwn({ customerName, companyName, outcome, duration, date, reminder }: EventRow) {
  return [
    `X-CLIENT-DESK-CUSTOMER;VALUE=TEXT:${escapeText(customerName)}`,
    `X-CLIENT-DESK-COMPANY;VALUE=TEXT:${escapeText(companyName)}`,
    ...(outcome ? [`X-CLIENT-DESK-OUTCOME;VALUE=TEXT:${outcome}`] : []),
    ...(isCalendarDate(date) ? [`X-CLIENT-DESK-DURATION;VALUE=INTEGER:${duration}`] : []),
    ...(reminder === null ? [] : [`X-CLIENT-DESK-REMINDER;VALUE=INTEGER:${reminder}`]),
  ];
}
