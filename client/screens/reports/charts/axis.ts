import { ticks } from "d3-array";
import { formatCount } from "../../../lib/format/count.ts";
import { formatMoneyShort, splitMoney } from "../../../lib/format/money.ts";
import { marks } from "../../../lib/format/numbers.ts";

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

const units = [
  { size: 1e12, letter: "T" },
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
];

type Unit = (typeof units)[number];

/**
 * An amount where there is little room: $7.21M, $940K, $12. `rounded` leaves out zeros at the end,
 * for round amounts such as $2.5M.
 */
export function shortMoney(value: number, { rounded = false } = {}): string {
  const inUnit = ({ size, letter }: Unit) =>
    (value / size).toFixed(letter === "K" && !rounded ? 0 : 2);
  const place = units.findIndex(({ size }) => Math.abs(value) >= size);
  const [larger, own] = [units[place - 1], units[place]];
  if (!own) return formatMoneyShort(rounded ? value : Math.round(value));
  // $999,600 is $1.00M, not $1000K.
  const unit = larger && Math.abs(Number(inUnit(own))) >= 1000 ? larger : own;
  const text = inUnit(unit);
  const shown = rounded && text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  // What stands around the figure of this user's money.
  const [zero] = splitMoney(0);
  const symbol = zero.slice(0, zero.indexOf("0"));
  return `${value < 0 ? "-" : ""}${symbol}${shown.replace("-", "").replace(".", marks().decimal)}${unit.letter}`;
}
