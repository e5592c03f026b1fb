import { formatDate, formatDuration } from "../../lib/dates.ts";
import { HoursBar } from "./hours-bar.tsx";

interface WeekStripProps {
  days: readonly string[];
  /** Minutes booked on each of them; undefined until known. */
  booked: readonly number[] | undefined;
  today: string;
  onPick: (day: string) => void;
}

/** The seven days above the agenda; a press leads to the day's place in it. */
export function WeekStrip({ days, booked, today, onPick }: WeekStripProps) {
  return (
    <ul className="strip" aria-label="Days of the week">
      {days.map((day, index) => {
        const minutes = booked?.[index] ?? 0;
        return (
          <li key={day}>
            <button
              type="button"
              aria-label={`${formatDate(day, "weekday")}${minutes > 0 ? `, ${formatDuration(minutes)} booked` : ""}`}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onPick(day)}
            >
              <span>{formatDate(day, "shortWeekday")}</span>
              <b>{Number(day.slice(8))}</b>
              <HoursBar minutes={minutes} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
