import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { AppointmentNames } from "../../../kinds/appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { AppointmentLabel } from "../../../kinds/appointments/booking-marks.tsx";
import { type OutcomeState, outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import { formatClock, formatDuration, formatTime } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";
import { cx } from "../../../ui/class-names.ts";
import { NowLine, Rail, RailItem, railRowClass } from "../../../ui/rail/rail.tsx";
import { Rich, srOnly } from "../../../ui/text/rich.tsx";
import { useSeveral } from "../several/several.ts";
import type { AgendaRow } from "./agenda-rows.ts";

interface AgendaListProps {
  date: string;
  rows: readonly AgendaRow[];
  now: Now;
}

const tones: Partial<Record<OutcomeState, "past" | "accent">> = {
  running: "accent",
  past: "past",
  held: "past",
  "no-show": "past",
};

/** The appointments of a day, with free time that can be booked between them. */
export function AgendaList({ date, rows, now }: AgendaListProps) {
  return (
    <Rail aria-label={calendar.appointments} className="agenda">
      {rows.map((row) => {
        if (row.kind === "now")
          return <NowLine key="now" time={formatClock(timeOf(now.minutes))} />;
        if (row.kind === "gap") return <Gap key={`gap ${row.start}`} date={date} {...row} />;
        const { appointment, until } = row;
        const margin =
          until === undefined
            ? formatTime(appointment.date)
            : calendar.agenda.until(formatClock(timeOf(until)));
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
  const several = useSeveral();
  return (
    <AppointmentTitle appointment={appointment} className={railRowClass}>
      <span className="flex items-center gap-2">
        <b
          className={cx(
            "clipped flex-1",
            state === "canceled" && "font-normal text-ink-3 line-through",
          )}
        >
          {appointment.title}
        </b>
        <AppointmentLabel appointment={appointment} state={state} />
        {several?.marks(appointment)}
      </span>
      <small className="clipped">
        <AppointmentNames {...appointment} />
      </small>
    </AppointmentTitle>
  );
}

type GapProps = { date: string; start: number; end: number; words?: string };

/** "3 h 30 min free", which books that time. */
function Gap({ date, start, end, words }: GapProps) {
  return (
    <li className="free-time [--icon:14px]">
      <div className="rail-margin" />
      <div className="rail-body">
        <Link
          to="/dashboard/appointments/new"
          search={{ date, time: timeOf(start) }}
          preload={false}
        >
          <Plus />
          <span>
            <Rich
              text={calendar.agenda.bookAt(
                formatClock(timeOf(start)),
                words ?? calendar.free(formatDuration(end - start)),
              )}
              tags={{ hidden: srOnly }}
            />
          </span>
        </Link>
      </div>
    </li>
  );
}
