import type { AccountCopy } from "./copy.ts";
import { type Clock, listColumns, listDays, type Span, text } from "./days.ts";
import { repeatedDays } from "./repeated-days.ts";

type Appointment = AccountCopy["appointments"][number];
type Meeting = Pick<Appointment, "date" | "duration" | "outcome">;

/** What became of appointments, by the wall clock. */
export function recountAppointments(
  { appointments }: AccountCopy,
  { days, before }: { days: Span; before: Span },
  clock: Clock,
) {
  const meetings = listMeetings(appointments, clock);
  const wall = clock.now.toPlainDateTime();
  const isOver = ({ date, duration }: Meeting) => {
    if (date.length === 10) {
      return Temporal.PlainDate.compare(Temporal.PlainDate.from(date), wall.toPlainDate()) < 0;
    }
    const end = Temporal.PlainDateTime.from(date.slice(0, 19)).add({ minutes: duration });
    return Temporal.PlainDateTime.compare(end, wall) <= 0;
  };
  const counting = meetings.filter((one) => one.outcome === "canceled" || isOver(one));
  const within = ({ from, to }: Span) =>
    counting.filter(
      ({ date }) => from.toString() <= date.slice(0, 10) && date.slice(0, 10) <= to.toString(),
    );
  const ended = (span: Span) => {
    const count = (outcome: Meeting["outcome"]) =>
      within(span).filter((one) => one.outcome === outcome).length;
    return {
      held: count("held"),
      noShow: count("no-show"),
      canceled: count("canceled"),
      open: count(null),
    };
  };
  const [since = null] = meetings
    .map(({ date }) => date.slice(0, 10))
    .filter((day) => day <= wall.toPlainDate().toString())
    .sort();
  const unit = listDays(days).length <= 31 ? "day" : "week";
  return {
    since,
    unit,
    columns: listColumns(days, unit, clock).map((column) => ({
      ...text(column),
      ...ended(column),
    })),
    total: ended(days),
    before: since === null || since > before.to.toString() ? null : ended(before),
    hours: countHours(within(days).filter(({ outcome }) => outcome === "held")),
    noShows: [0, 1, 2, 3, 4, 5, 6].map(
      (weekday) =>
        within(days).filter((one) => one.outcome === "no-show" && weekdayOf(one) === weekday)
          .length,
    ),
  };
}

/** Single ones, and each time up to today of those that repeat. */
function listMeetings(appointments: readonly Appointment[], { now }: Clock): Meeting[] {
  const changed = new Set(
    appointments
      .filter(({ series }) => series !== null)
      .map((one) => `${one.series} ${one.original?.slice(0, 10)}`),
  );
  return appointments.flatMap((one): Meeting[] => {
    if (one.repeat === "") return [one];
    const leftOut = one.except.split(",");
    const begin = Temporal.PlainDate.from(one.date.slice(0, 10));
    return repeatedDays(one.repeat, begin, now.toPlainDate())
      .filter((day) => !leftOut.includes(day) && !changed.has(`${one._id} ${day}`))
      .map((day) => ({ ...one, date: day + one.date.slice(10) }));
  });
}

function countHours(held: readonly Meeting[]) {
  const timed = held.filter(({ date }) => date.length > 10);
  const cells = Map.groupBy(timed, (one) => `${weekdayOf(one)} ${one.date.slice(11, 13)}`);
  return [...cells]
    .map(([cell, all]) => {
      const [weekday, hour] = cell.split(" ").map(Number);
      return { weekday: weekday ?? 0, hour: hour ?? 0, held: all.length };
    })
    .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}

function weekdayOf({ date }: Meeting): number {
  return Temporal.PlainDate.from(date.slice(0, 10)).dayOfWeek % 7;
}
