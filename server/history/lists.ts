import { z } from "zod";
import {
  type Change,
  type ChangedRecord,
  changePreview,
  type HistoryQuery,
} from "../../shared/history/history.ts";
import { kindNames } from "../../shared/kinds/names.ts";
import { readLive } from "../db/acts/live-rows.ts";
import { type Row, readTouchedPage, type Touched } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { toInstant } from "../db/query/lists.ts";
import { nameRecords } from "../db/records/names.ts";
import type { RecordTable } from "../db/schema.ts";
import type { Env } from "../env.ts";
import { invalidField, notFound } from "../errors.ts";
import { type Clocks, tellState } from "../filters/clocks.ts";
import { clocksOf } from "../filters/moment.ts";
import type { LiveSession } from "../http/calls.ts";
import { serverMessages } from "../messages.ts";
import { readDetail, readUndoDetail, toBulkFields } from "./detail.ts";
import { listFields, listMentioned, listParents } from "./fields.ts";
import { type ListedChange, readChange, readChanges, readHeads } from "./queries.ts";

/** Who asks, and which acts can still be undone. */
export interface Asking {
  session: string;
  person: string;
  /** Milliseconds that an act can be undone. */
  kept: number;
  now: Date;
  /** By which clock times are told, where hosts have several. */
  clocks: Clocks | undefined;
}

export function toAsking(
  { HISTORY_DAYS }: Pick<Env, "HISTORY_DAYS">,
  session: LiveSession,
  now: Date,
): Asking {
  const { _id, person } = session;
  return { session: _id, person, clocks: clocksOf(session), kept: HISTORY_DAYS * 86_400_000, now };
}

export async function listHistory(db: Db, owner: Owner, query: HistoryQuery, asking: Asking) {
  const { device, action, who, from, to, ...wanted } = query;
  const { rows, nextCursor } = await readChanges(db, {
    ...wanted,
    owner,
    actions: action && JSON.stringify(action.split(",")),
    session: device && asking.session,
    people:
      who && JSON.stringify(who.split(",").map((one) => (one === "me" ? asking.person : one))),
    from: from && toInstant(from),
    to: to && toInstant(to),
  });
  return { data: await toChanges(db, owner, rows, asking), nextCursor };
}

/** Throws the 404. */
export async function findEntry(db: Db, owner: Owner, id: string, asking: Asking): Promise<Change> {
  const rows = await readChange(db, owner, id);
  const [change] = await toChanges(db, owner, rows, asking);
  if (!change) throw notFound(serverMessages.history.notFound);
  return change;
}

/** A page of the records that an act touched. */
export async function listTouched(
  db: Db,
  owner: Owner,
  change: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await readTouchedPage(db, owner, change, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const nameOf = await nameRecords(db, owner, page.flatMap(listNamed));
  const records = page.map(
    ({ kind, record, before, after: left }): ChangedRecord => ({
      kind,
      record,
      name: nameOf(kind, record),
      action: before === null ? "create" : left === null ? "delete" : "update",
      fields: listFields(kind, { before, after: left }, nameOf),
    }),
  );
  return { records, nextCursor: last ? writeCursor(last) : null };
}

function listNamed({ kind, record, before, after }: Touched) {
  const mentioned = [before, after].flatMap((row) => (row ? listMentioned(kind, row) : []));
  return [{ kind, record }, ...mentioned];
}

const cursorContent = z.tuple([z.int(), z.string().max(200)]);

function writeCursor({ part, record }: Touched): string {
  return Buffer.from(JSON.stringify([part, record])).toString("base64url");
}

function readCursor(cursor: string): { part: number; record: string } {
  try {
    const [part, record] = cursorContent.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString()),
    );
    if (record.isWellFormed() && !record.includes("\0")) return { part, record };
  } catch {
    // Not one of ours.
  }
  throw invalidField("cursor", "Unknown cursor");
}

/** The field that says where something went before it was deleted. */
const movedTo: Partial<Record<RecordTable, string>> = {
  companies: "company",
  customers: "customer",
};

async function toChanges(
  db: Db,
  owner: Owner,
  rows: readonly ListedChange[],
  asking: Asking,
): Promise<Change[]> {
  const heads = await readHeads(db, owner, rows);
  const live = new Map<string, Row>();
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = [...new Set(some.map(({ record }) => record))];
    for (const row of await readLive(db, owner, kind, ids)) live.set(`${kind} ${row._id}`, row);
  }
  const states = rows.map((row) => {
    const { before, after } = heads.get(row._id) ?? { before: null, after: null };
    const now = live.get(`${row.kind} ${row.record}`);
    const known = { ...now, ...before, ...after };
    const detail = readDetail(row);
    const { clocks } = asking;
    const isTimed = clocks && row.kind === "appointments";
    const tell = (state: Row | null) => (isTimed ? tellState(clocks, state, now) : state);
    return {
      row,
      before: tell(before),
      after: tell(after),
      parents: listParents(row.kind, known),
      ...detail,
    };
  });
  const nameOf = await nameRecords(
    db,
    owner,
    states.flatMap(({ row, before, after, parents, moveTo, bulk, to }) => [
      ...parents,
      ...[before, after].flatMap((state) => (state ? listMentioned(row.kind, state) : [])),
      ...(moveTo === undefined ? [] : [{ kind: row.kind, record: moveTo }]),
      ...(bulk === "company" && to ? [{ kind: "companies" as const, record: to }] : []),
    ]),
  );
  return states.map(({ row, before, after, parents, moveTo, bulk, to = null, ...told }) => ({
    ...toShown(row, asking),
    ...told,
    ...(bulk && { bulk }),
    parents: parents.map(({ kind, record }) => ({ kind, _id: record, name: nameOf(kind, record) })),
    fields:
      bulk === "away"
        ? listFields(row.kind, { before, after }, nameOf)
        : bulk
          ? toBulkFields(bulk, to, nameOf)
          : moveTo === undefined
            ? toFields(row, { before, after }, nameOf)
            : [
                {
                  field: movedTo[row.kind] ?? "tag",
                  from: { kind: row.kind, _id: row.record, name: row.name },
                  to: { kind: row.kind, _id: moveTo, name: nameOf(row.kind, moveTo) },
                },
              ],
  }));
}

function toShown(row: ListedChange, { session, kept, now }: Asking) {
  const { _id, at, action, kind, record, name, count, device, user, undoes, undoneBy } = row;
  const until = new Date(Date.parse(at) + kept);
  const none = Object.fromEntries(kindNames.map((each) => [each, 0]));
  const left = Object.values(readUndoDetail(row).kept).reduce((all, some) => all + some, 0);
  // as: the names are those of the kinds.
  const counts = { ...none, ...JSON.parse(row.counts ?? `{"${kind}":1}`) } as Change["counts"];
  return {
    _id,
    at,
    action,
    kind,
    record,
    name,
    count,
    counts,
    person: user,
    device: device === null ? null : { name: device, isThis: row.session === session },
    keptUntil: row.isKept === 1 && until >= now ? until.toISOString() : null,
    undone: undoneBy === null ? null : toUndone(undoneBy, row),
    undoes,
    ...(left > 0 && { kept: left }),
  };
}

function toUndone(change: string, { _id, undoneAt, undoneDetail }: ListedChange) {
  const { kept } = readUndoDetail({ detail: undoneDetail });
  return { change, at: undoneAt ?? "", kept: kept[_id] ?? 0 };
}

/** Of one record that was not deleted. */
function toFields(
  { kind, count, before: own, after: ownAfter }: ListedChange,
  state: { before: Row | null; after: Row | null },
  nameOf: (kind: RecordTable, record: string) => string,
) {
  const isOfOne = count === 1 || own !== null || ownAfter !== null;
  if (!isOfOne || state.after === null) return [];
  const fields = listFields(kind, state, nameOf).filter(
    ({ from, to }) => (from ?? "") !== (to ?? ""),
  );
  return fields.map(({ field, from, to }) => ({ field, from: cut(from), to: cut(to) }));
}

function cut<Value>(value: Value): Value | string {
  if (typeof value !== "string" || value.length <= changePreview) return value;
  return value.slice(0, changePreview).replace(/[\ud800-\udbff]$/, "");
}
