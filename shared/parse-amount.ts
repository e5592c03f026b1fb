import { largestAmount, maxValue } from "./money.ts";
import { toPlainDigits } from "./text/digits.ts";
import { rules } from "./words/en/rules.ts";

/** How a language or an account writes numbers; only used for ambiguous ones. */
export interface NumberFormat {
  decimal: "." | ",";
  /** 12,34,567, as in India. */
  lakh: boolean;
  /** 1250.5 and the largest amount as the account writes them, for what it is told. */
  example?: string;
  largest?: string;
}

/** `instead` is suggested for three decimals, which elsewhere are a group of thousands. */
export type Reading = { amount: number; instead?: number } | { problem: string; isTooLarge?: true };

function unreadable({ example = "1,250.50" }: NumberFormat): Reading {
  return { problem: rules.amountUnreadable(example) };
}

export function numberFormatOf(language: string): NumberFormat {
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" })
    .formatToParts(1234567.5)
    .filter(({ type }) => type === "integer" || type === "decimal");
  return {
    decimal: parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".",
    lakh: parts[0]?.value === "12",
  };
}

const currency = String.raw`(?:[a-z]{0,3} ?(?![¢￠])\p{Sc}|[a-z]{3}|kr\.?|fr\.?|rs\.?|zł|kč|ft|r)`;
const amountShape = new RegExp(
  [
    String.raw`^(?<open>\()?(?<sign>[-+−–])? ?(?<before>${currency})? ?(?<inner>[-−–])?`,
    // "1200,-" and "1200/-": no cents.
    String.raw`(?<figure>[\d.,'٫ ]*\d)(?<even>[.,:/][-–—]+)?`,
    // Not the k of "kr".
    String.raw` ?(?<scale>[km](?!\p{L}))? ?(?<after>${currency})?(?<close>\))?$`,
  ].join(""),
  "iu",
);

/** Dollars, in the formats of all countries. Never guesses: refuses anything unclear. */
export function parseAmount(typed: string, format: NumberFormat): Reading {
  const text = toPlain(typed);
  if (text === "") return { problem: rules.amountMissing };
  const found = amountShape.exec(text)?.groups;
  if (!found?.figure || !isCurrency(found.before) || !isCurrency(found.after)) {
    return unreadable(format);
  }
  const { open, close, sign = "", inner = "", figure, even, scale } = found;
  if ((open === undefined) !== (close === undefined)) return unreadable(format);
  const shift = { k: 3, m: 6 }[scale?.toLowerCase() ?? ""] ?? 0;
  const reading = even ? readWhole(figure, shift, format) : readFigure(figure, shift, format);
  if ("problem" in reading || reading.amount === 0) return reading;
  if (open || inner || /[-−–]/.test(sign)) return { problem: rules.amountNegative };
  return reading.amount > maxValue
    ? { problem: rules.amountLarge(format.largest ?? largestAmount), isTooLarge: true }
    : reading;
}

/** One kind of space, apostrophe and digit; without direction marks, which come with a paste. */
function toPlain(typed: string): string {
  return toPlainDigits(typed)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[’‘ʼ′`´٬＇]/g, "'")
    .replaceAll("，", ",")
    .replaceAll("．", ".")
    .trim();
}

/** Three-letter words can also mean a million. */
function isCurrency(text = ""): boolean {
  return (
    !/^[a-z]{3}$/i.test(text) || Intl.supportedValuesOf("currency").includes(text.toUpperCase())
  );
}

function readWhole(figure: string, shift: number, format: NumberFormat): Reading {
  const digits = digitsOf(figure, format);
  return digits === null ? unreadable(format) : { amount: Number(`${digits}e${shift}`) };
}

function readFigure(figure: string, shift: number, format: NumberFormat): Reading {
  const whole = readWhole(figure, shift, format);
  const [, head = "", mark = "", cents = ""] = /^(.*)([.,٫])(\d+)$/.exec(figure) ?? [];
  const digits = head.includes(mark) ? null : digitsOf(head || "0", format);
  if (mark === "" || digits === null) return whole;
  const amount = Number(`${digits}${cents}e${shift - cents.length}`);
  if ("problem" in whole) {
    return cents.length > 2 + shift ? { problem: rules.amountDecimals } : { amount };
  }
  if (mark !== format.decimal) return whole;
  return /[1-9]/.test(cents.slice(2 + shift))
    ? { problem: rules.amountGroups(whole.amount, mark) }
    : { amount, instead: whole.amount };
}

/** The digits of a whole number, possibly in groups of three. */
function digitsOf(figure: string, { lakh }: NumberFormat): string | null {
  const grouped =
    /^\d+$/.test(figure) ||
    /^[1-9]\d{0,2}([.,' ])\d{3}(\1\d{3})*$/.test(figure) ||
    (lakh && /^[1-9]\d?(,\d\d)+,\d{3}$/.test(figure));
  return grouped ? figure.replace(/\D/g, "") : null;
}
