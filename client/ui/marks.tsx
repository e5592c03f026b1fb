import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type MarkProps = { className?: string };

function Mark({ className, children }: MarkProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={cx("mark", className)}>
      {children}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="4.4" fill="none" stroke="currentColor" strokeWidth="1.7" />;

/** An empty ring. */
export function RingMark(props: MarkProps) {
  return <Mark {...props}>{ring}</Mark>;
}

/** A half disc. */
export function HalfMark(props: MarkProps) {
  return (
    <Mark {...props}>
      {ring}
      <path d="M6 1.6a4.4 4.4 0 0 1 0 8.8z" fill="currentColor" />
    </Mark>
  );
}

/** A full disc. */
export function DiscMark(props: MarkProps) {
  return (
    <Mark {...props}>
      <circle cx="6" cy="6" r="5.2" fill="currentColor" />
    </Mark>
  );
}

/** A ticked square. */
export function TickMark(props: MarkProps) {
  return (
    <Mark {...props}>
      <rect x=".8" y=".8" width="10.4" height="10.4" rx="2.4" fill="currentColor" />
      <path
        className="cut-out"
        d="M3.3 6.2l1.9 1.9 3.5-4"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Mark>
  );
}

/** A turning arrow. */
export function TurnMark(props: MarkProps) {
  return (
    <Mark {...props}>
      <path
        d="M10.3 3.9A4.7 4.7 0 1 0 10.7 6.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path
        d="M11.3.9v3.7H7.6z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
    </Mark>
  );
}
