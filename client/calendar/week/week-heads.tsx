import { Link } from "@tanstack/react-router";
import { formatDate } from "../../lib/dates.ts";

/** The days, each a link to its own page. */
export function WeekHeads({ days, today }: { days: readonly string[]; today: string }) {
  return (
    <div className="wk-row wk-head">
      <span />
      {days.map((day) => (
        <Link
          key={day}
          to="/dashboard/appointments/$date"
          params={{ date: day }}
          aria-label={formatDate(day, "weekday")}
          aria-current={day === today ? "date" : undefined}
          data-head={day}
          className="wk-day"
        >
          <span>{formatDate(day, "shortWeekday")}</span>
          <b>{Number(day.slice(8))}</b>
          {day === today && <em>Today</em>}
        </Link>
      ))}
    </div>
  );
}
