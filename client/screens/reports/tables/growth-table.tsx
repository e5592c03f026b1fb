import { columnsSince } from "../../../../shared/reports/report-periods.ts";
import type { GrowthReport } from "../../../../shared/reports/reports.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { columnName } from "../charts/column-words.ts";
import { customersAdded, customersClosed } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

/** New customers and deals closed in each column. */
export function GrowthTable({ report, period }: Shown<GrowthReport>) {
  const { columns, since, unit, total } = report;
  return (
    <FigureTable
      label={reports.sections.growth}
      heads={[reports.unit[unit], reports.growth.added, reports.growth.closed]}
      foot={
        <>
          <RowHead>{reports.total}</RowHead>
          <Figure to={customersAdded(period)} count={total.added} />
          <Figure to={customersClosed(period)} count={total.closed} />
        </>
      }
    >
      {columnsSince(columns, since).map((column) => (
        <tr key={column.to}>
          <RowHead>{columnName(column, unit)}</RowHead>
          <Figure to={customersAdded(column)} count={column.added} />
          <Figure to={customersClosed(column)} count={column.closed} />
        </tr>
      ))}
    </FigureTable>
  );
}
