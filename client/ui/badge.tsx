import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

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
