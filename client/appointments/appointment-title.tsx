import type { ComponentProps } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { cx } from "../ui/class-names.ts";
import { showFacts, useAreFactsOf } from "./facts.ts";

type AppointmentTitleProps = ComponentProps<"button"> & {
  appointment: Appointment;
  /** What the facts stand beside, where the title itself goes away when it is pressed. */
  beside?: () => HTMLElement | null;
};

/** The title of an appointment wherever it is listed: a press shows its facts. */
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
      aria-expanded={open}
      onClick={({ currentTarget }) =>
        showFacts(open ? null : { appointment, title: beside?.() ?? currentTarget })
      }
      className={cx("text-left", className)}
    />
  );
}
