import { toNextVersion } from "../records/next-version.ts";
import { kindOf, recordKinds } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";
import type { State } from "./state.ts";
import type { Step } from "./steps.ts";
import { pick, type Row } from "./touched.ts";

/** What a record must say as another that it belongs to does: an appointment's company is its customer's. */
export function listFollowed(state: State, kind: RecordTable, row: Row): Row {
  const { parents } = kindOf(kind);
  const followed: Row = {};
  for (const [link, parent] of Object.entries(parents)) {
    const id = row[link];
    const above = id === undefined || id === null ? null : state.get(parent, String(id));
    for (const column of Object.keys(kindOf(parent).parents)) {
      const value = above?.[column];
      if (column in parents && value !== undefined && value !== row[column]) {
        followed[column] = value;
      }
    }
  }
  return followed;
}

/** What moves along with the records of one part, and records that moved back to what has moved since. */
export async function planFollowers(state: State, steps: readonly Step[], now: Date) {
  const followers: Step[] = [];
  const group = steps[0]?.group ?? 0;
  const nameOf = ({ kind, record }: Pick<Step, "kind" | "record">) => `${kind} ${record}`;
  const own = new Map(steps.map((step) => [nameOf(step), step]));
  for (const { table: kind, parents } of recordKinds) {
    const rows = new Map<string, Row>();
    for (const [link, parent] of Object.entries(parents)) {
      const moved = steps.filter((step) => step.kind === parent && isMoved(step));
      if (moved.length === 0) continue;
      const ids = new Set(moved.map(({ record }) => record));
      for (const row of await state.listChildren(kind, link, ids)) rows.set(String(row._id), row);
    }
    for (const step of steps) {
      if (step.kind === kind && step.whole && isMoved(step)) rows.set(step.record, step.whole);
    }
    for (const [record, row] of rows) {
      const changes = listFollowed(state, kind, row);
      if (Object.keys(changes).length === 0) continue;
      const after = { ...changes, updatedAt: toNextVersion(row, now) };
      const whole = { ...row, ...after };
      const before = pick(row, Object.keys(after));
      state.set(kind, record, whole);
      // One step for each record of a group.
      const step = own.get(nameOf({ kind, record }));
      if (step?.after) {
        step.before = step.before && { ...before, ...step.before };
        Object.assign(step, { after: { ...step.after, ...after }, whole });
      } else {
        followers.push({ kind, record, before, after, whole, group });
      }
    }
  }
  return followers;
}

/** Whether a step gives a record that is there another parent. */
function isMoved({ kind, before, after }: Step): boolean {
  const { parents } = kindOf(kind);
  return before !== null && Object.keys(after ?? {}).some((column) => column in parents);
}
