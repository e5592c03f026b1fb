import type { PipelineReport } from "../../../../../shared/reports/reports.ts";
import { type CustomerStatus, customerStatuses } from "../../../../../shared/statuses.ts";
import { type BarSegment, divideBar } from "../../../../lib/format/stacked-bar.ts";

type Move = PipelineReport["moves"][number];

/** Of a strip. The status is null for the customers that came since. */
export interface Piece<Status = CustomerStatus | null> extends BarSegment {
  status: Status;
  customers: number;
}

export interface Ribbon extends Move {
  /** Pixels from the left, where it leaves the upper strip and where it reaches the lower one. */
  top: BarSegment;
  bottom: BarSegment;
}

/** Both strips have all customers of the end; in the upper one, those that came since stand last. */
export const origins = [...customerStatuses, null];

/** The two strips and what joins them, for a chart of this width. */
export function layOutPipeline({ opening, closing, moves }: PipelineReport, width: number) {
  const came = sum(moves.filter(({ from }) => from === null));
  const before = pieces(
    origins.map((status) => ({ status, customers: status ? opening[status] : came })),
    width,
  );
  const after = pieces(
    customerStatuses.map((status) => ({ status, customers: closing[status] })),
    width,
  );
  // Side by side within each piece: above by where they go, below by where they come from.
  const tops = split(before, moves, "from", "to");
  const bottoms = split(after, moves, "to", "from");
  const ribbons = moves.flatMap((move): Ribbon[] => {
    const [top, bottom] = [tops.get(move), bottoms.get(move)];
    return top && bottom ? [{ ...move, top, bottom }] : [];
  });
  // Those that stayed are the ground for the others.
  return { before, after, came, ribbons: ribbons.sort((one, other) => layer(one) - layer(other)) };
}

function layer({ from, to }: Move): number {
  return from === to ? 0 : from === null ? 2 : 1;
}

function pieces<Status>(
  shares: { status: Status; customers: number }[],
  width: number,
): Piece<Status>[] {
  const segments = divideBar(
    shares.map(({ customers }) => customers),
    width,
  );
  return shares.map((share, index) => ({ start: 0, size: 0, ...segments[index], ...share }));
}

function split(
  whole: readonly Piece[],
  moves: readonly Move[],
  end: "from" | "to",
  by: "from" | "to",
) {
  const parts = new Map<Move, BarSegment>();
  for (const { status, customers, start, size } of whole) {
    let begin = start;
    const own = moves.filter((move) => move[end] === status);
    for (const move of own.sort((one, other) => orderOf(one[by]) - orderOf(other[by]))) {
      const part = (move.customers / customers) * size;
      parts.set(move, { start: begin, size: part });
      begin += part;
    }
  }
  return parts;
}

function orderOf(status: CustomerStatus | null): number {
  return origins.indexOf(status);
}

function sum(moves: readonly Move[]): number {
  return moves.reduce((total, { customers }) => total + customers, 0);
}

/** As wide as what it joins, leaving and arriving straight down. */
export function ribbonPath({ top, bottom }: Ribbon, height: number): string {
  const half = height / 2;
  const [above, below] = [top, bottom].map(({ start }) => shorten(start));
  // A single one of thousands is still seen.
  const [aboveEnd, belowEnd] = [top, bottom].map(({ start, size }) =>
    shorten(start + Math.max(size, 1)),
  );
  return (
    `M${aboveEnd},0C${aboveEnd},${half},${belowEnd},${half},${belowEnd},${height}` +
    `L${below},${height}C${below},${half},${above},${half},${above},0Z`
  );
}

/** A thousandth of a pixel is enough. */
function shorten(pixels: number): number {
  return Number(pixels.toFixed(3));
}
