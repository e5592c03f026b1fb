import { memo } from "react";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { offHoursOn } from "../../../kinds/appointments/booked.ts";
import { formatDate, formatTimes } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import type { Booking } from "../../../lib/queries/bookings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { cx } from "../../../ui/class-names.ts";
import { MoreAppointments } from "../day/more-appointments.tsx";
import { useSeveral } from "../several/several.ts";
import { lookOf } from "./look.ts";
import { BlockButton, BlockText, WeekBlock } from "./week-block.tsx";
import type { Hours } from "./week-hours.ts";
import { heightIn, layoutColumn, type Strip, strip, topOf } from "./week-layout.ts";

interface WeekColumnProps {
  date: string;
  bookings: readonly Booking[];
  hours: Hours;
  /** Pixels. */
  width: number;
  /** The id of the next appointment. */
  next: string | undefined;
  /** The id of the one just moved or saved, which stays in sight. */
  kept: string | undefined;
}

/** One day of the grid. */
export const WeekColumn = memo(function WeekColumn(props: WeekColumnProps) {
  const { date, hours } = props;
  const several = useSeveral();
  return (
    <ul className="week-col" aria-label={formatDate(date, "weekday")} data-day={date}>
      <OffHours date={date} hours={hours} />
      {several && <li className="contents">{several.freeLine(date, hours)}</li>}
      <ColumnItems {...props} />
    </ul>
  );
});

interface ColumnItemsProps extends WeekColumnProps {
  /** Whose column it is; what they only attend looks so. */
  person?: string;
}

/** What stands in a column: the time that it is, blocks, and what has no room beside them. */
export function ColumnItems({
  date,
  bookings,
  hours,
  width,
  next,
  kept,
  person,
}: ColumnItemsProps) {
  const now = useNow();
  const column = layoutColumn(bookings, hours, width, kept);
  return (
    <>
      <NowLine date={date} hours={hours} />
      {column.canceled.map(({ booking: { appointment, start }, top }) => (
        <li key={appointment._id} className="contents">
          <BlockButton appointment={appointment} look="canceled" start={start} style={{ top }}>
            <BlockText appointment={appointment} height={0} beside={false} />
          </BlockButton>
        </li>
      ))}
      {column.blocks.map((block) => {
        const { appointment } = block.booking;
        const isGuest = person !== undefined && appointment.host !== person;
        return (
          <li key={appointment._id} className="contents" data-guest={isGuest ? "" : undefined}>
            <WeekBlock block={block} look={lookOf(appointment, now, next)} />
          </li>
        );
      })}
      {column.strips.map((each) => (
        <li key={each.top} className="contents">
          <MoreInStrip strip={each} />
        </li>
      ))}
    </>
  );
}

function MoreInStrip({ strip: { bookings, top, height } }: { strip: Strip }) {
  const [first] = bookings;
  if (!first) return null;
  const end = Math.max(...bookings.map((booking) => booking.end));
  const times = formatTimes(first.appointment.date, end - first.start);
  return (
    <MoreAppointments
      appointments={bookings.map(({ appointment }) => appointment)}
      label={calendar.week.moreAt(bookings.length, times)}
      tabIndex={-1}
      className="block-card plus digits"
      style={{ top, height, insetInlineEnd: 4, width: strip }}
    />
  );
}

/** Outside the working hours the ground is darker. */
function OffHours({ date, hours }: { date: string; hours: Hours }) {
  const { workingHours } = useSettings().calendar;
  return offHoursOn(date, useSeveral()?.working ?? workingHours).map((off) => (
    <li key={off.start} aria-hidden="true" className="week-off" style={heightIn(off, hours)} />
  ));
}

/** A thin line through the days that are over, a thick one with a dot in today's. */
function NowLine({ date, hours }: { date: string; hours: Hours }) {
  const { today, minutes } = useNow();
  if (date > today) return null;
  const top = topOf(minutes, hours);
  const bottom = topOf(hours.to * 60, hours);
  const isToday = date === today;
  return (
    <>
      <li
        aria-hidden="true"
        className="absolute inset-x-0"
        title={calendar.week.passed}
        style={{ top: 0, height: isToday ? Math.min(Math.max(0, top), bottom) : bottom }}
      />
      {top >= 0 && top <= bottom && (
        <li aria-hidden="true" className={cx("week-now", isToday && "today")} style={{ top }} />
      )}
    </>
  );
}
