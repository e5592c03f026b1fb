/** A run of times of a series without any that are left out, all of them as far from our clock. */
export interface Part {
  /** By the clock of the series. */
  from: number;
  /** What has to be added for our clock. */
  shift: number;
  /** How many times; null to the rule's end. */
  count: number | null;
  /** To the rule's end: how many times are left of those that it counts. */
  left: number | null;
}

/** A time that is left out; by its day alone, where the hour is not known. */
export interface Exception {
  wall: number;
  isDay: boolean;
}

export interface Splitting {
  without: readonly Exception[];
  /** What has to be added to a time of the series for our clock; null where it goes by our clock. */
  shiftOf: ((wall: number) => number) | null;
  /** How many times the rule counts. */
  count: number | null;
  isEndless: boolean;
}

const day = 86_400_000;
/** More parts than this make a list of appointments, not a series. */
const mostParts = 12;
/** For so long it is looked whether the clocks of an endless series and ours part. */
const lookAhead = 2 * 366 * day;

/**
 * A rule without some of its times, as several rules of which none has an exception: what is
 * imported has no list of left-out days. Where our clock changes on other days than that of the
 * series, a series that ends is split there, too; an endless one would be split forever and drifts.
 */
export function partsOf(walls: () => Iterable<number>, splitting: Splitting) {
  const { isEndless, shiftOf, without } = splitting;
  const split = splitUp(walls(), splitting, !isEndless && shiftOf !== null);
  if (split.parts.length <= mostParts + without.length) return split;
  return { ...splitUp(walls(), splitting, false), isDrifting: split.isDrifting };
}

function splitUp(
  walls: Iterable<number>,
  { without, shiftOf, count, isEndless }: Splitting,
  isSplit: boolean,
) {
  const parts: Part[] = [];
  const last = Math.max(...without.map(({ wall, isDay }) => wall + (isDay ? day : 0)));
  let open: { from: number; shift: number; count: number; index: number } | null = null;
  let isDrifting = false;
  let isOver = true;
  let index = -1;
  const close = () => {
    if (open) parts.push({ from: open.from, shift: open.shift, count: open.count, left: null });
    open = null;
  };
  for (const wall of walls) {
    index += 1;
    if (without.some((one) => isSame(one, wall))) {
      close();
      continue;
    }
    const shift = shiftOf?.(wall) ?? 0;
    if (open && open.shift !== shift) {
      isDrifting ||= !isSplit;
      if (isSplit) close();
    }
    open ??= { from: wall, shift, count: 0, index };
    open.count += 1;
    const isLooking = isEndless && shiftOf && !isDrifting && wall < open.from + lookAhead;
    // A second one tells that it is a series.
    if (isSplit || wall <= last || isLooking || open.count < 2) continue;
    isOver = false;
    break;
  }
  if (!open) return { parts, isDrifting };
  // No exception comes after it: it has the end of the rule.
  const { from, shift, index: place } = open;
  const left = count === null ? null : count - place;
  parts.push({ from, shift, count: isOver && open.count === 1 ? 1 : null, left });
  return { parts, isDrifting };
}

function isSame(exception: Exception, wall: number): boolean {
  return exception.isDay
    ? Math.floor(exception.wall / day) === Math.floor(wall / day)
    : exception.wall === wall;
}
