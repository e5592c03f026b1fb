import { Link } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { CustomerLink } from "../appointments/appointment-names.tsx";
import { minutesOf, timeOf } from "../appointments/bookings.ts";
import { AppointmentTitle } from "../appointments/details/appointment-title.tsx";
import type { Now } from "../appointments/use-now.ts";
import { OutcomeLabel } from "../calendar/outcome-mark.tsx";
import { outcomeStateOf } from "../calendar/outcome-state.ts";
import { formatClock, formatDuration, formatTime } from "../lib/dates.ts";
import { cx } from "../ui/class-names.ts";
import { NowLine, Rail, RailFold, RailItem, railRowClass } from "../ui/rail.tsx";
import { phaseOf } from "./day-plan.ts";
import { SkeletonRail } from "./skeleton-rail.tsx";

const tones = { past: "past", running: "own", coming: "plain", untimed: "plain" } as const;

type TodayProps = {
  appointments: Appointment[] | undefined;
  now: Now;
  /** Rows before the rest is folded. */
  most: number;
};

/** The rest of the day on the margin line; finished appointments are collapsed. */
export function Today({ appointments, now, most }: TodayProps) {
  const { today, minutes } = now;
  const [open, setOpen] = useState({ earlier: false, later: false });
  if (!appointments) return <SkeletonRail rows={4} />;
  if (appointments.length === 0) {
    return (
      <p className="text-ink-2">
        Nothing is booked for today.{" "}
        <Link to="/dashboard/appointments/new" search={{ date: today }} className="link hit">
          New Appointment
        </Link>
      </p>
    );
  }
  const entries = appointments.map((entry) => ({ entry, phase: phaseOf(entry, minutes) }));
  const past = entries.filter(({ phase }) => phase === "past");
  const rest = entries.filter(({ phase }) => phase !== "past");
  const shown = rest.length > most ? rest.slice(0, most - 1) : rest;
  const later = rest.slice(shown.length);
  const next = shown.findIndex(({ phase }) => phase === "coming");
  const line = <NowLine time={formatClock(timeOf(minutes))} />;
  const row = ({ entry, phase }: (typeof entries)[number]) => (
    <RailItem key={entry._id} margin={formatTime(entry.date)} tone={tones[phase]}>
      <Entry appointment={entry} now={now} />
    </RailItem>
  );
  const fold = (part: keyof typeof open, count: number) =>
    count > 0 && (
      <RailFold open={open[part]} onToggle={() => setOpen({ ...open, [part]: !open[part] })}>
        {count} {part} today
      </RailFold>
    );
  return (
    <Rail aria-label="Today's appointments">
      {fold("earlier", past.length)}
      {open.earlier && past.map(row)}
      {shown.map((one, index) => (
        <Fragment key={one.entry._id}>
          {index === next && line}
          {row(one)}
        </Fragment>
      ))}
      {next < 0 && line}
      {fold("later", later.length)}
      {open.later && later.map(row)}
    </Rail>
  );
}

/** The title shows the details, the name opens the customer: one press to prepare. */
function Entry({ appointment, now }: { appointment: Appointment; now: Now }) {
  const { title, date, duration, customer, company } = appointment;
  return (
    <div className={cx(railRowClass, "relative hover:bg-well")}>
      <AppointmentTitle
        appointment={appointment}
        className="-mt-1 flex items-baseline gap-2.5 pt-1 outline-none after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
      >
        <b className="cut">{title}</b>
        <OutcomeLabel state={outcomeStateOf(appointment, now)} className="ml-auto" />
        {minutesOf(date) !== null && (
          <span className="length flex-none text-13 text-ink-3 first-of-type:ml-auto">
            {formatDuration(duration)}
          </span>
        )}
      </AppointmentTitle>
      <small className="cut">
        <CustomerLink customer={customer} />, <bdi>{company.name}</bdi>
      </small>
    </div>
  );
}
