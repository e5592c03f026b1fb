import type { Appointment } from "../../../shared/appointments.ts";
import type { Booking } from "../bookings.ts";
import { inOrder, PrintedAppointment } from "../printed-appointment.tsx";
import type { Now } from "../use-now.ts";

interface PrintedDayProps {
  appointments: readonly Appointment[];
  /** Those of the day before that run past midnight. */
  continued: readonly Booking[];
  now: Now;
}

/** A day on paper, with the notes of its appointments. */
export function PrintedDay({ appointments, continued, now }: PrintedDayProps) {
  return (
    <ol aria-label="Appointments" className="paper paper-day">
      {inOrder(continued, appointments).map(({ appointment, isContinued }) => (
        <PrintedAppointment
          key={appointment._id}
          appointment={appointment}
          isContinued={isContinued}
          now={now}
        >
          {appointment.notes && <p className="notes">{appointment.notes}</p>}
        </PrintedAppointment>
      ))}
    </ol>
  );
}
