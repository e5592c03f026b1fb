import type { RecordTable } from "../schema.ts";
import { recordKinds } from "./records.ts";
import { quoteAll } from "./trigger-sql.ts";

/** A column of a counted record, or the beginning of one: the day of an instant. */
type Part = string | { column: string; letters: number };

/** What one record adds: itself, or the number in a column. */
type Addend = "one" | { column: string };

/**
 * Numbers that triggers keep, so that nobody has to count. Triggers and recounts of both engines are
 * derived from this, see counter-triggers.ts.
 */
export interface Counter {
  /** Where the numbers are kept. */
  table: string;
  /** The key of the row that a record counts in, and what of the record it is. */
  key: Record<string, Part>;
  /** Which column each kind of record adds to. */
  counts: Partial<Record<RecordTable, Record<string, Addend>>>;
  /**
   * `given`: rows of something else, such as a company. `made`: made by the first record that counts
   * in them, and kept. `passing`: gone again with the last, where there would be one for each day
   * that ever was.
   */
  rows: "given" | "made" | "passing";
}

const value = { column: "value" };
const day = { column: "createdAt", letters: 10 };

/** Add a line for a new counter. Money in cents. */
export const counters: readonly Counter[] = [
  {
    table: "companies",
    key: { owner: "owner", _id: "company" },
    counts: { customers: { clientCount: "one", totalValue: value } },
    rows: "given",
  },
  {
    table: "ownerTotals",
    key: { owner: "owner" },
    counts: Object.fromEntries(
      recordKinds.filter((kind) => kind.isCounted).map(({ table }) => [table, { [table]: "one" }]),
    ),
    rows: "made",
  },
  {
    table: "statusTotals",
    key: { owner: "owner", status: "status" },
    counts: { customers: { customers: "one", value } },
    rows: "made",
  },
  {
    table: "contactTotals",
    key: { owner: "owner", status: "status", lastContact: "lastContact" },
    counts: { customers: { customers: "one", value } },
    rows: "passing",
  },
  {
    table: "createdTotals",
    key: { owner: "owner", day },
    counts: { companies: { companies: "one" }, customers: { customers: "one", value } },
    rows: "made",
  },
];

/** What one kind of record adds to one counter, in terms of SQL. */
export interface Share {
  counter: Counter;
  kind: RecordTable;
  /** Columns of the key; `readKey` says what they are of a record. */
  key: string[];
  readKey: (column: string, row?: string) => string;
  /** Columns that the kind adds to; `readAddend` says how much a record does. */
  counted: string[];
  readAddend: (column: string, row?: string) => string;
  /** Columns of the record that decide on both and may change. */
  keyChanges: string[];
  addendChanges: string[];
}

/** Never change in a record that is there. */
const fixed = ["owner", "_id", "createdAt"];

/** What records of `kind` add, or those of all kinds. */
export function listShares(kind?: RecordTable): Share[] {
  return counters.flatMap((counter) =>
    Object.entries(counter.counts).flatMap(([counted, addends]) =>
      kind === undefined || kind === counted
        ? // as: the names are those of kinds.
          [toShare(counter, counted as RecordTable, addends)]
        : [],
    ),
  );
}

function toShare(counter: Counter, kind: RecordTable, addends: Record<string, Addend>): Share {
  const parts = Object.values(counter.key).map((part) =>
    typeof part === "string" ? part : part.column,
  );
  const columns = Object.values(addends).flatMap((addend) =>
    addend === "one" ? [] : [addend.column],
  );
  return {
    counter,
    kind,
    key: Object.keys(counter.key),
    readKey: (name, row = "") => {
      const part = counter.key[name] ?? name;
      return typeof part === "string"
        ? `${row}"${part}"`
        : `substr(${row}"${part.column}", 1, ${part.letters})`;
    },
    counted: Object.keys(addends),
    readAddend: (name, row = "") => {
      const addend = addends[name];
      if (addend === undefined) return "0";
      return addend === "one" ? "1" : `${row}"${addend.column}"`;
    },
    keyChanges: parts.filter((column) => !fixed.includes(column)),
    addendChanges: columns,
  };
}

/** All columns of a counter, whatever kind adds to them. */
export function countedColumns({ counts }: Counter): string[] {
  return Object.values(counts).flatMap((addends) => Object.keys(addends));
}

/** The column that counts the records themselves: a row in which it is 0 counts nothing. */
export function countColumn({ counts }: Counter): string {
  const [name] =
    Object.values(counts)
      .flatMap((addends) => Object.entries(addends))
      .find(([, addend]) => addend === "one") ?? [];
  if (name === undefined) throw new Error("A counter without a number of records");
  return name;
}

/** Answers the key and all columns of a counter, counted from the records themselves. */
export function recountSql(counter: Counter): string {
  const key = quoteAll(Object.keys(counter.key));
  const counted = countedColumns(counter);
  const records = listShares()
    .filter((share) => share.counter === counter)
    .map(
      ({ kind, key: names, readKey, readAddend }) =>
        `SELECT ${[
          ...names.map((name) => `${readKey(name)} AS "${name}"`),
          ...counted.map((name) => `${readAddend(name)} AS "${name}"`),
        ].join(", ")} FROM "${kind}"`,
    );
  const sums = counted.map((name) => `sum("${name}") AS "${name}"`);
  return `SELECT ${key}, ${sums.join(", ")} FROM (${records.join(" UNION ALL ")}) AS "records" GROUP BY ${key}`;
}
