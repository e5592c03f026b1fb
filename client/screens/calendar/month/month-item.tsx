import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef } from "react";
import { withoutHalves } from "../../../../shared/dates/without-halves.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { isUnsure, useBookingMark } from "../../../kinds/appointments/booking-marks.tsx";
import { OutcomeMark } from "../../../kinds/appointments/outcome-mark.tsx";
import { formatTime } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { may } from "../../../lib/people/rights.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { useSeveral } from "../several/several.ts";
import { lookOf } from "../week/look.ts";
import { nameOf } from "../week/week-words.ts";

interface MonthItemProps {
  appointment: Appointment;
  now: Now;
  next: string | undefined;
  tabIndex: number;
  /** It is in the hand. */
  held: boolean;
}

/** A finger scrolls, and what it presses it opens. */
const canDrag = matchMedia("(pointer: fine)");

/** An appointment on one line: its time, its title and what became of it. */
export function MonthItem({ appointment, now, next, tabIndex, held }: MonthItemProps) {
  const element = useRef<HTMLButtonElement>(null);
  const latest = useRef(appointment);
  latest.current = appointment;
  const look = lookOf(appointment, now, next);
  const fixed = appointment.outcome === "canceled" || isUnsure(appointment) || !may("write");
  useEffect(() => {
    if (!element.current || fixed || !canDrag.matches) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ appointment: latest.current }),
    });
  }, [fixed]);
  const several = useSeveral();
  const sign = useBookingMark(appointment._id)?.sign;
  const name = nameOf(appointment, look);
  return (
    <AppointmentTitle
      ref={element}
      appointment={appointment}
      className="month-item"
      data-item={appointment._id}
      data-look={look}
      data-held={held || undefined}
      data-unsure={isUnsure(appointment) || undefined}
      title={name}
      aria-label={name}
      tabIndex={tabIndex}
    >
      <span className="clock-time">{shortTime(appointment.date)}</span>
      {several?.host(appointment)}
      <b className="clipped">{appointment.title}</b>
      {look !== "held" && look !== "next" && <OutcomeMark state={look} className="size-[11px]" />}
      {look !== "canceled" && sign}
    </AppointmentTitle>
  );
}

/** There is no room for AM and PM, which the tip says. */
function shortTime(date: string): string {
  return minutesOf(date) === null ? "" : withoutHalves(formatTime(date));
}
