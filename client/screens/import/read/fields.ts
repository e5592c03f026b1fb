import type { Target } from "../match/column-match.ts";
import { checkCells, checkRows } from "./limits.ts";
import type { Source, SourceRow } from "./source.ts";

/** What a record of a format without columns says: several of one heading are counted. */
export interface Field {
  heading: string;
  becomes: Target;
  value: string;
  /** What kind of email, phone or address, such as `Work`. */
  label?: string;
}

/** Records as a table. Columns come in the order of `headings`, and only those that are used. */
export function toColumns(
  records: readonly (readonly Field[])[],
  headings: readonly string[],
): Pick<Source, "columns" | "rows"> {
  checkRows(records.length);
  const targets = new Map<string, Target>();
  const rows = records.map((fields, at) => {
    const counts = new Map<string, number>();
    const cells = new Map<string, string>();
    for (const { heading, becomes, value, label } of fields) {
      const text = cleanText(value);
      if (text === "") continue;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const name = count === 1 ? heading : `${heading} ${count}`;
      targets.set(name, becomes);
      cells.set(name, text);
      if (!label) continue;
      targets.set(`${name} label`, "addToNotes");
      cells.set(`${name} label`, label);
    }
    return { number: at + 1, cells };
  });
  const names = [...targets.keys()].sort(
    (one, other) => rankOf(one, headings) - rankOf(other, headings),
  );
  return {
    columns: names.map((heading) => ({ heading, becomes: targets.get(heading) ?? "skip" })),
    rows: rows.map(({ number, cells }): SourceRow => {
      const row = { number, cells: names.map((name) => cells.get(name) ?? "") };
      checkCells(row.cells, number);
      return row;
    }),
  };
}

/** A heading that is not among them comes last. */
function rankOf(name: string, headings: readonly string[]): number {
  const [, heading = name, count = "1", label] = /^(.*?)(?: (\d+))?( label)?$/.exec(name) ?? [];
  const place = headings.indexOf(heading);
  return (place < 0 ? headings.length : place) * 1000 + Number(count) + (label ? 0.5 : 0);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Google and Outlook write details as HTML; the lines and words of it. */
export function toPlain(text: string): string {
  if (!/<(?:br|p|div|a|b|i|u|ul|ol|li|span|html|body)\b[^<>]*>/i.test(text)) return text.trim();
  return text
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Marks that nobody sees: of direction, of width zero, of the order of bytes. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const wide = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const beyondAscii = /[^\p{ASCII}]/u;

/** Phones are copied with marks around them and no-break spaces in them. */
export function withoutMarks(text: string): string {
  return text.replace(invisible, "").replace(wide, " ").trim();
}

/** In phones, emails and ids the marks mean nothing; in Hebrew, Persian or an emoji they do. */
function cleanText(text: string): string {
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
