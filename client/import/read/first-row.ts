import { programOf } from "./programs.ts";

/** Values that are no headings: an email, an address, a phone number, an amount, a day. */
const values = [
  /^\S+@\S+\.\S+$/,
  /^(?:https?:\/\/|www\.)/i,
  /^[+(]?\d[\d\s()./-]{5,}$/,
  /^[-+]?[$€£]?\s?\d[\d.,'’\s]*\s?[$€£%]?$/,
];

/** Whether a first row says what the columns are, or is a row already. */
export function guessFirstRow(cells: readonly string[]): "headings" | "row" {
  if (programOf(cells) !== null) return "headings";
  return cells.some((cell) => values.some((value) => value.test(cell))) ? "row" : "headings";
}
