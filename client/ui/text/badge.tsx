import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

type BadgeProps = {
  /** An icon: color never stands alone. */
  icon: ReactNode;
  children: ReactNode;
  /** A tone class such as "st-active". */
  tone: string;
  className?: string;
};

export function Badge({ icon, children, tone, className }: BadgeProps) {
  return (
    <span className={cx("badge", tone, className)}>
      {icon}
      {children}
    </span>
  );
}

type IconProps = { className?: string };

function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={cx("mark", className)}>
      {children}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="4.4" fill="none" stroke="currentColor" strokeWidth="1.7" />;

/** An empty ring. */
export function RingIcon(props: IconProps) {
  return <Icon {...props}>{ring}</Icon>;
}

/** A half disc. */
export function HalfDiscIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {ring}
      <path d="M6 1.6a4.4 4.4 0 0 1 0 8.8z" fill="currentColor" />
    </Icon>
  );
}

/** A full disc. */
export function DiscIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="6" r="5.2" fill="currentColor" />
    </Icon>
  );
}

/** A ticked square. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x=".8" y=".8" width="10.4" height="10.4" rx="2.4" fill="currentColor" />
      <path
        className="[stroke:var(--wash,var(--raised))] forced-colors:[stroke:Canvas]"
        d="M3.3 6.2l1.9 1.9 3.5-4"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Icon>
  );
}

/** A turning arrow. */
export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
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
    </Icon>
  );
}
