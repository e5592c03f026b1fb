import { messages } from "../../../shared/messages.ts";
import { maxValue } from "../../../shared/money.ts";
import { parseAmount } from "../../../shared/parse-amount.ts";
import { formatMoney } from "../../lib/money.ts";
import { formatNumber } from "../../lib/numbers.ts";
import { toTypedAmount } from "../../lib/typed-amount.ts";
import type { DecimalMark, Problem } from "../types.ts";
import { isNothing } from "./read-text.ts";

/** As spreadsheets write what they have computed: 33.333333333, 1.5E+05. */
const computed = /^\d+(?:\.\d{3,}|(?:\.\d+)?e\+?\d{1,2})$/i;
const part = /\d(?:[\d.,'’ \u00a0]*\d)?\s?[km]?(?!\p{L})/giu;

/** Dollars, with cents parted as in the whole column. */
export function readAmount(text: string, decimals: DecimalMark): number | null | Problem {
  if (isNothing(text)) return null;
  const format = { decimal: decimals === "comma" ? "," : ".", lakh: true } as const;
  const isComputed = decimals === "dot" && computed.test(text);
  const reading = isComputed ? { amount: toCents(Number(text)) } : parseAmount(text, format);
  if ("amount" in reading && reading.amount <= maxValue) return reading.amount;
  if ("amount" in reading || reading.problem === messages.amounts.tooLarge()) {
    return { text: `More than ${formatMoney(maxValue)}` };
  }
  // A sum that is not clear is not guessed.
  const [only, ...others] = text.match(part) ?? [];
  const inside = only && others.length === 0 ? parseAmount(only, format) : reading;
  const isNegative = /^[^\d]*[-−–(]/.test(text) && "amount" in inside;
  const problem = isNegative ? "Below zero" : "Not an amount";
  if (!("amount" in inside)) return { text: problem };
  const typed = toTypedAmount(inside.amount);
  const label = `Use ${formatNumber(inside.amount, Number.isInteger(inside.amount) ? 0 : 2)}`;
  return { text: problem, fix: { label, text: typed } };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
