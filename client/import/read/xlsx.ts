import type { CellValue } from "hucre/xlsx";
import { countOf } from "../../lib/count.ts";
import type { ReadOptions } from "../types.ts";
import type { Cells } from "./csv.ts";
import { checkCells, checkRows } from "./limits.ts";
import { SourceError } from "./source-error.ts";
import { wereOf } from "./words.ts";
import { listSheets, readRows, type SheetRow } from "./xlsx-rows.ts";
import { checkWorkbook } from "./zip.ts";

interface Workbook {
  /** Those that are shown. */
  sheets: string[];
  sheet: string;
  rows: Cells[];
  notes: string[];
}

/** A sheet of a workbook: the one that is asked for, or the first that is not empty. */
export async function readWorkbook(
  bytes: Uint8Array,
  { sheet: wanted }: Pick<ReadOptions, "sheet">,
): Promise<Workbook> {
  checkWorkbook(bytes);
  const sheets = await listSheets(bytes);
  const { sheet, found } = await firstFilled(bytes, wanted ? [wanted] : sheets);
  const rows = found.flatMap(toCells);
  checkRows(rows.length - 1);
  let errors = 0;
  for (const { values } of found) for (const value of values) if (isError(value)) errors++;
  const notes =
    errors === 0
      ? []
      : [`${countOf(errors, "cell")} with an error, such as #N/A, ${wereOf(errors)} left empty.`];
  return { sheets, sheet, rows, notes };
}

async function firstFilled(bytes: Uint8Array, sheets: readonly string[]) {
  for (const sheet of sheets) {
    const found = await readRows(bytes, sheet);
    if (found.some(({ values }) => values.length > 0)) return { sheet, found };
  }
  throw new SourceError("The file is empty.");
}

/** With a hole where a cell is empty: a stray one may stand in the last of 16,384 columns. */
function toCells({ number, values }: SheetRow): Cells[] {
  const cells: string[] = [];
  for (const [at, value] of values.entries()) {
    const text = toText(value);
    if (text !== "") cells[at] = text;
  }
  if (cells.length === 0) return [];
  checkCells(Object.values(cells), number);
  return [{ number, cells }];
}

const errors = /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/;

function isError(value: CellValue | undefined): boolean {
  return typeof value === "string" && errors.test(value);
}

/** As a spreadsheet shows it; a number with all of its digits, and a day so that no one mistakes it. */
function toText(value: CellValue | undefined): string {
  if (value === null || value === undefined || isError(value)) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  // 15 digits are all that a spreadsheet keeps; what follows is binary noise.
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return toDateText(value);
}

const halfMinute = 30_000;

/** "2026-03-04", "2026-03-04 15:30", or "15:30" of a time that belongs to no day. */
function toDateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const text = new Date(date.getTime() + halfMinute).toISOString();
  const [day = "", time = ""] = [text.slice(0, 10), text.slice(11, 16)];
  if (day < "1900-01-01") return time;
  return time === "00:00" ? day : `${day} ${time}`;
}
