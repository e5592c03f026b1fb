import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Appointment, AppointmentQuery } from "../../shared/kinds/appointments.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Moment } from "../filters/moment.ts";
import { listByClocks } from "./clock/lists.ts";
import { isByClocks, type Now, readPage } from "./pages.ts";

/** At the user's own time. What never ends is listed until two years from then. */
export async function listAppointments(
  db: Db,
  owner: Owner,
  query: AppointmentQuery,
  now: Now & Pick<Moment, "clocks">,
) {
  if (isByClocks(now)) return listByClocks(db, owner, query, now);
  const { placed, nextCursor, total } = await readPage(db, owner, query, now);
  return { data: placed.map(({ appointment }) => appointment), nextCursor, total };
}

/** All that a search and a filter leave, in their order, page by page. */
export async function* listAllAppointments(
  db: Db,
  owner: Owner,
  query: Omit<AppointmentQuery, "limit" | "cursor">,
  now: Now & Pick<Moment, "clocks">,
): AsyncGenerator<Appointment[]> {
  let cursor: string | undefined;
  do {
    const page = { ...query, limit: filePage, ...(cursor && { cursor }) };
    const { data, nextCursor } = await listAppointments(db, owner, page, now);
    yield data;
    cursor = nextCursor ?? undefined;
    await yieldToEventLoop();
  } while (cursor);
}

/** Each page looks through all rules again. */
const filePage = 1000;
