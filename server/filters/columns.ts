import type { Db, Owner } from "../db/engine/database.ts";
import { readRows } from "../db/query/prepared.ts";
import type { Moment } from "./moment.ts";
import { toOpen } from "./narrowing.ts";
import { nextAppointments, openTasks } from "./queries.ts";

/** Rows of a page with what else was asked for of each. */
export async function addColumns<Row extends { _id: string }>(
  db: Db,
  owner: Owner,
  rows: readonly Row[],
  columns: string | undefined,
  moment: Moment,
) {
  const names = columns?.split(",") ?? [];
  const ids = JSON.stringify(rows.map(({ _id }) => _id));
  const next = names.includes("nextAppointment")
    ? new Map(
        (await readRows(db, owner, nextAppointments({ owner, ids, ...toOpen(moment) }))).map(
          ({ customer, date }) => [customer, date],
        ),
      )
    : undefined;
  const tasks = names.includes("openTasks")
    ? new Map(
        (await readRows(db, owner, openTasks({ owner, ids }))).map(({ customer, tasks }) => [
          customer,
          tasks,
        ]),
      )
    : undefined;
  return rows.map((row) => ({
    ...row,
    ...(next && { nextAppointment: next.get(row._id) ?? null }),
    ...(tasks && { openTasks: tasks.get(row._id) ?? 0 }),
  }));
}
