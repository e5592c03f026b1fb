/**
 * Rows of text with their columns aligned; the columns named in `right` are aligned to the right. Users chose
 * some of it: no control character gets into a terminal.
 */
export function toTable(cells: readonly string[][], right: readonly number[] = []): string {
  const rows = cells.map((row) => row.map((text) => text.replace(/\p{C}/gu, "�")));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    right.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
