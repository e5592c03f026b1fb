import type { Match, SourceRow } from "../types.ts";

const labelHeading = /^(.+?)(?: -)?[ -](?:label|type|typ|service)$/i;

/** `E-mail 1 - Label` and `Phone type` stand beside values; by the places of those. */
export function labelsOf({ columns }: Match): ReadonlyMap<number, readonly number[]> {
  const values = new Map<string, number>();
  for (const [place, { heading, becomes }] of columns.entries()) {
    if (becomes === "skip" || labelHeading.test(heading)) continue;
    const stem = heading.replace(/ - (?:Value|Formatted)$|[ -]adress?e?$/i, "").toLowerCase();
    if (!values.has(stem)) values.set(stem, place);
  }
  const labels = new Map<number, readonly number[]>();
  for (const [place, { heading, becomes }] of columns.entries()) {
    const [, stem = ""] = labelHeading.exec(heading) ?? [];
    const value = values.get(stem.toLowerCase());
    if (becomes !== "addToNotes" || value === undefined) continue;
    labels.set(value, [...(labels.get(value) ?? []), place]);
  }
  return labels;
}

/** A label without its value is a line of its own. */
export function isLabelSaid(
  row: SourceRow,
  place: number,
  labels: ReadonlyMap<number, readonly number[]>,
): boolean {
  return [...labels].some(
    ([value, places]) => places.includes(place) && (row.cells[value]?.trim() ?? "") !== "",
  );
}

/** What every email and phone is. */
const silent = /^(?:|smtp|ex|internet|voice|other|default)$/i;

export function labelIn({ cells }: SourceRow, places: readonly number[]): string {
  return places
    .map((place) => (cells[place] ?? "").replace(/^\*\s*/, "").trim())
    .filter((label) => !silent.test(label))
    .join(", ");
}
