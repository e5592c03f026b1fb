import { landing } from "../../../shared/words/en/landing.ts";
import { statusLook } from "../../kinds/customers/status.tsx";
import { formatPercent } from "../../lib/format/numbers.ts";
import { type BarSegment, divideBar } from "../../lib/format/stacked-bar.ts";
import { cx } from "../../ui/class-names.ts";
import { Money } from "../../ui/text/money.tsx";
import { sampleStatuses, sampleTotals } from "./sample.ts";

/** A fixed drawing width, so that nothing needs measuring. */
const width = 1000;
/** Height of each bar, in px. */
const strip = 26;
/** A segment under this share of the width has no label. */
const leastLabelled = 0.04;

const counts = divideBar(
  sampleStatuses.map((status) => status.customers),
  width,
);
const values = divideBar(
  sampleStatuses.map((status) => status.value),
  width,
);
const pieces = sampleStatuses.map((status, index) => ({
  ...status,
  tone: statusLook[status.status].tone,
  top: counts[index] ?? { start: 0, size: 0 },
  bottom: values[index] ?? { start: 0, size: 0 },
}));

type StatusFlowProps = {
  /** Pixels. */
  height: number;
  /** The two totals above the bars instead of beside them. */
  stacked?: boolean;
};

/** The sample customers by status, joined to the value of each status. */
export function StatusFlow({ height, stacked = false }: StatusFlowProps) {
  const middle = height / 2;
  return (
    <div className={cx("grid", !stacked && "grid-cols-[92px_minmax(0,1fr)] to-700:grid-cols-1")}>
      <div
        className={cx(
          "flex justify-between text-12 text-ink-3",
          stacked
            ? "pb-2"
            : "flex-col border-e border-margin pe-3 to-700:flex-row to-700:border-0 to-700:pe-0 to-700:pb-2",
        )}
      >
        <Axis name={landing.picture.customersAxis}>{sampleTotals.customers}</Axis>
        <Axis name={landing.picture.valueAxis} last>
          <Money value={sampleTotals.value} short />
        </Axis>
      </div>
      <div className={cx("relative", !stacked && "ps-3 to-700:ps-0")} style={{ height }}>
        <div className="relative h-full">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block size-full rtl:-scale-x-100"
          >
            {pieces.map(({ status, tone, top, bottom }) => (
              <g key={status} className={cx(tone, "fill-mark")}>
                <path opacity={0.17} d={ribbon(top, bottom, height, middle)} />
                <rect x={top.start} width={top.size} height={strip} />
                <rect x={bottom.start} y={height - strip} width={bottom.size} height={strip} />
              </g>
            ))}
          </svg>
          {pieces.map(({ status, tone, top, bottom, customers, value }) => (
            <div key={status} className={tone}>
              <Label piece={top} className="top-0">
                {customers}
              </Label>
              <Label piece={bottom} className="bottom-0">
                {formatPercent(value, sampleTotals.value)}
              </Label>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function ribbon(top: BarSegment, bottom: BarSegment, height: number, middle: number): string {
  const [topEnd, bottomEnd] = [top.start + top.size, bottom.start + bottom.size];
  const [from, to] = [strip, height - strip];
  return [
    `M${top.start} ${from}H${topEnd}`,
    `C${topEnd} ${middle + 4} ${bottomEnd} ${middle - 4} ${bottomEnd} ${to}`,
    `H${bottom.start}`,
    `C${bottom.start} ${middle - 4} ${top.start} ${middle + 4} ${top.start} ${from}Z`,
  ].join("");
}

type AxisProps = { name: string; last?: boolean; children: React.ReactNode };

function Axis({ name, last, children }: AxisProps) {
  return (
    <span className={cx(last && "text-end [.flex-col>&]:text-start")}>
      <b className="block font-display text-[15px] leading-[18px] font-medium tracking-[-0.01em] text-ink">
        {children}
      </b>
      {name}
    </span>
  );
}

type LabelProps = { piece: BarSegment; className: string; children: React.ReactNode };

function Label({ piece, className, children }: LabelProps) {
  if (piece.size < width * leastLabelled) return null;
  return (
    <span
      className={cx(
        "digits absolute overflow-hidden text-center text-12 leading-[26px] font-semibold text-on",
        className,
      )}
      style={{
        insetInlineStart: `${(piece.start / width) * 100}%`,
        width: `${(piece.size / width) * 100}%`,
      }}
    >
      {children}
    </span>
  );
}
