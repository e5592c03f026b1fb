import { spanLimit } from "../../shared/calendar.ts";
import { addDays } from "../../shared/dates.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows, readTogether } from "../db/query/prepared.ts";
import { toEnd } from "./ends.ts";
import { toSpan } from "./filter.ts";
import { selectAppointments, toAppointment } from "./queries.ts";

type Span = ReturnType<typeof toSpan> & { owner: Owner };

const appointmentsOfSpan = prepared((db, { owner, begin, end }: Placeholders<Span>) =>
  selectAppointments(db, owner)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .orderBy("appointments.date")
    .orderBy("appointments._id")
    .limit(spanLimit + 1),
);

const countOfSpan = prepared((db, { owner, begin, end }: Placeholders<Span>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .select(({ fn }) => fn.countAll<number>().as("total")),
);

/** The appointments of whole days, and those of the day before that run into the first. */
export async function readSpan(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const span = { owner, ...toSpan(startDate, endDate) };
  const eve = addDays(startDate, -1);
  // No appointment is longer than half a day.
  const before = { owner, ...toSpan(`${eve}T12`, eve) };
  const [rows, early] = await readTogether(db, owner, [
    appointmentsOfSpan(span),
    appointmentsOfSpan(before),
  ]);
  const isFull = rows.length > spanLimit;
  const [counted] = isFull ? await readRows(db, owner, countOfSpan(span)) : [];
  const midnight = `${startDate}T00:00:00.000Z`;
  return {
    data: rows.slice(0, spanLimit).map(toAppointment),
    before: early.filter((row) => toEnd(row) > midnight).map(toAppointment),
    total: counted?.total ?? rows.length,
  };
}
