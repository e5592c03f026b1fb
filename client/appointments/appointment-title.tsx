import type { ComponentProps } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { cx } from "../ui/class-names.ts";
import { showFacts, useAreFactsOf } from "./facts.ts";

type AppointmentTitleProps = ComponentProps<"button"> & {
  appointment: Appointment;
  /** What the facts are shown beside when pressing the title makes it go away. */
  beside?: () => HTMLElement | null;
};

/** The title of an appointment in any list. Pressing it shows the facts. */
export function AppointmentTitle({
  appointment,
  beside,
  className,
  ...props
}: AppointmentTitleProps) {
  const open = useAreFactsOf(appointment._id);
  return (
    <button
      type="button"
      {...props}
      aria-haspopup="dialog"
      data-print="keep"
      aria-expanded={open}
      onClick={({ currentTarget }) =>
        showFacts(open ? null : { appointment, title: beside?.() ?? currentTarget })
      }
      className={cx("text-left", className)}
    />
  );
}
