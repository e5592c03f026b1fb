import { type CellValue, writeXlsxStream } from "hucre/xlsx";
import type { Column } from "./csv.ts";

/** How Excel shows what a column has; it uses the separators of the reader's own country. */
const formats = {
  money: "#,##0.00",
  date: "yyyy-mm-dd",
  time: "yyyy-mm-dd hh:mm",
} as const;

/** Widths in characters, where the title is not wider. */
const widths = { money: 14, date: 12, time: 17 } as const;
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
    columns: columns.map(({ title, holds }) => ({
      header: title,
      width: Math.max(title.length + 2, holds ? widths[holds] : widthOfText),
      ...(holds && { numFmt: formats[holds] }),
    })),
  });
}

async function* toRows<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<CellValue[]> {
  for await (const rows of batches) {
    for (const row of rows) yield columns.map(({ read, holds }) => toCell(read(row), holds));
  }
}

/** What Excel does not take for a day, such as those before 1900, stays the text that it is. */
function toCell(value: string | number, holds: Column<unknown>["holds"]): CellValue {
  if (holds !== "date" && holds !== "time") return value;
  const instant = Date.parse(`${String(value).replace(" ", "T")}${holds === "time" ? "Z" : ""}`);
  return instant >= firstDay ? new Date(instant) : value;
}

const firstDay = Date.UTC(1900, 2, 1);
