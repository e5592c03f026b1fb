import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { SortDirection } from "../../lib/lists/list-state.ts";
import { cx } from "../class-names.ts";
import { Delayed, Skeleton } from "../skeleton.tsx";

type TableProps = ComponentProps<"table"> & {
  "aria-label": string;
  /** Also shown on the phone; tables are otherwise hidden there in favor of a List. */
  always?: boolean;
};

export function Table({ always = false, className, ...props }: TableProps) {
  return <table {...props} className={cx("data-table", !always && "to-700:hidden", className)} />;
}

type HeadCellProps = Omit<ComponentProps<"th">, "scope"> & {
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** Makes the header a button; the current sort direction, or null if sorted by another column. */
  sort?: { direction: SortDirection | null; onSort: () => void };
  /** A box in the margin, for all rows. */
  pick?: ReactNode;
};

export function HeadCell({ numeric, sort, pick, className, children, ...props }: HeadCellProps) {
  return (
    <th
      {...props}
      scope="col"
      aria-sort={sort?.direction ?? undefined}
      className={cx(numeric && "numeric", className)}
    >
      {pick}
      {sort ? (
        <button type="button" className="sort" onClick={sort.onSort}>
          {children}
          {sort.direction === "descending" ? (
            <ArrowDown />
          ) : (
            <ArrowUp className={cx(!sort.direction && "idle")} />
          )}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** A body cell; `numeric` aligns numbers right. */
export function Cell({
  numeric,
  className,
  ...props
}: ComponentProps<"td"> & { numeric?: boolean }) {
  return <td {...props} className={cx(numeric && "numeric whitespace-nowrap", className)} />;
}

/** The totals row, under a double rule; it sticks to the bottom of the window. */
export function TotalsRow({ children, sticky = true }: { children: ReactNode; sticky?: boolean }) {
  return (
    <tfoot className={cx(sticky && "stick")}>
      <tr>{children}</tr>
    </tfoot>
  );
}

/**
 * The class of the link that names a row. "stretched" makes the whole row clickable; other links
 * and buttons of the row stay above it.
 */
export function rowNameClass({ stretched = true }: { stretched?: boolean } = {}): string {
  return cx("row-name", stretched && "stretched");
}

type TitleCellProps = {
  /** A Monogram, or nothing. */
  tile?: ReactNode;
  /** The link, with rowNameClass(). */
  name: ReactNode;
  second?: ReactNode;
  /** A box in the margin that chooses the row. */
  pick?: ReactNode;
};

/** The first cell of a row: tile, name, second line; long ones end in an ellipsis. */
export function TitleCell({ tile, name, second, pick }: TitleCellProps) {
  return (
    <td className="max-w-0">
      {pick}
      <div className="flex min-w-0 items-center gap-3">
        {tile}
        <div className="min-w-0">
          <div className="clipped">{name}</div>
          {second && <div className="second clipped">{second}</div>}
        </div>
      </div>
    </td>
  );
}

type SkeletonRowsProps = {
  rows?: number;
  /** Width class and alignment of the bar in each column: ["w-40", "w-16", "numeric w-10"]. */
  columns: readonly string[];
  tile?: boolean;
};

/** Placeholder rows at their final size; nothing for the first 150 ms. */
export function SkeletonRows({ rows = 8, columns, tile }: SkeletonRowsProps) {
  return (
    <tbody>
      <Delayed>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
          <tr key={row} data-still>
            {columns.map((bar, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: neither have the columns
              <td key={column}>
                <div className="flex items-center gap-3">
                  {column === 0 && tile && <Skeleton className="size-[30px]" />}
                  <div className={cx(/\bn\b/.test(bar) && "ms-auto")}>
                    <Skeleton className={bar} />
                    {column === 0 && <Skeleton className="mt-[9px] h-[9px] w-26" />}
                  </div>
                </div>
              </td>
            ))}
          </tr>
        ))}
      </Delayed>
    </tbody>
  );
}
