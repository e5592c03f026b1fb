import { type Appointment, dayLimit } from "../../shared/appointments.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { dayOf, toSpan } from "./filter.ts";
import { selectAppointments, toAppointment } from "./queries.ts";

type Span = ReturnType<typeof toSpan> & { owner: Owner };

const countedDays = prepared((db, { owner, begin, end }: Placeholders<Span>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .select(({ fn }) => [dayOf.as("date"), fn.countAll<number>().as("count")])
    .groupBy(dayOf)
    .orderBy(dayOf),
);

/** The days between two days, both inclusive, that have appointments, with how many. */
export async function countDays(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  return readRows(db, owner, countedDays({ owner, ...toSpan(startDate, endDate) }));
}

const appointmentsOfDays = prepared((db, { owner, begin, end }: Placeholders<Span>) =>
  selectAppointments(db, owner)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .orderBy("appointments.date")
    .orderBy("appointments._id")
    .limit(dayLimit),
);

/** Those without a time come first, the others follow by time; no more than `dayLimit`. */
export async function listDay(db: Db, owner: Owner, date: string): Promise<Appointment[]> {
  const rows = await readRows(db, owner, appointmentsOfDays({ owner, ...toSpan(date, date) }));
  return rows.map(toAppointment);
}
