import ICAL from "ical.js";
import { durations, timeStep } from "../../../shared/appointments.ts";
import { countOf } from "../../lib/count.ts";
import { type Moment, momentsOf, type Zones } from "./ics-moments.ts";

const day = 86_400_000;
const minute = 60_000;
/** What takes longer is a stay, and no appointment on each of its days. */
const mostDays = 31;

export interface Length {
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
export function instantOf({ wall, zone }: Moment, { own }: Zones): number {
  return (zone ?? own).toInstant(wall);
}

/** What is written of a length, and what the notes have of one that no appointment can have. */
export function writeLength({ minutes, days }: Length) {
  if (days > 1) return { duration: "", told: countOf(days, "day"), isRounded: false };
  if (minutes === null) return { duration: "", told: "", isRounded: false };
  const isLong = minutes > durations.max;
  return {
    duration: String(Math.min(minutes, durations.max)),
    told: isLong ? inWords(minutes) : "",
    isRounded: !isLong && minutes % timeStep !== 0,
  };
}

/** An appointment without hours is on one day: what takes several is there on each. */
export function repeatOfDays({ days }: Length): string {
  return days > 1 && days <= mostDays ? `FREQ=DAILY;COUNT=${days}` : "";
}

function inWords(minutes: number): string {
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), "day"],
    [Math.floor((minutes % 1440) / 60), "hour"],
    [minutes % 60, "minute"],
  ];
  return parts.flatMap(([count, unit]) => (count > 0 ? [countOf(count, unit)] : [])).join(" ");
}
