import type { ColumnUnit, Days } from "../../../../../shared/reports/report-periods.ts";
import { allEnded } from "../../../../../shared/reports/report-totals.ts";
import type { AppointmentsReport } from "../../../../../shared/reports/reports.ts";
import { reports } from "../../../../../shared/words/en/reports.ts";
import { formatCount } from "../../../../lib/format/count.ts";
import { formatPercent } from "../../../../lib/format/numbers.ts";
import { appointmentsWith } from "../../links.ts";
import type { Shown } from "../../use-report.ts";
import { countAxis } from "../axis.ts";
import { Chart } from "../chart.tsx";
import { type ColumnLabel, columnLabels, columnName } from "../column-words.ts";
import { Frame, percent } from "../frame.tsx";
import { Keys, Swatch } from "../keys.tsx";
import { Mark } from "../mark.tsx";
import { PartHead } from "../part-head.tsx";
import { gatherWeeks, type Outcome, outcomes } from "./outcome-columns.ts";

/** More columns would be thinner than three pixels on a phone. */
const mostColumns = 60;

/** What became of appointments, week by week. */
export function OutcomeChart({ report, period }: Shown<AppointmentsReport>) {
  const { unit, total } = report;
  const { columns, weeks } = gatherWeeks(report.columns, mostColumns);
  const axis = countAxis(columns.map(allEnded));
  const title = weeks === 1 ? reports.appointments.per[unit] : reports.appointments.perWeeks(weeks);
  const label =
    weeks === 1 ? reports.appointments.chart[unit] : reports.appointments.chartOfWeeks(weeks);
  return (
    <div>
      <PartHead>{title}</PartHead>
      <Chart label={label}>
        <Keys
          entries={outcomes.map((outcome) => ({
            name: reports.appointments.outcomes[outcome.key],
            icon: <Swatch fill={outcome.fill} />,
            count: formatCount(total[outcome.key]),
            ...wordsAndRows(reports.appointments.outcomes[outcome.key], outcome, total, period),
          }))}
        />
        <Frame axis={axis} height={150} labels={labelsOf(columns, weeks === 1 ? unit : "month")}>
          {columns.map((column, index) => (
            <div
              key={column.from}
              className="thin-bar"
              style={{ height: percent(axis.place(allEnded(column))) }}
            >
              {outcomes.map((outcome, row) =>
                column[outcome.key] === 0 ? null : (
                  <Mark
                    key={outcome.key}
                    {...wordsAndRows(
                      reports.named(
                        columnName(column, unit),
                        reports.appointments.outcomes[outcome.key],
                      ),
                      outcome,
                      column,
                      column,
                    )}
                    at={{ column: index, row }}
                    className={outcome.fill}
                    style={{ flexGrow: column[outcome.key] }}
                  />
                ),
              )}
            </div>
          ))}
        </Frame>
      </Chart>
    </div>
  );
}

/** Of days only one a week, as on a phone: there is half the width of the other charts. */
function labelsOf(columns: readonly Days[], unit: ColumnUnit): ColumnLabel[] {
  const labels = columnLabels(columns, unit);
  return unit === "day" ? labels.map(({ narrow }) => ({ wide: narrow, narrow })) : labels;
}

function wordsAndRows(
  title: string,
  { key, filter }: Outcome,
  counts: AppointmentsReport["total"],
  days: Days,
) {
  const all = allEnded(counts);
  return {
    title,
    detail: reports.appointments.shareOf(
      formatCount(counts[key]),
      all,
      formatPercent(counts[key], all),
    ),
    link: appointmentsWith(days, { outcome: filter }),
  };
}
