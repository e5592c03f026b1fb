/** Marks that nobody sees: of direction, of width zero, of the order of bytes. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const wide = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const beyondAscii = /[^\p{ASCII}]/u;

/** Phones are copied with marks around them and no-break spaces in them. */
export function withoutMarks(text: string): string {
  return text.replace(invisible, "").replace(wide, " ").trim();
}

/** In phones, emails and ids the marks mean nothing; in Hebrew, Persian or an emoji they do. */
export function cleanText(text: string): string {
  const trimmed = text.trim();
  if (!beyondAscii.test(trimmed)) return trimmed;
  const plain = withoutMarks(trimmed);
  return beyondAscii.test(plain) ? trimmed : plain;
}

/** What our own exports put before a sign or a number so that a spreadsheet takes it for text. */
const textMark = /(?<=(?:^|[,;|\t\n])[\s"']*)\u200E(?=[=+\-@＝＋－＠])|^\u200E(?=\d)/g;

/** `="0049"`, the usual way to keep a spreadsheet from counting. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** A cell as it is meant, without what programs put around it; formulas stay texts. */
export function cleanCell(cell: string): string {
  let text = cleanText(cell);
  if (text.includes("\u0000")) text = text.replaceAll("\u0000", "");
  if (text.includes("\u200E")) text = text.replace(textMark, "");
  if (text.startsWith('="')) {
    text = textFormula.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text;
  }
  return text;
}
