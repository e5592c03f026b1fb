import { createElement, Fragment, type ReactNode, useCallback, useMemo } from "react";
import type { SortDirection } from "../../lib/lists/list-state.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { cx } from "../../ui/class-names.ts";
import type { Head } from "../../ui/table/data-rows.tsx";
import type { Column, ListKind } from "./list-kind.ts";

type SortBy<Sort> = (
  field: Sort,
  first?: SortDirection,
) => { direction: SortDirection | null; onSort: () => void };

const responsible = "responsible";

/** A list with the column of who is responsible, unless that is the one there is. */
export function useKindHere<Row, Sort extends string, Page>(kind: ListKind<Row, Sort, Page>) {
  const alone = isAloneHere();
  return useMemo(() => {
    const { columns, defaultColumns } = kind;
    if (alone) return { ...kind, columns: columns.filter(({ name }) => name !== responsible) };
    return {
      ...kind,
      // One more column takes its room from the name, and in narrow windows from the tags.
      columns: columns.map((column, place) => ({
        ...column,
        className: cx(
          column.className,
          place === 0 && "over-1180:w-[27%]",
          column.name === "tags" && "to-1340:hidden",
        ),
      })),
      defaultColumns: [...defaultColumns, responsible],
    };
  }, [kind, alone]);
}

/** The columns that an address asks for: their heads, and their cells as a function that stays the same. */
export function useColumns<Row, Sort extends string, Page>(
  kind: ListKind<Row, Sort, Page>,
  asked: string | undefined,
  sortBy: SortBy<Sort>,
) {
  const names = asked === undefined ? kind.defaultColumns.join() : asked;
  const columns = useMemo(() => {
    const wanted = names.split(",");
    const chosen = kind.columns.filter(({ name }, place) => place === 0 || wanted.includes(name));
    return chosen.map((column, place) => ({
      ...column,
      className: cx(
        column.className,
        column.narrow && "to-900:hidden",
        // What is last has no space after it.
        place === chosen.length - 2 && chosen.at(-1)?.narrow && "to-900:pe-0",
      ),
    }));
  }, [kind, names]);
  const cells = useCallback(
    (row: Row): ReactNode =>
      columns.map(({ name, className, cell }) =>
        createElement(Fragment, { key: name }, cell(row, className)),
      ),
    [columns],
  );
  return { columns, cells, heads: headsOf(columns, sortBy), shown: names.split(",") };
}

/** The heads of columns, with what sorts by each. */
export function headsOf<Row, Sort extends string, Page>(
  columns: readonly Column<Row, Sort, Page>[],
  sortBy: SortBy<Sort>,
): Head[] {
  return columns.map(({ label, numeric, className, bar, sort, descending }) => ({
    label: label(),
    ...(numeric && { numeric }),
    className,
    bar,
    ...(sort && { sort: sortBy(sort, descending ? "descending" : "ascending") }),
  }));
}
