import type { KeyboardEvent } from "react";
import { addDays } from "../../../../shared/dates/dates.ts";
import { durations, timeStep } from "../../../../shared/kinds/appointments.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import { minutesOf, timeOf } from "../../../lib/queries/bookings.ts";
import { clamp } from "./drag/place.ts";
import type { Times } from "./use-moves.ts";

export type Arrow = Pick<KeyboardEvent, "key" | "shiftKey">;

/** What Alt and an arrow make of it; nothing for any other key. */
export function changedBy(
  { key, shiftKey }: Arrow,
  { date, duration }: Times,
  days: readonly string[],
): Times | undefined {
  const start = minutesOf(date);
  const day = date.slice(0, 10);
  const rows = { ArrowUp: -1, ArrowDown: 1 }[key];
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(key)];
  if (aside !== undefined && !shiftKey) {
    return { date: `${nextShown(day, aside, days)}${date.slice(10)}`, duration };
  }
  if (rows === undefined || start === null) return;
  if (shiftKey) {
    return { date, duration: clamp(duration + rows * timeStep, durations.min, durations.max) };
  }
  // The next quarter hour, also of what begins between two.
  const next = rows < 0 ? Math.ceil(start / timeStep) - 1 : Math.floor(start / timeStep) + 1;
  const at = clamp(next * timeStep, 0, 24 * 60 - timeStep);
  return { date: `${day}T${timeOf(at)}:00.000Z`, duration };
}

/** The next day that is shown, or the first one beyond them. */
function nextShown(day: string, step: number, days: readonly string[]): string {
  return days[days.indexOf(day) + step] ?? addDays(day, step);
}
