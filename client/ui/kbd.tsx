import type { ReactNode } from "react";

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-1 border border-line-strong bg-paper px-[5px] py-[3px] font-ui text-[11px] leading-none font-medium whitespace-nowrap text-ink-3">
      {children}
    </kbd>
  );
}
