type Cell = string | number;

/** A table in Markdown with columns in line, for the terminal and for docs/. Figures stand right. */
export function toTable(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const isFigures = head.map(
    (_, column) => column > 0 && rows.every((row) => isFigure(row[column])),
  );
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => String(row[column] ?? "").length)),
  );
  const toLine = (row: readonly Cell[]) => {
    const cells = widths.map((width, column) => {
      const text = String(row[column] ?? "");
      return isFigures[column] ? text.padStart(width) : text.padEnd(width);
    });
    return `| ${cells.join(" | ")} |`;
  };
  const rule = widths.map((width, column) =>
    isFigures[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [toLine(head), toLine(rule), ...rows.map(toLine)].join("\n");
}

function isFigure(cell: Cell | undefined): boolean {
  return /^(?:NaN|[\d\s./()·-])*$/.test(String(cell ?? ""));
}
