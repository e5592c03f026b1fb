import type { ContactReport } from "../../../../../shared/reports/reports.ts";

type Touch = ContactReport["columns"][number];

export interface TouchPoint extends Touch {
  /** Which column it stands on. */
  index: number;
  /** Of the customers. */
  share: number;
}

/**
 * For each column its point: null before the first entry, and where there was nobody to be in touch
 * with. The line is broken there.
 */
export function touchPoints(
  columns: readonly Touch[],
  since: string | null,
): (TouchPoint | null)[] {
  return columns.map((column, index) => {
    if (since === null || column.to < since || column.customers === 0) return null;
    return { ...column, index, share: column.kept / column.customers };
  });
}

/** Where the axis begins: at half, but nothing lies below it. */
export function touchFloor(points: readonly TouchPoint[]): 0 | 0.5 {
  return points.some(({ share }) => share < 0.5) ? 0 : 0.5;
}
