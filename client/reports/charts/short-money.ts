import { formatMoneyShort, splitMoney } from "../../lib/money.ts";
import { marks } from "../../lib/numbers.ts";

const units = [
  { size: 1e12, letter: "T" },
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
];

/**
 * An amount where there is little room: $7.21M, $940K, $12. `rounded` leaves out zeros at the end,
 * for round amounts such as $2.5M.
 */
export function shortMoney(value: number, { rounded = false } = {}): string {
  const unit = units.find(({ size }) => Math.abs(value) >= size);
  if (!unit) return formatMoneyShort(rounded ? value : Math.round(value));
  const figure = value / unit.size;
  const decimals = unit.letter === "K" && !rounded ? 0 : 2;
  const text = figure.toFixed(decimals);
  const shown = rounded && text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  // What stands around the figure of this user's money.
  const [zero] = splitMoney(0);
  const symbol = zero.slice(0, zero.indexOf("0"));
  return `${value < 0 ? "-" : ""}${symbol}${shown.replace("-", "").replace(".", marks().decimal)}${unit.letter}`;
}
