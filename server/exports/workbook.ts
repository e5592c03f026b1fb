import {
  type CellValue,
  type ColumnDef,
  type WriteSheet,
  writeXlsx,
  writeXlsxStream,
} from "hucre/xlsx";
import type { Column } from "./csv.ts";

/** How Excel shows what a column has; it uses the separators of the reader's own country. */
const formats = {
  money: "#,##0.00",
  date: "yyyy-mm-dd",
  time: "yyyy-mm-dd hh:mm",
  // A text, also after somebody has edited the cell.
  phone: "@",
} as const;

/** Widths in characters, where the title is not wider. */
const widths = { money: 14, date: 12, time: 17, phone: 24 } as const;
const widthOfText = 24;

/**
 * A table as an Excel workbook, written while its rows are read. Texts are never formulas: every cell says of
 * itself what it is.
 */
export async function* writeWorkbook<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(toRows(columns, batches), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(toColumn),
  });
}

/** A table that stands in memory whole. */
export interface Sheet<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Several tables as the sheets of one workbook; an empty chunk says that one has been read, and the next may take its time. */
export async function* writeSheets<Row>(
  sheets: AsyncIterable<Sheet<Row>>,
): AsyncGenerator<Uint8Array> {
  const read: WriteSheet[] = [];
  for await (const { title, columns, rows } of sheets) {
    read.push({
      name: title,
      freezePane: { rows: 1 },
      columns: columns.map(toColumn),
      rows: [columns.map((column) => column.title), ...rows.map((row) => toCells(columns, row))],
    });
    yield new Uint8Array();
  }
  yield await writeXlsx({ sheets: read });
}

function toColumn({ title, holds }: Pick<Column<unknown>, "title" | "holds">): ColumnDef {
  return {
    header: title,
    width: Math.max(title.length + 2, holds ? widths[holds] : widthOfText),
    ...(holds && { numFmt: formats[holds] }),
  };
}

function toCells<Row>(columns: readonly Column<Row>[], row: Row): CellValue[] {
  return columns.map(({ read, holds }) => toCell(read(row), holds));
}

async function* toRows<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<CellValue[]> {
  for await (const rows of batches) {
    for (const row of rows) yield toCells(columns, row);
  }
}

/** What Excel does not take for a day, such as those before 1900, stays the text that it is. */
function toCell(value: string | number, holds: Column<unknown>["holds"]): CellValue {
  if (holds !== "date" && holds !== "time") return value;
  const instant = Date.parse(`${String(value).replace(" ", "T")}${holds === "time" ? "Z" : ""}`);
  return instant >= firstDay ? new Date(instant) : value;
}

const firstDay = Date.UTC(1900, 2, 1);
