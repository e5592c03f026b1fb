import { Link, useNavigate } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { dates } from "../../../../shared/words/en/dates.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { type DaySum, type Working, workingHoursOn } from "../../../kinds/appointments/booked.ts";
import { useUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import { lastSaved } from "../../../lib/browser/focus-saved.ts";
import { useElementWidth } from "../../../lib/browser/use-element-width.ts";
import { formatDate, formatDuration } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { useSeveral } from "../several/several.ts";
import { DraftLayer } from "./draft/draft-layer.tsx";
import { putDraft, useDrawnDay } from "./draft/draft-place.ts";
import { firstFree } from "./draft/first-free.ts";
import { type HeldHandle, HeldLayer } from "./drag/held-layer.tsx";
import { nextOf } from "./look.ts";
import { openBlock } from "./open-block.ts";
import { UntimedRow } from "./untimed-row.tsx";
import { useDeleting } from "./use-deleting.tsx";
import { useGridDrag } from "./use-grid-drag.ts";
import type { Times } from "./use-moves.ts";
import { useOneStop, useWeekKeys } from "./use-week-keys.ts";
import { isWeekend } from "./use-weekend.ts";
import { WeekColumn } from "./week-column.tsx";
import { splitByDay, type WeekDay } from "./week-days.ts";
import { hoursShown } from "./week-hours.ts";
import { hourHeight } from "./week-layout.ts";
import { WeekRail } from "./week-rail.tsx";
import { WeekTotals } from "./week-totals.tsx";
import { longWhen } from "./week-words.ts";

interface WeekGridProps {
  days: readonly string[];
  appointments: readonly Appointment[];
  /** Those of the day before that run past midnight. */
  before: readonly Appointment[];
  /** Undefined while they are loading; null when that failed. */
  sums: readonly DaySum[] | null | undefined;
  onMove: (appointment: Appointment, times: Times, byKey?: boolean) => void;
  /** In place of the blocks: that they are loading, or could not be loaded. */
  children?: ReactNode;
}

const railWidth = 60;
const moreHours = 3;

/** The days of a week side by side, by the hour. */
export function WeekGrid({ days, appointments, before, sums, onMove, children }: WeekGridProps) {
  const now = useNow();
  const several = useSeveral();
  const settings = useSettings().calendar;
  const navigate = useNavigate();
  const grid = useRef<HTMLElement>(null);
  const held = useRef<HeldHandle>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [more, setMore] = useState({ earlier: 0, later: 0 });
  const unsure = useUnsure();
  const byDay = useMemo(
    () => splitByDay(days, [...appointments, ...unsure], before),
    [days, appointments, unsure, before],
  );
  const drawn = useDrawnDay();
  const working = several?.working ?? settings.workingHours;
  const narrow = byDay.map((day) => isNarrow(day, [now.today, drawn], working));
  const narrows = narrow.filter(Boolean).length;
  const room = useElementWidth(grid) - railWidth - narrows * narrowWidth;
  const width = room / (days.length - narrows);
  const { from, to } = hoursShown(
    days,
    byDay.flatMap(({ timed }) => timed),
    settings.workingHours,
    more,
  );
  const hours = useMemo(() => ({ from, to }), [from, to]);
  const next = useMemo(() => nextOf(appointments, now), [appointments, now]);
  const find = (id: string) => appointments.find(({ _id }) => _id === id);

  // What is moved to another day is another element there, and what was just saved is new.
  const [kept, setKept] = useState(lastSaved);
  const followed = useRef<string>(undefined);
  const follow = (id: string) => {
    followed.current = id;
    setKept(id);
  };
  useLayoutEffect(() => {
    if (!followed.current || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>(`[data-block="${followed.current}"]`)?.focus();
  });
  const moveByKey = (appointment: Appointment, times: Times) => {
    follow(appointment._id);
    onMove(appointment, times, true);
    if (said.current) {
      const isMove = times.date !== appointment.date;
      said.current.textContent = isMove
        ? outcomes.movedTo(longWhen(times.date))
        : calendar.moves.lasts(formatDuration(times.duration));
    }
    const day = times.date.slice(0, 10);
    if (!days.includes(day)) {
      void navigate({ to: "/dashboard/appointments/week/$week", params: { week: day } });
    }
  };

  const deleting = useDeleting();
  const onKeyDown = useWeekKeys({ find, days, onMove: moveByKey, onDelete: deleting.ask });
  const drag = useGridDrag({
    days,
    hours,
    now,
    length: settings.duration,
    held,
    find,
    onDrop: (appointment, times) => {
      follow(appointment._id);
      onMove(appointment, times);
    },
  });
  useOneStop(grid);
  const isOver = (days.at(-1) ?? "") < now.today;
  useShortcut(
    "drawAppointment",
    isOver
      ? null
      : () => {
          const focused = document.activeElement?.closest<HTMLElement>("[data-block]");
          const selected = find(focused?.dataset.block ?? "");
          putDraft(
            firstFree({ days, appointments, calendar: settings, now, after: endOf(selected) }),
          );
        },
  );
  const open = (event: MouseEvent<HTMLElement>) =>
    openBlock(event, (id) => find(id) ?? unsure.find(({ _id }) => _id === id));

  return (
    <section
      ref={grid}
      aria-label={calendar.week.label(formatDate(days[0], "monthDay"))}
      className="week"
      style={{ "--days": columnsOf(narrow) } as React.CSSProperties} // as: a custom property
      onClick={open}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <WeekHeads days={days} narrow={narrow} today={now.today} />
      <UntimedRow days={byDay} />
      <div className="week-grid" style={{ height: (to - from) * hourHeight }}>
        <WeekRail
          hours={hours}
          current={days.includes(now.today)}
          onMore={(where) => setMore({ ...more, [where]: more[where] + moreHours })}
        />
        <div className="week-cols">
          {byDay.map(({ date, timed }, day) => (
            <WeekColumn
              key={date}
              date={date}
              bookings={timed}
              hours={hours}
              width={narrow[day] ? narrowWidth : width}
              next={next}
              kept={kept}
            />
          ))}
        </div>
        <DraftLayer days={days} hours={hours} onSaved={follow} />
        <HeldLayer ref={held} />
        {children}
      </div>
      {several?.totals?.(days) ?? <WeekTotals days={days} today={now.today} sums={sums} />}
      <p ref={said} role="status" className="sr-only" />
      {deleting.dialog}
    </section>
  );
}

/** Pixels: as wide as the head of a day. */
const narrowWidth = 56;

/** A day of the weekend with nothing in it, unless the user works on it or it is one of `wide`. */
function isNarrow(
  { date, timed, untimed }: WeekDay,
  wide: readonly (string | undefined)[],
  working: Working,
): boolean {
  if (!isWeekend(date) || wide.includes(date)) return false;
  return timed.length + untimed.length === 0 && workingHoursOn(date, working) === null;
}

/** As CSS grid columns. */
function columnsOf(narrow: readonly boolean[]): string {
  return narrow.map((isSo) => (isSo ? `${narrowWidth}px` : "minmax(0, 1fr)")).join(" ");
}

function endOf(appointment: Appointment | undefined) {
  const start = appointment && minutesOf(appointment.date);
  if (!appointment || start === null || start === undefined) return;
  return { date: appointment.date.slice(0, 10), minute: start + appointment.duration };
}

interface WeekHeadsProps {
  days: readonly string[];
  /** Which of them have hardly room for more than their name. */
  narrow: readonly boolean[];
  today: string;
}

/** The days, each a link to its own page. */
function WeekHeads({ days, narrow, today }: WeekHeadsProps) {
  return (
    <div className="week-row week-head">
      <span />
      {days.map((day, index) => (
        <Link
          key={day}
          to="/dashboard/appointments/$date"
          params={{ date: day }}
          aria-label={formatDate(day, "weekday")}
          aria-current={day === today ? "date" : undefined}
          data-head={day}
          className={narrow[index] ? "week-day narrow" : "week-day"}
        >
          <span>{formatDate(day, "shortWeekday")}</span>
          <b>{Number(day.slice(8))}</b>
          {day === today && <em>{dates.today}</em>}
        </Link>
      ))}
    </div>
  );
}
