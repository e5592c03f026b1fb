import { messages } from "../../shared/messages.ts";
import type { CheckedRow } from "../../shared/transfer/imports.ts";
import { listFollowed, planFollowers } from "../db/acts/followers.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { createState, type State } from "../db/acts/state.ts";
import type { Step } from "../db/acts/steps.ts";
import { pick, type Row } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { toNextVersion } from "../db/records/next-version.ts";
import { kindOf, peopleIn } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";
import { listWorkers } from "../desks/members.ts";
import { invalid, invalidField, isRefusal } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { findContactIn, refuseUnfit, toColumns, toMade, type When } from "./columns.ts";
import { keepFilled } from "./keep-filled.ts";
import { readOwnVersions } from "./queries.ts";

/** What becomes of some rows. */
export interface Planned {
  steps: Step[];
  created: Counts;
  updated: Counts;
  /** Rows whose record was changed or deleted since they were checked. */
  stale: number;
  /** What the last of them is called. */
  now: string;
}
export type Counts = Partial<Record<RecordTable, number>>;

/** A row that can't be written, which ends its import. */
export class RowRefused extends Error {
  readonly row: number;

  constructor(row: number, cause: Error) {
    super(cause.message, { cause });
    this.row = row;
  }
}

/** Throws what is refused as that of a row. */
export async function toRowRefused(row: number, work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    throw error instanceof Error && isRefusal(error) ? new RowRefused(row, error) : error;
  }
}

/** Steps by the records that they are of: one for each. */
type Steps = Map<string, Step>;

interface Planning extends When {
  /** The act that writes the import. */
  change: string;
  /** The place of the first of the rows in the import. */
  first: number;
}

/** Throws a RowRefused. */
export async function planRows(
  db: Db,
  owner: Owner,
  rows: readonly CheckedRow[],
  planning: Planning,
): Promise<Planned> {
  const state = createState(db, owner);
  await loadAll(state, rows);
  const workers = rows.some(({ kind, values }) => listPeople(kind, values).length > 0)
    ? await listWorkers(db, owner)
    : new Set<string>();
  const own = await readOwnVersions(db, owner, planning.change, listChangedSince(state, rows));
  const steps: Steps = new Map();
  const kinds = new Map<string, RecordTable>();
  const planned = { created: {}, updated: {}, stale: 0 } satisfies Omit<Planned, "steps" | "now">;
  for (const [place, row] of rows.entries()) {
    await toRowRefused(planning.first + place, () => planOne(row));
  }
  const direct = [...steps.values()];
  const followers = await planFollowers(state, direct, planning.now);
  return { ...planned, steps: [...direct, ...followers], now: callLast() };

  function planOne(row: CheckedRow) {
    const { kind, _id } = row;
    refuseUnknownTags(state, row);
    const found = state.get(kind, _id);
    refuseStrangers(row, found);
    if (row.act === "create") {
      if (found) throw invalid(serverMessages.idTaken);
      write(kind, _id, null, toNew(row, planning));
      count(planned.created, kind, state.get(kind, _id));
    } else if (found && isCurrent(row, found)) {
      write(kind, _id, found, toColumns(keepFilled(row, found), planning, found));
      count(planned.updated, kind);
    } else {
      planned.stale += 1;
    }
  }

  /** Whoever a record is of may stay, be they gone. */
  function refuseStrangers({ kind, values }: CheckedRow, found: Row | null) {
    for (const [column, id] of listPeople(kind, values)) {
      if (workers.has(id) || peopleIn(kind, column, found?.[column]).includes(id)) continue;
      throw invalidField(column, serverMessages.desks.choose);
    }
  }

  /** As it was when the row was checked, but for what this very import has done with it. */
  function isCurrent(row: CheckedRow, found: Row): boolean {
    if (steps.has(`${row.kind} ${row._id}`)) return true;
    const seen = row.act === "update" ? row.updatedAt : undefined;
    return found.updatedAt === seen || found.updatedAt === own.get(row._id);
  }

  /** Adds what follows, and refuses what can't be. */
  function write(kind: RecordTable, record: string, found: Row | null, columns: Row) {
    const given: Row = { ...found, ...columns, _id: record };
    refuseOrphan(state, kind, given);
    const whole: Row = { ...given, ...listFollowed(state, kind, given) };
    refuseUnfit(kind, whole);
    Object.assign(whole, toMade(kind, whole));
    note(kind, record, found, whole);
    const contact = findContactIn(kind, whole);
    if (contact !== undefined) noteContact(String(whole.customer), contact);
  }

  /** A day that is still to come is no contact yet, and none is earlier than the last one. */
  function noteContact(customer: string, at: string) {
    const found = state.get("customers", customer);
    const lastContact = at.slice(0, planning.today.length);
    if (!found || lastContact > planning.today || String(found.lastContact) >= lastContact) return;
    note("customers", customer, found, { ...found, lastContact });
  }

  function note(kind: RecordTable, record: string, found: Row | null, whole: Row) {
    const id = `${kind} ${record}`;
    // The log has one record of a name in each part.
    if (kinds.getOrInsert(record, kind) !== kind) throw invalid(serverMessages.idTaken);
    const earlier = steps.get(id);
    if (earlier?.before === null || found === null) {
      const { _id, ...after } = whole;
      steps.set(id, { kind, record, before: null, after, whole, group: 0 });
      state.set(kind, record, whole);
      return;
    }
    const changed = Object.keys(whole).filter((name) => whole[name] !== found[name]);
    if (changed.length === 0) return;
    const updatedAt = toNextVersion(found, planning.now);
    const next = { ...whole, updatedAt: earlier ? String(found.updatedAt) : updatedAt };
    const names = [...new Set([...Object.keys(earlier?.after ?? {}), ...changed, "updatedAt"])];
    const before = { ...pick(found, names), ...earlier?.before };
    steps.set(id, { kind, record, before, after: pick(next, names), whole: next, group: 0 });
    state.set(kind, record, next);
  }

  function callLast(): string {
    const last = rows.at(-1);
    if (!last) return "";
    const whole = state.get(last.kind, last._id);
    return String(whole?.[loggedKinds[last.kind].name] ?? "");
  }
}

/** All columns that a record has, in one order, so that one statement writes many of them. */
function toNew(row: CheckedRow, { now, today }: When): Row {
  const columns = toColumns(row, { now, today }, null);
  const at = now.toISOString();
  const { groups } = kindOf(row.kind);
  const nothing = loggedKinds[row.kind].columns.map((name) => [
    name,
    groups.includes(name) ? "[]" : null,
  ]);
  return { ...Object.fromEntries(nothing), ...columns, createdAt: at, updatedAt: at };
}

/** A private company is none. */
function count(counts: Counts, kind: RecordTable, record?: Row | null) {
  counts[kind] = (counts[kind] ?? 0) + (record?.private === 1 ? 0 : 1);
}

/** Who a row says that its record is of and who attends, by column. */
function listPeople(kind: RecordTable, values: object): [column: string, id: string][] {
  const given = new Map<string, string | readonly string[] | undefined>(Object.entries(values));
  const { people, groups } = kindOf(kind);
  return [...people, ...groups].flatMap((column) =>
    [given.get(column) ?? []].flat().map((id): [string, string] => [column, id]),
  );
}

/** Records that are at other versions than their rows were checked against. */
function listChangedSince(state: State, rows: readonly CheckedRow[]): string[] {
  return rows.flatMap((row) => {
    if (row.act === "create") return [];
    const found = state.get(row.kind, row._id);
    return found && found.updatedAt !== row.updatedAt ? [row._id] : [];
  });
}

/** What the rows are about, what they will belong to, and their tags. */
async function loadAll(state: State, rows: readonly CheckedRow[]) {
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const { parents, mentions = {} } = kindOf(kind);
    const ids = some.map(({ _id }) => _id);
    await state.load(kind, ids);
    const all = [
      ...some.map(({ values }) => Object(values)),
      ...ids.map((id) => state.get(kind, id)),
    ];
    for (const [column, parent] of Object.entries(parents)) {
      const named = all.map((row) => row?.[column]).filter((id) => typeof id === "string");
      await state.load(parent, named);
    }
    for (const [column, other] of Object.entries(mentions)) {
      await state.load(
        other,
        some.flatMap(({ values }) => Object(values)[column] ?? []),
      );
    }
  }
}

function refuseOrphan(state: State, kind: RecordTable, row: Row) {
  for (const [column, parent] of Object.entries(kindOf(kind).parents)) {
    const id = row[column];
    if (id === null || id === undefined || state.get(parent, String(id))) continue;
    throw invalid(serverMessages.imports.parentGone);
  }
}

function refuseUnknownTags(state: State, { values }: CheckedRow) {
  const { tags = [] } = "tags" in values ? values : {};
  if (!tags.every((id) => state.get("tags", id))) throw invalid(messages.tags.unknown);
}
