import type { FreeTime } from "../../../../shared/slots/free-times.ts";
import { formatHours } from "../../../kinds/appointments/booked.ts";
import { formatTimes } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";

interface FreeTotalsProps {
  days: readonly string[];
  free: readonly FreeTime[];
  now: Now;
}

/** How long all are free on each day, and the longest of it. */
export function FreeTotals({ days, free, now }: FreeTotalsProps) {
  return (
    <div className="week-row week-sum">
      <span className="week-margin">All free</span>
      {days.map((day) => {
        const times = free.filter(({ date }) => date === day);
        const sum = times.reduce((minutes, { start, end }) => minutes + end - start, 0);
        const [longest] = times.toSorted((a, b) => b.end - b.start - (a.end - a.start));
        return (
          <div key={day}>
            {day >= now.today && (
              <b className={sum === 0 ? "zero" : "text-accent"}>{formatHours(sum)}</b>
            )}
            {longest && (
              <span>
                {formatTimes(`T${timeOf(longest.start)}`, longest.end - longest.start).replaceAll(
                  / [AP]M/g,
                  "",
                )}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
