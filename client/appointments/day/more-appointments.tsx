import { Popover } from "@base-ui/react/popover";
import { type CSSProperties, useRef, useState } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { OutcomeLabel } from "../../calendar/outcome-mark.tsx";
import { outcomeStateOf } from "../../calendar/outcome-state.ts";
import { cx } from "../../ui/class-names.ts";
import { popupClass, popupPlace } from "../../ui/popup.ts";
import { AppointmentLine } from "../details/appointment-line.tsx";
import { useNow } from "../use-now.ts";

interface MoreAppointmentsProps {
  appointments: Appointment[];
  /** What the button says to those who cannot see where it is. */
  label?: string;
  className?: string;
  style?: CSSProperties;
  tabIndex?: number;
}

const buttonLook =
  "num absolute grid place-items-center rounded-2 border border-line-strong bg-raised text-13 font-semibold text-ink-2 hover:border-control hover:bg-raised-hover hover:text-ink data-popup-open:bg-raised-hover";

/** "+2": the appointments that do not fit into the row's columns. */
export function MoreAppointments({
  appointments,
  label,
  className = buttonLook,
  ...props
}: MoreAppointmentsProps) {
  const now = useNow();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        aria-label={label ?? `${appointments.length} more at the same time`}
        {...props}
        className={className}
      >
        +{appointments.length}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" {...popupPlace} className="z-popover">
          <Popover.Popup
            aria-label={label ?? "More at the same time"}
            className={cx(
              popupClass,
              "max-h-(--available-height) w-80 overflow-y-auto p-[5px] outline-none",
            )}
          >
            <ul>
              {appointments.map((appointment) => (
                <li key={appointment._id}>
                  <AppointmentLine
                    appointment={appointment}
                    beside={() => {
                      setOpen(false);
                      return trigger.current;
                    }}
                    title={
                      <span className="flex items-baseline gap-2">
                        <b className="cut">{appointment.title}</b>
                        <OutcomeLabel state={outcomeStateOf(appointment, now)} />
                      </span>
                    }
                    className="hover:bg-well"
                    timeClass="pt-0.5 leading-[18px]"
                  />
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
