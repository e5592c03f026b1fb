import type { ReactNode } from "react";
import type { FilteredList } from "../../../shared/lists/filters.ts";
import type { ListView } from "../../lib/lists/list-query.ts";
import type { Filtering } from "./conditions.ts";

/** A column of a list: its head, its cell, and what its total is. */
export interface Column<Row, Sort extends string, Page> {
  /** In the address; the first column, the name, is always there. */
  name: string;
  label: () => string;
  numeric?: boolean;
  className: string;
  /** Hidden where names would not fit, also at 200% zoom. */
  narrow?: boolean;
  sort?: Sort;
  /** The first press sorts the highest or latest first. */
  descending?: boolean;
  bar: string;
  cell: (row: Row, className: string) => ReactNode;
  total?: (newest: Page) => ReactNode;
}

/** What makes a list of customers one of customers. */
export interface ListKind<Row, Sort extends string, Page> {
  list: FilteredList;
  defaultSort: Sort;
  columns: readonly Column<Row, Sort, Page>[];
  defaultColumns: readonly string[];
  /** A row on the phone. */
  line: (row: Row) => ReactNode;
  lineHeight?: number;
  tile?: boolean;
}

/** What every list's address says. */
export interface ListAddress<Sort extends string> extends Filtering {
  search?: string | undefined;
  sort?: Sort | `-${Sort}` | undefined;
  columns?: string | undefined;
  view?: string | undefined;
  layout?: "board" | undefined;
  group?: "responsible" | undefined;
}

/** How many rows are somebody's, and what they add up to. */
export interface Group {
  person: string;
  total: number;
  totalValue: number;
}

/** A page of a list that can be grouped. */
export interface GroupedPage {
  groups?: readonly Group[] | undefined;
}

export type LoadedList<Row, Page> = ListView<Row> & { newest: Page | undefined };
