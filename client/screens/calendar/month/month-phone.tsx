import { type ReactNode, useState } from "react";
import { sumDays } from "../../../kinds/appointments/booked.ts";
import type { Span } from "../../../kinds/appointments/span-query.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { weeksOfMonth } from "../../../lib/dates/month.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { AgendaDay } from "../agenda/agenda-day.tsx";
import { SkeletonAgenda } from "../agenda/agenda-skeleton.tsx";
import { DayWithHours } from "../agenda/day-with-hours.tsx";
import { useSwipe } from "../agenda/use-swipe.ts";
import { dayOf, isWithin, type Period } from "../period.ts";

interface MonthPhoneProps {
  period: Period;
  span: Span | undefined;
  now: Now;
  failed: ReactNode;
}

/** A month of days, each with a bar as wide as much is booked, above the list of the chosen one. */
export function MonthPhone({ period, span, now, failed }: MonthPhoneProps) {
  const { workingHours } = useSettings().calendar;
  const [chosen, setChosen] = useState(dayOf(period, now.today));
  const weeks = weeksOfMonth(period.from);
  const sums = span && sumDays(weeks.flat(), [...span.before, ...span.data], workingHours, now);
  return (
    <div {...useSwipe(period)}>
      <ul
        className="month-days grid grid-cols-7 justify-items-center mb-4 pb-2 border-b border-line-strong"
        aria-label={formatDate(period.from, "month")}
      >
        {weeks[1]?.map((day) => (
          <li
            key={`name ${day}`}
            aria-hidden="true"
            className="text-[11px]/6 font-medium text-ink-3"
          >
            {formatDate(day, "narrowWeekday")}
          </li>
        ))}
        {weeks.flat().map((day, index) => {
          const minutes = sums?.[index]?.booked ?? 0;
          // Outside the calendar.
          if (day === "") return <li key={day || index} />;
          return (
            <li key={day}>
              <DayWithHours
                day={day}
                minutes={minutes}
                chosen={day === chosen}
                outside={!isWithin(period, day)}
                aria-pressed={day === chosen}
                aria-current={day === now.today ? "date" : undefined}
                onClick={() => setChosen(day)}
                className="size-11 pb-1"
              />
            </li>
          );
        })}
      </ul>
      {failed ||
        (span ? (
          <div className="agenda-days">
            <AgendaDay date={chosen} span={span} now={now} title={formatDate(chosen, "weekday")} />
          </div>
        ) : (
          <SkeletonAgenda />
        ))}
    </div>
  );
}
