import { readingKey } from "../../../lib/language/direction.ts";

/** Where a mark stands for the arrow keys: rows go up, and the legend is a band over the plot. */
export interface MarkPlace {
  band: number;
  column: number;
  row: number;
}

/** Which mark a key leads to from one of them, undefined for none. */
export function nextMark(
  places: readonly MarkPlace[],
  from: MarkPlace,
  key: string,
): number | undefined {
  switch (readingKey(key)) {
    case "ArrowRight":
      return beside(places, from, 1);
    case "ArrowLeft":
      return beside(places, from, -1);
    case "Home":
      return nearest(places, from, ({ column }) => [column, 0]);
    case "End":
      return nearest(places, from, ({ column }) => [-column, 0]);
    case "ArrowUp":
      return above(places, from, 1);
    case "ArrowDown":
      return above(places, from, -1);
    default:
      return undefined;
  }
}

/** In the next column that has marks, the one at the same height. */
function beside(places: readonly MarkPlace[], from: MarkPlace, step: 1 | -1) {
  return nearest(places, from, ({ column }) => {
    const distance = (column - from.column) * step;
    return distance > 0 && [distance, 0];
  });
}

/** The next in the column; over its top or below its foot, the nearest of another band. */
function above(places: readonly MarkPlace[], from: MarkPlace, step: 1 | -1) {
  const inColumn = nearest(places, from, ({ column, row }) => {
    const distance = (row - from.row) * step;
    return column === from.column && distance > 0 && [distance, 0];
  });
  if (inColumn !== undefined) return inColumn;
  return best(places, ({ band, column, row }) => {
    const distance = (band - from.band) * step;
    return distance > 0 && [distance, Math.abs(column - from.column), row * step];
  });
}

type Rank = readonly number[] | false;

function nearest(
  places: readonly MarkPlace[],
  from: MarkPlace,
  rank: (place: MarkPlace) => Rank,
): number | undefined {
  return best(places, (place) => {
    const first = place.band === from.band && rank(place);
    return first && [...first, Math.abs(place.row - from.row), place.row];
  });
}

/** The one with the least rank, compared number by number. */
function best(places: readonly MarkPlace[], rank: (place: MarkPlace) => Rank): number | undefined {
  let found: { at: number; rank: readonly number[] } | undefined;
  for (const [at, place] of places.entries()) {
    const own = rank(place);
    if (own && (!found || isLess(own, found.rank))) found = { at, rank: own };
  }
  return found?.at;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
