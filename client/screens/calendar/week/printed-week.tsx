import type { CSSProperties } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { type DaySum, formatHours } from "../../../kinds/appointments/booked.ts";
import { inOrder, PrintedAppointment } from "../../../kinds/appointments/printed-appointment.tsx";
import { formatDate } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { continuedInto } from "../../../lib/queries/bookings.ts";
import { useSeveral } from "../several/several.ts";
import { isWeekend } from "./use-weekend.ts";

interface PrintedWeekProps {
  days: readonly string[];
  appointments: readonly Appointment[];
  /** Those of the day before that run past midnight. */
  before: readonly Appointment[];
  sums: readonly DaySum[] | undefined;
  now: Now;
}

/** A week on paper: a column for each day, in which every appointment is readable. */
export function PrintedWeek({ days, appointments, before, sums, now }: PrintedWeekProps) {
  const several = useSeveral();
  const all = [...before, ...appointments];
  const columns = days.map((date) => ({
    date,
    entries: inOrder(
      continuedInto(date, all),
      appointments.filter((one) => one.date.startsWith(date)),
    ),
    booked: sums?.find((sum) => sum.date === date)?.booked ?? 0,
  }));
  const widths = columns.map(({ date, entries }) =>
    isWeekend(date) && entries.length === 0 ? "56px" : "minmax(0, 1fr)",
  );
  return (
    <div
      className="paper paper-week"
      style={{ "--days": widths.join(" ") } as CSSProperties} // as: a custom property
    >
      {columns.map(({ date, entries, booked }) => (
        <section key={date} aria-label={formatDate(date, "weekday")}>
          <h2>
            {formatDate(date, "shortWeekday")} {Number(date.slice(8))}
          </h2>
          <ol>
            {entries.map(({ appointment, isContinued }) => (
              <PrintedAppointment
                key={appointment._id}
                appointment={appointment}
                isContinued={isContinued}
                now={now}
                people={several?.names(appointment, true)}
                brief
              />
            ))}
          </ol>
          {booked > 0 && <p className="booked">{formatHours(booked)}</p>}
        </section>
      ))}
    </div>
  );
}
