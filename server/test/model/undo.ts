import { expect } from "vitest";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { recordTables } from "../../db/records/records.ts";
import type { RecordTable } from "../../db/schema.ts";
import { type AnyRow, rowsOf } from "./kinds.ts";
import type { Person } from "./model.ts";
import type { Scene } from "./world.ts";

type Records = Map<RecordTable, Map<string, AnyRow>>;

/** All records of somebody as they are now. */
export function copyRecords(me: Person): Records {
  return new Map(recordTables.map((table) => [table, new Map(rowsOf(me, table))]));
}

/** Takes back what was done last: all is as before, but that what it had touched has another version. */
export async function undo(scene: Scene, change: string, before: Records) {
  const { world, me, token } = scene;
  const call = { params: { id: change }, body: {} };
  const { statusCode, body } = await world.app.withToken(token).send(historyEndpoints.undo, call);
  expect(statusCode, body).toBe(200);
  for (const [table, rows] of before) {
    const live = rowsOf(me, table);
    for (const id of [...live.keys()]) if (!rows.has(id)) live.delete(id);
    for (const [id, row] of rows) {
      if (live.get(id) !== row) live.set(id, { ...row, updatedAt: await readVersion(table, id) });
    }
  }

  async function readVersion(table: RecordTable, id: string) {
    const found = await world.app.db
      .selectFrom(table)
      .where("owner", "=", me.user.desk._id)
      .where("_id", "=", id)
      .select("updatedAt")
      .executeTakeFirstOrThrow();
    return found.updatedAt;
  }
}

/** No two versions of a record have the same time. */
export function nextVersion({ updatedAt }: { updatedAt: string }, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}
