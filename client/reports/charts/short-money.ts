import { formatMoneyShort, splitMoney } from "../../lib/money.ts";
import { marks } from "../../lib/numbers.ts";

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
