import { ticks } from "d3-array";
import { formatCount } from "../../lib/count.ts";
import { shortMoney } from "./short-money.ts";

export interface Axis {
  /** Where a value stands: 0 at the foot, 1 at the top. */
  place: (value: number) => number;
  ticks: { at: number; label: string }[];
}

interface AxisOptions {
  from?: number;
  /** About how many lines there should be. */
  lines?: number;
  /** Only whole numbers are drawn. */
  whole?: boolean;
  format: (value: number) => string;
}

/** From zero, or another value, to somewhat above the largest one. */
function axisTo(top: number, { from = 0, lines = 4, whole = false, format }: AxisOptions): Axis {
  // With nothing above the foot, it alone is drawn.
  const place = (value: number) => (top > from ? (value - from) / (top - from) : 0);
  const shown = ticks(from, top, lines).filter((tick) => !whole || Number.isInteger(tick));
  return { place, ticks: shown.map((tick) => ({ at: place(tick), label: format(tick) })) };
}

/** `room` is what is left free above the largest one, as a share of it. */
export function countAxis(counts: readonly number[], room = 0.18, lines = 3): Axis {
  const top = Math.max(0, ...counts) * (1 + room);
  return axisTo(top, { lines, whole: true, format: formatCount });
}

export function moneyAxis(values: readonly number[], room = 0.06): Axis {
  const top = Math.max(0, ...values) * (1 + room);
  return axisTo(top, { format: (value) => shortMoney(value, { rounded: true }) });
}
