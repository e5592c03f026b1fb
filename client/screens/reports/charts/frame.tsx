import type { CSSProperties, ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";
import type { Axis } from "./axis.ts";
import type { ColumnLabel } from "./column-words.ts";

type FrameProps = {
  axis: Axis;
  labels: readonly ColumnLabel[];
  /** Of the plot, in pixels. */
  height: number;
  className?: string;
  /** One element per column, or what is laid over all of them. */
  children: ReactNode;
  /** Under the labels. */
  below?: ReactNode;
};

/**
 * Axis, grid and column labels around the columns of a chart. Everything is placed by percentages,
 * so that it fits any width without being measured, on paper too.
 */
export function Frame({ axis, labels, height, className, children, below }: FrameProps) {
  const longest = Math.max(...axis.ticks.map(({ label }) => label.length));
  // as: a custom property is none that React knows.
  const style = {
    "--axis": `max(44px, ${longest}ch + 14px)`,
    "--plot": `${height}px`,
  } as CSSProperties;
  return (
    <div className={cx("chart-frame", className)} style={style}>
      <div aria-hidden="true" className="chart-axis">
        {axis.ticks.map(({ at, label }) => (
          <span key={at} style={{ bottom: percent(at) }}>
            {label}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="chart-grid">
        {axis.ticks.map(({ at }, index) => (
          <i key={at} data-base={index === 0 || undefined} style={{ bottom: percent(at) }} />
        ))}
      </div>
      <div className="chart-columns">{children}</div>
      <div aria-hidden="true" className="chart-labels">
        {labels.map(({ wide, narrow }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place
          <span key={index}>
            <span className="wide">{wide}</span>
            <span className="narrow">{narrow}</span>
          </span>
        ))}
      </div>
      {below}
    </div>
  );
}

/** For `bottom` and `height`. */
export function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}
