import { statusLook } from "../../customers/status.tsx";
import { formatPercent } from "../../dashboard/percent.ts";
import { countOf, formatCount } from "../../lib/count.ts";
import { cx } from "../../ui/class-names.ts";
import { percent } from "./frame.tsx";
import { Mark, type MarkProps } from "./mark.tsx";
import type { Piece } from "./ribbons.ts";

/** Below four percent there is no number. */
const leastShare = 0.04;

type PipelinePieceProps = Pick<MarkProps, "at" | "link" | "title"> & {
  piece: Piece;
  /** Of the strip, in the same pixels. */
  width: number;
  /** The customers that it is a share of. */
  whole: number;
};

/** The customers of one status in a strip, or outlined those that came since. */
export function PipelinePiece({ piece, width, whole, ...mark }: PipelinePieceProps) {
  const { status, customers, start, size } = piece;
  if (customers === 0) return null;
  const label = formatCount(customers);
  // About 7 px per character, and some space.
  const fits = size / width >= leastShare && size >= label.length * 7 + 6;
  return (
    <Mark
      {...mark}
      detail={`${countOf(customers, "customer")}, ${formatPercent(customers, whole)}`}
      className={cx(
        "pipeline-piece",
        status ? `fill-tone ${statusLook[status].tone}` : "fill-came",
      )}
      style={{ left: percent(start / width), width: percent(size / width) }}
    >
      {fits && label}
    </Mark>
  );
}
