import { Link, useNavigate } from "@tanstack/react-router";
import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { weekdayOf } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { sumDays, workingHoursOn } from "../../../kinds/appointments/booked.ts";
import { useUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import { usePrinting } from "../../../lib/browser/use-printing.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { weeksOfMonth } from "../../../lib/dates/month.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Rich, srOnly } from "../../../ui/text/rich.tsx";
import { dayOf, daysOf, isWithin, type Period } from "../period.ts";
import { periodLink } from "../period-link.ts";
import { useSeveral } from "../several/several.ts";
import { putDraft, readDraft } from "../week/draft/draft-place.ts";
import { firstFree } from "../week/draft/first-free.ts";
import { nextOf } from "../week/look.ts";
import { useDeleting } from "../week/use-deleting.tsx";
import { longWhen } from "../week/week-words.ts";
import { byDay, linesPerDay } from "./fit.ts";
import { MonthDay } from "./month-day.tsx";
import { useMonthDrag } from "./use-month-drag.ts";
import { useMonthKeys } from "./use-month-keys.ts";

interface MonthGridProps {
  period: Period;
  /** Of the weeks shown; undefined while they are loading. */
  appointments: readonly Appointment[] | undefined;
  /** Those of the day before that run past midnight. */
  before: readonly Appointment[] | undefined;
  now: Now;
  failed: ReactNode;
  onMove: (appointment: Appointment, day: string, byKey?: boolean) => void;
}

/** The weeks of a month below each other, each with the hours that are booked in it. */
export function MonthGrid({ period, appointments, before, now, failed, onMove }: MonthGridProps) {
  const settings = useSettings().calendar;
  const working = useSeveral()?.working ?? settings.workingHours;
  const go = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState(dayOf(period, now.today));
  const weeks = useMemo(() => weeksOfMonth(period.from), [period.from]);
  const height = useWindowHeight();
  // Paper has no "+3 more" to press.
  const lines = usePrinting() ? Number.POSITIVE_INFINITY : linesPerDay(weeks.length, height);
  const unsure = useUnsure();
  const days = useMemo(() => byDay([...(appointments ?? none), ...unsure]), [appointments, unsure]);
  const sums = sumDays(weeks.flat(), [...(before ?? []), ...(appointments ?? [])], working, now);
  const next = nextOf(appointments ?? none, now);
  const drag = useMonthDrag(onMove);
  const shown = appointments ?? none;
  const deleting = useDeleting();
  const said = useRef<HTMLParagraphElement>(null);
  const onKeyDown = useMonthKeys({
    appointments: shown,
    onStop: setStop,
    onDelete: deleting.ask,
    onMove: (appointment, day) => {
      onMove(appointment, day, true);
      setStop(day);
      const to = longWhen(`${day}${appointment.date.slice(10)}`);
      if (said.current) said.current.textContent = outcomes.movedTo(to);
      if (!weeks.flat().includes(day)) void go(periodLink("month", day));
    },
  });
  const book = (days: readonly string[]) =>
    putDraft(firstFree({ days, appointments: shown, calendar: settings, now }));
  useShortcut(
    "newAppointment",
    period.to < now.today ? null : () => book(stop < now.today ? daysOf(period) : [stop]),
  );
  // What is new has its place once the month has been fetched again.
  const saved = useRef<string>(undefined);
  useLayoutEffect(() => {
    const item = grid.current?.querySelector<HTMLElement>(`[data-item="${saved.current}"]`);
    if (!item || !saved.current) return;
    saved.current = undefined;
    item.focus();
  });
  return (
    // CSSProperties knows no custom properties.
    <div className="month" style={{ "--rows": weeks.length } as CSSProperties}>
      <table
        ref={grid}
        aria-label={formatDate(period.from, "month")}
        aria-busy={!appointments && !failed}
        onKeyDown={onKeyDown}
        // Empty ground books the day's first free time, as C does; a draft elsewhere has closed by then.
        onClick={({ target }) => {
          const day = target instanceof HTMLTableCellElement && target.dataset.day;
          if (day && day >= now.today && !readDraft()) book([day]);
        }}
        onFocus={({ target }) => {
          const day = target.closest<HTMLElement>("[data-day]")?.dataset.day;
          if (day) setStop(day);
        }}
      >
        <thead>
          <tr className="month-row month-head">
            <th scope="col">{calendar.booked}</th>
            {weeks[1]?.map((day) => (
              <th
                key={day}
                scope="col"
                data-today={weekdayOf(day) === weekdayOf(now.today) && isWithin(period, now.today)}
              >
                <abbr title={formatDate(day, "longWeekday")}>
                  {formatDate(day, "shortWeekday")}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => {
            const minutes = sums
              .slice(index * 7, index * 7 + 7)
              .reduce((sum, { booked }) => sum + booked, 0);
            const first = week.find(Boolean) ?? "";
            return (
              <tr key={first} className="month-row">
                <th scope="row">
                  <Link {...periodLink("week", first)} className="month-week">
                    <Rich
                      text={calendar.month.weekBooked(
                        formatDate(first, "monthDay"),
                        appointments ? calendar.month.hours(Math.round(minutes / 60)) : "\u00a0",
                      )}
                      tags={{ hidden: srOnly }}
                    />
                  </Link>
                </th>
                {week.map((day, place) =>
                  day === "" ? (
                    <td key={day || place} />
                  ) : (
                    <MonthDay
                      key={day}
                      day={day}
                      first={day === weeks.flat().find(Boolean)}
                      outside={!isWithin(period, day)}
                      off={workingHoursOn(day, working) === null}
                      appointments={days.get(day) ?? none}
                      loading={!appointments && !failed}
                      lines={lines}
                      now={now}
                      next={next}
                      stop={day === stop}
                      drag={drag}
                      onSaved={(id) => {
                        saved.current = id;
                      }}
                    />
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p ref={said} aria-live="polite" className="sr-only" />
      {deleting.dialog}
      {failed}
    </div>
  );
}

const none: never[] = [];

/** The height of the window in pixels. */
function useWindowHeight(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("resize", listener);
      return () => window.removeEventListener("resize", listener);
    },
    () => window.innerHeight,
  );
}
