import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** A rail whose knots say what kind of entry hangs there. `NowLine` marks today in it. */
export function KnotRail({ children, ...props }: { children: ReactNode; "aria-label"?: string }) {
  return (
    <ol {...props} className="rail knots">
      {children}
    </ol>
  );
}

type KnotItemProps = {
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

/** Content: `KnotTitle` for the first line, <p> for text. */
export function KnotItem({
  date,
  time,
  knot,
  tone = "plain",
  actions,
  className,
  children,
}: KnotItemProps) {
  return (
    <li className={cx(tone !== "plain" && tone, className)}>
      <div className="m">
        {date}
        {time && <small>{time}</small>}
      </div>
      <div className="b">
        {knot !== null && <div className="knot">{knot}</div>}
        <div className={cx("entry", Boolean(actions) && "acts")}>
          {children}
          {actions && <div className="actions">{actions}</div>}
        </div>
      </div>
    </li>
  );
}

/** The name of an entry, and quiet words after it. */
export function KnotTitle({ children, after }: { children?: ReactNode; after?: ReactNode }) {
  return (
    <div className="title">
      {children && <b>{children}</b>}
      {after}
    </div>
  );
}
