import type { AppointmentQuery, appointmentSorts } from "../../shared/appointments.ts";
import { findMatching } from "../db/appointment-filter.ts";
import { type Db, inSnapshot, type Owner } from "../db/database.ts";
import { byText, byTime, readPage, type SortKey } from "../db/lists.ts";
import { readOwnerTotals } from "../db/totals.ts";
import { selectAppointments, toAppointment } from "./queries.ts";

const sortKeys: Record<(typeof appointmentSorts)[number], SortKey> = {
  date: byTime("appointments.date"),
  title: byText("appointments.titleKey"),
  createdAt: byTime("appointments.createdAt"),
};

export async function listAppointments(db: Db, owner: Owner, query: AppointmentQuery) {
  return inSnapshot(db, owner, async (tx) => {
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
