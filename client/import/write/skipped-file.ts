import { byteOrderMark, toCsvLine } from "../../../shared/csv-line.ts";
import type { Match, Source, SourceRow } from "../types.ts";

/** The rows that were left out, with all columns of their file, as a table to open or to import. */
export function skippedFile(
  { name, columns }: Pick<Source, "name" | "columns">,
  rows: readonly SourceRow[],
  match: Match | null,
): File {
  const lines = [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells)];
  const isPhone = (place: number) => match?.columns[place]?.becomes === "phone";
  const base = name.replace(/\.\w+$/, "");
  return new File(
    [byteOrderMark, ...lines.map((line) => toCsvLine(line, isPhone))],
    `${base === "" ? "import" : base}-skipped.csv`,
    { type: "text/csv" },
  );
}
