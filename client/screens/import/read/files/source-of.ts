import type { Source } from "../source.ts";

/** A CSV file as it is read. */
export function sourceOf(
  headings: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Source {
  return {
    name: "list.csv",
    format: "csv",
    program: null,
    encoding: "utf-8",
    delimiter: ",",
    sheets: [],
    sheet: null,
    firstRow: "headings",
    kind: null,
    columns: headings.map((heading) => ({ heading })),
    rows: rows.map((cells, place) => ({ number: place + 2, cells: [...cells] })),
    notes: [],
  };
}
