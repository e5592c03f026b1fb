import { byteOrderMark, toCsvLine } from "../../shared/text/csv-line.ts";

/** One column of a table, and how a row fills it. */
export interface Column<Row> {
  title: string;
  read: (row: Row) => string | number;
  /** Dollars, `2026-05-04`, `2026-05-04 15:00` or a number to dial; absent for what is shown as it is. */
  holds?: "money" | "date" | "time" | "phone";
}

/** A table after RFC 4180, one chunk for each batch of rows. */
export async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  const isPhone = (place: number) => columns[place]?.holds === "phone";
  yield byteOrderMark + toCsvLine(columns.map(({ title }) => title));
  for await (const rows of batches) {
    yield rows
      .map((row) =>
        toCsvLine(
          columns.map(({ read }) => read(row)),
          isPhone,
        ),
      )
      .join("");
  }
}
