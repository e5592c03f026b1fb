import type { FormatSettings } from "../../../shared/account/settings.ts";
import { currentFormats } from "./formats.ts";

/** What stands between thousands, and before the decimals. The space does not break. */
const marksOf: Record<FormatSettings["numbers"], { group: string; decimal: "." | "," }> = {
  "1,234.56": { group: ",", decimal: "." },
  "1.234,56": { group: ".", decimal: "," },
  "1 234,56": { group: "\u00a0", decimal: "," },
  "1’234.56": { group: "’", decimal: "." },
};

export function marks() {
  return marksOf[currentFormats().numbers];
}

/** By decimals: creating one takes longer than a list of numbers. */
const plain = [0, 2].map(
  (decimals) =>
    new Intl.NumberFormat("en-US", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
);

/** 1234.5 with two decimals becomes "1,234.50". */
export function formatNumber(value: number, decimals: number): string {
  const text = plain[decimals === 0 ? 0 : 1]?.format(value) ?? "";
  const { group, decimal } = marks();
  if (group === ",") return text;
  return text.replace(/[,.]/g, (mark) => (mark === "," ? group : decimal));
}

/** A share as "47%"; never 0% for something, never 100% for less than all. */
export function formatPercent(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return "0%";
  const percent = (part / whole) * 100;
  if (percent < 0.5) return "<1%";
  if (percent < 100 && percent >= 99.5) return ">99%";
  return `${Math.round(percent)}%`;
}
