import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addDays, addMonths as addWholeMonths } from "../../../shared/dates/dates.ts";
import { markedDaysQuery } from "../../kinds/appointments/queries.ts";
import { endOfWeek, formatDate, startOfWeek } from "../../lib/dates/dates.ts";
import { addMonths, firstOfMonth, spanOfMonth, weeksOfMonth } from "../../lib/dates/month.ts";
import { readingKey } from "../../lib/language/direction.ts";
import { isWithin, type Period } from "../../screens/calendar/period.ts";
import { cx } from "../../ui/class-names.ts";
import { MonthSteps } from "../../ui/dates/month-steps.tsx";
import { DayLink } from "./day-link.tsx";

type MiniCalendarProps = {
  today: string;
  /** The day, week or month on screen, if any. */
  shown?: Period | undefined;
  /** In the sheet of a phone. */
  large?: boolean;
  /** Beside the steps. */
  action?: ReactNode;
  /** Called when a day is opened. */
  onOpen?: () => void;
};

/**
 * A month of links to its days; days with appointments are marked, and the week on screen is a band. Only one day is a tab stop;
 * arrow keys move by day and week, Home and End within the week, Page Up and Page Down by month.
 */
export function MiniCalendar({ today, shown, large = false, action, onOpen }: MiniCalendarProps) {
  const chosen = shown?.view === "day" ? shown.from : undefined;
  const band = shown?.view === "week" ? shown : undefined;
  const [month, setMonth] = useState(firstOfMonth(shown?.from ?? today));
  const [cursor, setCursor] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const titleId = useId();

  // When something else is opened elsewhere, show its month: of a week across two, the one on screen.
  const shownSpan = shown && `${shown.from} ${shown.to}`;
  const [lastSpan, setLastSpan] = useState(shownSpan);
  if (shownSpan !== lastSpan) {
    setLastSpan(shownSpan);
    if (shown && month !== firstOfMonth(shown.to)) setMonth(firstOfMonth(shown.from));
  }

  const weeks = weeksOfMonth(month);
  const marks = useQuery(markedDaysQuery(spanOfMonth(month)));
  const inMonth = (day: string | undefined) => day?.slice(0, 7) === month.slice(0, 7);
  const tabStop = [cursor, shown?.from, today].find(inMonth) ?? month;

  const stepTo = (by: 1 | -1) => {
    const beside = addMonths(month, by);
    return { onClick: () => setMonth(beside), disabled: beside === month };
  };

  const moveTo = (day: string) => {
    flushSync(() => {
      setMonth(firstOfMonth(day));
      setCursor(day);
    });
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const target = day && !event.altKey && !event.ctrlKey && !event.metaKey && goal(event.key, day);
    if (!target) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <>
      <div className="mb-1.5 flex items-center justify-between ps-1.5">
        <h2
          id={titleId}
          aria-live="polite"
          className={cx("font-display leading-none font-medium", large ? "text-18" : "text-[15px]")}
        >
          {formatDate(month, "month")}
        </h2>
        <span className="flex items-center">
          <MonthSteps back={stepTo(-1)} forward={stepTo(1)} large={large} />
          {action}
        </span>
      </div>
      <table
        ref={table}
        aria-labelledby={titleId}
        className="days grid grid-cols-[repeat(7,1fr)] justify-items-center"
        data-large={large || undefined}
        onKeyDown={onKeyDown}
      >
        <thead className="contents">
          <tr className="contents">
            {/* In the first week of the calendar days are missing. */}
            {weeks[1]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="text-ink-3 [font-size:11px] leading-6 font-medium"
              >
                <span aria-hidden="true">{formatDate(day, "narrowWeekday")}</span>
                <span className="sr-only">{formatDate(day, "longWeekday")}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          {weeks.map((week) => (
            <tr key={week.join()} className="contents">
              {week.map((day, place) => (
                <td key={day || place} className="contents">
                  {day === "" ? (
                    <span />
                  ) : (
                    <DayLink
                      day={day}
                      count={marks.data?.get(day) ?? 0}
                      today={day === today}
                      chosen={day === chosen}
                      outside={!inMonth(day)}
                      band={band !== undefined && isWithin(band, day)}
                      tabIndex={day === tabStop ? 0 : -1}
                      onOpen={onOpen}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The day that a key leads to. */
function goal(key: string, day: string): string | undefined {
  switch (readingKey(key)) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return startOfWeek(day);
    case "End":
      return endOfWeek(day);
    case "PageUp":
      return addWholeMonths(day, -1);
    case "PageDown":
      return addWholeMonths(day, 1);
    default:
      return undefined;
  }
}
