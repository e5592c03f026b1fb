import type { ReactNode } from "react";
import { lists } from "../../../shared/words/en/lists.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { Head } from "../../ui/table/data-rows.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { Cell } from "../../ui/table/table.tsx";
import type { Column, GroupedPage, ListKind, LoadedList } from "./list-kind.ts";
import type { Selection } from "./selection.ts";
import { PickAll, Picking } from "./use-selection.tsx";

/** What groups a list by people; of no use on a desk of one. */
export const grouping = lazyModule(() => import("./grouped-table.tsx"));

type ListTableProps<Row, Sort extends string, Page> = {
  kind: ListKind<Row, Sort, Page>;
  list: LoadedList<Row, Page>;
  columns: readonly Column<Row, Sort, Page>[];
  heads: readonly Head[];
  cells: (row: Row) => ReactNode;
  isGrouped: boolean;
  selection: Selection;
  /** What can be done with chosen rows; without it none can be chosen. */
  bar?: ((selection: Selection) => ReactNode) | undefined;
  none: ReactNode;
};

/** The rows of a list, with their totals. */
export function ListTable<
  Row extends { _id: string; responsible: string },
  Sort extends string,
  Page extends GroupedPage,
>({
  kind,
  list,
  columns,
  heads,
  isGrouped,
  selection,
  bar,
  ...rest
}: ListTableProps<Row, Sort, Page>) {
  const groups = grouping.use(isGrouped || null);
  const props = {
    ...rest,
    label: lists.of[kind.list].title,
    things: kind.list,
    list: isGrouped && !groups ? { ...list, state: "loading" as const } : list,
    heads: bar
      ? heads.map((head, place) =>
          place === 0
            ? { ...head, pick: <PickAll selection={selection} rows={list.rows} /> }
            : head,
        )
      : heads,
    selection: bar && selection,
    line: kind.line,
    ...(kind.lineHeight !== undefined && { lineHeight: kind.lineHeight }),
    ...(kind.tile && { tile: true }),
    totals: columns.map(({ name, numeric, className, total }, place) => (
      <Cell key={name} numeric={numeric ?? false} className={className}>
        {place === 0 ? lists.total : list.newest && total?.(list.newest)}
      </Cell>
    )),
  };
  return (
    <Picking selection={bar ? selection : null}>
      {groups ? (
        <groups.GroupedTable {...props} kind={kind} columns={columns} />
      ) : (
        <DataTable {...props} />
      )}
      {bar?.(selection)}
    </Picking>
  );
}
