import { type ReactNode, useEffect, useState } from "react";
import { cx } from "./class-names.ts";

/** Shows its children only after 150 ms, so that fast responses never flicker. */
export function Delayed({ children, ms = 150 }: { children: ReactNode; ms?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? children : null;
}

/** A placeholder bar for text. Give it the text's width: className="w-40". */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("skeleton", className)} />;
}

/** A bar in the middle of a line as tall as the text around it, so that nothing moves later. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <span className="flex h-[1lh] items-center">
      <Skeleton {...(className ? { className } : {})} />
    </span>
  );
}
