import { cityOf } from "../../../shared/dates/city.ts";
import { addDays, weekdayOf } from "../../../shared/dates/dates.ts";
import { utc, type Zone, zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { MeetingPlace, MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import type { CustomerWords } from "../customer-words.ts";
import {
  type Form,
  firstWeekday,
  writeDay,
  writeLength,
  writeList,
  writeMoment,
  writeShort,
  writeSpan,
  writeTime,
} from "./date-words.ts";

// How pages and mails say times and places. All times are instants, said by the clock of a zone.

const minute = 60_000;

/** A zone as visitors see it, in their language. */
export interface Place {
  /** IANA name. */
  name: string;
  zone: Zone;
  words: CustomerWords;
}

export function placeOf(name: string, words: CustomerWords): Place {
  return { name, zone: zoneNamed(name), words };
}

/** "Lisbon time" */
export function sayZone({ name, zone, words }: Place): string {
  if (zone.name === utc.name) return "UTC";
  return words.meeting.zone(cityOf(name));
}

/** The day that a clock shows: `2026-12-01`. */
export function dayAt(at: number, { zone }: Pick<Place, "zone">): string {
  return new Date(zone.toWall(at)).toISOString().slice(0, 10);
}

/** Minutes since midnight. */
export function minuteAt(at: number, { zone }: Place): number {
  return Math.floor((zone.toWall(at) / minute) % 1440);
}

/** "Tuesday, December 1" */
export function sayDay(day: string, { words }: Pick<Place, "words">, form: Form = "long"): string {
  return writeDay(words.language, form, Date.parse(`${day}T00:00:00Z`));
}

/** "3:00 PM" */
export function sayTime(at: number, { zone, words }: Place): string {
  return writeTime(words.language, zone.toWall(at));
}

/** "Friday, November 27, 2:00 PM" */
export function sayMoment(at: number, { zone, words }: Place, form: Form = "long"): string {
  return writeMoment(words.language, form, zone.toWall(at));
}

/** "Tue 4:30 PM" */
export function sayShort(at: number, { zone, words }: Place): string {
  return writeShort(words.language, zone.toWall(at));
}

/** "3:00 – 3:30 PM" */
export function saySpan(start: number, end: number, { zone, words }: Place): string {
  return writeSpan(words.language, zone.toWall(start), zone.toWall(end));
}

/** "Tuesday, December 1, 3:00 – 3:30 PM" */
export function sayDayAndSpan(start: number, end: number, place: Place): string {
  const day = toStart(sayDay(dayAt(start, place), place), place);
  return place.words.meeting.pair(day, saySpan(start, end, place));
}

/** A text that begins a line: some languages write weekdays and months small inside of sentences. */
export function toStart(text: string, { words }: Pick<Place, "words">): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}

/** "1 h 30 min" */
export function sayLength(minutes: number, { language }: CustomerWords): string {
  return writeLength(language, minutes);
}

/** "15 or 30 min", "1 h 30 min or 3 h" */
export function sayLengths(lengths: readonly number[], words: CustomerWords): string {
  const areMinutes = lengths.every((one) => one < 60);
  const said = lengths.map((one, at) =>
    areMinutes && at < lengths.length - 1 ? String(one) : sayLength(one, words),
  );
  return writeList(words.language, "disjunction", said);
}

/** Moments, of which one is chosen: there are commas in them already. */
export function sayOneOf(moments: readonly string[], { language }: CustomerWords): string {
  return moments.reduce((all, one) => writeList(language, "disjunction", [all, one]));
}

/** "Times open four weeks ahead.", as the calendar says how far it goes. */
export function sayReach(days: number, { language, booking }: CustomerWords): string {
  if (days % 7 !== 0 || days > 84) return booking.days.openDays(days);
  const weeks = days / 7;
  if (weeks === 1) return booking.days.openWeek;
  const english = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
  const inWords = language === "en" ? english[weeks - 2] : undefined;
  return booking.days.openWeeks(inWords ?? String(weeks));
}

/** Where a meeting is, before anybody has booked it. */
export function sayPlace(
  { place, address }: Pick<MeetingType, "place" | "address">,
  who: string,
  { meeting }: CustomerWords,
): string {
  const first: Record<MeetingPlace, string> = {
    phone: meeting.callsYou(who),
    video: meeting.video,
    address,
    theirs: meeting.yourAddress,
  };
  return first[place];
}

/** Morning, afternoon and evening, as times are listed. */
export function partOfDay(minutes: number, { booking: { days } }: CustomerWords): string {
  if (minutes < 12 * 60) return days.morning;
  return minutes < 18 * 60 ? days.afternoon : days.evening;
}

/** How somebody is called in running text. */
export function callName(name: string): string {
  return firstNameOf(name) || name;
}

/** How a customer is addressed: by the whole name in languages that are formal with them, see docs/words.md. */
export function callCustomer(name: string, { language }: CustomerWords): string {
  return language === "de" || language === "fr" ? name : callName(name);
}

/** What is booked, as it is called inside of a sentence: only English writes it small. */
export function callMeeting(title: string, { language }: CustomerWords): string {
  return language === "en" ? title.toLowerCase() : title;
}

/** The first day of a week. */
export function weekOf(day: string, { language }: CustomerWords): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday[language] + 7) % 7));
}
