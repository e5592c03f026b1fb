import { cameInto, leftFrom, movedOn, totalOf } from "../../../../shared/reports/report-moves.ts";
import type { PipelineReport } from "../../../../shared/reports/reports.ts";
import { type CustomerStatus, customerStatuses } from "../../../../shared/statuses.ts";
import { pipeline } from "../../../../shared/words/en/pipeline.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { StatusWord } from "../../../kinds/customers/status.tsx";
import { formatDate } from "../../../lib/dates/dates.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { isRightToLeft } from "../../../lib/language/direction.ts";
import {
  customersMoved,
  customersOn,
  customersThatCameIn,
  customersThatLeft,
  customersThatMoved,
  openingDay,
} from "../links.ts";
import type { Shown } from "../use-report.ts";
import { Figure, FigureTable, RowHead } from "./figure-table.tsx";

/** Each status at the beginning and at the end, and what happened between. */
export function PipelineLedger({ report, period }: Shown<PipelineReport>) {
  const { opening, closing } = report;
  const came = customerStatuses.reduce((sum, status) => sum + cameInto(report, status), 0);
  const left = customerStatuses.reduce((sum, status) => sum + leftFrom(report, status), 0);
  return (
    <FigureTable
      label={pipeline.moves.ledger}
      className="ledger"
      heads={[
        pipeline.moves.status,
        formatDate(period.from, "short"),
        pipeline.moves.in,
        pipeline.moves.out,
        formatDate(period.to, "short"),
        pipeline.moves.advanced,
        <>
          <span className="to-700:hidden">{pipeline.moves.medianDays}</span>
          <span className="over-700:hidden">{pipeline.moves.days}</span>
        </>,
      ]}
      foot={
        <>
          <RowHead>{reports.heads.customers}</RowHead>
          <Figure to={customersOn(openingDay(period))} count={totalOf(opening)} />
          <Figure to={customersThatMoved(period)} count={came}>
            {signed("+", came)}
          </Figure>
          <Figure to={customersThatMoved(period, true)} count={left}>
            {signed("−", left)}
          </Figure>
          <Figure to={customersOn(period.to)} count={totalOf(closing)} />
          <td />
          <td />
        </>
      }
    >
      {customerStatuses.map((status) => (
        <StatusRow key={status} status={status} report={report} period={period} />
      ))}
    </FigureTable>
  );
}

function StatusRow({ status, report, period }: Shown<PipelineReport> & { status: CustomerStatus }) {
  const { opening, closing, medianDays } = report;
  const days = medianDays[status];
  const moved = movedOn(report).find((each) => each.status === status);
  const came = cameInto(report, status);
  const left = leftFrom(report, status);
  return (
    <tr>
      <RowHead>
        <StatusWord status={status} />
      </RowHead>
      <Figure to={customersOn(openingDay(period), [status])} count={opening[status]} />
      <Figure to={customersThatCameIn(period, status)} count={came}>
        {signed("+", came)}
      </Figure>
      <Figure to={customersThatLeft(period, status)} count={left}>
        {signed("−", left)}
      </Figure>
      <Figure to={customersOn(period.to, [status])} count={closing[status]} strong />
      {moved ? (
        <Figure to={customersMoved(period, status, moved.to)} count={moved.customers}>
          {opening[status] > 0 ? formatPercent(moved.customers, opening[status]) : "–"}
        </Figure>
      ) : (
        <td className="none">{pipeline.moves.last}</td>
      )}
      <td className={days === null ? "none" : undefined}>
        {days === null ? "–" : formatCount(Math.round(days))}
      </td>
    </tr>
  );
}

function signed(sign: "+" | "−", count: number): string {
  // From right to left, a sign would change sides.
  const mark = isRightToLeft() ? "\u200e" : "";
  return count === 0 ? "0" : mark + sign + formatCount(count);
}
