import { useRef } from "react";
import type { Period } from "../../../../../shared/reports/report-periods.ts";
import type { PipelineReport } from "../../../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../../../shared/statuses.ts";
import { common } from "../../../../../shared/words/en/common.ts";
import { pipeline } from "../../../../../shared/words/en/pipeline.ts";
import { reports } from "../../../../../shared/words/en/reports.ts";
import { statusLook } from "../../../../kinds/customers/status.tsx";
import { useElementWidth } from "../../../../lib/browser/use-element-width.ts";
import { formatCount } from "../../../../lib/format/count.ts";
import { formatPercent } from "../../../../lib/format/numbers.ts";
import { cx } from "../../../../ui/class-names.ts";
import { Rich } from "../../../../ui/text/rich.tsx";
import { customersMoved, customersOn, openingDay } from "../../links.ts";
import { Chart } from "../chart.tsx";
import { dayName } from "../column-words.ts";
import { percent } from "../frame.tsx";
import { Mark, type MarkProps } from "../mark.tsx";
import { layOutPipeline, origins, type Piece, type Ribbon, ribbonPath } from "./ribbons.ts";

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
    <Chart label={pipeline.moves.chart}>
      <p aria-hidden="true" className="pipeline-caption">
        <DayCount day={first} count={total - came} />
        {came > 0 && <span>{pipeline.moves.came(came)}</span>}
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
            title={
              piece.status
                ? reports.named(first, common.statuses[piece.status])
                : pipeline.moves.since(first)
            }
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
            title={piece.status ? reports.named(last, common.statuses[piece.status]) : last}
            whole={total}
          />
        ))}
      </div>
      <p aria-hidden="true" className="pipeline-caption">
        <DayCount day={last} count={total} />
      </p>
    </Chart>
  );
}

function DayCount({ day, count }: { day: string; count: number }) {
  return (
    <span>
      <Rich text={pipeline.moves.count(day, count)} tags={{ day: (name) => <b>{name}</b> }} />
    </span>
  );
}

type PipelineRibbonProps = {
  ribbon: Ribbon;
  period: Period;
  /** All that had the status, or came. */
  whole: number;
  height: number;
};

/** Those that went from one status to another, stayed in it, or came into it. */
function PipelineRibbon({ ribbon, period, whole, height }: PipelineRibbonProps) {
  const { from, to, customers } = ribbon;
  const share = formatPercent(customers, whole);
  return (
    <Mark
      link={customersMoved(period, from, [to])}
      at={{ column: origins.indexOf(from), row: 8 - customerStatuses.indexOf(to) }}
      title={ribbonInWords(ribbon)}
      detail={
        from === null
          ? pipeline.moves.ofNew(customers, share)
          : pipeline.moves.ofStatus(customers, share, common.statuses[from])
      }
      className={cx("pipeline-ribbon", from && statusLook[from].tone)}
      data-kind={from === null ? "new" : from === to ? "stayed" : "moved"}
    >
      <path d={ribbonPath(ribbon, height)} />
    </Mark>
  );
}

function ribbonInWords({ from, to }: Ribbon): string {
  const status = common.statuses[to];
  if (from === null) return pipeline.moves.newAs(status);
  return from === to
    ? pipeline.moves.stayed(status)
    : pipeline.moves.moved(common.statuses[from], status);
}

/** Below four percent there is no number. */
const leastShare = 0.04;

type PipelinePieceProps = Pick<MarkProps, "at" | "link" | "title"> & {
  piece: Piece;
  /** Of the strip, in the same pixels. */
  width: number;
  /** The customers that it is a share of. */
  whole: number;
};

/** The customers of one status in a strip, or outlined those that came since. */
function PipelinePiece({ piece, width, whole, ...mark }: PipelinePieceProps) {
  const { status, customers, start, size } = piece;
  if (customers === 0) return null;
  const label = formatCount(customers);
  // About 7 px per character, and some space.
  const fits = size / width >= leastShare && size >= label.length * 7 + 6;
  return (
    <Mark
      {...mark}
      detail={common.list(reports.customers(customers), formatPercent(customers, whole))}
      className={cx(
        "pipeline-piece",
        status ? `fill-tone ${statusLook[status].tone}` : "fill-came",
      )}
      style={{ insetInlineStart: percent(start / width), width: percent(size / width) }}
    >
      {fits && label}
    </Mark>
  );
}
