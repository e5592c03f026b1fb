import { currentFormats } from "./formats.ts";
import { formatNumber, marks } from "./numbers.ts";

/**
 * Money in the user's currency and numbers. It is kept with two decimals and never converted. The
 * symbol stands first, as in English.
 */
interface Currency {
  code: string;
  /** "$", or "CHF " with a space that does not break. */
  symbol: string;
  /** JPY has no decimals, and KWD three, of which two are kept. */
  decimals: number;
}

let known: Currency | undefined;

/** Looked up once for each currency: that takes longer than a list of amounts. */
function currencyInUse(): Currency {
  const { currency: code } = currentFormats();
  if (known?.code !== code) known = { code, ...readCurrency(code) };
  return known;
}

function readCurrency(code: string): Omit<Currency, "code"> {
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const parts = format.formatToParts(0);
  const figure = parts.findIndex(({ type }) => type === "integer");
  const symbol = parts.slice(0, figure).map(({ value }) => value);
  return {
    symbol: symbol.join(""),
    decimals: Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 2),
  };
}

/**
 * 12500.5 becomes "$12,500.50": always with cents, in a currency that has none only where there are
 * some, so that nothing is hidden.
 */
export function formatMoney(value: number): string {
  return splitMoney(value).join("");
}

/** "$12,500" and ".50". */
export function splitMoney(value: number): [whole: string, cents: string] {
  const { symbol, decimals } = currencyInUse();
  const figure = formatNumber(Math.abs(value), decimals || (Number.isInteger(value) ? 0 : 2));
  const mark = figure.lastIndexOf(marks().decimal);
  const end = mark < 0 ? figure.length : mark;
  return [`${value < 0 ? "-" : ""}${symbol}${figure.slice(0, end)}`, figure.slice(end)];
}

/** "$12,500", and "$12,500.50". */
export function formatMoneyShort(value: number): string {
  const [whole, cents] = splitMoney(value);
  return cents.endsWith("00") ? whole : whole + cents;
}

/** What stands before an amount that is typed: "$". */
export function currencySymbol(): string {
  return currencyInUse().symbol.trim();
}
