import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Delayed, Skeleton } from "../skeleton.tsx";

/** The phone's version of a table; hidden where the table is shown unless `always`. */
export function List({
  always = false,
  className,
  ...props
}: ComponentProps<"ul"> & { always?: boolean }) {
  return <ul {...props} className={cx("list", !always && "over-700:hidden", className)} />;
}

/** The class of a link that is a row of a list. */
export const listRowClass = "list-row";

type ListLinesProps = {
  title: ReactNode;
  /** To the right of the title: the amount. */
  amount?: ReactNode;
  /** Below the title: the context. */
  context?: ReactNode;
  /** Below the amount: a date or a badge. */
  side?: ReactNode;
  /** A third line, such as notes. */
  note?: ReactNode;
};

/** The content of a list row: name and amount on line one, context and badge on line two. */
export function ListLines({ title, amount, context, side, note }: ListLinesProps) {
  return (
    <>
      <b className="clipped">{title}</b>
      <span className="side">{amount}</span>
      <span className="clipped text-13 text-ink-3">{context}</span>
      <span className="side text-13 text-ink-3">{side}</span>
      {note && <span className="whole mt-[3px] text-13 text-ink-3">{note}</span>}
    </>
  );
}

export function SkeletonList({ rows = 8 }: { rows?: number }) {
  return (
    <List aria-hidden="true">
      <Delayed>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
          <li key={row}>
            <span className="list-row gap-y-2.5">
              <Skeleton className="w-44" />
              <Skeleton className="w-20" />
              <Skeleton className="h-[9px] w-24" />
              <Skeleton className="h-[9px] w-16 justify-self-end" />
            </span>
          </li>
        ))}
      </Delayed>
    </List>
  );
}
