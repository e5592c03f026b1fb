import { takesTime } from "../../../../shared/outcomes.ts";
import type { Booking } from "../../../lib/queries/bookings.ts";

/** Minutes, and pixels, of the line of a canceled appointment. */
export const lineHeight = 28;

/**
 * What is canceled takes no column: it is one line at its time, or `covered` where another appointment
 * or line stands there.
 */
export function splitCanceled(bookings: readonly Booking[]) {
  const taken = bookings.filter(({ appointment }) => takesTime(appointment));
  const lines: Booking[] = [];
  const covered: Booking[] = [];
  for (const booking of bookings) {
    if (takesTime(booking.appointment)) continue;
    const line = { ...booking, end: booking.start + lineHeight };
    const isCovered = [...taken, ...lines].some(
      ({ start, end }) => start < line.end && line.start < Math.max(end, start + lineHeight),
    );
    (isCovered ? covered : lines).push(line);
  }
  return { taken, lines, covered };
}
