import { byteOrderMark, toCsvLine } from "../../../shared/csv-line.ts";
import type { Source, SourceRow } from "../types.ts";

/** The rows that were left out, with all columns of their file, as a table to open or to import. */
export function skippedFile(
  { name, columns }: Pick<Source, "name" | "columns">,
  rows: readonly SourceRow[],
): File {
  const lines = [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells)];
  const base = name.replace(/\.\w+$/, "");
  return new File(
    [byteOrderMark, ...lines.map(toCsvLine)],
    `${base === "" ? "import" : base}-skipped.csv`,
    { type: "text/csv" },
  );
}
