import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";

/** The ring of the focus, for a picture of it. */
export const ringed = "outline-2 outline-offset-2 outline-focus";

/** One line of the page: a name in the margin, parts to its right. */
export function Row({
  name,
  block,
  children,
}: {
  name: string;
  block?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] border-t border-line to-700:grid-cols-[76px_minmax(0,1fr)]">
      <span className="py-[13px] pe-3 text-13 text-ink-3">{name}</span>
      <div
        className={cx(
          "min-w-0 border-s border-margin py-[11px] ps-[18px]",
          !block && "flex flex-wrap items-center gap-x-2.5 gap-y-2",
        )}
      >
        {children}
      </div>
    </div>
  );
}
