import { Link } from "@tanstack/react-router";
import { frame } from "../../../shared/words/en/frame.ts";
import { formatDate } from "../../lib/dates/dates.ts";

type DayLinkProps = {
  day: string;
  /** Its appointments, as far as known. */
  count: number;
  today: boolean;
  chosen: boolean;
  outside: boolean;
  /** In the week on screen. */
  band: boolean;
  tabIndex: 0 | -1;
  onOpen?: () => void;
};

/**
 * One day of the mini calendar: outlined if today, filled if on screen, marked if it has
 * appointments.
 */
export function DayLink({
  day,
  count,
  today,
  chosen,
  outside,
  band,
  tabIndex,
  onOpen,
}: DayLinkProps) {
  const name = formatDate(day, "weekday");
  return (
    <Link
      to="/dashboard/appointments/$date"
      params={{ date: day }}
      preload={false}
      className="calendar-day"
      data-day={day}
      data-marked={count > 0 || undefined}
      data-chosen={chosen || undefined}
      data-outside={outside || undefined}
      data-band={band || undefined}
      aria-current={today ? "date" : undefined}
      aria-label={count > 0 ? frame.busyDay(name, count) : name}
      tabIndex={tabIndex}
      onClick={onOpen}
    >
      {Number(day.slice(8))}
    </Link>
  );
}
