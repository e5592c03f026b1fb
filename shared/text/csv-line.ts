/** Excel takes a CSV file for UTF-8 only when it begins with this. */
export const byteOrderMark = "\uFEFF";

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

/** A number to dial, which runs nothing: figures, the signs between them, and an extension. */
const phone = /^[+(\d][\d\s()./,;+-]*(?:(?:ext\.?|x|#) ?\d+)?$/i;

/**
 * A line of a table after RFC 4180. `isPhone` tells of a cell by its place: who dials, or matches
 * contacts, wants the number and no mark in it, see docs/decisions/0062-nothing-lost-of-contacts.md.
 */
export function toCsvLine(
  cells: readonly (string | number)[],
  isPhone: (place: number) => boolean = () => false,
): string {
  const line = cells.map((value, place) =>
    typeof value === "string" && isPhone(place) && phone.test(value) ? quote(value) : toCell(value),
  );
  return `${line.join(",")}\r\n`;
}

/** Numbers stay numbers; a text stays the text that it is, wherever a program may split it. */
function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  return quote(
    changedNumber.test(value)
      ? textMark + value
      : value.replace(formulaStart, (sign) => textMark + sign),
  );
}

function quote(text: string): string {
  // Semicolons and tabs too: in some countries programs take them for the end of a cell.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
