import { Link } from "@tanstack/react-router";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { OutcomeMark } from "../../../kinds/appointments/outcome-mark.tsx";
import { outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { AppointmentLine } from "../details/appointment-line.tsx";
import { LinesButton } from "../details/lines-button.tsx";
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
  const name = formatDate(day, "weekday");
  return (
    <LinesButton
      className="month-item more"
      tabIndex={tabIndex}
      look={{ align: "start", title: name, className: "flex flex-col" }}
      lines={(close) => (
        <>
          <ul className="min-h-0 overflow-y-auto px-[5px]">
            {fitDay(appointments, Number.POSITIVE_INFINITY).shown.map((appointment) => (
              <li key={appointment._id}>
                <AppointmentLine
                  appointment={appointment}
                  beside={close}
                  title={
                    <b
                      className={cx(
                        "clipped block",
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
        </>
      )}
    >
      <span className="clock-time" />
      <span>
        +{count} more<span className="sr-only"> on {name}</span>
      </span>
    </LinesButton>
  );
}
