import { Link, useNavigate } from "@tanstack/react-router";
import { Calendar } from "lucide-react";
import type { ReactNode } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { StoryEntry } from "../../../../shared/story.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { OutcomeLabel } from "../../../kinds/appointments/outcome-mark.tsx";
import { type OutcomeState, outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import { Attending } from "../../../kinds/appointments/people/attendance.tsx";
import { changeCustomer } from "../../../kinds/customers/mutations.ts";
import { formatDate, formatDuration, formatTime } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { linkClass } from "../../../ui/page.tsx";
import { WrittenBy } from "../../../ui/people/person-fact.tsx";
import { TimelineRailItem, TimelineRailTitle } from "../../../ui/rail/timeline-rail.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
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

interface AppointmentEntryProps {
  appointment: Appointment;
  /** By the customer themselves, or an invitation to them. */
  booked: Extract<StoryEntry, { type: "appointment" }>["booked"];
  coming: boolean;
}

/** An appointment; pressing its title shows the details. */
export function AppointmentEntry({ appointment, booked, coming }: AppointmentEntryProps) {
  const { _id, title, date, duration, customer, notes } = appointment;
  const state = outcomeStateOf(appointment, useNow());
  const navigate = useNavigate();
  const remove = useDeleteEntry("appointment", _id, results.appointments.deleted);
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
              {booked && !(booked.invitation && appointment.outcome) && (
                <span>{saysBooked(booked, customer.name)}</span>
              )}
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
        {booked?.phone && <GivenPhone customer={customer._id} phone={booked.phone} />}
        {notes && (
          <p className="max-w-[66ch] text-pretty whitespace-pre-line wrap-break-word">
            <EntryText>{notes}</EntryText>
          </p>
        )}
      </WrittenBy>
    </TimelineRailItem>
  );
}

function saysBooked(
  { endedBy, isMoved, invitation }: NonNullable<AppointmentEntryProps["booked"]>,
  name: string,
): string {
  if (invitation) return story.booked[invitation];
  if (endedBy !== "customer" && !isMoved) return story.booked.online;
  const who = isolate(firstNameOf(name));
  return endedBy === "customer" ? story.booked.canceledBy(who) : story.booked.movedBy(who);
}

/** A number that is not the one known: nothing of a customer is overwritten by booking. */
function GivenPhone({ customer, phone }: { customer: string; phone: string }) {
  return (
    <p className="text-13 leading-[18px] text-ink-2">
      <Rich text={story.booked.phone(phone)} tags={{ phone: (given) => <bdi>{given}</bdi> }} />{" "}
      <button
        type="button"
        data-needs="write"
        className={linkClass}
        onClick={() => changeCustomer(customer, { phone })}
      >
        {story.booked.usePhone}
      </button>
    </p>
  );
}
