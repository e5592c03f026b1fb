import { movedBetween } from "../../../../shared/reports/report-moves.ts";
import type { PipelineReport } from "../../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { pipeline } from "../../../../shared/words/en/pipeline.ts";
import { StatusWord } from "../../../kinds/customers/status.tsx";
import { dayName } from "../charts/column-words.ts";
import { customersMoved, customersOn } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

/** From which status to which: the ribbons as figures. */
export function PipelineTable({ report, period }: Shown<PipelineReport>) {
  return (
    <FigureTable
      label={pipeline.moves.table}
      heads={[
        pipeline.moves.from,
        ...customerStatuses.map((status) => pipeline.moves.to(common.statuses[status])),
      ]}
      foot={
        <>
          <RowHead>{pipeline.moves.on(dayName(period.to))}</RowHead>
          {customerStatuses.map((status) => (
            <Figure
              key={status}
              to={customersOn(period.to, [status])}
              count={report.closing[status]}
            />
          ))}
        </>
      }
    >
      {[...customerStatuses, null].map((from) => (
        <tr key={from}>
          <RowHead>
            {from === null ? pipeline.moves.addedSince : <StatusWord status={from} />}
          </RowHead>
          {customerStatuses.map((to) => (
            <Figure
              key={to}
              to={customersMoved(period, from, [to])}
              count={movedBetween(report, from, to)}
            />
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}
