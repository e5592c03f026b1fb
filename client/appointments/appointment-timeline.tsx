import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { formatCount } from "../lib/count.ts";
import { formatDate, formatDuration, formatTime } from "../lib/dates.ts";
import { type ListView, useList } from "../lib/list-query.ts";
import { usePrintedWhole } from "../lib/print-all.ts";
import { linkClass } from "../ui/page.tsx";
import { NowLine, Timeline, TimelineItem } from "../ui/rail.tsx";
import { ReadMore } from "../ui/read-more.tsx";
import { Delayed, Skeleton } from "../ui/skeleton.tsx";
import { Failed } from "../ui/states.tsx";
import { CustomerLink } from "./appointment-names.tsx";
import { minutesOf } from "./bookings.ts";
import { AppointmentTitle } from "./details/appointment-title.tsx";
import { type TimelineOf, timelineQueries } from "./queries.ts";
import { useNow } from "./use-now.ts";

/** Something else that happened on a day, shown between the appointments. */
export type Event = { date: string; title: string };

type AppointmentTimelineProps = {
  of: TimelineOf;
  label: string;
  /** Newest first. */
  events?: readonly Event[];
  /** Shows the customer: on a company's page they differ. */
  withCustomer?: boolean;
  /** Shown when there is nothing in it. */
  none?: ReactNode;
};

/** Upcoming and past appointments around today, the latest first. */
export function AppointmentTimeline({
  of,
  label,
  events = [],
  withCustomer = false,
  none,
}: AppointmentTimelineProps) {
  const { today: day, minutes } = useNow();
  const queries = timelineQueries(of, day);
  const coming = useList(queries.coming);
  const past = useList(queries.past);
  usePrintedWhole(coming, "later appointments");
  usePrintedWhole(past, "earlier appointments");
  const failed = [coming, past].filter((list) => list.state === "failed");
  if (failed.length > 0) {
    return (
      <Failed
        title="The appointments could not be loaded."
        onRetry={() => {
          for (const list of failed) list.retry();
        }}
        retrying={failed.some((list) => list.retrying)}
      />
    );
  }
  if (coming.state === "loading" || past.state === "loading") return <LoadingTimeline />;

  const isOver = ({ date }: Appointment) =>
    date.startsWith(day) && (minutesOf(date) ?? minutes) < minutes;
  const ahead = coming.rows.filter((appointment) => !isOver(appointment)).reverse();
  const behind = weave([...coming.rows.filter(isOver).reverse(), ...past.rows], events, past);
  if (ahead.length + behind.length === 0) return none;

  const item = (appointment: Appointment, tone: "coming" | "done") => (
    <AppointmentItem key={appointment._id} {...{ appointment, tone, withCustomer }} />
  );
  return (
    <>
      <MoreButton list={coming} things="later appointments" />
      <Timeline aria-label={label}>
        {ahead.map((appointment) => item(appointment, "coming"))}
        <NowLine time="Today" label="" />
        {behind.map((entry) =>
          "_id" in entry ? (
            item(entry, "done")
          ) : (
            <TimelineItem
              key={entry.title}
              date={formatDate(entry.date)}
              title={<span className="font-medium">{entry.title}</span>}
              tone="quiet"
            />
          ),
        )}
      </Timeline>
      <MoreButton list={past} things="earlier appointments" />
    </>
  );
}

/** Inserts events by day; those before the oldest appointment loaded so far wait for the rest. */
function weave(
  appointments: readonly Appointment[],
  events: readonly Event[],
  past: ListView<Appointment>,
): (Appointment | Event)[] {
  const oldest = appointments.at(-1)?.date.slice(0, 10) ?? "";
  const due = past.more.exist ? events.filter(({ date }) => date >= oldest) : events;
  // Stable: items on the same day keep their order.
  return [...appointments, ...due].sort((a, b) =>
    b.date.slice(0, 10).localeCompare(a.date.slice(0, 10)),
  );
}

// Taller than its line, to be easy to tap, without moving anything.
const quietLink =
  "-my-[3px] inline-block rounded-1 py-[3px] hover:underline hover:underline-offset-[3px]";

function AppointmentItem({
  appointment,
  tone,
  withCustomer,
}: {
  appointment: Appointment;
  tone: "coming" | "done";
  withCustomer: boolean;
}) {
  const { title, date, duration, customer, notes } = appointment;
  return (
    <TimelineItem
      tone={tone}
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
      title={
        <>
          <AppointmentTitle appointment={appointment} className={quietLink}>
            {title}
          </AppointmentTitle>
          {minutesOf(date) !== null && (
            <span className="ml-2.5 text-13 font-normal text-ink-3">
              {formatDuration(duration)}
            </span>
          )}
        </>
      }
    >
      {withCustomer && (
        <span className="block">
          With <CustomerLink customer={customer} className={linkClass} />
        </span>
      )}
      {notes ? <ReadMore text={notes} /> : !withCustomer && "No notes"}
    </TimelineItem>
  );
}

function MoreButton({ list, things }: { list: ListView<Appointment>; things: string }) {
  const { more, rows, total } = list;
  if (!more.exist) return null;
  return (
    <p className="py-2 pl-35 text-13 to-700:pl-28.5">
      <button type="button" className={linkClass} aria-busy={more.loading} onClick={more.load}>
        {more.failed ? "Loading failed. Try again" : `Show ${things}`}
      </button>
      <span className="not-print:hidden">
        {formatCount(total - rows.length)} {things} are not printed here.
      </span>
    </p>
  );
}

function LoadingTimeline() {
  return (
    <div role="status" className="min-h-40">
      <span className="vh">Loading appointments</span>
      <Delayed>
        {["w-44", "w-60", "w-36"].map((width) => (
          <div key={width} className="flex gap-8 py-4">
            <Skeleton className="w-27" />
            <Skeleton className={width} />
          </div>
        ))}
      </Delayed>
    </div>
  );
}
