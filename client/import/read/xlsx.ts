import { type CellValue, readXlsx } from "hucre/xlsx";
import { countOf } from "../../lib/count.ts";
import type { ReadOptions } from "../types.ts";
import type { Cells } from "./csv.ts";
import { checkCells, checkRows } from "./limits.ts";
import { SourceError } from "./source-error.ts";
import { wereOf } from "./words.ts";
import { checkWorkbook, damaged } from "./zip.ts";

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
  const first = await readSheet(bytes, (name, at) => (wanted ? name === wanted : at === 0));
  const found = await firstFilled(bytes, first, wanted ? [] : first.sheets.slice(1));
  const rows = found.values.flatMap((row, at) => toCells(row, at + 1));
  checkRows(rows.length - 1);
  const errors = found.values.flat().filter(isError).length;
  const notes =
    errors === 0
      ? []
      : [`${countOf(errors, "cell")} with an error, such as #N/A, ${wereOf(errors)} left empty.`];
  return { sheets: first.sheets, sheet: found.sheet, rows, notes };
}

interface SheetValues {
  sheets: string[];
  sheet: string;
  values: CellValue[][];
}

async function firstFilled(bytes: Uint8Array, first: SheetValues, others: readonly string[]) {
  if (first.values.some((row) => row.length > 0)) return first;
  for (const other of others) {
    const next = await readSheet(bytes, (name) => name === other);
    if (next.values.some((row) => row.length > 0)) return next;
  }
  throw new SourceError("The file is empty.");
}

/** The names of the sheets that are shown, and what stands in the one that `isWanted`. */
async function readSheet(
  bytes: Uint8Array,
  isWanted: (name: string, at: number) => boolean,
): Promise<SheetValues> {
  const sheets: string[] = [];
  try {
    const { sheets: read } = await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        if (hidden || veryHidden) return false;
        return isWanted(name, sheets.push(name) - 1);
      },
    });
    return { sheets, sheet: read[0]?.name ?? "", values: read[0]?.rows ?? [] };
  } catch (cause) {
    throw damaged(cause);
  }
}

function toCells(row: readonly CellValue[], number: number): Cells[] {
  const last = row.findLastIndex((value) => value !== null && value !== "");
  if (last < 0) return [];
  const cells = row.slice(0, last + 1).map(toText);
  checkCells(cells, number);
  return [{ number, cells }];
}

const errors = /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/;

function isError(value: CellValue): boolean {
  return typeof value === "string" && errors.test(value);
}

/** As a spreadsheet shows it; a number with all of its digits, and a day so that no one mistakes it. */
function toText(value: CellValue): string {
  if (value === null || isError(value)) return "";
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
