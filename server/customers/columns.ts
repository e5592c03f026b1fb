import { readNextTimes } from "../appointments/repeat/next.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readRows } from "../db/query/prepared.ts";
import type { Moment } from "../filters/moment.ts";
import { toOpen } from "../filters/narrowing.ts";
import { nextAppointments, openTasks } from "../filters/queries.ts";

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
    ? await readNext(db, owner, ids, moment)
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

/** By customer, also of appointments that repeat. */
async function readNext(db: Db, owner: Owner, ids: string, moment: Moment) {
  const rows = await readRows(db, owner, nextAppointments({ owner, ids, ...toOpen(moment) }));
  const next = new Map(rows.map(({ customer, date }) => [customer, date]));
  for (const { customer, date } of await readNextTimes(db, owner, moment.wallTime)) {
    const known = next.get(customer);
    if (known === undefined || date < known) next.set(customer, date);
  }
  return next;
}
