import { isKnownHeading } from "../match/headings.ts";
import type { Cells } from "./csv.ts";
import { cleanCell } from "./fields.ts";
import { checkColumns, SourceError } from "./limits.ts";
import { programOf } from "./programs.ts";
import { noteOf, type ReadOptions, type Source } from "./source.ts";

type Table = Pick<Source, "columns" | "rows" | "firstRow" | "program" | "notes">;

/** A table of texts as columns with headings; nothing that stands in it is lost in silence. */
export function toTable(read: readonly Cells[], options: Pick<ReadOptions, "firstRow">): Table {
  const all = read
    .map(({ number, cells }) => ({ number, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const top = options.firstRow === "row" ? 0 : rowsAbove(all);
  const firstRow = options.firstRow ?? guessOf(all.slice(top));
  // Only a report has a title; above a row without headings are rows.
  const above = firstRow === "headings" ? top : 0;
  const [first, ...others] = all.slice(above);
  if (!first) throw new SourceError("empty");
  const headings = firstRow === "headings" ? first.cells : [];
  const rows = firstRow === "headings" ? others : [first, ...others];
  if (rows.length === 0) throw new SourceError("noRows");

  const used = usedColumns(headings, rows);
  const longer = rows.filter(({ cells }) => lastUsed(cells) >= headings.length).length;
  return {
    columns: used.map((at) => {
      const heading = headings[at]?.replace(/\s+/g, " ");
      return heading ? { heading } : { heading: `Column ${lettersOf(at)}`, letters: lettersOf(at) };
    }),
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: used.map((at) => cells[at] ?? ""),
    })),
    firstRow,
    program: programOf(headings),
    notes: [
      ...(above > 0 ? [noteOf("rowsAbove", above)] : []),
      ...(headings.length > 0 && longer > 0 ? [noteOf("rowsLonger", longer)] : []),
    ],
  };
}

function guessOf([first, ...others]: readonly Cells[]): "headings" | "row" {
  const below = others.map(({ cells }) => cells);
  return first ? guessFirstRow(first.cells, below) : "row";
}

/** A report's title and the like, which programs write above the headings. */
function rowsAbove(rows: readonly Cells[]): number {
  const filled = rows.slice(0, 30).map(({ cells }) => cells.filter((cell) => cell !== "").length);
  const usual = Math.max(...filled.slice(0, 30), 0);
  if (usual < 3) return 0;
  return Math.max(
    filled.findIndex((count) => count > usual / 2),
    0,
  );
}

/** Columns that have a heading or a value; of thousands of empty ones none is shown. */
function usedColumns(headings: readonly string[], rows: readonly Cells[]): number[] {
  const used = new Set(headings.flatMap((heading, at) => (heading === "" ? [] : [at])));
  // Not by `entries`, which gives the holes of a workbook's rows as well.
  for (const { cells } of rows) {
    cells.forEach((cell, at) => {
      if (cell !== "") used.add(at);
    });
  }
  checkColumns(used.size);
  return [...used].sort((a, b) => a - b);
}

function lastUsed(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => Boolean(cell));
}

/** What a spreadsheet calls a column that has no heading: `C`, `AB`. */
function lettersOf(at: number): string {
  let text = "";
  for (let left = at + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(65 + ((left - 1) % 26)) + text;
  }
  return text;
}

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
function guessFirstRow(
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
