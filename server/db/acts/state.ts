import type { Db, Owner } from "../engine/database.ts";
import { kindOf, listHolders } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";
import { readChildren, readLive } from "./live-rows.ts";
import type { Row } from "./touched.ts";

/** Records as they are, and as they will be after the steps planned so far. */
export interface State {
  get: (kind: RecordTable, id: string) => Row | null;
  set: (kind: RecordTable, id: string, row: Row | null) => void;
  /** Has them read, those that are not known yet. */
  load: (kind: RecordTable, ids: Iterable<string>) => Promise<void>;
  /** Those that belong to any of `ids` by this column. */
  listChildren: (kind: RecordTable, column: string, ids: ReadonlySet<string>) => Promise<Row[]>;
}

/** Rows as an act will find them, of rows as they are; those that are not there yet are among them. */
export type Foresee = (
  kind: RecordTable,
  ids: readonly string[],
  rows: readonly Row[],
) => Promise<readonly Row[]>;

export function createState(db: Db, owner: Owner, foresee: Foresee = async (_, __, rows) => rows) {
  const kinds = new Map<RecordTable, Map<string, Row | null>>();
  const rowsOf = (kind: RecordTable) => kinds.getOrInsertComputed(kind, () => new Map());
  // Else each part of a long act would go through all records of the parts before.
  const children = new Map<string, Set<string>>();
  const childrenOf = (kind: RecordTable, column: string, id: unknown) =>
    children.getOrInsertComputed(`${kind} ${column} ${id}`, () => new Set());
  const set: State["set"] = (kind, id, row) => {
    const rows = rowsOf(kind);
    const before = rows.get(id);
    rows.set(id, row);
    for (const [column] of listHolders(kindOf(kind))) {
      if (before) childrenOf(kind, column, before[column]).delete(id);
      if (row) childrenOf(kind, column, row[column]).add(id);
    }
  };
  const state: State = {
    get: (kind, id) => rowsOf(kind).get(id) ?? null,
    set,
    load: async (kind, ids) => {
      const rows = rowsOf(kind);
      const unknown = [...new Set(ids)].filter((id) => !rows.has(id));
      for (const id of unknown) rows.set(id, null);
      const live = await readLive(db, owner, kind, unknown);
      for (const row of await foresee(kind, unknown, live)) set(kind, String(row._id), row);
    },
    listChildren: async (kind, column, ids) => {
      const rows = rowsOf(kind);
      const live = await readChildren(db, owner, kind, column, [...ids]);
      const unknown = live.filter(({ _id }) => !rows.has(String(_id)));
      const names = unknown.map(({ _id }) => String(_id));
      for (const id of names) rows.set(id, null);
      for (const row of await foresee(kind, names, unknown)) set(kind, String(row._id), row);
      const own = [...ids].flatMap((id) => [...childrenOf(kind, column, id)]);
      return own.map((id) => rows.get(id) ?? null).filter((row) => row !== null);
    },
  };
  return state;
}
