import ICAL from "ical.js";
import { durations, timeStep } from "../../../../../shared/kinds/appointments.ts";
import { type Moment, momentsOf, type Zones } from "./ics-moments.ts";

const day = 86_400_000;
const minute = 60_000;
/** What takes longer is a stay, and no appointment on each of its days. */
const mostDays = 31;

interface Length {
  /** Of what has hours; null where nothing is said. */
  minutes: number | null;
  /** Of what has none. */
  days: number;
}

/** How long an event takes that begins so. */
export function lengthOf(event: ICAL.Component, start: Moment, zones: Zones): Length {
  const ms = msOf(event, start, zones);
  if (start.isDay) return { minutes: null, days: Math.max(1, Math.round(ms / day)) };
  return { minutes: ms > 0 ? Math.round(ms / minute) : null, days: 0 };
}

function msOf(event: ICAL.Component, start: Moment, zones: Zones): number {
  const [end] = momentsOf(event, "dtend", zones);
  if (end) return instantOf(end, zones) - instantOf(start, zones);
  const duration = event.getFirstPropertyValue("duration");
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
}

/** Days, and hours without a zone, are those of the account. */
function instantOf({ wall, zone }: Moment, { own }: Zones): number {
  return (zone ?? own).toInstant(wall);
}

/** What is written of a length, and what the notes have of one that no appointment can have: its minutes. */
export function writeLength({ minutes, days }: Length) {
  if (days > 1) return { duration: "", told: String(days * 1440), isRounded: false };
  if (minutes === null) return { duration: "", told: "", isRounded: false };
  const isLong = minutes > durations.max;
  return {
    duration: String(Math.min(minutes, durations.max)),
    told: isLong ? String(minutes) : "",
    isRounded: !isLong && minutes % timeStep !== 0,
  };
}

/** An appointment without hours is on one day: what takes several is there on each. */
export function repeatOfDays({ days }: Length): string {
  return days > 1 && days <= mostDays ? `FREQ=DAILY;COUNT=${days}` : "";
}

/** A week, as the schema has it. */
const most = 10_080;

/** Minutes before an event at which it reminds: the first, and the others, which are only told. */
export function remindersOf(
  event: ICAL.Component,
  start: Moment,
  length: Length,
  zones: Zones,
): { reminder: string; others: string[] } {
  const own = Number(event.getFirstPropertyValue("x-client-desk-reminder") ?? Number.NaN);
  if (Number.isInteger(own)) return { reminder: String(own), others: [] };
  const alarms = event.getAllSubcomponents("valarm").filter(isMeant);
  const minutes = alarms.flatMap((alarm) => minutesBefore(alarm, start, length, zones) ?? []);
  const all = [...new Set(minutes)];
  const first = all.find((one) => one >= 0 && one <= most);
  return {
    reminder: first === undefined ? "" : String(first),
    others: all.filter((one) => one !== first).map(String),
  };
}

/** Apple writes one that never comes where there is none. */
function isMeant(alarm: ICAL.Component): boolean {
  return String(alarm.getFirstPropertyValue("action") ?? "").toUpperCase() !== "NONE";
}

function minutesBefore(
  alarm: ICAL.Component,
  start: Moment,
  { minutes, days }: Length,
  zones: Zones,
): number | null {
  const [at] = momentsOf(alarm, "trigger", zones);
  if (at) return Math.round((instantOf(start, zones) - instantOf(at, zones)) / 60_000);
  const trigger = alarm.getFirstProperty("trigger");
  const before = trigger?.getFirstValue();
  if (!(before instanceof ICAL.Duration)) return null;
  const isOfEnd = String(trigger?.getFirstParameter("related") ?? "").toUpperCase() === "END";
  const length = isOfEnd ? (minutes ?? days * 1440) : 0;
  return Math.round(-before.toSeconds() / 60) - length || 0;
}
