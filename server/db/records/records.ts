import type { RecordTable } from "../schema.ts";

/** One kind of what users keep. What both engines do with it by themselves is derived from here. */
export interface RecordKind {
  table: RecordTable;
  /** What it belongs to, by the column that says to which; it is deleted with any of them. */
  parents: Record<string, RecordTable>;
  /** A column in cents that searches add up. */
  summed?: string;
  /** Records of other kinds are found by the name of this one. */
  names?: boolean;
}

/**
 * Every kind, each after those that it belongs to: the order of copying and exporting. Deletions go
 * the other way. All have `owner`, `_id`, `searchKey` and `textKey`.
 */
export const recordKinds: readonly RecordKind[] = [
  { table: "companies", parents: {}, names: true },
  { table: "customers", parents: { company: "companies" }, summed: "value", names: true },
  { table: "appointments", parents: { company: "companies", customer: "customers" } },
];

export const recordTables: readonly RecordTable[] = recordKinds.map(({ table }) => table);
