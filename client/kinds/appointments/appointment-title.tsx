import type { ComponentProps } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { cx } from "../../ui/class-names.ts";
import { showDetails, useAreDetailsOpen } from "./open-details.ts";

type AppointmentTitleProps = ComponentProps<"button"> & {
  appointment: Appointment;
  /** What to show the details beside if pressing the title makes it disappear. */
  beside?: () => HTMLElement | null;
};

/** The title of an appointment in any list. Pressing it shows the details. */
export function AppointmentTitle({
  appointment,
  beside,
  className,
  ...props
}: AppointmentTitleProps) {
  const open = useAreDetailsOpen(appointment._id);
  return (
    <button
      type="button"
      {...props}
      aria-haspopup="dialog"
      data-appointment={appointment._id}
      aria-expanded={open}
      onClick={({ currentTarget }) =>
        showDetails(open ? null : { appointment, title: beside?.() ?? currentTarget })
      }
      className={cx("text-start", className)}
    />
  );
}
