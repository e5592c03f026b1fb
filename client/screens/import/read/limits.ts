import { importLimits } from "../../../../shared/transfer/imports.ts";
import { countOf, formatCount } from "../../../lib/format/count.ts";

const megabyte = 1024 * 1024;

export const limits = {
  ...importLimits,
  /** More than any program exports, and few enough for a screen that asks about each. */
  columns: 500,
  /** Ten times what a record's notes hold; a spreadsheet's cell has 32,767 at most. */
  characters: 100_000,
} as const;

export function checkSize(bytes: number): void {
  if (bytes === 0) throw new SourceError("The file is empty.");
  if (bytes <= limits.fileBytes) return;
  const size = formatCount(Math.ceil(bytes / megabyte));
  throw new SourceError(
    `This file is ${size} MB. The limit is ${limits.fileBytes / megabyte} MB; split it in two.`,
  );
}

export function checkRows(rows: number): void {
  if (rows <= limits.rows) return;
  throw new SourceError(
    `${formatCount(rows)} rows are too many. The limit is ${formatCount(limits.rows)}; split the file in two.`,
  );
}

/** Of all rows together. */
export function checkColumns(columns: number): void {
  if (columns <= limits.columns) return;
  throw new SourceError(
    `The file has ${formatCount(columns)} columns. The limit is ${limits.columns}; delete the ones you don’t need.`,
  );
}

/** `cells` of one row, which is the `number`th of the file. */
export function checkCells(cells: readonly string[], number: number): void {
  if (cells.length > limits.columns) {
    throw new SourceError(
      `Row ${formatCount(number)} has ${formatCount(cells.length)} columns. The limit is ${limits.columns}; delete the ones you don’t need.`,
    );
  }
  const long = cells.find((cell) => cell.length > limits.characters);
  if (long === undefined) return;
  throw new SourceError(
    `Row ${formatCount(number)} has a cell of ${countOf(long.length, "character")}. The limit is ${formatCount(limits.characters)}.`,
  );
}

/** Why a file cannot be read, as a sentence for the user. */
export class SourceError extends Error {
  override name = "SourceError";
}

/** "This is a PDF. Choose CSV, …" */
export function notReadable(what: string): SourceError {
  return new SourceError(`This is ${what}. Choose CSV, Excel, vCard, ICS or a Client Desk file.`);
}
