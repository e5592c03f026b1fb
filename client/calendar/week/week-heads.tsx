import { Link } from "@tanstack/react-router";
import { formatDate } from "../../lib/dates.ts";

interface WeekHeadsProps {
  days: readonly string[];
  /** Which of them have hardly room for more than their name. */
  narrow: readonly boolean[];
  today: string;
}

/** The days, each a link to its own page. */
export function WeekHeads({ days, narrow, today }: WeekHeadsProps) {
  return (
    <div className="wk-row wk-head">
      <span />
      {days.map((day, index) => (
        <Link
          key={day}
          to="/dashboard/appointments/$date"
          params={{ date: day }}
          aria-label={formatDate(day, "weekday")}
          aria-current={day === today ? "date" : undefined}
          data-head={day}
          className={narrow[index] ? "wk-day narrow" : "wk-day"}
        >
          <span>{formatDate(day, "shortWeekday")}</span>
          <b>{Number(day.slice(8))}</b>
          {day === today && <em>Today</em>}
        </Link>
      ))}
    </div>
  );
}
