import { planning } from "../../../shared/words/en/planning.ts";
import "../../styles/paper.css";
import type { ReactNode } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { formatTime, formatTimes } from "../../lib/dates/dates.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { type Booking, sortBookings, timeOf } from "../../lib/queries/bookings.ts";
import { AppointmentNames } from "./appointment-names.tsx";
import { outcomeStateOf, outcomeWord } from "./outcome-state.ts";

interface PrintedAppointmentProps {
  appointment: Appointment;
  /** It began the day before. */
  isContinued?: boolean | undefined;
  now: Now;
  /** As little of it as tells it from others. */
  brief?: boolean;
  /** Who has it, on a desk of several. */
  people?: string | undefined;
  /** Below the names. */
  children?: ReactNode;
}

/** An appointment on paper: all of it, since nothing can be opened there. */
export function PrintedAppointment({
  appointment,
  isContinued,
  now,
  brief = false,
  people,
  children,
}: PrintedAppointmentProps) {
  const { title, date, duration, customer, outcome } = appointment;
  const word = outcomeWord(outcomeStateOf(appointment, now));
  return (
    <li data-canceled={outcome === "canceled" || undefined}>
      <span className="digits">
        {isContinued
          ? planning.until(formatTime(endOf(date, duration)))
          : formatTimes(date, duration)}
        {brief && word && `, ${word.toLowerCase()}`}
      </span>
      <div>
        <b>{title}</b>
        <small>{brief ? <bdi>{customer.name}</bdi> : <AppointmentNames {...appointment} />}</small>
        {people && <small>{people}</small>}
        {!brief && word && <small>{word}</small>}
        {children}
      </div>
    </li>
  );
}

/** A day's appointments in the order of their times, canceled ones among them. */
export function inOrder(
  continued: readonly Booking[],
  own: readonly Appointment[],
): readonly Pick<Booking, "appointment" | "isContinued">[] {
  const { untimed, timed } = sortBookings(own);
  return [...untimed.map((appointment) => ({ appointment })), ...continued, ...timed];
}

function endOf(date: string, duration: number): string {
  const [, hour = "0", minute = "0"] = /T(\d{2}):(\d{2})/.exec(date) ?? [];
  return `T${timeOf(Number(hour) * 60 + Number(minute) + duration)}`;
}
