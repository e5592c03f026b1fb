import { columnsSince } from "../../../../shared/reports/report-periods.ts";
import { customersAtEnd, valueAtEnd } from "../../../../shared/reports/report-totals.ts";
import type { ValueReport } from "../../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { nameOfEnd } from "../column-names.ts";
import { customersOn } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, formatWhole, RowHead } from "./figure-table.tsx";

/** What customers were worth at the end of each column, by status. */
export function ValueTable({ report }: Shown<ValueReport>) {
  const { columns, since, unit } = report;
  const rows = columnsSince(columns, since);
  const last = rows.at(-1);
  return (
    <FigureTable
      label={reports.sections.value[unit]}
      heads={[
        reports.unit[unit],
        ...customerStatuses.map((status) => common.statuses[status]),
        reports.total,
      ]}
      foot={last && <Cells column={last} name={nameOfEnd(last, unit)} />}
    >
      {rows.slice(0, -1).map((column) => (
        <tr key={column.to}>
          <Cells column={column} name={nameOfEnd(column, unit)} />
        </tr>
      ))}
    </FigureTable>
  );
}

function Cells({ column, name }: { column: ValueReport["columns"][number]; name: string }) {
  return (
    <>
      <RowHead>{name}</RowHead>
      {customerStatuses.map((status) => {
        const { customers, value } = column.statuses[status];
        return (
          <Figure key={status} to={customersOn(column.to, [status])} count={customers}>
            {formatWhole(value)}
          </Figure>
        );
      })}
      <Figure to={customersOn(column.to)} count={customersAtEnd(column)} strong>
        {formatWhole(valueAtEnd(column))}
      </Figure>
    </>
  );
}
