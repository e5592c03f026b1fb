import type { AppointmentInput } from "../shared/kinds/appointments.ts";
import type { Random } from "./random.ts";

/** In the last days some are still to wrap up. */
const recentDays = 13;

/** What became of an appointment so many days from today; null if nobody has said so yet. */
export function drawOutcome(random: Random, offset: number): AppointmentInput["outcome"] {
  const outcome = random.pickWeighted([
    ["held", 82],
    ["no-show", 6],
    ["canceled", 12],
  ] as const);
  const isSaid = random.chance(offset < -recentDays ? 1 : 0.95);
  if (offset < 0) return isSaid ? outcome : null;
  // Some are called off ahead of time.
  return offset > 0 && random.chance(0.04) ? "canceled" : null;
}

/** Minutes before an appointment, as the form offers them. */
export function drawReminder(random: Random): AppointmentInput["reminder"] {
  return random.pickWeighted([
    [null, 70],
    [10, 12],
    [60, 12],
    [1440, 6],
  ] as const);
}
