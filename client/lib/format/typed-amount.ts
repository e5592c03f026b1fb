import { maxValue } from "../../../shared/money.ts";
import { type NumberFormat, numberFormatOf } from "../../../shared/parse-amount.ts";
import { currentFormats } from "./formats.ts";
import { formatMoney } from "./money.ts";
import { formatNumber, marks } from "./numbers.ts";

// Apart from money.ts: screens show amounts, only forms and filters have them typed.

/**
 * How the user writes numbers, for ambiguous ones. Who has not chosen other numbers than a new
 * account has writes them as the browser's language does.
 */
export function typedNumbers(): NumberFormat {
  const { numbers } = currentFormats();
  const examples = { example: formatNumber(1250.5, 2), largest: formatMoney(maxValue) };
  if (numbers === "1,234.56") return { ...numberFormatOf(navigator.language), ...examples };
  return { decimal: marks().decimal, lakh: false, ...examples };
}

/** A stored amount as a field holds it, unambiguous in every format. */
export function toTypedAmount(value: number): string {
  const [whole = "", cents] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split(
    ".",
  );
  return cents === undefined ? whole : `${whole}${marks().decimal}${cents}`;
}
