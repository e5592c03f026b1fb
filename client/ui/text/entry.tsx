import type { ReactNode } from "react";

/** A line of a popover: what it is, and what it says. */
export function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-2 pe-3 ps-5 text-13 whitespace-nowrap text-ink-3 leading-5 to-700:ps-4">
        {label}
      </dt>
      <dd className="min-w-0 border-s border-margin py-2 pe-5 ps-3.5 leading-5">{children}</dd>
    </>
  );
}
