import { cityOf } from "../../../shared/dates/city.ts";
import { weekdayOf } from "../../../shared/dates/dates.ts";
import { utc, type Zone, zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { MeetingPlace, MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";

// How pages and mails say times and places. All times are instants, said by the clock of a zone.

const minute = 60_000;

/** A zone as visitors see it. */
export interface Place {
  /** IANA name. */
  name: string;
  zone: Zone;
}

export function placeOf(name: string): Place {
  return { name, zone: zoneNamed(name) };
}

/** "Lisbon time" */
export function sayZone({ name }: Place): string {
  if (name === utc.name) return "UTC";
  return `${cityOf(name)} time`;
}

/** The day that a clock shows: `2026-12-01`. */
export function dayAt(at: number, { zone }: Place): string {
  return new Date(zone.toWall(at)).toISOString().slice(0, 10);
}

/** Minutes since midnight. */
export function minuteAt(at: number, { zone }: Place): number {
  return Math.floor((zone.toWall(at) / minute) % 1440);
}

const forms = {
  long: { weekday: "long", month: "long", day: "numeric" },
  full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  short: { weekday: "short", month: "short", day: "numeric" },
  plain: { month: "long", day: "numeric" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  month: { month: "short" },
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Form = keyof typeof forms;

const formats = new Map<Form, Intl.DateTimeFormat>();

/** By the figures of a clock, so in no zone of its own. */
function format(form: Form, wall: number): string {
  const known =
    formats.get(form) ?? new Intl.DateTimeFormat("en-US", { ...forms[form], timeZone: "UTC" });
  formats.set(form, known);
  // Some versions put a narrow space before AM and PM.
  return known.format(wall).replaceAll("\u202f", " ");
}

/** "Tuesday, December 1" */
export function sayDay(day: string, form: Form = "long"): string {
  return format(form, Date.parse(`${day}T00:00:00Z`));
}

/** "3:00 PM" */
export function sayTime(at: number, { zone }: Place): string {
  return format("time", zone.toWall(at));
}

/** "Friday, November 27, 2:00 PM" */
export function sayMoment(at: number, place: Place, form: Form = "long"): string {
  return `${sayDay(dayAt(at, place), form)}, ${sayTime(at, place)}`;
}

/** "Tue 4:30 PM" */
export function sayShort(at: number, place: Place): string {
  return `${sayDay(dayAt(at, place), "shortWeekday")} ${sayTime(at, place)}`;
}

/** "3:00 – 3:30 PM" */
export function saySpan(start: number, end: number, place: Place): string {
  const [from, to] = [sayTime(start, place), sayTime(end, place)];
  const isSameHalf = from.slice(-2) === to.slice(-2) && dayAt(start, place) === dayAt(end, place);
  return `${isSameHalf ? from.slice(0, -3) : from} – ${to}`;
}

/** "1 h 30 min" */
export function sayLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** "15 or 30 min", "1 h 30 min or 3 h" */
export function sayLengths(lengths: readonly number[]): string {
  const areMinutes = lengths.every((one) => one < 60);
  const said = lengths.map((one) => (areMinutes ? String(one) : sayLength(one)));
  const last = said.at(-1) ?? "";
  const all = said.length > 1 ? `${said.slice(0, -1).join(", ")} or ${last}` : last;
  return areMinutes ? `${all} min` : all;
}

/** "four weeks ahead", as the calendar says how far it goes. */
export function sayReach(days: number): string {
  if (days % 7 !== 0 || days > 84) return `${days} ${days === 1 ? "day" : "days"} ahead`;
  const weeks = days / 7;
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  return `${words[weeks - 1] ?? weeks} ${weeks === 1 ? "week" : "weeks"} ahead`;
}

/** Where a meeting is, before anybody has booked it. */
export function sayPlace({ place, address }: Pick<MeetingType, "place" | "address">, who: string) {
  const first: Record<MeetingPlace, string> = {
    phone: `${who} calls you`,
    video: "Video",
    address,
    theirs: "Your address",
  };
  return first[place];
}

/** Morning, afternoon and evening, as times are listed. */
export function partOfDay(minutes: number): string {
  if (minutes < 12 * 60) return "Morning";
  return minutes < 18 * 60 ? "Afternoon" : "Evening";
}

/** How somebody is called in running text. */
export function callName(name: string): string {
  return firstNameOf(name) || name;
}

/** The first day of a week that begins on Sunday. */
export function weekOf(day: string): string {
  const wall = Date.parse(`${day}T00:00:00Z`) - weekdayOf(day) * 1440 * minute;
  return new Date(wall).toISOString().slice(0, 10);
}
