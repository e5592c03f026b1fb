import { ChevronsUpDown } from "lucide-react";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { outcomeStateOf } from "../../calendar/outcome-state.ts";
import { formatClock, formatHour } from "../../lib/dates.ts";
import { usePhone } from "../../ui/use-phone.ts";
import { type Booking, timeOf } from "../bookings.ts";
import type { Now } from "../use-now.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { lineHeight, splitCanceled } from "./day-canceled.ts";
import { type Fold, layoutDay } from "./day-layout.ts";
import type { Card } from "./day-rows.ts";
import { FreeSlots } from "./free-slots.tsx";
import { MoreAppointments } from "./more-appointments.tsx";
import { OffHours } from "./off-hours.tsx";

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
        <div className="nowbar" style={{ top: nowTop }}>
          <span>
            <span className="vh">Now </span>
            {formatClock(timeOf(now.minutes))}
          </span>
        </div>
      )}
      <ol aria-label="Appointments">
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
        <ol aria-label="Canceled">
          {lines.map(({ appointment, start }) => (
            <AppointmentCard
              key={appointment._id}
              appointment={appointment}
              state="canceled"
              height={lineHeight}
              style={{ top: layout.topOf(start), height: lineHeight, left: indent, right: 0 }}
            />
          ))}
        </ol>
      )}
      {layout.rests.map((rest) => (
        <MoreAppointments
          key={rest.top}
          appointments={rest.spans.map((booking) => booking.appointment)}
          style={{ top: rest.top, height: rest.height, right: 0, width: restWidth - laneGap }}
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
    left: `calc(${indent}px + ${row} * ${lane / lanes})`,
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
      className="absolute right-0 left-0 flex items-center gap-2 pl-[25px] text-13 text-ink-3 hover:bg-well hover:text-ink focus-visible:-outline-offset-2"
    >
      <ChevronsUpDown className="size-3.5" />
      {fold.hours} h free
    </button>
  );
}
