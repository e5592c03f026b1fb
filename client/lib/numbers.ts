import type { FormatSettings } from "../../shared/settings.ts";
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
