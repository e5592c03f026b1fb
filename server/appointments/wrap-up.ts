import { spanLimit } from "../../shared/calendar.ts";
import { addDays } from "../../shared/dates/dates.ts";
import { type Appointment, wrapUpDays } from "../../shared/kinds/appointments.ts";
import { isOver } from "../../shared/outcomes.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import type { Moment } from "../filters/moment.ts";
import { type OfPeople, toPeople } from "../filters/people.ts";
import { listOpenByClocks } from "./clock/days.ts";
import { isOfPeople, isSingle } from "./filter.ts";
import { isByClocks, type Now } from "./pages.ts";
import { readTimes } from "./repeat/read.ts";
import { byDate } from "./repeat/times.ts";
import { selectAppointments, toAppointment } from "./rows/queries.ts";

/** The most in one answer. */
const most = 100;

const withoutOutcome = prepared(
  (db, { owner, people, begin, now }: Placeholders<OfPeople & { begin: string; now: string }>) =>
    selectAppointments(db, owner)
      .where("appointments.date", ">=", begin)
      .where("appointments.date", "<=", now)
      .where("appointments.outcome", "is", null)
      .where(isSingle)
      .where(isOfPeople(db, people))
      .orderBy("appointments.date")
      .orderBy("appointments._id")
      .limit(spanLimit),
);

/** What is over and has no outcome, of the last days, the oldest first: what these people host or attend. */
export async function listToWrapUp(
  db: Db,
  owner: Owner,
  { now, people }: { now: string; people: readonly string[] | undefined },
  moment: Now & Pick<Moment, "clocks">,
) {
  const begin = addDays(now.slice(0, 10), -wrapUpDays);
  if (isByClocks(moment)) {
    const between = { startDate: begin, endDate: now, most };
    const { data, total } = await listOpenByClocks(db, owner, between, people, moment);
    return { data, total };
  }
  const values = { owner, begin, now, ...toPeople(people) };
  const rows = await readRows(db, owner, withoutOutcome(values));
  const times = await readTimes(db, owner, [begin, now.slice(0, 10)], spanLimit, people);
  const all: Appointment[] = [...rows.map(toAppointment), ...times];
  const over = all.filter((one) => isOver(one, now)).sort(byDate);
  return { data: over.slice(0, most), total: over.length };
}
