import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { Rich, srOnly } from "../../../ui/text/rich.tsx";
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
        <Rich text={calendar.month.more(count, name)} tags={{ hidden: srOnly }} />
      </span>
    </LinesButton>
  );
}
