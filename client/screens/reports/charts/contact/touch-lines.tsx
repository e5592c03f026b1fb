import { line } from "d3-shape";
import type { TouchPoint } from "./touch-line.ts";

type TouchLinesProps = {
  own: readonly (TouchPoint | null)[];
  before: readonly (TouchPoint | null)[];
  columns: number;
  /** Where a share stands, from 0 at the foot to 1. */
  place: (share: number) => number;
};

/** The lines between the points, as wide as the plot: a column is one unit. */
export function TouchLines({ own, before, columns, place }: TouchLinesProps) {
  const path = line<TouchPoint | null>()
    .defined((point) => point !== null)
    .x((point) => (point?.index ?? 0) + 0.5)
    .y((point) => 1 - place(point?.share ?? 0));
  return (
    <svg
      viewBox={`0 0 ${columns} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="touch-line"
    >
      <path d={path(before) ?? ""} className="before" />
      <path d={path(own) ?? ""} />
    </svg>
  );
}

export function LineSwatch({ isBefore = false }: { isBefore?: boolean }) {
  return (
    <svg viewBox="0 0 22 10" aria-hidden="true" className="touch-line swatch">
      <path d="M0 5h22" className={isBefore ? "before" : undefined} />
      {!isBefore && <circle cx="11" cy="5" r="3.5" />}
    </svg>
  );
}
