import { Popover } from "@base-ui/react/popover";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { AppointmentLine } from "../../appointments/details/appointment-line.tsx";
import type { Now } from "../../appointments/use-now.ts";
import { formatDate } from "../../lib/dates.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { popupClass, popupPlace } from "../../ui/popup.ts";
import { OutcomeMark } from "../outcome-mark.tsx";
import { outcomeStateOf } from "../outcome-state.ts";
import { periodLink } from "../period-link.ts";
import { fitDay } from "./fit.ts";

interface MonthMoreProps {
  day: string;
  count: number;
  /** All of the day. */
  appointments: readonly Appointment[];
  now: Now;
  tabIndex: number;
}

/** "+3 more": opens all of the day. */
export function MonthMore({ day, count, appointments, now, tabIndex }: MonthMoreProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const name = formatDate(day, "weekday");
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger ref={trigger} className="mo-item more" tabIndex={tabIndex}>
        <span className="t" />
        <span>
          +{count} more<span className="vh"> on {name}</span>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="start" {...popupPlace} className="z-popover">
          <Popover.Popup
            className={cx(popupClass, "flex max-h-(--available-height) w-80 flex-col outline-none")}
          >
            <Popover.Title className="h2 px-4 pt-3.5 pb-2">{name}</Popover.Title>
            <ul className="min-h-0 overflow-y-auto px-[5px]">
              {fitDay(appointments, Number.POSITIVE_INFINITY).shown.map((appointment) => (
                <li key={appointment._id}>
                  <AppointmentLine
                    appointment={appointment}
                    beside={() => {
                      setOpen(false);
                      return trigger.current;
                    }}
                    title={
                      <b
                        className={cx(
                          "cut block",
                          appointment.outcome === "canceled" && "text-ink-3 line-through",
                        )}
                      >
                        {appointment.title}
                      </b>
                    }
                    mark={<OutcomeMark state={outcomeStateOf(appointment, now)} className="mt-1" />}
                    className="hover:bg-highlight"
                    timeClass="leading-5"
                  />
                </li>
              ))}
            </ul>
            <div className="mt-1 border-t border-line px-3 py-2">
              <Link
                {...periodLink("day", day)}
                className={buttonClass({ variant: "quiet", size: "sm" })}
              >
                Open Day
              </Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
