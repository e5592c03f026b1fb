import type { Source, SourceRow, Target } from "../types.ts";
import { cleanText } from "./clean-cell.ts";
import { checkCells, checkRows } from "./limits.ts";

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
