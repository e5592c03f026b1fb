import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, Plus } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { offHoursOn } from "../../../kinds/appointments/booked.ts";
import { outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import { formatClock, formatHour } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { type Booking, timeOf } from "../../../lib/queries/bookings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { NowBar } from "../../../ui/rail/now-bar.tsx";
import { Rich, srOnly } from "../../../ui/text/rich.tsx";
import { usePhone } from "../../../ui/use-media.ts";
import { useSeveral } from "../several/several.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { lineHeight, splitCanceled } from "./day-canceled.ts";
import { type DayLayout, type Fold, type FreeSlot, layoutDay } from "./day-layout.ts";
import type { Card } from "./day-rows.ts";
import { MoreAppointments } from "./more-appointments.tsx";

interface DayRailProps {
  date: string;
  bookings: readonly Booking[];
  now: Now;
  onMoveKey: ComponentProps<typeof AppointmentCard>["onMoveKey"];
}

/** A day by the hour. */
export function DayRail({ date, bookings, now, onMoveKey }: DayRailProps) {
  const phone = usePhone();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const isToday = date === now.today;
  const { taken, lines } = splitCanceled(bookings);
  const layout = layoutDay(taken, {
    now: isToday ? now.minutes : null,
    fold: bookings.length > 0,
    also: lines,
    opened,
    stacked: phone,
    minHeight: phone ? 44 : 28,
    bookableFrom: isToday ? now.minutes : date > now.today ? 0 : null,
    slot: phone ? 60 : 30,
  });
  const next = isToday
    ? taken.find(({ start, appointment }) => start >= now.minutes && appointment.outcome === null)
    : undefined;
  const nowTop = isToday ? layout.topOf(now.minutes) : null;

  const stateOf = (booking: Booking) =>
    booking === next ? "next" : outcomeStateOf(booking.appointment, now);

  const rail = useRef<HTMLDivElement>(null);
  const justOpened = useRef<Fold>(null);
  useLayoutEffect(() => {
    // The focused button is gone: move on to what it has revealed.
    const from = justOpened.current?.hour;
    if (from === undefined || !opened.has(from)) return;
    justOpened.current = null;
    const slots = [...(rail.current?.querySelectorAll<HTMLElement>("[data-start]") ?? [])];
    const first = slots.find((slot) => Number(slot.dataset.start) >= from * 60);
    (first ?? rail.current)?.focus();
  }, [opened]);

  return (
    <div ref={rail} tabIndex={-1} className="clock outline-none" style={{ height: layout.height }}>
      <OffHours date={date} layout={layout} />
      {layout.hours.map(({ hour, top }) => (
        <div key={hour} className="hour" style={{ top }}>
          {(nowTop === null || Math.abs(nowTop - top) > 20) && <span>{formatHour(hour)}</span>}
        </div>
      ))}
      <FreeSlots date={date} slots={layout.free} />
      {layout.folds.map((fold) => (
        <FoldedHours
          key={fold.hour}
          fold={fold}
          onOpen={() => {
            justOpened.current = fold;
            setOpened(new Set([...opened, fold.hour]));
          }}
        />
      ))}
      {/* Under the cards, so that it does not cross out a title. */}
      {nowTop !== null && (
        <NowBar top={nowTop}>
          <Rich text={calendar.now(formatClock(timeOf(now.minutes)))} tags={{ hidden: srOnly }} />
        </NowBar>
      )}
      <ol aria-label={calendar.appointments}>
        {layout.cards.map((card) => (
          <AppointmentCard
            key={card.span.appointment._id}
            appointment={card.span.appointment}
            state={stateOf(card.span)}
            height={card.height}
            style={placeOf(card)}
            onMoveKey={onMoveKey}
          />
        ))}
      </ol>
      {lines.length > 0 && (
        <ol aria-label={calendar.day.canceled}>
          {lines.map(({ appointment, start }) => (
            <AppointmentCard
              key={appointment._id}
              appointment={appointment}
              state="canceled"
              height={lineHeight}
              style={{ top: layout.topOf(start), height: lineHeight, insetInline: `${indent}px 0` }}
            />
          ))}
        </ol>
      )}
      {layout.rests.map((rest) => (
        <MoreAppointments
          key={rest.top}
          appointments={rest.spans.map((booking) => booking.appointment)}
          style={{
            top: rest.top,
            height: rest.height,
            insetInlineEnd: 0,
            width: restWidth - laneGap,
          }}
        />
      ))}
    </div>
  );
}

const laneGap = 6;
const indent = 12;
const restWidth = 50;

function placeOf({ top, height, lane, width, lanes, crowded }: Card<Booking>) {
  const row = `(100% - ${indent + (crowded ? restWidth : 0) - laneGap}px)`;
  return {
    top,
    height,
    insetInlineStart: `calc(${indent}px + ${row} * ${lane / lanes})`,
    width: `calc(${row} * ${width / lanes} - ${laneGap}px)`,
  };
}

function FoldedHours({ fold, onOpen }: { fold: Fold; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      style={{ top: fold.top, height: fold.height }}
      className="absolute inset-e-0 inset-s-0 flex items-center gap-2 ps-[25px] text-13 text-ink-3 hover:bg-well hover:text-ink focus-visible:-outline-offset-2"
    >
      <ChevronsUpDown className="size-3.5" />
      {calendar.day.hoursFree(fold.hours)}
    </button>
  );
}

interface FreeSlotsProps {
  date: string;
  slots: readonly FreeSlot[];
}

/** The free times of a day, each a link to book it. One tab stop; arrow keys move between them. */
function FreeSlots({ date, slots }: FreeSlotsProps) {
  const [stop, setStop] = useState(0);
  const reachable = Math.min(stop, slots.length - 1);
  const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
    const last = slots.length - 1;
    const to = { ArrowDown: reachable + 1, ArrowUp: reachable - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const links = event.currentTarget.querySelectorAll("a");
    links[Math.max(0, Math.min(last, to))]?.focus();
  };
  return (
    <ul aria-label={calendar.day.freeTimes} onKeyDown={moveFocus}>
      {slots.map((slot, index) => (
        <li key={slot.start}>
          <Link
            to="/dashboard/appointments/new"
            search={{ date, time: timeOf(slot.start) }}
            preload={false}
            data-start={slot.start}
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setStop(index)}
            style={{ top: slot.top, height: slot.height }}
            className="group absolute inset-e-0 inset-s-3 flex items-center rounded-2 px-[13px] text-13 text-accent hover:bg-accent-wash focus-visible:rounded-2 focus-visible:bg-accent-wash focus-visible:-outline-offset-1"
          >
            <span className="flex items-center gap-1.5 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
              <Plus className="size-3.5" />
              <span>
                <Rich
                  text={calendar.day.bookAt(formatClock(timeOf(slot.start)))}
                  tags={{ hidden: srOnly }}
                />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface OffHoursProps {
  date: string;
  layout: Pick<DayLayout<never>, "height" | "topOf">;
}

/** Outside the working hours the ground is darker. */
function OffHours({ date, layout: { height, topOf } }: OffHoursProps) {
  const { workingHours } = useSettings().calendar;
  const off = offHoursOn(date, useSeveral()?.working ?? workingHours);
  const within = (minute: number) => Math.min(Math.max(topOf(minute), 0), height);
  return off.map(({ start, end }) => {
    const top = start === 0 ? 0 : within(start);
    const bottom = end === 24 * 60 ? height : within(end);
    return (
      bottom > top && (
        <div
          key={start}
          className="absolute inset-x-0 bg-[color-mix(in_oklab,var(--desk)_42%,var(--paper))]"
          style={{ top, height: bottom - top }}
        />
      )
    );
  });
}
