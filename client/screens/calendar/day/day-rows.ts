/** The cards of a day, side by side or stacked. Minutes from midnight; heights in pixels. */
export interface Span {
  start: number;
  end: number;
}

export interface Card<S> {
  span: S;
  top: number;
  height: number;
  /** The first of the row's columns it takes, and how many. */
  lane: number;
  width: number;
  lanes: number;
  /** Whether the row has more cards than it shows. */
  crowded: boolean;
}

/** The cards that do not fit into a row's columns. */
export interface Rest<S> {
  top: number;
  height: number;
  spans: S[];
}

/** The position of a minute on the rail. */
export type TopOf = (minute: number) => number;

const maxLanes = 3;
/** Between a card and the next one. */
const gap = 2;
const stackGap = 4;
/** A stack is not to scale: two hours can say "long" as well as eight. */
const highestInStack = 118;
const midnight = 24 * 60;

interface Cell<S> extends Span {
  span: S;
  lane: number;
}

/**
 * Cards that touch each other, directly or through others; `end` includes a card's minimum height.
 */
export interface Row<S> extends Span {
  cells: Cell<S>[];
  lanes: number;
}

export function groupRows<S extends Span>(spans: readonly S[], minHeight: number): Row<S>[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const rows: Row<S>[] = [];
  for (const span of ordered) {
    const end = Math.max(Math.min(span.end, midnight), span.start + minHeight);
    let row = rows.at(-1);
    if (!row || row.end <= span.start) {
      row = { start: span.start, end, cells: [], lanes: 0 };
      rows.push(row);
    }
    const lane = firstFreeLane(row, span.start);
    row.cells.push({ span, start: span.start, end, lane });
    row.lanes = Math.max(row.lanes, lane + 1);
    row.end = Math.max(row.end, end);
  }
  return rows;
}

function firstFreeLane<S>(row: Row<S>, start: number): number {
  const taken = new Set(row.cells.filter((cell) => cell.end > start).map((cell) => cell.lane));
  return [...Array(row.lanes).keys()].find((lane) => !taken.has(lane)) ?? row.lanes;
}

/** The height of a row whose cards are stacked. */
export function stackHeight(cells: readonly Span[], minHeight: number): number {
  const cards = cells.map((cell) => stackedHeight(cell, minHeight));
  return cards.reduce((sum, height) => sum + height + stackGap, 0) - stackGap + gap;
}

function stackedHeight({ start, end }: Span, minHeight: number): number {
  return Math.min(highestInStack, cardHeight(end - start, minHeight));
}

function cardHeight(length: number, minHeight: number): number {
  return Math.max(minHeight, length - gap);
}

export function stackCards<S>(row: Row<S>, topOf: TopOf, minHeight: number): Card<S>[] {
  let top = topOf(row.start);
  return row.cells.map((cell) => {
    const height = stackedHeight(cell, minHeight);
    const card = { span: cell.span, top, height, lane: 0, width: 1, lanes: 1, crowded: false };
    top += height + stackGap;
    return card;
  });
}

export function placeCards<S>(row: Row<S>, topOf: TopOf, minHeight: number): Card<S>[] {
  const lanes = Math.min(row.lanes, maxLanes);
  return row.cells
    .filter((cell) => cell.lane < lanes)
    .map((cell) => ({
      span: cell.span,
      top: topOf(cell.start),
      height: cardHeight(cell.end - cell.start, minHeight),
      lane: cell.lane,
      width: freeLanes(cell, row, lanes),
      lanes,
      crowded: row.lanes > maxLanes,
    }));
}

/** A card widens over the free columns to its right. */
export function freeLanes<S>(cell: Cell<S>, row: Row<S>, lanes: number): number {
  const right = row.cells
    .filter((other) => other.lane > cell.lane && other.start < cell.end && cell.start < other.end)
    .map((other) => other.lane);
  return Math.min(lanes, ...right) - cell.lane;
}

export function findRest<S extends Span>(row: Row<S>, topOf: TopOf, minHeight: number): Rest<S>[] {
  const cells = row.cells.filter((cell) => cell.lane >= maxLanes);
  const [first] = cells;
  if (!first) return [];
  const end = Math.max(...cells.map((cell) => cell.end));
  return [
    {
      top: topOf(first.start),
      height: cardHeight(end - first.start, minHeight),
      spans: cells.map((cell) => cell.span),
    },
  ];
}
