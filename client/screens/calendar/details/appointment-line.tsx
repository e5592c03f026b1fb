import type { ReactNode } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { AppointmentNames } from "../../../kinds/appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import { formatTime } from "../../../lib/dates/dates.ts";
import { cx } from "../../../ui/class-names.ts";

interface AppointmentLineProps {
  appointment: Appointment;
  /** Closes the list; answers what the details open beside. */
  beside: () => HTMLElement | null;
  title: ReactNode;
  className: string;
  timeClass: string;
}

/** An appointment in a list that pops up: its time, its title, and whom it is with. */
export function AppointmentLine(props: AppointmentLineProps) {
  const { appointment, beside, title, className, timeClass } = props;
  return (
    <AppointmentTitle
      appointment={appointment}
      beside={beside}
      className={cx(
        "flex w-full items-start gap-3 rounded-1 px-2 py-2 focus-visible:-outline-offset-2",
        className,
      )}
    >
      <span className={cx("digits w-[62px] flex-none text-end text-13 text-ink-2", timeClass)}>
        {formatTime(appointment.date)}
      </span>
      <span className="min-w-0 flex-1">
        {title}
        <small className="clipped block text-13 text-ink-3">
          <AppointmentNames {...appointment} />
        </small>
      </span>
    </AppointmentTitle>
  );
}
