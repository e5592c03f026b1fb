import type { AppointmentQuery, appointmentSorts } from "../../shared/appointments.ts";
import { readOwnerTotals } from "../customers/totals.ts";
import { type Db, inQuickSnapshot, inSnapshot, type Owner } from "../db/engine/database.ts";
import { byText, byTime, readPage, type SortKey } from "../db/query/lists.ts";
import { findMatching } from "./filter.ts";
import { selectAppointments, toAppointment } from "./queries.ts";

const sortKeys: Record<(typeof appointmentSorts)[number], SortKey> = {
  date: byTime("appointments.date"),
  title: byText("appointments.titleKey"),
  createdAt: byTime("appointments.createdAt"),
};

export async function listAppointments(db: Db, owner: Owner, query: AppointmentQuery) {
  // By its date or by whom it is with an index finds a page, and counts the rest.
  const isQuick = !query.search && /^-?date$/.test(query.sort);
  const inOne = isQuick ? inQuickSnapshot : inSnapshot;
  return inOne(db, owner, async (tx) => {
    const matching = await findMatching(tx, owner, query);
    const rows = selectAppointments(tx, owner).where(matching);
    const { data, nextCursor } = await readPage(rows, sortKeys, "appointments._id", query);
    const total = await countAppointments(tx, owner, query, matching);
    return { data: data.map(toAppointment), nextCursor, total };
  });
}

/** Counted only where nobody keeps count. */
async function countAppointments(
  db: Db,
  owner: Owner,
  { search, startDate, endDate, company, customer }: AppointmentQuery,
  matching: Awaited<ReturnType<typeof findMatching>>,
) {
  const isWhole = !(search || startDate || endDate || company || customer);
  if (isWhole) return (await readOwnerTotals(db, owner)).appointments;
  const { total } = await db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where(matching)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
