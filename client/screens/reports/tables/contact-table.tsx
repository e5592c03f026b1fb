import { columnsSince } from "../../../../shared/reports/report-periods.ts";
import type { ContactReport } from "../../../../shared/reports/reports.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { nameOfEnd } from "../column-names.ts";
import { customersInTouch } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

type Touch = ContactReport["columns"][number];

/** Who had been contacted in time at the end of each column, and in the period before. */
export function ContactTable({ report }: Shown<ContactReport>) {
  const { columns, before, since, unit } = report;
  return (
    <FigureTable
      label={reports.sections.contact}
      heads={[
        reports.unit[unit],
        reports.sums.upToDate,
        reports.heads.attention,
        reports.heads.share,
        reports.heads.before,
      ]}
    >
      {columnsSince(columns, since).map((column) => (
        <tr key={column.to}>
          <RowHead>{nameOfEnd(column, unit)}</RowHead>
          <Figure to={customersInTouch(column.to)} count={column.kept} />
          <Figure
            to={customersInTouch(column.to, "isNot")}
            count={column.customers - column.kept}
          />
          <Figure to={customersInTouch(column.to)} count={column.kept} strong>
            {shareOf(column)}
          </Figure>
          <td className="none">{shareOf(before[columns.indexOf(column)])}</td>
        </tr>
      ))}
    </FigureTable>
  );
}

function shareOf(touch: Touch | undefined): string {
  return touch && touch.customers > 0 ? formatPercent(touch.kept, touch.customers) : "–";
}
