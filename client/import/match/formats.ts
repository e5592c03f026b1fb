import type { ColumnMatch, DateOrder, DecimalMark } from "../types.ts";

/** How a column can be written, in the words of the menu. */
export const dateWords: Record<DateOrder, string> = {
  dmy: "Day, month, year",
  mdy: "Month, day, year",
  ymd: "Year, month, day",
};

const decimalWords: Record<DecimalMark, string> = {
  comma: "Decimal comma",
  dot: "Decimal point",
};

/** The ways that a column could be read, the way it is read, and what another one changes. */
export function waysOf({ dates, decimals }: ColumnMatch) {
  if (dates) {
    // A year of four digits is read first anyway; who has such dates can still say otherwise.
    const ways = dates === "ymd" ? (["ymd", "dmy", "mdy"] as const) : (["dmy", "mdy"] as const);
    return {
      now: dateWords[dates],
      ways: ways.map((way) => ({ word: dateWords[way], changes: { dates: way } })),
    };
  }
  if (decimals) {
    const ways = ["comma", "dot"] as const;
    return {
      now: decimalWords[decimals],
      ways: ways.map((way) => ({ word: decimalWords[way], changes: { decimals: way } })),
    };
  }
  return null;
}
