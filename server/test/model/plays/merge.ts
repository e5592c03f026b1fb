import { expect } from "vitest";
import { type DuplicateKind, mergeLimit } from "../../../../shared/matching/duplicate-kinds.ts";
import { recordTables } from "../../../db/records/records.ts";
import { messages, serverMessages } from "../../said.ts";
import { type AnyRow, columnOf, kinds, missing, parentsOf, rowsOf } from "../kinds.ts";
import { copyRecords, nextVersion, undo } from "../undo.ts";
import { drawText, idOf, type Play, type Plays, refusal, type Scene } from "../world.ts";

/** Two of the caller's, or one twice, or whatever ids there are. */
function drawTwo(scene: Scene, table: DuplicateKind): [string, string] {
  return [idOf(scene, table), idOf(scene, table)];
}

function readBoth(scene: Scene, table: DuplicateKind): Play {
  const ids = [...new Set(drawTwo(scene, table))];
  const input = { query: { ids: ids.join(",") } };
  const howMany = serverMessages.duplicates.howMany(mergeLimit);
  if (ids.length < 2) return { input, meets: refusal(400, howMany, "ids") };
  const rows = ids.map((id) => rowsOf(scene.me, table).get(id));
  if (!rows.every((row) => row !== undefined)) return { input, meets: missing(table) };
  const sorted = rows.map(({ createdAt, _id }) => `${createdAt} ${_id}`).sort();
  return {
    input,
    meets: (text) => {
      const { data } = JSON.parse(text);
      expect(data.map((row: AnyRow) => `${row.createdAt} ${row._id}`)).toEqual(sorted);
      for (const { _id, belongings } of data) {
        const own = listOwn(scene, table, "appointments", _id);
        expect(belongings.appointments).toBe(own.length);
      }
    },
  };
}

function merge(scene: Scene, table: DuplicateKind): Play {
  const { me, draw } = scene;
  const [id, other] = drawTwo(scene, table);
  const [row, gone] = [id, other].map((one) => rowsOf(me, table).get(one));
  const isStale = draw.once(6);
  const old = "2001-01-01T00:00:00.000Z";
  const others = [{ _id: other, updatedAt: isStale || !gone ? old : gone.updatedAt }];
  const values = draw.some({ name: drawText(draw, me), phone: "555" });
  const input = { params: { id }, body: { updatedAt: row?.updatedAt ?? old, others, values } };
  if (id === other) {
    return { input, meets: refusal(400, serverMessages.duplicates.itself, "others") };
  }
  if (!row || !gone) return { input, meets: missing(table) };
  const kind = kinds.find((one) => one.table === table);
  if (isStale) {
    const current = expect.objectContaining({ _id: other, updatedAt: gone.updatedAt });
    return { input, meets: { status: 409, body: { msg: messages.changedMeanwhile, current } } };
  }
  const before = copyRecords(me);
  apply(scene, table, { ...filledFrom(row, gone), ...values }, other);
  const merged = rowsOf(me, table).get(id) ?? row;
  // What is found in answers is that of the kind, as lists show it.
  const data = kind?.view(me, merged);
  return {
    input,
    meets: { status: 200, body: { data } },
    learn: async (_body, change) => {
      if (draw.once(2)) await undo(scene, change, before);
    },
  };
}

/** What one has and the other lacks. */
function filledFrom(row: AnyRow, other: AnyRow): AnyRow {
  const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
  const lacking = Object.entries(row).filter(([, value]) => isEmpty(value));
  const names = new Set(lacking.map(([name]) => name));
  const filled = Object.entries(other).filter(
    ([name, value]) => names.has(name) && !isEmpty(value),
  );
  return { ...row, ...Object.fromEntries(filled) };
}

/** The one that stays gets the values, and all that belongs to the other. */
function apply(scene: Scene, table: DuplicateKind, into: AnyRow, other: string) {
  const { me, now } = scene;
  rowsOf(me, table).set(into._id, { ...into, updatedAt: nextVersion(into, now) });
  const column = table === "companies" ? "company" : "customer";
  // A record of a customer belongs to the customer's company.
  const above = table === "customers" ? { company: columnOf(into, "company") } : {};
  for (const one of recordTables) {
    for (const row of listOwn(scene, table, one, other)) {
      const moved = { ...row, ...above, [column]: into._id, updatedAt: nextVersion(row, now) };
      rowsOf(me, one).set(row._id, moved);
    }
  }
  rowsOf(me, table).delete(other);
}

function listOwn(
  { me }: Scene,
  table: DuplicateKind,
  child: (typeof recordTables)[number],
  id: string,
): AnyRow[] {
  const [column] = parentsOf(child).find(([, parent]) => parent === table) ?? [];
  if (column === undefined) return [];
  return [...rowsOf(me, child).values()].filter((row) => columnOf(row, column) === id);
}

export const mergePlays: Plays = {
  "GET /api/customers/merge": (scene) => readBoth(scene, "customers"),
  "GET /api/companies/merge": (scene) => readBoth(scene, "companies"),
  "POST /api/customers/:id/merge": (scene) => merge(scene, "customers"),
  "POST /api/companies/:id/merge": (scene) => merge(scene, "companies"),
};
