import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { formatMoneyShort } from "../../../lib/format/money.ts";
import { cx } from "../../../ui/class-names.ts";

type FigureTableProps = {
  label: string;
  className?: string;
  /** The first one is above the names, the others above figures. */
  heads: readonly ReactNode[];
  children: ReactNode;
  /** The cells of the last row, between a rule and a double rule. */
  foot?: ReactNode;
};

/** Figures with the names of rows and columns; it scrolls sideways where there is no room. */
export function FigureTable({ label, className, heads, children, foot }: FigureTableProps) {
  return (
    <div className="figures-box">
      <table className={cx("figure-table", className)} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <th key={place} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && (
          <tfoot>
            <tr>{foot}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** What the row tells of. */
export function RowHead({ children }: { children: ReactNode }) {
  return <th scope="row">{children}</th>;
}

type FigureProps = {
  /** Where the rows are that it counts. */
  to?: LinkProps | undefined;
  /** How many; without any there is nothing to open. */
  count: number;
  /** Instead of the count. */
  children?: ReactNode;
  strong?: boolean;
};

/** A figure that opens its rows. */
export function Figure({ to, count, children = formatCount(count), strong }: FigureProps) {
  return (
    <td className={cx(strong && "strong", count === 0 && "none")}>
      {to && count > 0 ? (
        <Link {...to} className="hit-area">
          {children}
        </Link>
      ) : (
        children
      )}
    </td>
  );
}

/** Whole units: tables with many amounts are read for their size. */
export function formatWhole(value: number): string {
  return formatMoneyShort(Math.round(value));
}
