import { memo, type ReactNode, useCallback } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
import type { SortDirection } from "../../lib/lists/list-state.ts";
import { cx } from "../class-names.ts";
import { List } from "./list.tsx";
import { useRowLinks } from "./row-link.tsx";
import { type RowSelection, useRowKeys, useRowTouch } from "./row-selection.tsx";
import { HeadCell, Table, TotalsRow } from "./table.tsx";
import { allRows, useVirtualRows } from "./virtual-rows.ts";

const windowing = lazyModule(() => import("./row-window.ts"));

export type Head = {
  label: string;
  numeric?: boolean;
  /** In the margin of the first one: the box for all rows. */
  pick?: ReactNode;
  /** Column width; it does not depend on the content, which changes while scrolling. */
  className?: string;
  sort?: { direction: SortDirection | null; onSort: () => void };
  /** Width of the cell's placeholder while loading. */
  bar: string;
};

/** A head among the rows is none itself. */
export type AnyRow = { _id: string; isHead?: true };

type Shared<Row> = {
  label: string;
  list: ListView<Row>;
  /** The rows with heads among them, and how many heads all of the list has. */
  grouped?: { rows: readonly Row[]; heads: number };
  /** A button loads more rows instead of scrolling, for a list with something below it. */
  byButton?: boolean;
  /** One-line rows, as chosen on this device. */
  compact?: boolean;
  /** Rows can be chosen, to do something with all of them. */
  selection?: RowSelection | undefined;
};

export type TableProps<Row> = Shared<Row> & {
  heads: readonly Head[];
  /** The cells of a row, one per column. Must be a stable function, or all rows render again. */
  cells: (row: Row) => ReactNode;
  /** The cells of the totals row. */
  totals: ReactNode;
};

export type LinesProps<Row> = Shared<Row> & {
  /** A row on the phone, with listRowClass: a link, or an element covered by one. */
  line: (row: Row) => ReactNode;
  /** Estimated height of a row on the phone, in pixels. */
  lineHeight?: number;
};

export function Heads({ heads }: { heads: readonly Head[] }) {
  return (
    <thead>
      <tr>
        {heads.map(({ label, bar: _, pick, ...head }) => (
          <HeadCell key={label} {...head} pick={pick}>
            {label}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

/** The rows as a table, with totals at the end. */
export function Rows<Row extends AnyRow>({
  label,
  list,
  grouped = { rows: list.rows, heads: 0 },
  heads,
  cells,
  totals,
  byButton = false,
  compact = false,
  selection,
}: TableProps<Row>) {
  const virtual = useVirtualRows<HTMLTableSectionElement>({
    count: grouped.rows.length,
    rowHeight: compact ? 37 : 55,
    keyOf: useKeys(grouped.rows),
    onNearEnd: () => !byButton && loadMore(list),
    windowing: useWindowing(list),
  });
  return (
    <Table
      always
      aria-label={label}
      aria-busy={list.busy}
      aria-rowcount={list.total + grouped.heads + 2}
      className={cx("table-fixed", compact && "compact", selection && "can-pick")}
    >
      <Heads heads={heads} />
      <tbody ref={virtual.container} {...useRowLinks(selection)} {...useRowKeys(selection)}>
        <Gap height={virtual.before} columns={heads.length} />
        {virtual.rows.map(({ index, key }) => {
          const row = grouped.rows[index];
          return (
            row && (
              <TableRow key={key} row={row} index={index} cells={cells} measure={virtual.measure} />
            )
          );
        })}
        <Gap height={virtual.after} columns={heads.length} />
      </tbody>
      <TotalsRow>{totals}</TotalsRow>
    </Table>
  );
}

type TableRowProps<Row> = {
  row: Row;
  index: number;
  cells: (row: Row) => ReactNode;
  measure: (element: HTMLElement | null) => void;
};

// as: memo forgets that the component is generic.
const TableRow = memo(PlainRow) as typeof PlainRow;

/** Rendered once, not on every scroll step. */
function PlainRow<Row extends AnyRow>({ row, index, cells, measure }: TableRowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} {...kindOf(row)} aria-rowindex={index + 2}>
      {cells(row)}
    </tr>
  );
}

function kindOf({ _id, isHead }: AnyRow) {
  return isHead ? { "data-still": "" } : { "data-row": _id };
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height < 1) return null;
  return (
    <tr data-still style={{ height }} className="print:hidden">
      <td colSpan={columns} className="border-0 p-0" />
    </tr>
  );
}

/** The rows as two-line links. */
export function Lines<Row extends AnyRow>({
  label,
  list,
  grouped = { rows: list.rows, heads: 0 },
  line,
  lineHeight = 69,
  byButton = false,
  compact = false,
  selection,
}: LinesProps<Row>) {
  const virtual = useVirtualRows<HTMLUListElement>({
    count: grouped.rows.length,
    rowHeight: compact ? 51 : lineHeight,
    keyOf: useKeys(grouped.rows),
    onNearEnd: () => !byButton && loadMore(list),
    windowing: useWindowing(list),
  });
  return (
    <List
      always
      aria-label={label}
      aria-busy={list.busy}
      className={cx(compact && "compact")}
      ref={virtual.container}
      {...useRowLinks()}
      {...useRowTouch(selection)}
    >
      {virtual.before >= 1 && <li aria-hidden="true" style={{ height: virtual.before }} />}
      {virtual.rows.map(({ index, key }) => {
        const row = grouped.rows[index];
        return (
          row && (
            <ListLine
              key={key}
              row={row}
              index={index}
              total={list.total + grouped.heads}
              line={line}
              measure={virtual.measure}
            />
          )
        );
      })}
      {virtual.after >= 1 && <li aria-hidden="true" style={{ height: virtual.after }} />}
    </List>
  );
}

type ListLineProps<Row> = {
  row: Row;
  index: number;
  total: number;
  line: (row: Row) => ReactNode;
  measure: (element: HTMLElement | null) => void;
};

// as: memo forgets that the component is generic.
const ListLine = memo(PlainLine) as typeof PlainLine;

function PlainLine<Row extends AnyRow>({ row, index, total, line, measure }: ListLineProps<Row>) {
  return (
    <li
      ref={measure}
      data-index={index}
      {...kindOf(row)}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      {line(row)}
    </li>
  );
}

/** The same function as long as the rows are the same; a new one would recompute every position. */
function useKeys(rows: readonly { _id: string }[]) {
  return useCallback((index: number) => rows[index]?._id ?? String(index), [rows]);
}

/** What only long lists need, once the page has rested. */
function useWindowing<Row>({ total }: ListView<Row>) {
  return windowing.use(total > allRows ? false : null);
}

/** After a failure, only the user tries again. */
function loadMore<Row>({ more }: ListView<Row>) {
  if (more.exist) void windowing.prefetch();
  if (more.exist && !more.failed) more.load();
}
