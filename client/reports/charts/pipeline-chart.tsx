import { useRef } from "react";
import type { Period } from "../../../shared/report-periods.ts";
import type { PipelineReport } from "../../../shared/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { useElementWidth } from "../../dashboard/use-element-width.ts";
import { countOf, formatCount } from "../../lib/count.ts";
import { customersMoved, customersOn, openingDay } from "../links.ts";
import { Chart } from "./chart.tsx";
import { dayName } from "./column-words.ts";
import { PipelinePiece } from "./pipeline-piece.tsx";
import { PipelineRibbon } from "./pipeline-ribbon.tsx";
import { layOutPipeline } from "./ribbons.ts";

/** The drawing is scaled to the height that charts.css gives it. */
const drawnHeight = 128;
/** Until it is measured. */
const usualWidth = 860;

/**
 * Customers by status on the first day above and on the last one below, and how they moved. For the
 * arrow keys each status is a column: its piece above, what became of it, its piece below.
 */
export function PipelineChart({ report, period }: { report: PipelineReport; period: Period }) {
  const picture = useRef<HTMLDivElement>(null);
  const width = useElementWidth(picture) || usualWidth;
  const { before, after, came, ribbons } = layOutPipeline(report, width);
  const total = after.reduce((sum, { customers }) => sum + customers, 0);
  const first = dayName(period.from);
  const last = dayName(period.to);
  return (
    <Chart label="How customers moved between the statuses">
      <p aria-hidden="true" className="pipeline-caption">
        <span>
          <b>{first}</b> {countOf(total - came, "customer")}
        </span>
        {came > 0 && <span>{formatCount(came)} added since</span>}
      </p>
      <div ref={picture} className="pipeline-strip">
        {before.map((piece, column) => (
          <PipelinePiece
            key={piece.status}
            {...{ piece, width }}
            at={{ column, row: 9 }}
            link={
              piece.status
                ? customersOn(openingDay(period), [piece.status])
                : customersMoved(period, null, customerStatuses)
            }
            title={piece.status ? `${first}: ${piece.status}` : `Added since ${first}`}
            whole={piece.status ? total - came : total}
          />
        ))}
      </div>
      <svg
        role="none"
        className="pipeline-ribbons"
        viewBox={`0 0 ${width} ${drawnHeight}`}
        preserveAspectRatio="none"
      >
        {ribbons.map((ribbon) => (
          <PipelineRibbon
            key={`${ribbon.from} ${ribbon.to}`}
            {...{ ribbon, period }}
            whole={ribbon.from ? report.opening[ribbon.from] : came}
            height={drawnHeight}
          />
        ))}
      </svg>
      <div className="pipeline-strip">
        {after.map((piece, column) => (
          <PipelinePiece
            key={piece.status}
            {...{ piece, width }}
            at={{ column, row: 0 }}
            link={customersOn(period.to, [piece.status])}
            title={`${last}: ${piece.status}`}
            whole={total}
          />
        ))}
      </div>
      <p aria-hidden="true" className="pipeline-caption">
        <span>
          <b>{last}</b> {countOf(total, "customer")}
        </span>
      </p>
    </Chart>
  );
}
