import { Link, useNavigate } from "@tanstack/react-router";
import { Calendar } from "lucide-react";
import type { ReactNode } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { minutesOf } from "../appointments/bookings.ts";
import { AppointmentTitle } from "../appointments/details/appointment-title.tsx";
import { useNow } from "../appointments/use-now.ts";
import { OutcomeLabel } from "../calendar/outcome-mark.tsx";
import { type OutcomeState, outcomeStateOf } from "../calendar/outcome-state.ts";
import { formatDate, formatDuration, formatTime } from "../lib/dates.ts";
import { KnotItem, KnotTitle } from "../ui/knot-rail.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { EntryName, EntryText } from "./entry-parts.tsx";
import { useDeleteEntry } from "./mutations.ts";

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
    <KnotItem
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
      <KnotTitle
        after={
          <>
            <OutcomeLabel state={state} />
            {timed && <span>{formatDuration(duration)}</span>}
            <EntryName customer={customer} company={null} />
          </>
        }
      >
        <AppointmentTitle appointment={appointment} className={quietLink}>
          <EntryText>{title}</EntryText>
        </AppointmentTitle>
      </KnotTitle>
      {notes && (
        <p>
          <EntryText>{notes}</EntryText>
        </p>
      )}
    </KnotItem>
  );
}
