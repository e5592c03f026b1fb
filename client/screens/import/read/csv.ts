import Papa from "papaparse";
import type { imports } from "../../../../shared/words/en/imports.ts";
import { checkCells, checkRows } from "./limits.ts";
import { noteOf, type ReadOptions, type SourceNote } from "./source.ts";

export interface Cells {
  /** Counted from 1, as a spreadsheet counts. */
  number: number;
  cells: string[];
}

interface Csv {
  delimiter: string;
  rows: Cells[];
  notes: SourceNote[];
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
    notes: [noteOf("openQuote", String(openQuote))],
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

/** What can stand between the cells of a text file, most usual first, and the name of its words. */
export const delimiters = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
  "^": "caret",
  "~": "tilde",
  ":": "colon",
  "\u001f": "unit",
} as const satisfies Record<string, keyof typeof imports.delimiters>;

const sampleRows = 50;
const sampleLength = 200_000;

/** That which parts most rows into the same number of cells, or comma where none does. */
function guessDelimiter(text: string, quote: string): string {
  const sample = text.slice(0, sampleLength);
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of Object.keys(delimiters)) {
    if (!sample.includes(delimiter)) continue;
    const score = regularity(sample, delimiter, quote);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Equal rows count most; of two that are alike, as `1,5;2,5` is, the wider one is right. */
function regularity(sample: string, delimiter: string, quote: string): number {
  const { data } = Papa.parse<string[]>(sample, {
    delimiter,
    newline: "\n",
    quoteChar: quote,
    preview: sampleRows,
    skipEmptyLines: true,
  });
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  widths.delete(1);
  const [width = 0, rows = 0] = [...widths].sort((a, b) => b[1] - a[1])[0] ?? [];
  // Times are no columns, and neither are the slashes of addresses.
  const rarity = ":^~".includes(delimiter) ? 0.5 : 1;
  const heading = data[0]?.length === width ? 1 : 0.7;
  return (rows / data.length) * rarity * heading + Math.min(width, 50) / 500;
}

/** Single quotes where cells stand in them and none stands in double ones. */
function guessQuote(text: string): '"' | "'" {
  const sample = text.slice(0, sampleLength);
  if (sample.includes('"')) return '"';
  const quoted = sample.match(/(?:^|[,;\t|])'[^'\n]*'(?=$|[,;\t|])/gm)?.length ?? 0;
  return quoted > sample.split("\n").length ? "'" : '"';
}
