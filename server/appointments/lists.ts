import type { AppointmentQuery, appointmentSorts } from "../../shared/appointments.ts";
import { ownerTotals } from "../customers/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byText, byTime, type SortKey } from "../db/query/lists.ts";
import { kept, recordList } from "../db/query/record-lists.ts";
import { narrowAppointments, toFilterValues } from "./filter.ts";
import { selectAppointments, toAppointment } from "./queries.ts";

const sortKeys: Record<(typeof appointmentSorts)[number], SortKey> = {
  date: byTime("appointments.date"),
  title: byText("appointments.titleKey"),
  createdAt: byTime("appointments.createdAt"),
};

const readAppointments = recordList({
  table: "appointments",
  sortKeys,
  select: selectAppointments,
  narrow: narrowAppointments,
  isIndexed: (sort) => /^-?date$/.test(sort),
});

export async function listAppointments(db: Db, owner: Owner, query: AppointmentQuery) {
  const { search, startDate, endDate, company, customer } = query;
  const isWhole = !(search || startDate || endDate || company || customer);
  const all = isWhole
    ? kept([ownerTotals({ owner })], ([totals]) => ({ total: totals?.appointments ?? 0 }))
    : undefined;
  const filter = toFilterValues(query);
  const { data, nextCursor, sums } = await readAppointments(db, owner, query, filter, all);
  return { data: data.map(toAppointment), nextCursor, total: sums.total };
}
