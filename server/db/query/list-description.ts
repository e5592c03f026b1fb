import type { Expression, SelectQueryBuilder } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { RecordTable, Tables } from "../schema.ts";
import type { SortKey } from "./lists.ts";
import type { OrPlaceholder, ValuesOf } from "./placeholders.ts";

/** The list of one kind of record, as its feature describes it. */
export interface ListDescription<Stand, TB extends keyof Tables, Row, Sum extends string> {
  table: RecordTable;
  sortKeys: Record<string, SortKey>;
  /** The owner's rows, with what is answered of them. */
  select: (
    db: Db,
    owner: OrPlaceholder<Owner>,
    sort: string,
  ) => SelectQueryBuilder<Tables, TB, Row>;
  /** The conditions of a filter; what is absent in it narrows nothing. */
  narrow: (filter: Stand, where: Where) => Expression<boolean>[];
  /** Columns that are added up over all that a filter leaves, not over one page. */
  sums?: readonly Sum[];
  /** The column with whose a row is, where the list can be grouped by people. */
  person?: string;
  /** Who has any: by them an index finds the rows of each, which all together have to be looked through. */
  people?: (owner: OrPlaceholder<Owner>) => Expression<unknown>;
  /** The part of a filter that may leave so few that it pays to look them up first. */
  pick?: (filter: ValuesOf<Stand>) => ValuesOf<Stand> | undefined;
  /** Whether an index finds a page of any filter, and counts the rest. */
  isIndexed?: (sort: string, filter: ValuesOf<Stand>) => boolean;
}

/** The statement that conditions stand in. */
export interface Where {
  db: Db;
  owner: OrPlaceholder<Owner>;
  /** The order of the rows, which are read until there are enough; absent where all of them are. */
  sort?: string;
}
