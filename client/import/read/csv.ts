import Papa from "papaparse";
import type { ReadOptions } from "../types.ts";
import { guessDelimiter, guessQuote } from "./delimiter.ts";
import { checkCells, checkRows } from "./limits.ts";

export interface Cells {
  /** Counted from 1, as a spreadsheet counts. */
  number: number;
  cells: string[];
}

interface Csv {
  delimiter: string;
  rows: Cells[];
  notes: string[];
}

/** `tell` hears which share of the text is read. */
export function readCsv(
  text: string,
  { delimiter }: Pick<ReadOptions, "delimiter">,
  tell: (share: number) => void,
): Csv {
  // Mixed line ends would be one line to the parser.
  const lines = text.replace(/\r\n?/g, "\n");
  // Excel's own way to say what parts the cells; its row 1 is the next line.
  const said = /^sep=(.)\n/i.exec(lines);
  const table = said ? lines.slice(said[0].length) : lines;
  const quote = guessQuote(table);
  const parts = delimiter ?? said?.[1] ?? guessDelimiter(table, quote);
  const { rows, openQuote } = parse(table, parts, quote, tell);
  if (openQuote === null) return { delimiter: parts, rows, notes: [] };
  // It would swallow all that follows, so that quotation marks can only be text.
  return {
    delimiter: parts,
    rows: parse(table, parts, "\u0000", tell).rows,
    notes: [
      `A quotation mark in row ${openQuote} is never closed, so every quotation mark was read as text.`,
    ],
  };
}

function parse(text: string, delimiter: string, quoteChar: string, tell: (share: number) => void) {
  const rows: Cells[] = [];
  let openQuote: number | null = null;
  let number = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    quoteChar,
    step: ({ data, errors, meta }) => {
      number++;
      if (errors.some(({ code }) => code === "MissingQuotes")) openQuote = number;
      if (openQuote !== null) return;
      // Spreadsheets end rows with the commas of thousands of empty columns.
      const cells = data.slice(0, data.findLastIndex((cell) => cell.trim() !== "") + 1);
      if (cells.length === 0) return;
      checkCells(cells, number);
      rows.push({ number, cells });
      checkRows(rows.length - 1);
      if (number % 2000 === 0) tell(meta.cursor / text.length);
    },
  });
  return { rows, openQuote };
}
