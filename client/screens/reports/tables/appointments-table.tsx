import { columnsSince, type Days } from "../../../../shared/reports/report-periods.ts";
import type { AppointmentsReport } from "../../../../shared/reports/reports.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { formatHour, weekStart } from "../../../lib/dates/dates.ts";
import { columnName, weekdayName } from "../charts/column-words.ts";
import { appointmentsWith } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

/** What became of appointments, and when those held began. */
export function AppointmentsTable({ report, period }: Shown<AppointmentsReport>) {
  const { columns, since, unit, total } = report;
  return (
    <>
      <FigureTable
        label={reports.appointments.became}
        heads={[
          reports.unit[unit],
          reports.appointments.outcomes.held,
          reports.appointments.outcomes.noShow,
          reports.appointments.outcomes.canceled,
          reports.appointments.outcomes.open,
        ]}
        foot={
          <>
            <RowHead>{reports.total}</RowHead>
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
  const weekdays = Array.from({ length: 7 }, (_, place) => (place + weekStart()) % 7);
  const used = [...new Set(hours.map(({ hour }) => hour))].toSorted((one, other) => one - other);
  return (
    <FigureTable
      label={reports.appointments.byHour}
      heads={[
        reports.appointments.heldAt,
        ...weekdays.map((weekday) => weekdayName(weekday, "shortWeekday")),
      ]}
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
