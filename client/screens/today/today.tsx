import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, useMemo, useRef, useState } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { common } from "../../../shared/words/en/common.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { workday } from "../../../shared/words/en/workday.ts";
import { OutcomeLabel } from "../../kinds/appointments/outcome-mark.tsx";
import { outcomeStateOf } from "../../kinds/appointments/outcome-state.ts";
import { customerQuery } from "../../kinds/customers/queries.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { formatClock, formatDate, formatDuration } from "../../lib/dates/dates.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { minutesOf, timeOf } from "../../lib/queries/bookings.ts";
import { WhoseSquare } from "../../ui/people/whose-square.tsx";
import { NowLine, Rail, RailFold } from "../../ui/rail/rail.tsx";
import { SkeletonRail } from "../../ui/rail/skeleton-rail.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { DayRow } from "../calendar/wrap-up/day-row.tsx";
import { lastActivityQuery } from "../story/queries.ts";
import type { Asked } from "./asked.ts";
import { fitDay, nextOf, phaseOf, type Room } from "./day-plan.ts";

const parts = lazyModule(() => import("../calendar/wrap-up/open-rows.tsx"));

type TodayProps = {
  appointments: Appointment[] | undefined;
  now: Now;
  room: Room;
  /** What is over without an outcome. */
  unanswered: Asked;
};

/** Every appointment of the day on the margin line, below those of earlier days without an outcome. */
export function Today({ appointments, now, room, unanswered }: TodayProps) {
  const { today, minutes } = now;
  const [open, setOpen] = useState({ asked: false, answered: false, coming: false });
  const [kept, setKept] = useState<readonly Appointment[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const earlier = unanswered.data?.data;
  const { asked, day } = useMemo(
    () => join(earlier ?? [], appointments ?? [], kept, today),
    [earlier, appointments, kept, today],
  );
  const isOpen = ({ _id }: Appointment) => {
    const listed = appointments?.find((each) => each._id === _id);
    return listed && !unanswered.isNobody
      ? outcomeStateOf(listed, now) === "open"
      : Boolean(earlier?.some((each) => each._id === _id && each.date.slice(0, 10) !== today));
  };
  const isAsked = (each: Appointment) => isOpen(each) || kept.some(({ _id }) => _id === each._id);
  const part = parts.use(asked.length > 0 || day.some(isAsked));
  if (!appointments || unanswered.isPending) return <SkeletonRail rows={6} />;

  const over = day.filter((each) => phaseOf(each, minutes) === "past");
  const coming = day.filter((each) => phaseOf(each, minutes) !== "past");
  const answered = over.filter((each) => !isAsked(each));
  const fit = fitDay(
    {
      asked: asked.length,
      answered: answered.length,
      open: over.length - answered.length,
      coming: coming.length,
    },
    room,
  );
  const next = nextOf(coming, minutes);
  const before = coming.findIndex((each) => phaseOf(each, minutes) !== "running");
  const line = <NowLine time={formatClock(timeOf(minutes))} />;
  const keep = (appointment: Appointment) => (on: boolean) =>
    setKept((now) => {
      const others = now.filter(({ _id }) => _id !== appointment._id);
      return on ? [...others, appointment] : others;
    });
  const row = (appointment: Appointment) =>
    part && isAsked(appointment) ? (
      <part.OpenRow
        key={appointment._id}
        appointment={appointment}
        today={today}
        open={isOpen(appointment)}
        onKeep={keep(appointment)}
      />
    ) : (
      <Entry
        key={appointment._id}
        appointment={appointment}
        now={now}
        isNext={appointment === next}
      />
    );
  const fold = (which: keyof typeof open, count: number, say: (count: number) => string) =>
    count > 0 && (
      <RailFold open={open[which]} onToggle={() => setOpen({ ...open, [which]: !open[which] })}>
        {say(count)}
      </RailFold>
    );
  return (
    <>
      {unanswered.isError && !earlier && (
        <p role="alert" className="mb-2 text-13 text-danger">
          {workday.today.earlierFailed}{" "}
          <button type="button" className="link hit-area" onClick={() => void unanswered.refetch()}>
            {common.tryAgain}
          </button>
        </p>
      )}
      {part && <part.RowKeys list={list} />}
      {asked.length + day.length > 0 && (
        <Rail ref={list} aria-label={workday.today.label} className="day-rows">
          {(open.asked ? asked : asked.slice(0, fit.asked)).map(row)}
          {fold("asked", asked.length - fit.asked, workday.today.moreOpen)}
          {fold("answered", answered.length - fit.answered, workday.today.earlier)}
          {over.filter((each) => open.answered || fit.answered > 0 || isAsked(each)).map(row)}
          {coming.slice(0, open.coming ? undefined : fit.coming).map((each, index) => (
            <Fragment key={each._id}>
              {index === before && line}
              {row(each)}
            </Fragment>
          ))}
          {before < 0 && line}
          {fold("coming", coming.length - fit.coming, workday.today.later)}
        </Rail>
      )}
      {day.length === 0 && <Free today={today} />}
    </>
  );
}

/** What is asked about of earlier days, and the day itself, both with what was answered just now. */
function join(
  unanswered: readonly Appointment[],
  appointments: readonly Appointment[],
  kept: readonly Appointment[],
  today: string,
) {
  const isToday = ({ date }: Appointment) => date.slice(0, 10) === today;
  const earlier = [...unanswered, ...kept].filter((each) => !isToday(each));
  return { asked: inOrder(earlier), day: inOrder([...appointments, ...kept.filter(isToday)]) };
}

/** Each once, by time; what has none is last on its day. */
function inOrder(appointments: readonly Appointment[]): Appointment[] {
  const all = new Map(appointments.toReversed().map((each) => [each._id, each]));
  const place = ({ date, _id }: Appointment) => `${date.padEnd(11, "Z")}${_id}`;
  return [...all.values()].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

type EntryProps = { appointment: Appointment; now: Now; isNext: boolean };

function Entry({ appointment, now, isNext }: EntryProps) {
  const { date, duration, customer } = appointment;
  const state = outcomeStateOf(appointment, now);
  const isOver = state !== "planned" && state !== "running";
  return (
    <DayRow
      appointment={appointment}
      today={now.today}
      tone={isNext ? "accent" : state === "open" ? "notice" : isOver ? "past" : "plain"}
      linked={isNext}
      aside={
        <WhoseSquare id={appointment.host}>
          {isOver ? (
            <OutcomeLabel state={state} />
          ) : (
            minutesOf(date) !== null && <span className="length">{formatDuration(duration)}</span>
          )}
        </WhoseSquare>
      }
    >
      {isNext && <LastNote customer={customer._id} />}
    </DayRow>
  );
}

function Free({ today }: { today: string }) {
  return (
    <p className="text-ink-2">
      {workday.today.free}{" "}
      <Link to="/dashboard/appointments/new" search={{ date: today }} className="link hit-area">
        {overview.newAppointment}
      </Link>
    </p>
  );
}

/**
 * What was last written down about a customer; before anything was, what is always true of them. On
 * one line whose place is kept.
 */
function LastNote({ customer }: { customer: string }) {
  const { data } = useQuery({ ...lastActivityQuery(customer), meta: {} });
  const isNew = data?.length === 0;
  const known = useQuery({ ...customerQuery(customer), enabled: isNew, meta: {} });
  const last = data?.[0];
  const about = isNew && known.data?.notes;
  const said = last
    ? workday.today.last[last.kind](formatDate(last.at))
    : about && workday.today.about;
  const text = last?.text || about;
  return (
    <p className="min-h-4.5 overflow-hidden text-ink-3 text-13 text-ellipsis whitespace-nowrap">
      {said && text ? (
        <Rich
          text={workday.today.lastWith(said)}
          tags={{ text: () => <bdi className="text-ink-2">{text}</bdi> }}
        />
      ) : (
        said
      )}
      {known.data && !said && workday.today.noNotes}
    </p>
  );
}
