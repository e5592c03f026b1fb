/** A segment of a bar, in pixels from its left end. */
export type BarSegment = { start: number; size: number };

/** Pixels between two segments, and the minimum width of a nonzero one. */
const gap = 3;
const least = 4;

/**
 * Divides a bar among values: nothing for zero, at least 4 px for everything else, the rest in
 * proportion. An empty segment is placed where it would begin.
 */
export function divideBar(values: readonly number[], width: number): BarSegment[] {
  const shown = values.filter((value) => value > 0).length;
  const sizes = shareOut(values, width - gap * Math.max(0, shown - 1));
  let end = 0;
  return sizes.map((size) => {
    if (size === 0) return { start: end, size };
    const start = end === 0 ? 0 : end + gap;
    end = start + size;
    return { start, size };
  });
}

/** Small values get their 4 px first; the others share the rest, until all are wide enough. */
function shareOut(values: readonly number[], width: number): number[] {
  const small = new Set<number>();
  for (;;) {
    const rest = values.reduce((sum, value, index) => sum + (small.has(index) ? 0 : value), 0);
    const room = Math.max(0, width - small.size * least);
    const sizes = values.map((value, index) =>
      small.has(index) ? least : rest > 0 ? (value / rest) * room : 0,
    );
    const next = sizes.findIndex((size, index) => (values[index] ?? 0) > 0 && size < least);
    if (next < 0 || small.has(next)) return sizes;
    small.add(next);
  }
}
