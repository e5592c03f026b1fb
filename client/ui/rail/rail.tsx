import { ChevronDown } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode, Ref } from "react";
import { parts } from "../../../shared/words/en/parts.ts";
import { cx } from "../class-names.ts";

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
  /** past: quiet; accent: in the accent color; notice: with an emphasized margin. */
  tone?: "plain" | "past" | "accent" | "notice" | undefined;
};

/**
 * Content: <b> for the first line, <small> for the second; a link around both takes railRowClass.
 */
export function RailItem({ margin, tone = "plain", children, ...props }: RailItemProps) {
  return (
    <li {...props} className={cx(tone !== "plain" && tone)}>
      <div className="rail-margin">{margin}</div>
      <div className="rail-body">{children}</div>
    </li>
  );
}

export const railRowClass = "rail-row";

type RailFoldProps = { open: boolean; onToggle: () => void; children: ReactNode };

/** Expands and collapses entries in place. */
export function RailFold({ open, onToggle, children }: RailFoldProps) {
  return (
    <li className="fold [--icon:14px]">
      <div className="rail-margin" />
      <div className="rail-body">
        <button type="button" aria-expanded={open} onClick={onToggle} className="print:hidden">
          <ChevronDown className={cx(open && "rotate-180")} />
          {children}
        </button>
      </div>
    </li>
  );
}

/** The current time, between past and future. */
export function NowLine({ time, label = parts.now }: { time: ReactNode; label?: string }) {
  return (
    <li className="now-line">
      <div className="rail-margin">
        <span className="sr-only">{label} </span>
        {time}
      </div>
      <div className="rail-body" />
    </li>
  );
}
