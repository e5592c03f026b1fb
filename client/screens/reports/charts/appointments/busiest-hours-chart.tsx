import type { CSSProperties } from "react";
import { withoutHalves } from "../../../../../shared/dates/without-halves.ts";
import type { AppointmentsReport } from "../../../../../shared/reports/reports.ts";
import { common } from "../../../../../shared/words/en/common.ts";
import { reports } from "../../../../../shared/words/en/reports.ts";
import { formatHour, weekStart } from "../../../../lib/dates/dates.ts";
import { formatCount } from "../../../../lib/format/count.ts";
import { useSettings } from "../../../../lib/use-settings.ts";
import { appointmentsWith } from "../../links.ts";
import type { Shown } from "../../use-report.ts";
import { Chart } from "../chart.tsx";
import { weekdayName } from "../column-words.ts";
import { Mark } from "../mark.tsx";
import { PartHead } from "../part-head.tsx";
import { type HourCell, type HourGrid, hourGrid, inkOf } from "./busiest-hours.ts";

/** When appointments are held: hours by days of the week, the more the darker. */
export function BusiestHours({ report, period }: Shown<AppointmentsReport>) {
  const { workingHours } = useSettings().calendar;
  const working = workingHours.flatMap((hours, day) => (hours ? [day] : []));
  const grid = hourGrid(report.hours, { weekStart: weekStart(), working });
  if (!grid) {
    return (
      <div>
        <PartHead>{reports.appointments.busiest}</PartHead>
        <p className="text-ink-3 text-13">{reports.appointments.noneTimed}</p>
      </div>
    );
  }
  const { weekdays, hours, rows, peak } = grid;
  // as: a custom property is none that React knows.
  const style = { "--days": weekdays.length } as CSSProperties;
  return (
    <div>
      <PartHead fact={common.list(peakInWords(grid), heldInWords(peak))}>
        {reports.appointments.busiest}
      </PartHead>
      <Chart label={reports.appointments.busiest} className="heat">
        <div className="heat-grid" style={style}>
          <span />
          {weekdays.map((day) => (
            <span key={day} aria-hidden="true">
              {weekdayName(day, "shortWeekday")}
            </span>
          ))}
          {rows.map((cells, index) => (
            <div key={hours[index]} className="contents">
              <span aria-hidden="true" className="hour">
                {formatHour(hours[index] ?? 0)}
              </span>
              {cells.map((cell, column) => (
                <Cell key={cell.weekday} {...{ cell, column, peak, period }} row={-index} />
              ))}
            </div>
          ))}
        </div>
      </Chart>
    </div>
  );
}

type CellProps = Pick<Shown<AppointmentsReport>, "period"> & {
  cell: HourCell;
  peak: HourCell;
  column: number;
  row: number;
};

function Cell({ cell, peak, period, ...at }: CellProps) {
  const isPeak = cell.weekday === peak.weekday && cell.hour === peak.hour;
  // as: a custom property is none that React knows.
  const style = { "--ink-share": `${inkOf(cell.held, peak.held)}%` } as CSSProperties;
  if (cell.held === 0) return <i className="heat-cell" style={style} />;
  return (
    <Mark
      title={reports.appointments.at(weekdayName(cell.weekday), formatHour(cell.hour))}
      detail={heldInWords(cell)}
      link={appointmentsWith(period, {
        outcome: "held",
        weekday: cell.weekday,
        hour: cell.hour,
      })}
      at={at}
      className="heat-cell"
      style={style}
      data-held={formatCount(cell.held)}
      data-peak={isPeak || undefined}
    />
  );
}

function heldInWords({ held }: HourCell): string {
  return reports.appointments.held(held);
}

/** "Tuesday at 10": with AM or PM only where the hours shown could be either. */
function peakInWords({ peak, hours }: HourGrid): string {
  const hour = formatHour(peak.hour);
  const name = hours.length > 12 ? hour : withoutHalves(hour);
  return reports.appointments.at(weekdayName(peak.weekday), name);
}
