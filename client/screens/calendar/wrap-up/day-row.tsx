import type { ComponentProps, ReactNode } from "react";
import { addDays } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { dates } from "../../../../shared/words/en/dates.ts";
import { AppointmentNames, CustomerLink } from "../../../kinds/appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { cx } from "../../../ui/class-names.ts";
import { RailItem, railRowClass } from "../../../ui/rail/rail.tsx";
import { useMedia } from "../../../ui/use-media.ts";

const touch = matchMedia("(pointer: coarse)");

type DayRowProps = Pick<ComponentProps<typeof RailItem>, "tone" | "onKeyDown"> & {
  appointment: Appointment;
  today: string;
  /** At the right end: how long it takes, or how it went. */
  aside: ReactNode;
  /** Its customer is a link of their own for thumbs, too. */
  linked?: boolean;
  /** It asks, or has just been told, how it went: the keys of these rows find it by this. */
  asks?: boolean;
  /** Below the row. */
  children?: ReactNode;
};

/** A line of Today: the title shows the details, the customer's name opens the customer. */
export function DayRow({
  appointment,
  today,
  aside,
  linked,
  asks,
  children,
  ...props
}: DayRowProps) {
  const { title, date } = appointment;
  const isTouch = useMedia(touch);
  const day = date.slice(0, 10);
  return (
    <RailItem
      {...props}
      margin={day === today ? formatTime(date) : <Earlier date={date} today={today} />}
      data-asks={asks || undefined}
    >
      <div className={cx(railRowClass, "relative hover:bg-well")}>
        <AppointmentTitle
          appointment={appointment}
          className="outline-none after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <b className="clipped">{title}</b>
        </AppointmentTitle>
        <small className="clipped">
          <AppointmentNames {...appointment}>
            {(linked || !isTouch) && <CustomerLink customer={appointment.customer} />}
          </AppointmentNames>
        </small>
        {aside}
      </div>
      {children}
    </RailItem>
  );
}

/** The day of what is over; its time is told by those who read it out. */
function Earlier({ date, today }: { date: string; today: string }) {
  const day = date.slice(0, 10);
  return (
    <>
      {day === addDays(today, -1) ? dates.yesterday : formatDate(day, "shortWeekdayDate")}
      <span className="sr-only">, {formatTime(date)}</span>
    </>
  );
}
