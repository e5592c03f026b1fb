import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { addDays } from "../../../../shared/dates/dates.ts";
import { type Appointment, dayLimit } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { AppointmentNames } from "../../../kinds/appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { workingHoursOn } from "../../../kinds/appointments/booked.ts";
import { LabeledTitle, useUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import { dayQuery } from "../../../kinds/appointments/queries.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { usePrinting } from "../../../lib/browser/use-printing.ts";
import { formatHour, formatTime } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { type Booking, continuedInto, sortBookings } from "../../../lib/queries/bookings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Rail, RailItem, railRowClass } from "../../../ui/rail/rail.tsx";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { usePhone } from "../../../ui/use-media.ts";
import { AgendaList } from "../agenda/agenda-list.tsx";
import { agendaRows, wholeDayGap } from "../agenda/agenda-rows.ts";
import { useSeveral } from "../several/several.ts";
import { splitCanceled } from "./day-canceled.ts";
import { layoutDay } from "./day-layout.ts";
import type { MovedTimes, MovePress } from "./day-moves.tsx";
import { DayRail } from "./day-rail.tsx";

const paper = lazyModule(() => import("./printed-day.tsx"));

interface DayAppointmentsProps {
  date: string;
  now: Now;
  /** Whose; without it everyone's. */
  who?: string | undefined;
}

const movesPart = lazyModule(() => import("./day-moves.tsx"));
const none: MovedTimes = new Map();

/** The appointments of a day, in every state of loading. */
export function DayAppointments({ date, now, who }: DayAppointmentsProps) {
  const day = useQuery(dayQuery(date, who));
  const dayBefore = useQuery(dayQuery(addDays(date, -1), who));
  const phone = usePhone();
  const printing = usePrinting();
  const printed = paper.use();
  const [pressed, setPressed] = useState<MovePress>();
  const moves = movesPart.use(pressed !== undefined);
  const [moved, setMoved] = useState<MovedTimes>(none);
  const unsure = useUnsure().filter((one) => one.date.startsWith(date));
  if (day.isError && !day.data) {
    return (
      <Failed
        className="mt-3"
        title={results.appointments.listFailed}
        onRetry={() => void day.refetch()}
        retrying={day.isFetching}
      />
    );
  }
  if (!day.data) return <SkeletonRail />;
  const { timed: own, untimed } = sortBookings([
    ...(moved.size === 0 ? day.data : withMoved(day.data, moved, date)),
    ...unsure,
  ]);
  const continued = continuedInto(date, dayBefore.data ?? []);
  const timed = [...continued, ...own];
  const isEmpty = day.data.length + unsure.length === 0 && continued.length === 0;
  const past = date < now.today;
  const { covered } = splitCanceled(timed);
  const listed = [...untimed, ...covered.map(({ appointment }) => appointment)];
  const hasHours = timed.length > 0 || !past;
  const onPaper = printing && printed && !isEmpty && (
    <printed.PrintedDay appointments={day.data} continued={continued} now={now} />
  );
  if (phone) {
    return (
      <>
        {onPaper}
        {isEmpty && <EmptyDay date={date} past={past} />}
        <DayAgenda
          date={date}
          appointments={[...day.data, ...unsure]}
          continued={continued}
          now={now}
        />
      </>
    );
  }
  return (
    <>
      {onPaper}
      {isEmpty && <EmptyDay date={date} past={past} />}
      {listed.length > 0 && <Untimed appointments={listed} now={now} leadsOn={hasHours} />}
      {hasHours && (
        <DayRail
          key={date}
          date={date}
          bookings={timed}
          now={now}
          onMoveKey={({ key, shiftKey }, appointment) =>
            setPressed({ arrow: { key, shiftKey }, appointment })
          }
        />
      )}
      {moves && <moves.DayMoves pressed={pressed} stored={day.data} onShow={setMoved} />}
      {day.data.length === dayLimit && (
        <p className="mt-4 text-ink-2">{calendar.day.limited(dayLimit)}</p>
      )}
    </>
  );
}

/** Those of the day as they are once what is being moved has arrived; on other days, they are gone. */
function withMoved(appointments: readonly Appointment[], moved: MovedTimes, day: string) {
  return appointments
    .map((appointment) => ({ ...appointment, ...moved.get(appointment._id) }))
    .filter(({ date }) => date.startsWith(day));
}

/**
 * Placed on the rail itself, so that the margin line continues into the free hours below. On a past
 * day there are none, and the line ends with the text.
 */
function EmptyDay({ date, past }: { date: string; past: boolean }) {
  return (
    <div
      className={cx(
        "mt-3.5 ms-[74px] border-s border-margin pt-4 ps-[25px]",
        past ? "pb-5" : "-mb-6.5 pb-11",
      )}
    >
      <h3 className="title-22 mb-2">{past ? calendar.day.wasFree : calendar.nothing}</h3>
      <p className="max-w-[52ch] text-ink-2">
        {past ? calendar.day.pastHint : calendar.day.pickHint}
      </p>
      <Link
        to="/dashboard/appointments/new"
        search={{ date }}
        className={buttonClass({ variant: past ? "secondary" : "primary", className: "mt-5" })}
      >
        <Plus />
        {past ? calendar.addPast : calendar.newAppointment}
      </Link>
    </div>
  );
}

interface UntimedProps {
  /** Without a time, or canceled where another is booked. */
  appointments: readonly Appointment[];
  now: Now;
  /** Hours follow below, and the margin line continues to them. */
  leadsOn: boolean;
}

function Untimed({ appointments, now, leadsOn }: UntimedProps) {
  return (
    <div className="mt-3">
      <Rail aria-label={common.noTime}>
        {appointments.map((appointment) => (
          <RailItem key={appointment._id} margin={formatTime(appointment.date)}>
            <AppointmentTitle
              appointment={appointment}
              className={cx(railRowClass, "w-[calc(100%+16px)] hover:bg-well")}
            >
              <LabeledTitle {...{ appointment, now }} canceled="canceled" />
              <small className="clipped">
                <AppointmentNames {...appointment} />
              </small>
            </AppointmentTitle>
          </RailItem>
        ))}
      </Rail>
      <div
        className={cx("border-s border-margin", leadsOn ? "-mb-6.5 h-6.5" : "h-3")}
        style={{ marginInlineStart: 74 }}
      />
    </div>
  );
}

const blank = layoutDay([]);

function SkeletonRail() {
  return (
    <div className="clock" aria-busy="true" style={{ height: blank.height }}>
      {blank.hours.map(({ hour, top }) => (
        <div key={hour} className="hour" style={{ top }}>
          <span>{formatHour(hour)}</span>
        </div>
      ))}
      <Delayed>
        {[9, 11, 14].map((hour) => (
          <div
            key={hour}
            className="slot pointer-events-none grid-cols-1 content-center gap-2.5 border-line"
            style={{ top: blank.topOf(hour * 60), height: 58 }}
          >
            <Skeleton className="w-44" />
            <Skeleton className="h-[9px] w-64 max-w-full" />
          </div>
        ))}
      </Delayed>
    </div>
  );
}

interface DayAgendaProps {
  date: string;
  appointments: readonly Appointment[];
  /** What began the day before. */
  continued: readonly Booking[];
  now: Now;
}

/** The day as a list, where cards side by side have no room. */
function DayAgenda({ date, appointments, continued, now }: DayAgendaProps) {
  const { workingHours } = useSettings().calendar;
  const several = useSeveral();
  // Of several people only the times at which all are free are listed.
  const hours = several?.agenda ? null : workingHoursOn(date, several?.working ?? workingHours);
  const listed = agendaRows({ date, appointments, continued, now, hours });
  const rows = several?.agenda?.(date, listed) ?? listed;
  const gap =
    appointments.length === 0 && continued.length === 0 ? wholeDayGap(date, hours, now) : null;
  if (gap) rows.push(gap);
  return rows.length > 0 && <AgendaList date={date} rows={rows} now={now} />;
}
