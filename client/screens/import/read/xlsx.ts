import { strFromU8, unzipSync } from "fflate";
import { formatValue } from "hucre";
import { type CellValue, readXlsx, streamXlsxRows } from "hucre/xlsx";
import type { Cells } from "./csv.ts";
import { checkCells, checkRows, SourceError } from "./limits.ts";
import { noteOf, type ReadOptions, type SourceNote } from "./source.ts";

interface Workbook {
  /** Those that are shown. */
  sheets: string[];
  sheet: string;
  rows: Cells[];
  notes: SourceNote[];
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
  const notes = errors === 0 ? [] : [noteOf("cellErrors", errors, "#N/A")];
  return { sheets, sheet, rows, notes };
}

async function firstFilled(bytes: Uint8Array, sheets: readonly string[]) {
  for (const sheet of sheets) {
    const found = await readRows(bytes, sheet);
    if (found.some(({ values }) => values.length > 0)) return { sheet, found };
  }
  throw new SourceError("empty");
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

interface SheetRow {
  /** Counted from 1. */
  number: number;
  values: (CellValue | undefined)[];
}

/** The names of the sheets that are shown. */
async function listSheets(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await read(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  return names;
}

/** What stands in a sheet, with codes such as `01067` as they are shown there. */
async function readRows(bytes: Uint8Array, sheet: string): Promise<SheetRow[]> {
  const readStyles = hasCodes(bytes);
  try {
    return await readDense(bytes, { sheets: [sheet], readStyles });
  } catch (cause) {
    if (!isTooFar(cause)) throw damaged(cause);
  }
  return readFar(bytes, sheet, readStyles);
}

type Options = NonNullable<Parameters<typeof readXlsx>[1]>;

async function read(bytes: Uint8Array, options: Options) {
  try {
    return await readXlsx(bytes, options);
  } catch (cause) {
    throw damaged(cause);
  }
}

async function readDense(bytes: Uint8Array, options: Options): Promise<SheetRow[]> {
  const { sheets } = await readXlsx(bytes, options);
  const { rows = [], cells } = sheets[0] ?? {};
  const read = rows.map((values, at): SheetRow => ({ number: at + 1, values }));
  for (const [place, { value, style }] of cells ?? []) {
    if (typeof value !== "number" || !style?.numFmt || !isCode(style.numFmt)) continue;
    const [row = "", column = ""] = place.split(",");
    const values = read[Number(row)]?.values;
    if (values) values[Number(column)] = formatValue(value, style.numFmt);
  }
  return read;
}

/** The reader makes a rectangle of all cells, and refuses one that a stray cell has made huge. */
function isTooFar(cause: unknown): boolean {
  return cause instanceof Error && / spans \d+ rows /.test(cause.message);
}

/** As wide as a list may be, and as long as the reader's rectangle then is. */
const near = { columns: "SF", rows: 40_000 };

/** The rows one by one; near the first cell with what is known of how they are shown. */
async function readFar(bytes: Uint8Array, sheet: string, readStyles: boolean): Promise<SheetRow[]> {
  try {
    const range = `A1:${near.columns}${near.rows}`;
    const shown = readStyles ? await readDense(bytes, { sheets: [sheet], readStyles, range }) : [];
    const rows: SheetRow[] = [];
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const known = shown[index]?.values ?? [];
      rows.push({ number: index + 1, values: values.map((value, at) => known[at] ?? value) });
    }
    return rows;
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Whether any cell may be shown so; to read the styles of all takes long. */
function hasCodes(bytes: Uint8Array): boolean {
  const styles = readPart(bytes, "xl/styles.xml");
  return [...styles.matchAll(/formatCode="([^"]*)"/g)].some(([, code = ""]) =>
    isCode(code.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">")),
  );
}

/** `00000` and `(###) ###-####`, which are of zip codes, phones and numbers of customers; no amount, no day. */
function isCode(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, "");
  if (/[a-z%,.?/@]/i.test(bare)) return false;
  return /00|#{5}|[0#][-() ]+[0#]|^\+/.test(bare) || /^(?:"\+|\\\+)/.test(format);
}

const megabyte = 1024 * 1024;
/** Of all parts together: ten times what a full file of 20 MB usually holds would still fit. */
const unpackedBytes = 256 * megabyte;

/** What stands in files that are archives in disguise, and what they are. */
const disguises: readonly [path: RegExp, what: SourceError["reason"]][] = [
  [/^word\//, "isWord"],
  [/^ppt\//, "isPresentation"],
  [/^Index(?:\/|\.zip$)/, "isNumbers"],
  [/^META-INF\/manifest\.xml$/, "isOpenDocument"],
];

/** Throws unless an archive is a workbook that can be unpacked: by its directory, before any part is. */
function checkWorkbook(bytes: Uint8Array): void {
  const parts = listParts(bytes);
  const has = (path: RegExp) => parts.some(({ name }) => path.test(name));
  if (has(/^xl\/workbook\.bin$/)) {
    throw new SourceError("oldBinary");
  }
  if (!has(/^xl\/worksheets\//)) {
    throw new SourceError(disguises.find(([path]) => has(path))?.[1] ?? "isArchive");
  }
  // A part that hides its size would be unpacked to any; the reader holds the others to theirs.
  if (parts.some(({ size, originalSize }) => originalSize === 0 && size > 2)) throw damaged();
  const total = parts.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (total <= unpackedBytes) return;
  throw new SourceError("unpackedLarge", [Math.ceil(total / megabyte), unpackedBytes / megabyte]);
}

function listParts(bytes: Uint8Array) {
  const parts: { name: string; size: number; originalSize: number }[] = [];
  try {
    unzipSync(bytes, {
      filter: (part) => {
        parts.push(part);
        return false;
      },
    });
  } catch (cause) {
    throw damaged(cause);
  }
  return parts;
}

/** The text of a part of a workbook that was checked; empty where there is none. */
function readPart(bytes: Uint8Array, path: string): string {
  try {
    const { [path]: part } = unzipSync(bytes, { filter: ({ name }) => name === path });
    return part ? strFromU8(part) : "";
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): SourceError {
  return new SourceError("damaged", [], { cause });
}
