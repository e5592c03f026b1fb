import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

/** A rail whose marks say what kind of entry hangs there. `NowLine` marks today in it. */
export function TimelineRail({
  children,
  ...props
}: {
  children: ReactNode;
  "aria-label"?: string;
}) {
  return (
    <ol {...props} className="rail knots">
      {children}
    </ol>
  );
}

type TimelineRailItemProps = {
  date: ReactNode;
  /** Below the date. */
  time?: ReactNode;
  /** An icon, or a checkbox, which is a knot of its own. */
  knot?: ReactNode;
  /** coming: its knot in the accent; late: its date in the notice color; done: struck through; canceled: the same without a knot. */
  tone?: "plain" | "coming" | "late" | "done" | "canceled";
  /** Buttons, seen while the entry is hovered or has focus. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Content: `TimelineRailTitle` for the first line, <p> for text. */
export function TimelineRailItem({
  date,
  time,
  knot,
  tone = "plain",
  actions,
  className,
  children,
}: TimelineRailItemProps) {
  return (
    <li className={cx(tone !== "plain" && tone, className)}>
      <div className="rail-margin">
        {date}
        {time && <small>{time}</small>}
      </div>
      <div className="rail-body">
        {knot !== null && <div className="knot">{knot}</div>}
        <div
          className={cx(
            "entry relative -my-1.5 -mx-2 py-1.5 px-2 rounded-2",
            Boolean(actions) && "acts",
          )}
        >
          {children}
          {actions && (
            <div className="actions absolute top-0.5 inset-e-1 flex pointer-coarse:-top-1.5 pointer-coarse:-inset-e-0.5">
              {actions}
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** The name of an entry, and quiet words after it. */
export function TimelineRailTitle({
  children,
  after,
}: {
  children?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="title flex flex-wrap items-baseline gap-x-2 pointer-coarse:gap-y-1">
      {children && <b className="wrap-anywhere inline">{children}</b>}
      {after}
    </div>
  );
}
