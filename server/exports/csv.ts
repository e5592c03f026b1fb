/** One column of a table, and how a row fills it. */
export interface Column<Row> {
  title: string;
  read: (row: Row) => string | number;
  /** Dollars, `2026-05-04` or `2026-05-04 15:00`; absent for what is shown as it is. */
  holds?: "money" | "date" | "time";
}

/** Excel takes a CSV file for UTF-8 only when it begins with this. */
const byteOrderMark = "\uFEFF";

/**
 * The left-to-right mark: it has no width, and a cell that begins with it is text to Excel,
 * LibreOffice and Gnumeric. See docs/decisions/0027-text-in-spreadsheets.md.
 */
const textMark = "\u200E";

/**
 * Where a formula could begin, also in the full width of East Asian text: at the start of a cell,
 * and after whatever some program takes for the end of one.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /(?<=(?:^|[,;|\t\r\n])[\s"']*)[=+\-@＝＋－＠]/g;

/** Digits that a spreadsheet would rewrite: it drops the zero, and rounds what is long. */
const changedNumber = /^(?:0[\d ]+|(?:\d ?){12,})$/;

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

/** Numbers stay numbers; a text stays the text that it is, wherever a program may split it. */
function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = changedNumber.test(value)
    ? textMark + value
    : value.replace(formulaStart, (sign) => textMark + sign);
  // Semicolons and tabs too: in some countries programs take them for the end of a cell.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
