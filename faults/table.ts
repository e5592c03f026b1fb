/** Widths of the columns, in characters; a longer text goes on in the next line. */
const widths = [11, 10, 34, 36, 44, 6];

/** A table for a terminal, whose first row is the heading. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const rule = `+${widths.map((width) => "-".repeat(width + 2)).join("+")}+`;
  return [rule, ...rows.flatMap((row) => [...toLines(row), rule])].join("\n");
}

function toLines(row: readonly string[]): string[] {
  const cells = widths.map((width, column) => wrap(row[column] ?? "", width));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => {
    const parts = cells.map((lines, column) => (lines[line] ?? "").padEnd(widths[column] ?? 0));
    return `| ${parts.join(" | ")} |`;
  });
}

function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ").flatMap((long) => cut(long, width))) {
    const joined = `${lines.at(-1)} ${word}`.trim();
    if (joined.length > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

function cut(word: string, width: number): string[] {
  return word.match(new RegExp(`.{1,${width}}`, "g")) ?? [""];
}
