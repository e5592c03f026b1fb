import { isKnownHeading } from "../match/headings.ts";
import { programOf } from "./programs.ts";

/** Values that are no headings: an email, an address, a phone number, an amount or a day, but for a year. */
const values = [
  /^\S+@\S+\.\S+$/,
  /^(?:https?:\/\/|www\.)/i,
  /^[+(]?\d[\d\s()./-]{5,}$/,
  /^(?!(?:19|20)\d\d$)[-+]?[$€£]?\s?\d[\d.,'’\s]*\s?[$€£%]?$/,
];
const name = /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){1,3}$/u;

/** Rows that are compared with the first. */
const enough = 200;

/** Whether a first row says what the columns are, or is a row as those below. */
export function guessFirstRow(
  cells: readonly string[],
  below: readonly (readonly string[])[],
): "headings" | "row" {
  if (programOf(cells) !== null) return "headings";
  const filled = cells.filter(Boolean);
  const known = filled.filter(isKnownHeading).length;
  const valued = filled.filter((cell) => values.some((value) => value.test(cell))).length;
  if (known > 1 && known >= valued) return "headings";
  return valued > 0 || isLikeOthers(cells, below.slice(0, enough)) ? "row" : "headings";
}

/** What stands in it stands below it again, or is a name above names. */
function isLikeOthers(cells: readonly string[], below: readonly (readonly string[])[]): boolean {
  return cells.some((cell, at) => {
    if (cell === "") return false;
    const column = below.flatMap((row) => row[at] || []);
    if (column.includes(cell)) return true;
    const names = column.filter((text) => name.test(text));
    return !isKnownHeading(cell) && name.test(cell) && names.length > column.length * 0.7;
  });
}
