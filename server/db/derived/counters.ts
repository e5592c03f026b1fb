import { kindOf, type RecordKind, recordKinds } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";
import { quoteAll } from "./trigger-sql.ts";

/**
 * A column of a counted record, or the beginning of one: the day of an instant. Or each of a list in
 * JSON: the record counts once for each, and under an empty text where there are none.
 */
type Part = string | { column: string; letters: number } | { each: string };

/** What one record adds: itself, itself if a column has this value, or the number in a column. */
type Addend = "one" | { column: string; is?: string | number };

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

/** What one record of a kind counts. */
const itself = ({ uncounted }: RecordKind): Addend =>
  uncounted === undefined ? "one" : { column: uncounted, is: 0 };
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
      recordKinds
        .filter((kind) => kind.isCounted)
        .map((kind) => [kind.table, { [kind.table]: itself(kind) }]),
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
    table: "personTotals",
    key: { owner: "owner", person: "responsible", status: "status" },
    counts: { customers: { customers: "one", value } },
    rows: "passing",
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
    counts: {
      companies: { companies: itself(kindOf("companies")) },
      customers: { customers: "one", value },
    },
    rows: "made",
  },
  {
    table: "tagTotals",
    key: { owner: "owner", tag: { each: "tags" } },
    counts: { customers: { customers: "one", value } },
    rows: "passing",
  },
  {
    table: "appointmentTotals",
    key: { owner: "owner", hour: { column: "date", letters: 13 } },
    counts: {
      appointments: {
        appointments: "one",
        held: { column: "outcome", is: "held" },
        noShow: { column: "outcome", is: "no-show" },
        canceled: { column: "outcome", is: "canceled" },
      },
    },
    rows: "passing",
  },
];

/** What one kind of record adds to one counter, in terms of SQL. */
export interface Share {
  counter: Counter;
  kind: RecordTable;
  /** Columns of the key; `readKey` says what they are of a record. */
  key: string[];
  readKey: (column: string, row?: string) => string;
  /** The column with the list that a record counts once for each of, see `eachOf`. */
  each: string | undefined;
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
  const parts = Object.values(counter.key).map(columnOf);
  const [list] = Object.values(counter.key).filter(isEach);
  const columns = Object.values(addends).flatMap((addend) =>
    addend === "one" ? [] : [addend.column],
  );
  return {
    counter,
    kind,
    key: Object.keys(counter.key),
    readKey: (name, row = "") => {
      const part = counter.key[name] ?? name;
      if (typeof part === "string") return `${row}"${part}"`;
      if ("each" in part) return `"each"."value"`;
      return `substr(${row}"${part.column}", 1, ${part.letters})`;
    },
    each: list?.each,
    counted: Object.keys(addends),
    readAddend: (name, row = "") => {
      const addend = addends[name];
      if (addend === undefined) return "0";
      if (addend === "one") return "1";
      const { column, is } = addend;
      // A column that is null has no value.
      return is === undefined
        ? `${row}"${column}"`
        : `CASE ${row}"${column}" WHEN ${typeof is === "number" ? is : `'${is}'`} THEN 1 ELSE 0 END`;
    },
    keyChanges: parts.filter((column) => !fixed.includes(column)),
    addendChanges: [...new Set(columns)],
  };
}

function columnOf(part: Part): string {
  if (typeof part === "string") return part;
  return "each" in part ? part.each : part.column;
}

function isEach(part: Part): part is { each: string } {
  return typeof part !== "string" && "each" in part;
}

/** Rows with what is in a list in JSON, to select from. */
export function eachOf(engine: "sqlite" | "postgres", column: string, row = ""): string {
  const list = `CASE ${row}"${column}" WHEN '[]' THEN '[""]' ELSE ${row}"${column}" END`;
  return engine === "sqlite"
    ? `json_each(${list}) AS "each"`
    : `jsonb_array_elements_text((${list})::jsonb) AS "each" ("value")`;
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
export function recountSql(counter: Counter, engine: "sqlite" | "postgres"): string {
  const key = quoteAll(Object.keys(counter.key));
  const counted = countedColumns(counter);
  const records = listShares()
    .filter((share) => share.counter === counter)
    .map(
      ({ kind, key: names, readKey, each, readAddend }) =>
        `SELECT ${[
          ...names.map((name) => `${readKey(name, `"${kind}".`)} AS "${name}"`),
          ...counted.map((name) => `${readAddend(name, `"${kind}".`)} AS "${name}"`),
        ].join(", ")} FROM "${kind}"${each ? ` CROSS JOIN ${eachOf(engine, each)}` : ""}`,
    );
  const sums = counted.map((name) => `sum("${name}") AS "${name}"`);
  return `SELECT ${key}, ${sums.join(", ")} FROM (${records.join(" UNION ALL ")}) AS "records" GROUP BY ${key}`;
}
