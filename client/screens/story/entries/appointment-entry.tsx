import { Link, useNavigate } from "@tanstack/react-router";
import { Calendar } from "lucide-react";
import type { ReactNode } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { messages } from "../../../../shared/messages.ts";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { OutcomeLabel } from "../../../kinds/appointments/outcome-mark.tsx";
import { type OutcomeState, outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import { Attending } from "../../../kinds/appointments/people/attendance.tsx";
import { formatDate, formatDuration, formatTime } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { WrittenBy } from "../../../ui/people/person-fact.tsx";
import { TimelineRailItem, TimelineRailTitle } from "../../../ui/rail/timeline-rail.tsx";
import { useDeleteEntry } from "../mutations.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryName, EntryText } from "./entry-parts.tsx";

// Taller than its line, to be easy to tap, without moving anything.
const quietLink =
  "-my-[3px] inline-block rounded-1 py-[3px] pointer-coarse:-my-1 pointer-coarse:py-1 hover:underline hover:underline-offset-[3px]";

const planned = <Calendar />;
/** A ring for what took place; what is canceled has none. */
const knots: Record<OutcomeState, ReactNode> = {
  planned,
  running: planned,
  open: planned,
  past: planned,
  held: <span className="ring" />,
  "no-show": planned,
  canceled: null,
};

/** An appointment; pressing its title shows the details. */
export function AppointmentEntry({
  appointment,
  coming,
}: {
  appointment: Appointment;
  coming: boolean;
}) {
  const { _id, title, date, duration, customer, notes } = appointment;
  const state = outcomeStateOf(appointment, useNow());
  const navigate = useNavigate();
  const remove = useDeleteEntry("appointment", _id, messages.appointments.deleted);
  if (remove.isPending) return null;
  const timed = minutesOf(date) !== null;

  return (
    <TimelineRailItem
      tone={state === "canceled" ? "canceled" : coming ? "coming" : "plain"}
      date={
        <Link
          to="/dashboard/appointments/$date"
          params={{ date: date.slice(0, 10) }}
          className={quietLink}
        >
          {formatDate(date)}
        </Link>
      }
      time={formatTime(date)}
      knot={knots[state]}
      actions={
        <EntryActions
          text={[title, notes].filter(Boolean).join("\n")}
          onEdit={() =>
            void navigate({
              to: "/dashboard/appointments/$appointmentId/edit",
              params: { appointmentId: _id },
            })
          }
          onDelete={() => remove.mutate()}
        />
      }
    >
      <WrittenBy id={appointment.host}>
        <TimelineRailTitle
          after={
            <>
              <OutcomeLabel state={state} />
              {timed && <span>{formatDuration(duration)}</span>}
              <Attending attending={appointment.attending} />
              <EntryName customer={customer} company={null} />
            </>
          }
        >
          <AppointmentTitle appointment={appointment} className={quietLink}>
            <EntryText>{title}</EntryText>
          </AppointmentTitle>
        </TimelineRailTitle>
        {notes && (
          <p className="max-w-[66ch] text-pretty whitespace-pre-line wrap-break-word">
            <EntryText>{notes}</EntryText>
          </p>
        )}
      </WrittenBy>
    </TimelineRailItem>
  );
}
