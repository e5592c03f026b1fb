import { addDays } from "../shared/dates/dates.ts";
import type { Random } from "./random.ts";

/** Days counted from today, which is 0; earlier days are negative. */
export interface Calendar {
  /** `YYYY-MM-DD`. */
  dayAt(offset: number): string;
  isWeekend(offset: number): boolean;
}

/** Remembers each day it has worked out: large sets ask for the same ones over and over. */
export function createCalendar(today: string): Calendar {
  const known = new Map<number, { date: string; weekend: boolean }>();

  function lookUp(offset: number) {
    let day = known.get(offset);
    if (!day) {
      const date = addDays(today, offset);
      day = { date, weekend: new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0 };
      known.set(offset, day);
    }
    return day;
  }

  return {
    dayAt: (offset) => lookUp(offset).date,
    isWeekend: (offset) => lookUp(offset).weekend,
  };
}

/**
 * An instant on that day, in working hours; today's lie in its first hour, so that they have
 * passed by the time anyone looks.
 */
export function drawInstant(random: Random, calendar: Calendar, offset: number): string {
  const hour = twoDigits(offset === 0 ? 0 : random.int(7, 17));
  const minute = twoDigits(random.int(0, 59));
  const second = twoDigits(random.int(0, 59));
  const millisecond = String(random.int(0, 999)).padStart(3, "0");
  return `${calendar.dayAt(offset)}T${hour}:${minute}:${second}.${millisecond}Z`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
