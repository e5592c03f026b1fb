import { ChevronDown } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";

type RailProps = {
  /** Width of the margin; 74 px by default. */
  margin?: number;
  "aria-label"?: string;
  className?: string;
  ref?: Ref<HTMLOListElement>;
  children: ReactNode;
};

/** Entries with their time left of the green line. */
export function Rail({ margin, className, children, ...props }: RailProps) {
  // CSSProperties knows no custom properties.
  const style = margin ? ({ "--mg": `${margin}px` } as CSSProperties) : undefined;
  return (
    <ol {...props} className={cx("rail", className)} style={style}>
      {children}
    </ol>
  );
}

type RailItemProps = ComponentProps<"li"> & {
  /** In the margin: a time, a date, "74 days". */
  margin: ReactNode;
  /** past: quiet; own: in the accent color; notice: with an emphasized margin. */
  tone?: "plain" | "past" | "own" | "notice" | undefined;
};

/**
 * Content: <b> for the first line, <small> for the second; a link around both takes railRowClass.
 */
export function RailItem({ margin, tone = "plain", children, ...props }: RailItemProps) {
  return (
    <li {...props} className={cx(tone !== "plain" && tone)}>
      <div className="m">{margin}</div>
      <div className="b">{children}</div>
    </li>
  );
}

export const railRowClass = "rail-row";

type RailFoldProps = { open: boolean; onToggle: () => void; children: ReactNode };

/** Expands and collapses entries in place. */
export function RailFold({ open, onToggle, children }: RailFoldProps) {
  return (
    <li className="fold">
      <div className="m" />
      <div className="b">
        <button type="button" aria-expanded={open} onClick={onToggle} className="print:hidden">
          <ChevronDown className={cx(open && "rotate-180")} />
          {children}
        </button>
      </div>
    </li>
  );
}

/** The current time, between past and future. */
export function NowLine({ time, label = "Now" }: { time: ReactNode; label?: string }) {
  return (
    <li className="now">
      <div className="m">
        <span className="vh">{label} </span>
        {time}
      </div>
      <div className="b" />
    </li>
  );
}

/** A rail with a knot at each entry, for a history. `NowLine` marks today in it. */
export function Timeline({ children, ...props }: { children: ReactNode; "aria-label"?: string }) {
  return (
    <ol {...props} className="rail timeline">
      {children}
    </ol>
  );
}

type TimelineItemProps = {
  date: ReactNode;
  /** Below the date. */
  time?: ReactNode;
  title: ReactNode;
  /** coming: filled knot; done: green ring; quiet: pale ring. */
  tone: "coming" | "done" | "quiet";
  children?: ReactNode;
};

export function TimelineItem({ date, time, title, tone, children }: TimelineItemProps) {
  return (
    <li className={tone}>
      <div className="m">
        {date}
        {time && <small>{time}</small>}
      </div>
      <div className="b">
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}
