import type { Source } from "../types.ts";

/** As far as the screen looks for examples of a column. */
const depth = 2000;

/** The first rows of a file that have something in a column. */
export function samplesOf({ rows }: Source, place: number, most = 3): string[] {
  const found: string[] = [];
  for (const { cells } of rows.slice(0, depth)) {
    const text = cells[place]?.trim();
    if (text) found.push(text);
    if (found.length === most) break;
  }
  return found;
}
