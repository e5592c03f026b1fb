import { countOf } from "../../lib/count.ts";
import type { ReadOptions, Source } from "../types.ts";
import { cleanCell } from "./clean-cell.ts";
import type { Cells } from "./csv.ts";
import { guessFirstRow } from "./first-row.ts";
import { checkColumns } from "./limits.ts";
import { programOf } from "./programs.ts";
import { SourceError } from "./source-error.ts";
import { wereOf } from "./words.ts";

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
  if (!first) throw new SourceError("The file is empty.");
  const headings = firstRow === "headings" ? first.cells : [];
  const rows = firstRow === "headings" ? others : [first, ...others];
  if (rows.length === 0) throw new SourceError("The file has headings, but no rows.");

  const used = usedColumns(headings, rows);
  const longer = rows.filter(({ cells }) => lastUsed(cells) >= headings.length).length;
  return {
    columns: used.map((at) => ({ heading: headings[at]?.replace(/\s+/g, " ") || letters(at) })),
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: used.map((at) => cells[at] ?? ""),
    })),
    firstRow,
    program: programOf(headings),
    notes: [
      ...(above > 0
        ? [`${countOf(above, "row")} above the headings ${wereOf(above)} left out.`]
        : []),
      ...(headings.length > 0 && longer > 0
        ? [`${countOf(longer, "row")} ${longer === 1 ? "is" : "are"} longer than the headings.`]
        : []),
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

/** What a spreadsheet calls a column that has no heading: `Column C`, `Column AB`. */
function letters(at: number): string {
  let text = "";
  for (let left = at + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(65 + ((left - 1) % 26)) + text;
  }
  return `Column ${text}`;
}
