import type { ReactNode } from "react";
import { tables } from "../../../shared/words/en/tables.ts";
import { usePrintedWhole } from "../../lib/browser/print-all.ts";
import { formatCount } from "../../lib/format/count.ts";
import { useCompactRows } from "../../lib/lists/compact-rows.ts";
import { cx } from "../class-names.ts";
import { Failed } from "../states.tsx";
import { usePhone } from "../use-media.ts";
import {
  type AnyRow,
  type Head,
  Heads,
  Lines,
  type LinesProps,
  Rows,
  type TableProps,
} from "./data-rows.tsx";
import { SkeletonList } from "./list.tsx";
import { MoreRows } from "./more-rows.tsx";
import { SkeletonRows, Table } from "./table.tsx";

export type DataTableProps<Row> = TableProps<Row> &
  LinesProps<Row> & {
    /** Shown instead of the table when nothing matches. */
    none: ReactNode;
    /** What the rows are. */
    things: "customers" | "companies";
    /** Rows start with a tile. */
    tile?: boolean;
  };

/** A list of records: a table, or two-line rows on the phone; loading, failed, empty or filled. */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { label, things, list, heads, none, tile } = props;
  const phone = usePhone();
  const compact = useCompactRows();
  const words = tables.of[things];
  usePrintedWhole(list, things);
  if (list.state === "failed") {
    return <Failed title={words.failed} onRetry={list.retry} retrying={list.retrying} />;
  }
  if (list.state === "loading") {
    return (
      <>
        <p className="sr-only" role="status">
          {words.loading}
        </p>
        {phone ? (
          <SkeletonList />
        ) : (
          <Table aria-label={label} aria-busy="true" className="table-fixed">
            <Heads heads={heads} />
            <SkeletonRows
              columns={heads.map((head) => cx(head.numeric && "numeric", head.bar))}
              {...(tile ? { tile } : {})}
            />
          </Table>
        )}
      </>
    );
  }
  if (list.total === 0) return none;
  return (
    <>
      {list.more.exist && (
        <p className="mb-3 not-print:hidden">
          {words.printed(formatCount(list.rows.length), formatCount(list.total))}
        </p>
      )}
      {/* Row heights differ, so measured ones are discarded. */}
      {phone ? (
        <Lines key={String(compact)} {...props} compact={compact} />
      ) : (
        <Rows key={String(compact)} {...props} compact={compact} />
      )}
      <MoreRows list={list} things={things} />
    </>
  );
}

/** Just the column headers, above the empty state. */
export function EmptyHeads({ label, heads }: { label: string; heads: readonly Head[] }) {
  return (
    <Table aria-hidden="true" aria-label={label} className="table-fixed">
      <Heads heads={heads.map(({ sort: _, ...head }) => head)} />
    </Table>
  );
}
