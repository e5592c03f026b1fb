/** What our own exports put before a sign or a number so that a spreadsheet takes it for text. */
const textMark = /(?<=(?:^|[,;|\t\n])[\s"']*)\u200E(?=[=+\-@＝＋－＠])|^\u200E(?=\d)/g;

/** `="0049"`, the usual way to keep a spreadsheet from counting. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** A cell as it is meant, without what programs put around it; formulas stay texts. */
export function cleanCell(cell: string): string {
  let text = cell.trim();
  if (text.includes("\u0000")) text = text.replaceAll("\u0000", "");
  if (text.includes("\u200E")) text = text.replace(textMark, "");
  if (text.startsWith('="')) {
    text = textFormula.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text;
  }
  return text;
}
