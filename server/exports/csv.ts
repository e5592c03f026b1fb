/** One column of a table, and how a row fills it. */
export interface Column<Row> {
  title: string;
  read: (row: Row) => string | number;
}

/** Excel takes a CSV file for UTF-8 only when it begins with this. */
const byteOrderMark = "\uFEFF";

/**
 * What a spreadsheet takes for the start of a formula, also in the full width of East Asian text:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A table after RFC 4180, one chunk for each batch of rows. */
export async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + toLine(columns.map(({ title }) => title));
  for await (const rows of batches) {
    yield rows.map((row) => toLine(columns.map(({ read }) => read(row)))).join("");
  }
}

function toLine(cells: readonly (string | number)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** A text that would run as a formula gets an apostrophe in front, by which it stays a text. */
function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  // Semicolons and tabs too: in some countries programs take them for the end of a cell.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
