import { calendar } from "../../../../shared/words/en/calendar.ts";
import { type DaySum, formatHours } from "../../../kinds/appointments/booked.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface WeekTotalsProps {
  days: readonly string[];
  today: string;
  /** Undefined while they are loading; null when that failed. */
  sums: readonly DaySum[] | null | undefined;
}

/** What is booked and what is free on each day, under a line as below any sum. */
export function WeekTotals({ days, today, sums }: WeekTotalsProps) {
  return (
    <div className="week-row week-sum">
      <span className="week-margin">{calendar.booked}</span>
      {days.map((day) => {
        const sum = sums?.find(({ date }) => date === day);
        return (
          <div key={day}>
            {sum ? (
              <b className={sum.booked === 0 ? "zero" : undefined}>{formatHours(sum.booked)}</b>
            ) : (
              <span className="flex h-4 items-center">
                {sums === undefined && <Skeleton className="w-10" />}
              </span>
            )}
            {sum && day >= today && sum.free > 0 && (
              <span>{calendar.free(formatHours(sum.free))}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
