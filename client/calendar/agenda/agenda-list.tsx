import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { Appointment } from "../../../shared/appointments.ts";
import { AppointmentNames } from "../../appointments/appointment-names.tsx";
import { timeOf } from "../../appointments/bookings.ts";
import { AppointmentTitle } from "../../appointments/details/appointment-title.tsx";
import type { Now } from "../../appointments/use-now.ts";
import { formatClock, formatDuration, formatTime } from "../../lib/dates.ts";
import { cx } from "../../ui/class-names.ts";
import { NowLine, Rail, RailItem, railRowClass } from "../../ui/rail.tsx";
import { OutcomeLabel } from "../outcome-mark.tsx";
import { type OutcomeState, outcomeStateOf } from "../outcome-state.ts";
import type { AgendaRow } from "./agenda-rows.ts";

interface AgendaListProps {
  date: string;
  rows: readonly AgendaRow[];
  now: Now;
}

const tones: Partial<Record<OutcomeState, "past" | "own">> = {
  running: "own",
  past: "past",
  held: "past",
  "no-show": "past",
};

/** The appointments of a day, with free time that can be booked between them. */
export function AgendaList({ date, rows, now }: AgendaListProps) {
  return (
    <Rail aria-label="Appointments" className="agenda">
      {rows.map((row) => {
        if (row.kind === "now")
          return <NowLine key="now" time={formatClock(timeOf(now.minutes))} />;
        if (row.kind === "gap") return <Gap key={`gap ${row.start}`} date={date} {...row} />;
        const { appointment, until } = row;
        const margin =
          until === undefined ? formatTime(appointment.date) : `to ${formatClock(timeOf(until))}`;
        const state = outcomeStateOf(appointment, now);
        return (
          <RailItem key={appointment._id} margin={margin} tone={tones[state]}>
            <Entry appointment={appointment} state={state} />
          </RailItem>
        );
      })}
    </Rail>
  );
}

function Entry({ appointment, state }: { appointment: Appointment; state: OutcomeState }) {
  return (
    <AppointmentTitle appointment={appointment} className={railRowClass}>
      <span className="flex items-center gap-2">
        <b
          className={cx(
            "cut flex-1",
            state === "canceled" && "font-normal text-ink-3 line-through",
          )}
        >
          {appointment.title}
        </b>
        <OutcomeLabel state={state} />
      </span>
      <small className="cut">
        <AppointmentNames {...appointment} />
      </small>
    </AppointmentTitle>
  );
}

/** "3 h 30 min free", which books that time. */
function Gap({ date, start, end }: { date: string; start: number; end: number }) {
  return (
    <li className="gap">
      <div className="m" />
      <div className="b">
        <Link
          to="/dashboard/appointments/new"
          search={{ date, time: timeOf(start) }}
          preload={false}
        >
          <Plus />
          <span>
            <span className="vh">New appointment at {formatClock(timeOf(start))}, </span>
            {formatDuration(end - start)} free
          </span>
        </Link>
      </div>
    </li>
  );
}
