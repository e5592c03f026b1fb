import { type ReactNode, useState } from "react";
import type { Now } from "../../appointments/use-now.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { weeksOfMonth } from "../../layout/month.ts";
import { formatDate, formatDuration } from "../../lib/dates.ts";
import { cx } from "../../ui/class-names.ts";
import { AgendaDay } from "../agenda/agenda-day.tsx";
import { HoursBar } from "../agenda/hours-bar.tsx";
import { SkeletonAgenda } from "../agenda/skeleton-agenda.tsx";
import { useSwipe } from "../agenda/use-swipe.ts";
import { sumDays } from "../booked.ts";
import { dayOf, isWithin, type Period } from "../period.ts";
import type { Span } from "../queries.ts";

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
      <ul className="month-days" aria-label={formatDate(period.from, "month")}>
        {weeks[1]?.map((day) => (
          <li key={`name ${day}`} aria-hidden="true" className="name">
            {formatDate(day, "shortWeekday").slice(0, 2)}
          </li>
        ))}
        {weeks.flat().map((day, index) => {
          const minutes = sums?.[index]?.booked ?? 0;
          // Outside the calendar.
          if (day === "") return <li key={day || index} />;
          return (
            <li key={day}>
              <button
                type="button"
                aria-pressed={day === chosen}
                aria-current={day === now.today ? "date" : undefined}
                aria-label={`${formatDate(day, "weekday")}${minutes > 0 ? `, ${formatDuration(minutes)} booked` : ""}`}
                className={cx(!isWithin(period, day) && "out")}
                onClick={() => setChosen(day)}
              >
                <b>{Number(day.slice(8))}</b>
                <HoursBar minutes={minutes} />
              </button>
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
