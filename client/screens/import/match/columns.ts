import type { FormatSettings } from "../../../../shared/account/settings.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import type { Source } from "../read/source.ts";
import { choicesOf } from "./choices.ts";
import type { ColumnMatch, DateOrder, DecimalMark, Match, Target } from "./column-match.ts";
import { hasChoices, hasDates } from "./targets.ts";

/** The ways that a column could be read, the way it is read, and what another one changes. */
export function waysOf({ dates, decimals }: ColumnMatch) {
  if (dates) {
    // A year of four digits is read first anyway; who has such dates can still say otherwise.
    const ways = dates === "ymd" ? (["ymd", "dmy", "mdy"] as const) : (["dmy", "mdy"] as const);
    return {
      now: matching.dates[dates],
      ways: ways.map((way) => ({ word: matching.dates[way], changes: { dates: way } })),
    };
  }
  if (decimals) {
    const ways = ["comma", "dot"] as const;
    return {
      now: matching.decimals[decimals],
      ways: ways.map((way) => ({ word: matching.decimals[way], changes: { decimals: way } })),
    };
  }
  return null;
}

/** What every part of the table of columns gets. */
export type ColumnsProps = { source: Source; match: Match; onChange: (match: Match) => void };

/** The texts of a column, without those that say nothing. */
export function valuesOf({ rows }: Pick<Source, "rows">, place: number): string[] {
  const values: string[] = [];
  for (const { cells } of rows) {
    const text = cells[place]?.trim();
    if (text) values.push(text);
  }
  return values;
}

/** A column that becomes something, with how its values are read. */
export function matchColumn(
  source: Pick<Source, "rows">,
  place: number,
  becomes: Target,
  formats: FormatSettings,
): Omit<ColumnMatch, "heading" | "isGuessed"> {
  if (hasDates(becomes)) return { becomes, ...dateOrderOf(valuesOf(source, place), formats) };
  if (becomes === "value") {
    return { becomes, decimals: amountMarkOf(valuesOf(source, place), formats) };
  }
  if (hasChoices(becomes)) {
    return { becomes, values: choicesOf(valuesOf(source, place), becomes) };
  }
  return { becomes };
}

/** Values that are looked at, from all over the column. */
const enough = 5000;

/** How a column parts cents: as its own values show, otherwise as the account writes numbers. */
function amountMarkOf(values: readonly string[], formats: FormatSettings): DecimalMark {
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

const figures = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})(?!\d)/;

/**
 * The order of a column's dates. Each value can rule one out; `isAmbiguous` where both day and month
 * first are left, and the account's own order stands until the user says so.
 */
function dateOrderOf(
  values: readonly string[],
  formats: FormatSettings,
): { dates: DateOrder; isAmbiguous?: boolean } {
  let dayFirst = 0;
  let monthFirst = 0;
  let yearFirst = 0;
  let either = 0;
  let dotted = 0;
  for (const value of values) {
    const [, first = "", mark, second = ""] = figures.exec(value) ?? [];
    if (first === "") continue;
    if (first.length > 2) yearFirst += 1;
    else if (Number(first) > 12) dayFirst += 1;
    else if (Number(second) > 12) monthFirst += 1;
    else if (mark === ".") dotted += 1;
    else if (first !== second) either += 1;
  }
  // With dots the day comes first, wherever dots are used.
  if (dayFirst > 0 || monthFirst > 0) return { dates: monthFirst > dayFirst ? "mdy" : "dmy" };
  if (dotted > 0) return { dates: "dmy" };
  if (either > 0) return { dates: formats.date === "dmy" ? "dmy" : "mdy", isAmbiguous: true };
  if (yearFirst > 0) return { dates: "ymd" };
  return { dates: formats.date };
}

/** As far as the screen looks for examples of a column. */
const depth = 2000;

/** The first rows of a file that have something in a column. */
export function samplesOf({ rows }: Source, place: number, most = 3): string[] {
  const found: string[] = [];
  for (const { cells } of rows.slice(0, depth)) {
    const text = cells[place]?.trim();
    if (text) found.push(text);
    if (found.length === most) break;
  }
  return found;
}
