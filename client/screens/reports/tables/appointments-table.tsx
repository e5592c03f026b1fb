import { dayNames } from "../../../../shared/dates/date-words.ts";
import { columnsSince, type Days } from "../../../../shared/reports/report-periods.ts";
import type { AppointmentsReport } from "../../../../shared/reports/reports.ts";
import { formatHour, weekStart } from "../../../lib/dates/dates.ts";
import { columnName } from "../charts/column-words.ts";
import { unitNames } from "../column-names.ts";
import { appointmentsWith } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

/** What became of appointments, and when those held began. */
export function AppointmentsTable({ report, period }: Shown<AppointmentsReport>) {
  const { columns, since, unit, total } = report;
  return (
    <>
      <FigureTable
        label="What became of appointments"
        heads={[unitNames[unit], "Held", "No-show", "Canceled", "No outcome"]}
        foot={
          <>
            <RowHead>Total</RowHead>
            <Ended days={period} ended={total} />
          </>
        }
      >
        {columnsSince(columns, since).map((column) => (
          <tr key={column.to}>
            <RowHead>{columnName(column, unit)}</RowHead>
            <Ended days={column} ended={column} />
          </tr>
        ))}
      </FigureTable>
      <HoursTable report={report} period={period} />
    </>
  );
}

function Ended({ days, ended }: { days: Days; ended: AppointmentsReport["total"] }) {
  return (
    <>
      <Figure to={appointmentsWith(days, { outcome: "held" })} count={ended.held} />
      <Figure to={appointmentsWith(days, { outcome: "no-show" })} count={ended.noShow} />
      <Figure to={appointmentsWith(days, { outcome: "canceled" })} count={ended.canceled} />
      <Figure to={appointmentsWith(days, { outcome: "open" })} count={ended.open} />
    </>
  );
}

function HoursTable({ report: { hours }, period }: Shown<AppointmentsReport>) {
  if (hours.length === 0) return null;
  const weekdays = dayNames.map((_, place) => (place + weekStart()) % 7);
  const used = [...new Set(hours.map(({ hour }) => hour))].toSorted((one, other) => one - other);
  return (
    <FigureTable
      label="Appointments held by hour"
      heads={["Held at", ...weekdays.map((weekday) => dayNames[weekday]?.slice(0, 3))]}
    >
      {used.map((hour) => (
        <tr key={hour}>
          <RowHead>{formatHour(hour)}</RowHead>
          {weekdays.map((weekday) => (
            <Figure
              key={weekday}
              to={appointmentsWith(period, { outcome: "held", weekday, hour })}
              count={
                hours.find((each) => each.weekday === weekday && each.hour === hour)?.held ?? 0
              }
            />
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}
