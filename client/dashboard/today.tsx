import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { CustomerLink } from "../appointments/appointment-names.tsx";
import { timeOf } from "../appointments/bookings.ts";
import { formatClock, formatTime } from "../lib/dates.ts";
import { cx } from "../ui/class-names.ts";
import { NowLine, Rail, RailItem, railRowClass } from "../ui/rail.tsx";
import { type Phase, phaseOf } from "./day-plan.ts";
import { SkeletonRail } from "./skeleton-rail.tsx";

/** More than this would push everything else off the page; the day view has them all. */
const most = 10;

const tones = { past: "past", running: "own", coming: "plain", untimed: "plain" } as const;

type TodayProps = {
  appointments: Appointment[] | undefined;
  today: string;
  /** The present, in minutes from midnight. */
  minutes: number;
};

/** The day's appointments on the margin line, with the present moment between them. */
export function Today({ appointments, today, minutes }: TodayProps) {
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
  const { shown, earlier, later } = cutDay(entries);
  const next = shown.findIndex(({ phase }) => phase === "coming");
  const now = <NowLine time={formatClock(timeOf(minutes))} />;
  return (
    <Rail aria-label="Today's appointments">
      {earlier > 0 && <More today={today} text={`${earlier} earlier`} />}
      {shown.map(({ entry, phase }, index) => (
        <Fragment key={entry._id}>
          {index === next && now}
          <RailItem margin={formatTime(entry.date)} tone={tones[phase]}>
            <Entry appointment={entry} />
          </RailItem>
        </Fragment>
      ))}
      {next < 0 && now}
      {later > 0 && <More today={today} text={`${later} more`} />}
    </Rail>
  );
}

/** The title opens the appointment, the names whom it is with: to prepare is one press, too. */
function Entry({ appointment: { _id, title, customer, company } }: { appointment: Appointment }) {
  return (
    <div className={cx(railRowClass, "relative hover:bg-well")}>
      <Link
        to="/dashboard/appointments/$appointmentId/edit"
        params={{ appointmentId: _id }}
        className="-mt-1 block pt-1 outline-none after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
      >
        <b className="cut">{title}</b>
      </Link>
      <small className="cut">
        <CustomerLink customer={customer} />, <bdi>{company.name}</bdi>
      </small>
    </div>
  );
}

/** Of a crowded day what is past gives way first. */
function cutDay<Entry extends { phase: Phase }>(entries: Entry[]) {
  const past = entries.filter(({ phase }) => phase === "past").length;
  const earlier = Math.min(past, Math.max(0, entries.length - most));
  const rest = entries.filter(
    (entry, index) =>
      entry.phase !== "past" ||
      entries.slice(0, index).filter(({ phase }) => phase === "past").length >= earlier,
  );
  return { shown: rest.slice(0, most), earlier, later: Math.max(0, rest.length - most) };
}

function More({ today, text }: { today: string; text: string }) {
  return (
    <RailItem margin="">
      <Link
        to="/dashboard/appointments/$date"
        params={{ date: today }}
        className="link hit text-13"
      >
        {text}
      </Link>
    </RailItem>
  );
}
