import { kinds } from "../../../shared/kinds/registry.ts";
import { countedColumns, counters } from "../derived/counters.ts";
import { type RecordKind, recordKinds } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";

/** What was given: what is made of it (keys, counters, names of others) is made again. */
function listGiven({ table, parents, made: answered = [] }: RecordKind): string[] {
  const made = [
    "_id",
    ...answered,
    ...Object.keys(parents).map((column) => `${column}Name`),
    ...counters.filter((counter) => counter.table === table).flatMap(countedColumns),
  ];
  const shown = Object.keys(kinds[table].answered.shape);
  return shown.filter((name) => !made.includes(name));
}

/** What the change log knows of a kind of record. */
interface LoggedKind {
  columns: readonly string[];
  /** The column with what a record is called in the log, and the one with the same folded. */
  name: string;
  nameKey: string;
}

// as: one of each kind.
export const loggedKinds = Object.fromEntries<LoggedKind>(
  recordKinds.map((kind) => {
    const { table, sortKeys, searched } = kind;
    // What has neither name nor title is called by its text.
    const [[nameKey, name] = ["searchKey", searched.short[0] ?? "_id"]] = Object.entries(sortKeys);
    return [table, { columns: listGiven(kind), name, nameKey }];
  }),
) as Record<RecordTable, LoggedKind>;
