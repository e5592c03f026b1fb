import { Popover } from "@base-ui/react/popover";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { formatTime } from "../lib/dates.ts";
import { cx } from "../ui/class-names.ts";
import { popupClass, popupPlace } from "../ui/popup.ts";
import { AppointmentMenu } from "./appointment-menu.tsx";
import { AppointmentNames } from "./appointment-names.tsx";

interface MoreAppointmentsProps {
  appointments: Appointment[];
  style: CSSProperties;
  onDelete: (appointment: Appointment) => void;
}

/** "+2": the appointments for which the row has no column. */
export function MoreAppointments({ appointments, style, onDelete }: MoreAppointmentsProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={`${appointments.length} more at the same time`}
        style={style}
        className="num absolute grid place-items-center rounded-2 border border-line-strong bg-raised text-13 font-semibold text-ink-2 hover:border-control hover:bg-raised-hover hover:text-ink data-popup-open:bg-raised-hover"
      >
        +{appointments.length}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" {...popupPlace} className="z-popover">
          <Popover.Popup
            aria-label="More at the same time"
            className={cx(
              popupClass,
              "max-h-(--available-height) w-80 overflow-y-auto px-3.5 py-1.5 outline-none",
            )}
          >
            <ul>
              {appointments.map((appointment) => (
                <li
                  key={appointment._id}
                  className="flex items-start gap-3 border-line py-2 not-last:border-b"
                >
                  <span className="num w-[62px] flex-none pt-0.5 text-right text-13 text-ink-2">
                    {formatTime(appointment.date)}
                  </span>
                  <div className="min-w-0 flex-1">
                    <Link
                      to="/dashboard/appointments/$appointmentId/edit"
                      params={{ appointmentId: appointment._id }}
                      className="cut block font-semibold hover:underline"
                    >
                      {appointment.title}
                    </Link>
                    <p className="cut text-13 text-ink-3">
                      <AppointmentNames {...appointment} />
                    </p>
                  </div>
                  <AppointmentMenu appointment={appointment} onDelete={onDelete} />
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
