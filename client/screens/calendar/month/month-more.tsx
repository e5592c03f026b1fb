import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { LinesButton } from "../details/lines-button.tsx";
import { fitDay } from "./fit.ts";

interface MonthMoreProps {
  day: string;
  count: number;
  /** All of the day. */
  appointments: readonly Appointment[];
  tabIndex: number;
}

/** "+3 more": opens all of the day. */
export function MonthMore({ day, count, appointments, tabIndex }: MonthMoreProps) {
  const name = formatDate(day, "weekday");
  const { shown } = fitDay(appointments, Number.POSITIVE_INFINITY);
  return (
    <LinesButton
      className="month-item more"
      tabIndex={tabIndex}
      look={{ align: "start", title: name, appointments: shown, day }}
    >
      <span className="clock-time" />
      <span>
        +{count} more<span className="sr-only"> on {name}</span>
      </span>
    </LinesButton>
  );
}
