import type { CalendarSettings } from "../../../shared/account/settings.ts";
import { shiftDays, weekdayOf } from "../../../shared/dates/dates.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { cover, lengthOf, type Span, without } from "../../../shared/slots/spans.ts";
import { calendar } from "../../../shared/words/en/calendar.ts";
import { formatDuration } from "../../lib/dates/dates.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";

/** Minutes of one day, each counted once however many appointments cover it. */
export interface DaySum {
  date: string;
  booked: number;
  /** Working hours that nothing is booked in, from now on. */
  free: number;
}

type Timed = Pick<Appointment, "date" | "duration" | "outcome">;

/** By weekday, or of each day: two spans where it is somebody in another zone. */
export type Working = CalendarSettings["workingHours"] | ((date: string) => readonly Span[]);

const midnight = 24 * 60;

/**
 * What is booked and what is free on each of these days. Canceled appointments and those without a
 * time take none; one that runs past midnight takes time from the next day, so `appointments` should
 * hold those of the day before, too.
 */
export function sumDays(
  days: readonly string[],
  appointments: readonly Timed[],
  working: Working,
  now: Now,
): DaySum[] {
  const byDay = spansByDay(appointments);
  return days.map((date) => {
    const booked = cover(byDay.get(date) ?? []);
    const open = date < now.today ? [] : workingSpansOn(date, working);
    const over = { start: 0, end: date === now.today ? now.minutes : 0 };
    return { date, booked: lengthOf(booked), free: lengthOf(without(open, [over, ...booked])) };
  });
}

/** From the first to the last; null on a day off. */
export function workingHoursOn(date: string, working: Working): Span | null {
  const spans = workingSpansOn(date, working);
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

/** The rest of a day. */
export function offHoursOn(date: string, working: Working): Span[] {
  return without([{ start: 0, end: midnight }], workingSpansOn(date, working));
}

function workingSpansOn(date: string, working: Working): readonly Span[] {
  if (typeof working === "function") return working(date);
  const hours = working[weekdayOf(date)];
  if (!hours) return [];
  return [{ start: minutesOf(`T${hours.from}`) ?? 0, end: minutesOf(`T${hours.to}`) ?? 0 }];
}

function spansByDay(appointments: readonly Timed[]): Map<string, Span[]> {
  const byDay = new Map<string, Span[]>();
  const add = (date: string, span: Span) => {
    byDay.set(date, [...(byDay.get(date) ?? []), span]);
  };
  for (const { date, duration, outcome } of appointments) {
    const start = minutesOf(date);
    if (start === null || outcome === "canceled") continue;
    const day = date.slice(0, 10);
    const end = start + duration;
    add(day, { start, end: Math.min(end, midnight) });
    const next = end > midnight ? shiftDays(day, 1) : undefined;
    if (next !== undefined) add(next, { start: 0, end: end - midnight });
  }
  return byDay;
}

/** "41 appointments, 23 h 45 min booked, 10 h free.", of all days together. */
export function sumSentence(
  appointments: readonly Pick<Appointment, "outcome">[],
  sums: readonly DaySum[],
): string {
  const count = appointments.filter(({ outcome }) => outcome !== "canceled").length;
  const booked = sums.reduce((sum, day) => sum + day.booked, 0);
  const free = sums.reduce((sum, day) => sum + day.free, 0);
  return count === 0
    ? sumOf(calendar.nothing, { booked: 0, free })
    : sumOf(calendar.count(count), { booked, free });
}

/** "Five appointments, 4 h booked, 3 h 30 min free." */
export function sumOf(appointments: string, { booked, free }: Pick<DaySum, "booked" | "free">) {
  const [taken, open] = [booked, free].map((minutes) => unbroken(formatDuration(minutes)));
  if (booked > 0 && taken) {
    return free > 0 && open
      ? calendar.sums.both(appointments, taken, open)
      : calendar.sums.booked(appointments, taken);
  }
  return free > 0 && open
    ? calendar.sums.free(appointments, open)
    : calendar.sums.only(appointments);
}

/** "5 h 30", where the column says that these are hours; "45 min" below one. */
export function formatHours(minutes: number): string {
  const rest = minutes % 60;
  if (minutes > 0 && minutes < 60) return unbroken(formatDuration(minutes));
  const hours = String(Math.floor(minutes / 60));
  const { whole, andMinutes } = calendar.hours;
  return unbroken(rest === 0 ? whole(hours) : andMinutes(hours, String(rest).padStart(2, "0")));
}

/** Kept on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
