import { addDays } from "../../../shared/dates/dates.ts";
import { type Appointment, wrapUpDays } from "../../../shared/kinds/appointments.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { outcomes } from "../../../shared/words/en/outcomes.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { minutesOf, timeOf } from "../../lib/queries/bookings.ts";

/**
 * How an appointment stands at a moment. `open` is over, and still to be asked about; `past` is over
 * for so long that nobody asks any more.
 */
export type OutcomeState =
  | "planned"
  | "running"
  | "open"
  | "past"
  | "held"
  | "no-show"
  | "canceled";

type Meeting = Pick<Appointment, "date" | "duration" | "outcome">;

export function outcomeStateOf(appointment: Meeting, now: Now): OutcomeState {
  const { outcome, date } = appointment;
  if (outcome) return outcome;
  const wallClock = wallClockOf(now);
  if (isOver(appointment, wallClock)) {
    return date.slice(0, 10) < addDays(now.today, -wrapUpDays) ? "past" : "open";
  }
  return minutesOf(date) !== null && date <= wallClock ? "running" : "planned";
}

/** The user's time as appointments have it. */
export function wallClockOf({ today, minutes }: Now): string {
  return `${today}T${timeOf(minutes)}:00.000Z`;
}

/** What a state is called; nothing for what needs no word. */
export function outcomeWord(state: OutcomeState): string {
  return state === "planned" || state === "running" || state === "past"
    ? ""
    : outcomes.states[state];
}
