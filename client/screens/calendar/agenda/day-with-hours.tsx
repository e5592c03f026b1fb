import type { ComponentProps } from "react";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { formatDate, formatDuration } from "../../../lib/dates/dates.ts";
import { cx } from "../../../ui/class-names.ts";

type DayWithHoursProps = ComponentProps<"button"> & {
  day: string;
  /** Booked on it. */
  minutes: number;
  chosen: boolean;
  /** Of another month. */
  outside?: boolean;
  /** Its weekday is above it. */
  named?: boolean;
};

/** A day of the phone's week or month, with a bar as wide as much is booked. */
export function DayWithHours({
  day,
  minutes,
  chosen,
  outside = false,
  named = false,
  className,
  ...props
}: DayWithHoursProps) {
  const isToday = props["aria-current"] === "date";
  return (
    <button
      type="button"
      {...props}
      aria-label={
        minutes > 0
          ? calendar.agenda.dayBooked(formatDate(day, "weekday"), formatDuration(minutes))
          : formatDate(day, "weekday")
      }
      className={cx(
        "relative grid content-center justify-items-center rounded-2",
        chosen && "bg-accent text-on-accent forced-colors:outline-2",
        isToday && !chosen && "shadow-[inset_0_0_0_1.5px_var(--accent)]",
        className,
      )}
    >
      {named && (
        <span className={cx("text-[11px]/4", chosen ? "font-bold" : "font-medium text-ink-3")}>
          {formatDate(day, "shortWeekday")}
        </span>
      )}
      <b
        className={cx(
          "text-[15px]/5 tracking-[-0.03em] lining-nums tabular-nums",
          chosen || isToday ? "font-bold" : "font-medium",
          outside && !chosen && "text-ink-3",
        )}
      >
        {Number(day.slice(8))}
      </b>
      {minutes > 0 && (
        <i
          aria-hidden="true"
          style={{ width: barWidth(minutes) }}
          className={cx(
            "absolute bottom-1.5 h-0.5 rounded-[1px] forced-colors:bg-[CanvasText]",
            chosen ? "bg-on-accent" : "bg-accent",
          )}
        />
      )}
    </button>
  );
}

/** 4 px for each hour, from 6 to 24. */
function barWidth(minutes: number): number {
  return Math.min(24, Math.max(6, (minutes / 60) * 4));
}
