import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { inOrder, PrintedAppointment } from "../../../kinds/appointments/printed-appointment.tsx";
import type { Now } from "../../../lib/dates/use-now.ts";
import type { Booking } from "../../../lib/queries/bookings.ts";
import { useSeveral } from "../several/several.ts";

interface PrintedDayProps {
  appointments: readonly Appointment[];
  /** Those of the day before that run past midnight. */
  continued: readonly Booking[];
  now: Now;
}

/** A day on paper, with the notes of its appointments. */
export function PrintedDay({ appointments, continued, now }: PrintedDayProps) {
  const several = useSeveral();
  return (
    <ol aria-label={calendar.appointments} className="paper paper-day">
      {inOrder(continued, appointments).map(({ appointment, isContinued }) => (
        <PrintedAppointment
          key={appointment._id}
          appointment={appointment}
          isContinued={isContinued}
          now={now}
          people={several?.names(appointment)}
        >
          {appointment.notes && <p className="notes">{appointment.notes}</p>}
        </PrintedAppointment>
      ))}
    </ol>
  );
}
