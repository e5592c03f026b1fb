import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { type OutcomeState, outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";

/** How a block looks: `next` is the planned one that comes next today. */
export type Look = OutcomeState | "next";

export function lookOf(appointment: Appointment, now: Now, next?: string): Look {
  const state = outcomeStateOf(appointment, now);
  return state === "planned" && appointment._id === next ? "next" : state;
}

/** The id of the next one today. */
export function nextOf(appointments: readonly Appointment[], now: Now): string | undefined {
  let first: { id: string; start: number } | undefined;
  for (const { _id, date, outcome } of appointments) {
    const start = minutesOf(date);
    if (outcome || start === null || !date.startsWith(now.today) || start <= now.minutes) continue;
    if (!first || start < first.start) first = { id: _id, start };
  }
  return first?.id;
}
