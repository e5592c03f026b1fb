import type { FormatSettings } from "../../../shared/settings.ts";
import type { DecimalMark } from "../types.ts";

/** Values that are looked at, from all over the column. */
const enough = 5000;

/** How a column parts cents: as its own values show, otherwise as the account writes numbers. */
export function amountMarkOf(values: readonly string[], formats: FormatSettings): DecimalMark {
  let comma = 0;
  let dot = 0;
  const step = Math.ceil(values.length / enough);
  for (let place = 0; place < values.length; place += step) {
    const mark = markOf(values[place] ?? "");
    if (mark === "comma") comma += 1;
    if (mark === "dot") dot += 1;
  }
  if (comma !== dot) return comma > dot ? "comma" : "dot";
  return formats.numbers.at(-3) === "," ? "comma" : "dot";
}

/** What one amount shows: `1.250,00`, `12,5` and `1.250` have a comma for cents. */
function markOf(text: string): DecimalMark | null {
  const [, mark, after = ""] = /([.,])(\d+)\D*$/.exec(text) ?? [];
  if (!mark) return null;
  const isGroup = after.length === 3 && text.indexOf(mark) > 0;
  const before = text.slice(0, text.lastIndexOf(mark));
  const other = mark === "," ? "." : ",";
  if (before.includes(mark)) return mark === "," ? "dot" : "comma";
  if (isGroup && !before.includes(other)) return mark === "," ? "dot" : "comma";
  return mark === "," ? "comma" : "dot";
}
