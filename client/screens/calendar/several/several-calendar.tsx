import { joined } from "../../../lib/format/joined.ts";
import "../../../styles/several.css";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { takesTime } from "../../../../shared/outcomes.ts";
import { type FreeTime, freeTimes, leastTogether } from "../../../../shared/slots/free-times.ts";
import { cover, lengthOf } from "../../../../shared/slots/spans.ts";
import { workingOn } from "../../../../shared/slots/working.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { formatHours } from "../../../kinds/appointments/booked.ts";
import { allOf, isMe } from "../../../kinds/appointments/people/names.ts";
import { formatDuration, userTimeZone } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { withinSentence } from "../../../lib/format/first-letter.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { inkStyle } from "../../../ui/people/ink.ts";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { usePhone } from "../../../ui/use-media.ts";
import { daysOf, type Period } from "../period.ts";
import { agendaWithFree } from "./agenda-with-free.ts";
import { BlockMarks } from "./block-marks.tsx";
import { clashesOf } from "./clashes.ts";
import { DayColumns } from "./day-columns.tsx";
import { FreeLine } from "./free-line.tsx";
import { FreeTotals } from "./free-totals.tsx";
import { PeopleLine } from "./people-line.tsx";
import { type Several, SeveralContext } from "./several.ts";
import { useCalendars } from "./use-calendars.ts";

const none: readonly never[] = [];

interface SeveralCalendarProps {
  period: Period;
  /** The days on screen; in the month more than its own. */
  shown?: { from: string; to: string };
  children: ReactNode;
}

/** Brings the calendars of those chosen to a day, a week or a month. */
export function SeveralCalendar({ period, shown = period, children }: SeveralCalendarProps) {
  const now = useNow();
  const { from, to } = shown;
  const { view } = period;
  const phone = usePhone();
  const calendars = useCalendars({ from, to });
  const { ids, workers, span } = calendars;
  const { data } = span;
  const [all, setAll] = useState(false);
  const appointments = data?.data ?? none;
  const clashes = useMemo(() => clashesOf(appointments), [appointments]);
  const isOne = ids.length === 1;
  const free = useMemo(
    () =>
      workers && data && workers.length > 1
        ? freeTimes({
            days: daysOf({ from, to }),
            appointments: [...data.before, ...data.data],
            people: workers,
            zone: userTimeZone(),
            from: { date: now.today, minute: now.minutes },
            least: leastTogether,
          })
        : none,
    [workers, data, from, to, now],
  );
  const inPeriod = free.filter(({ date }) => period.from <= date && date <= period.to);
  const busy = new Set(appointments.map(({ date }) => date.slice(0, 10)));
  const zone = userTimeZone();
  const working = (date: string) =>
    cover((workers ?? none).flatMap((worker) => workingOn(date, worker, zone)));
  const isShown = (day: string) =>
    !workers || day === now.today || busy.has(day) || working(day).length > 0;
  const isOwn = ({ host, attending }: Appointment) => isOne && isMe(host) && attending.length === 0;
  const several: Several = {
    span,
    who: calendars.whose.who,
    columns:
      view !== "day" || isOne || phone || calendars.tooMany ? null : !data ? (
        <NoColumns span={span} />
      ) : (
        <DayColumns
          date={from}
          ids={ids}
          workers={workers}
          failed={calendars.failed}
          data={data}
          free={free}
        />
      ),
    line: (
      <PeopleLine
        period={period}
        calendars={calendars}
        hasFree={workers !== undefined && workers.length > 1}
      />
    ),
    sub: isOne || !data ? null : sentenceOf(appointments, period, ids.length, inPeriod),
    days: (days) => (all || isOne ? days : days.filter(isShown)),
    link: (days) =>
      !isOne &&
      (all || days.some((day) => !isShown(day))) && (
        <button
          type="button"
          className="link hit-area me-2 whitespace-nowrap print:hidden"
          onClick={() => setAll(!all)}
        >
          {all ? calendar.week.hideWeekend : calendar.week.showWeekend}
        </button>
      ),
    working: workers && working,
    ink: ({ host, attending }) => ({
      ...inkStyle(host),
      // as: a custom property
      ...({ "--marks": Math.min(3, 1 + attending.length) } as CSSProperties),
    }),
    marks: (appointment) =>
      isOwn(appointment) ? null : (
        <BlockMarks appointment={appointment} clashes={clashes.has(appointment._id)} />
      ),
    names: (appointment, brief) => {
      if (isOwn(appointment)) return undefined;
      const names = [appointment.host, ...appointment.attending].map(nameOfPerson);
      return joined(names.map((name) => (brief ? firstNameOf(name) : name)));
    },
    host: ({ host }) => !isOne && <SquareOf id={host} size={16} named />,
    freeLine: (date, hours) =>
      free
        .filter((time) => time.date === date)
        .map((time) => <FreeLine key={time.start} time={time} hours={hours} ids={ids} />),
    totals:
      isOne || !workers ? undefined : (days) => <FreeTotals days={days} free={free} now={now} />,
    agenda:
      isOne || !workers
        ? undefined
        : (date, rows) =>
            agendaWithFree(
              rows,
              free.filter((time) => time.date === date),
            ),
    freeOn: (date) => {
      const minutes = lengthOf(free.filter((time) => time.date === date));
      return minutes === 0 ? "" : calendar.free(formatHours(minutes));
    },
  };
  return <SeveralContext value={several}>{children}</SeveralContext>;
}

/** In their place, until they are there. */
function NoColumns({ span }: Pick<Several, "span">) {
  if (!span.isError) {
    return (
      <Delayed>
        <Skeleton className="h-100 w-full" />
      </Delayed>
    );
  }
  return (
    <Failed
      title={results.appointments.listFailed}
      onRetry={() => span.refetch()}
      retrying={span.isFetching}
    />
  );
}

/** "26 appointments, all three free for 10 h." */
function sentenceOf(
  appointments: readonly Appointment[],
  { from, to }: Period,
  people: number,
  free: readonly FreeTime[],
): string {
  const kept = appointments.filter(
    (one) => takesTime(one) && from <= one.date.slice(0, 10) && one.date.slice(0, 10) <= to,
  );
  const count = kept.length === 0 ? calendar.nothing : calendar.count(kept.length);
  const minutes = lengthOf(free);
  if (minutes === 0) return calendar.sums.only(count);
  return together.free.sum(count, withinSentence(allOf(people)), formatDuration(minutes));
}
