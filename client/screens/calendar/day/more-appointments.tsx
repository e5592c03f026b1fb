import type { ComponentProps } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { LinesButton } from "../details/lines-button.tsx";

interface MoreAppointmentsProps
  extends Pick<ComponentProps<"button">, "className" | "style" | "tabIndex"> {
  appointments: Appointment[];
  /** What the button says to those who cannot see where it is. */
  label?: string;
}

const buttonLook =
  "digits absolute grid place-items-center rounded-2 border border-line-strong bg-raised text-13 font-semibold text-ink-2 hover:border-control hover:bg-raised-hover hover:text-ink aria-expanded:bg-raised-hover";

/** "+2": the appointments that do not fit into the row's columns. */
export function MoreAppointments({
  appointments,
  label,
  className = buttonLook,
  ...props
}: MoreAppointmentsProps) {
  return (
    <LinesButton
      aria-label={label ?? calendar.day.moreSameTime(appointments.length)}
      {...props}
      className={className}
      look={{ align: "end", label: label ?? calendar.day.sameTime, appointments }}
    >
      +{appointments.length}
    </LinesButton>
  );
}
