import type { Act } from "../acts/act.ts";
import {
  type Entry,
  logChange,
  logFurtherChange,
  logFurtherInsertion,
  logInsertion,
  toEntry,
  toShape,
} from "../acts/change-log.ts";
import { loggedKinds } from "../acts/logged-columns.ts";
import { logClosed } from "../acts/open-acts.ts";
import type { Db, Owner } from "../engine/database.ts";
import { type Statement, writeTogether } from "../query/prepared.ts";
import type { RecordTable } from "../schema.ts";
import { toTellings } from "./tellings.ts";

/** Columns by name. An absent one is not written. */
export type Values = Record<string, string | number | null | undefined>;

/** The records of one kind that a statement writes, and how. */
export type Written =
  /** A whole row. */
  | { kind: "insert"; table: RecordTable; row: Values }
  /** The columns that change, of one record that is older than `updatedAt`, and at the version `seen`. */
  | { kind: "change"; table: RecordTable; id: string; changes: Values; seen: string | undefined }
  /** Some records, or a batch of them; see deletion.ts. */
  | { kind: "delete"; table: RecordTable }
  /** Some records get another parent; see moves.ts. */
  | { kind: "move"; table: RecordTable }
  /** Many records become what they were; see steps.ts. */
  | { kind: "restore"; table: RecordTable };

export interface Writing<Row = unknown> {
  written: Written;
  /** Returns a row for each record it writes. */
  statement: Statement<Row>;
}

/** Whose records are written, and by which act. */
export interface Authority {
  owner: Owner;
  /** Absent only while an account is closed: nothing is kept of it. */
  act: Act | undefined;
}

/** Statements of the change log: what goes ahead of the writings, and what follows them. */
export interface Log {
  before: readonly Statement<unknown>[];
  after: readonly Statement<unknown>[];
}

/**
 * Every statement that writes a table of records passes here, see write-path.unit.test.ts for the few that
 * are no acts of a user. All of them or none, with their entry in the change log, in one round trip;
 * answers the rows of each. An act writes once.
 */
export async function writeRecords(
  db: Db,
  { owner, act }: Authority,
  writings: readonly Writing[],
  log: Log = act ? toLog(owner, act, writings) : nothing,
): Promise<unknown[][]> {
  const statements = writings.map(({ statement }) => statement);
  const all = [...log.before, ...statements, ...log.after];
  const rows = await writeTogether(db, owner, all);
  const written = rows.slice(log.before.length, log.before.length + statements.length);
  const [first] = writings;
  if (act && first && written[0]?.length) noteEntry(act, first.written);
  return written;
}

/** Whatever has a log of its own notes its entry itself. */
function noteEntry(act: Act, written: Written) {
  if (written.kind !== "insert" && written.kind !== "change") return;
  const record = written.kind === "insert" ? String(written.row._id) : written.id;
  act.change = { _id: act.id, kind: written.table, record };
}

const nothing: Log = { before: [], after: [] };

/** Of insertions and changes: the first is what the act is about. */
function toLog(owner: Owner, act: Act, writings: readonly Writing[]): Log {
  const before = writings.map(({ written }, part) =>
    toStatement(written, toEntry(owner, act), part),
  );
  const after = writings.length > 1 ? [logClosed({ owner, change: act.id })] : [];
  return { before: [...before, ...toTellings(owner, act, writings)], after };
}

function toStatement(written: Written, entry: Entry, part: number): Statement<unknown> {
  const { kind, table } = written;
  if (!("row" in written || "changes" in written)) throw new Error(`${kind} logs by itself`);
  const { columns, name, nameKey } = loggedKinds[table];
  if (kind === "insert") {
    const { row } = written;
    const after = JSON.stringify(pick(row, columns));
    const record = String(row._id);
    const { owner, change } = entry;
    if (part > 0) return logFurtherInsertion({ owner, change, part, record, after }, table);
    const called = { name: String(row[name]), nameKey: String(row[nameKey]) };
    return logInsertion({ ...entry, record, ...called, after }, table);
  }
  const { id, seen, changes } = written;
  const changed = columns.filter((column) => changes[column] !== undefined);
  const after = JSON.stringify(pick(changes, changed));
  const version = { id, seen, updatedAt: String(changes.updatedAt), after };
  const shape = toShape(table, changed);
  if (part === 0) return logChange({ ...entry, ...version }, shape);
  const { owner, change } = entry;
  return logFurtherChange({ owner, change, part, ...version }, shape);
}

function pick(row: Values, columns: readonly string[]): Values {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
