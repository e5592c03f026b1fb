import { type NumberFormat, numberFormatOf } from "../../shared/parse-amount.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 12500.5 becomes "$12,500.50": always with cents. */
export function formatMoney(value: number): string {
  return dollars.format(value);
}

/** How the user writes numbers, for ambiguous ones. */
export function typedNumbers(): NumberFormat {
  return numberFormatOf(navigator.language);
}

/** A stored amount as a field holds it, unambiguous in every language. */
export function toTypedAmount(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
