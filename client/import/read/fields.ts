import type { Source, SourceRow, Target } from "../types.ts";
import { checkCells, checkRows } from "./limits.ts";

/** What a record of a format without columns says: several of one heading are counted. */
export interface Field {
  heading: string;
  becomes: Target;
  value: string;
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
    for (const { heading, becomes, value } of fields) {
      const text = value.trim();
      if (text === "") continue;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const name = count === 1 ? heading : `${heading} ${count}`;
      targets.set(name, becomes);
      cells.set(name, text);
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

function rankOf(name: string, headings: readonly string[]): number {
  const [, heading = name, count = "1"] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  return headings.indexOf(heading) * 1000 + Number(count);
}
