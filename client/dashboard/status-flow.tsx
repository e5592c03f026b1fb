import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { Dashboard } from "../../shared/dashboard.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";
import { statusLook } from "../customers/status.tsx";
import { formatCount } from "../lib/count.ts";
import { cx } from "../ui/class-names.ts";
import { formatPercent } from "./percent.ts";
import { type BarSegment, divideBar } from "./stacked-bar.ts";
import { useElementWidth } from "./use-element-width.ts";

export type Lit = {
  /** The status being hovered; the others fade. */
  lit: CustomerStatus | null;
  onLight: (status: CustomerStatus | null) => void;
};

/** Pixels: height of a bar, and of the ribbons between the two. */
const strip = 26;
const ribbons = { wide: 64, narrow: 44 };
/** Below four percent there is no label. */
const leastShare = 0.04;

/**
 * Customers above, their value below, joined by ribbons. The table below it says the same in words,
 * so it is hidden from screen readers and skipped by Tab.
 */
export function StatusFlow({ statuses, lit, onLight }: Lit & { statuses: Dashboard["statuses"] }) {
  const picture = useRef<HTMLDivElement>(null);
  const width = useElementWidth(picture);
  const narrow = width < 420;
  const middle = narrow ? ribbons.narrow : ribbons.wide;
  const customers = statuses.map((entry) => entry.customers);
  const values = statuses.map((entry) => entry.value);
  const top = divideBar(customers, width);
  const bottom = divideBar(values, width);
  const total = { customers: sum(customers), value: sum(values) };

  return (
    <div
      ref={picture}
      aria-hidden="true"
      className="relative"
      style={{ height: middle + 2 * strip }}
    >
      {total.customers === 0 && <EmptyStrip className="top-0" />}
      {total.value === 0 && <EmptyStrip className="bottom-0" />}
      {total.value > 0 && (
        <svg
          aria-hidden="true"
          width="100%"
          height={middle}
          className="absolute inset-x-0"
          style={{ top: strip }}
        >
          {statuses.map(({ status }, index) => {
            const [from, to] = [top[index], bottom[index]];
            if (!from?.size || !to) return null;
            return (
              <path
                key={status}
                d={ribbonPath(from, to, middle)}
                fill="var(--mark)"
                className={cx(
                  statusLook[status].tone,
                  "transition-opacity duration-base",
                  lit && lit !== status ? "opacity-6" : "opacity-17",
                )}
              />
            );
          })}
        </svg>
      )}
      {statuses.map(({ status, customers: count, value }, index) => (
        <span key={status} className={statusLook[status].tone}>
          <Segment
            {...{ status, lit, onLight }}
            piece={top[index]}
            share={count / total.customers}
            label={formatCount(count)}
            className="top-0"
          />
          <Segment
            {...{ status, lit, onLight }}
            piece={bottom[index]}
            share={value / total.value}
            label={formatPercent(value, total.value)}
            className="bottom-0"
          />
        </span>
      ))}
    </div>
  );
}

type SegmentProps = Lit & {
  status: CustomerStatus;
  piece: BarSegment | undefined;
  share: number;
  label: string;
  className: string;
};

function Segment({ status, lit, onLight, piece, share, label, className }: SegmentProps) {
  if (!piece?.size) return null;
  // About 7 px per character, and some space.
  const fits = share >= leastShare && piece.size >= label.length * 7 + 6;
  return (
    <Link
      to="/dashboard/customers"
      search={{ status }}
      tabIndex={-1}
      className={cx(
        "num absolute overflow-hidden text-center text-12 leading-[26px] font-semibold transition-colors duration-base forced-colors:border",
        lit && lit !== status ? "bg-mark/25 text-ink-2" : "bg-mark text-on",
        className,
      )}
      style={{ left: piece.start, width: piece.size, height: strip }}
      onPointerEnter={() => onLight(status)}
      onPointerLeave={() => onLight(null)}
    >
      {fits && label}
    </Link>
  );
}

function EmptyStrip({ className }: { className: string }) {
  return (
    <div
      className={cx("absolute inset-x-0 bg-well forced-colors:border", className)}
      style={{ height: strip }}
    />
  );
}

/** From the full width of a segment above to that of its segment below. */
function ribbonPath(from: BarSegment, to: BarSegment, height: number): string {
  const bend = [height * 0.56, height * 0.44];
  const [left, right] = [from.start, from.start + from.size];
  const [toLeft, toRight] = [to.start, to.start + to.size];
  return [
    `M${left} 0H${right}`,
    `C${right} ${bend[0]} ${toRight} ${bend[1]} ${toRight} ${height}`,
    `H${toLeft}`,
    `C${toLeft} ${bend[1]} ${left} ${bend[0]} ${left} 0Z`,
  ].join("");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
