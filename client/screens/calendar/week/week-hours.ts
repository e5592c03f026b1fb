import type { CalendarSettings } from "../../../../shared/account/settings.ts";
import { workingHoursOn } from "../../../kinds/appointments/booked.ts";
import type { Booking } from "../../../lib/queries/bookings.ts";

/** The first and last hour of the grid. */
export interface Hours {
  from: number;
  to: number;
}

/** With no working hours at all. */
const usual: Hours = { from: 9, to: 17 };
const hour = 60;

/** Working hours and one more on either side, or more where the week or the user needs it. */
export function hoursShown(
  days: readonly string[],
  bookings: readonly Pick<Booking, "start" | "end">[],
  workingHours: CalendarSettings["workingHours"],
  more: { earlier: number; later: number },
): Hours {
  const working = days
    .map((day) => workingHoursOn(day, workingHours))
    .filter((span) => span !== null);
  const spans = working.length > 0 ? working : [{ start: usual.from * hour, end: usual.to * hour }];
  const from = Math.min(
    ...spans.map(({ start }) => Math.floor(start / hour) - 1),
    ...bookings.map(({ start }) => Math.floor(start / hour)),
  );
  const to = Math.max(
    ...spans.map(({ end }) => Math.ceil(end / hour) + 1),
    ...bookings.map(({ end }) => Math.ceil(end / hour)),
  );
  return {
    from: Math.max(0, Math.max(0, from) - more.earlier),
    to: Math.min(24, Math.min(24, to) + more.later),
  };
}
