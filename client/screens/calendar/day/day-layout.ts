import {
  type Card,
  findRest,
  groupRows,
  placeCards,
  type Rest,
  type Span,
  stackCards,
  stackHeight,
} from "./day-rows.ts";
import { findFolds, type Hours, hoursShown, makeScale, range } from "./day-scale.ts";

export interface LayoutOptions {
  /** The current minute, whose hour is always visible; null on any other day. */
  now?: number | null;
  /** Collapses gaps of two hours or more. */
  fold?: boolean;
  /** The collapsed gaps that have been expanded, by their first hour. */
  opened?: ReadonlySet<number>;
  /** Overlapping cards are stacked at full width, as on the phone. */
  stacked?: boolean;
  /** The minimum height of a card. */
  minHeight?: number;
  /** From when on free time can be booked; null if it cannot. */
  bookableFrom?: number | null;
  /** What is to be visible, too, and takes no column. */
  also?: readonly Span[];
  /** Minutes of one free slot. */
  slot?: number;
}

export interface Fold {
  top: number;
  height: number;
  hour: number;
  hours: number;
}

export interface FreeSlot {
  start: number;
  top: number;
  height: number;
}

export interface DayLayout<S> {
  height: number;
  hours: { hour: number; top: number }[];
  folds: Fold[];
  cards: Card<S>[];
  rests: Rest<S>[];
  free: FreeSlot[];
  topOf: (minute: number) => number;
}

const hour = 60;
const foldHeight = 44;
/** New appointments start on a quarter hour. */
const quarter = 15;

/**
 * The positions of everything on the rail of a day. Takes minutes from midnight and returns pixels,
 * one per minute except where hours are collapsed or cards are stacked.
 */
export function layoutDay<S extends Span>(
  spans: readonly S[],
  options: LayoutOptions = {},
): DayLayout<S> {
  const { now = null, minHeight = 28 } = options;
  const rows = groupRows(spans, minHeight);
  const visible = [...rows, ...groupRows(options.also ?? [], minHeight)];
  const shown = hoursShown(visible, now);
  const folds = (options.fold ? findFolds(shown, visible, now) : [])
    .filter((fold) => !options.opened?.has(fold.hour))
    .map((fold) => ({ ...fold, start: fold.hour * hour, end: (fold.hour + fold.hours) * hour }));
  const stacks = options.stacked ? rows.filter((row) => row.cells.length > 1) : [];
  const { height, topOf } = makeScale(shown, [
    ...folds.map(({ start, end }) => ({ start, end, height: foldHeight })),
    ...stacks.map(({ start, end, cells }) => ({
      start,
      end,
      height: stackHeight(cells, minHeight),
    })),
  ]);

  const isBent = (minute: number) =>
    [...folds, ...stacks].some(({ start, end }) => start < minute && minute < end);
  return {
    height,
    topOf,
    hours: range(shown.from, shown.to + 1)
      .filter((at) => !isBent(at * hour))
      .map((at) => ({ hour: at, top: topOf(at * hour) })),
    folds: folds.map(({ start, ...fold }) => ({
      hour: fold.hour,
      hours: fold.hours,
      top: topOf(start),
      height: foldHeight,
    })),
    cards: rows.flatMap((row) =>
      (stacks.includes(row) ? stackCards : placeCards)(row, topOf, minHeight),
    ),
    rests: rows.flatMap((row) => (stacks.includes(row) ? [] : findRest(row, topOf, minHeight))),
    free: findFree(shown, [...rows, ...folds], options).map(({ start, end }) => ({
      start,
      top: topOf(start),
      height: topOf(end) - topOf(start),
    })),
  };
}

/** What can still be booked, cut at whole slots. */
function findFree(
  shown: Hours,
  taken: readonly Span[],
  { bookableFrom = null, slot = 30 }: LayoutOptions,
): Span[] {
  if (bookableFrom === null) return [];
  const close = shown.to * hour;
  const inOrder = [...taken, { start: close, end: close }].sort((a, b) => a.start - b.start);
  const free: Span[] = [];
  let at = roundUp(Math.max(bookableFrom, shown.from * hour));
  for (const { start, end } of inOrder) {
    while (start - at >= quarter) {
      const next = Math.min(start, (Math.floor(at / slot) + 1) * slot);
      if (next - at >= quarter) free.push({ start: at, end: next });
      at = next;
    }
    at = Math.max(at, roundUp(end));
  }
  return free;
}

function roundUp(minute: number): number {
  return Math.ceil(minute / quarter) * quarter;
}
