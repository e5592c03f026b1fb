import { importLimits } from "../../../../shared/transfer/imports.ts";
import { unreadable } from "../../../../shared/words/en/unreadable.ts";
import { say } from "../../../../shared/words/say.ts";

const megabyte = 1024 * 1024;

export const limits = {
  ...importLimits,
  /** More than any program exports, and few enough for a screen that asks about each. */
  columns: 500,
  /** Ten times what a record's notes hold; a spreadsheet's cell has 32,767 at most. */
  characters: 100_000,
} as const;

export function checkSize(bytes: number): void {
  if (bytes === 0) throw new SourceError("empty");
  if (bytes <= limits.fileBytes) return;
  const size = Math.ceil(bytes / megabyte);
  throw new SourceError("tooLarge", [size, limits.fileBytes / megabyte]);
}

export function checkRows(rows: number): void {
  if (rows <= limits.rows) return;
  throw new SourceError("tooManyRows", [rows, limits.rows]);
}

/** Of all rows together. */
export function checkColumns(columns: number): void {
  if (columns <= limits.columns) return;
  throw new SourceError("tooManyColumns", [columns, limits.columns]);
}

/** `cells` of one row, which is the `number`th of the file. */
export function checkCells(cells: readonly string[], number: number): void {
  if (cells.length > limits.columns) {
    throw new SourceError("tooManyInRow", [number, cells.length, limits.columns]);
  }
  const long = cells.find((cell) => cell.length > limits.characters);
  if (long === undefined) return;
  throw new SourceError("longCell", [number, long.length, limits.characters]);
}

type Reason = keyof typeof unreadable;

/**
 * Why a file cannot be read: a reason with its values. Its message is in English where a worker has found it, and said
 * anew by the page, which has the words of the language.
 */
export class SourceError extends Error {
  override name = "SourceError";
  readonly reason: Reason;
  readonly values: readonly (string | number)[];

  constructor(reason: Reason, values: readonly (string | number)[] = [], options?: ErrorOptions) {
    super(say(unreadable, reason, values), options);
    this.reason = reason;
    this.values = values;
  }
}
