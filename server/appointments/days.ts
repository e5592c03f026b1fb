import { type Appointment, dayLimit } from "../../shared/kinds/appointments.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readTogether } from "../db/query/prepared.ts";
import type { Clocks } from "../filters/clocks.ts";
import type { Moment } from "../filters/moment.ts";
import { toPeople } from "../filters/people.ts";
import { countDaysByClocks, listDayByClocks } from "./clock/days.ts";
import { dayOf, isOfSpan, isRuleOf, isSingle, type SpanValues, toSpan } from "./filter.ts";
import { isByClocks, type Now } from "./pages.ts";
import { ownTimesOfSpan, rulesOfSpan, seriesOfSpan } from "./repeat/queries.ts";
import { byDate, forEachInTurns, listTimes, readFirstTimes, toDay } from "./repeat/times.ts";
import { selectAppointments, toAppointment } from "./rows/queries.ts";

/** Rows, of which a repeating appointment has one on its first day: an index alone knows them. */
const countedDays = prepared((db, span: Placeholders<SpanValues>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", span.owner)
    .where(isOfSpan(db, span))
    .select(({ fn }) => [dayOf.as("date"), fn.countAll<number>().as("count")])
    .groupBy(dayOf)
    .orderBy(dayOf),
);

/** The days between two days, both inclusive, that have appointments, with how many. */
export async function countDays(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
  people?: readonly string[],
  clocks?: Clocks,
) {
  if (clocks) return countDaysByClocks(db, owner, { startDate, endDate }, people, clocks);
  const span = { owner, ...toSpan(startDate, endDate) };
  const [days, all, ownTimes] = await readTogether(db, owner, [
    countedDays({ ...span, ...toPeople(people) }),
    rulesOfSpan(span),
    ownTimesOfSpan(span),
  ]);
  const rules = all.filter((rule) => isRuleOf(rule, people));
  if (rules.length === 0) return days;
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const add = (day: string, n: number) => counts.set(day, (counts.get(day) ?? 0) + n);
  const own = new Set(ownTimes.map(({ _id }) => _id));
  await forEachInTurns(rules, (rule) => {
    if (toDay(rule.date) >= startDate) add(toDay(rule.date), -1);
    for (const time of listTimes(rule, own, startDate, endDate)) add(toDay(time), 1);
  });
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([date, count]) => ({ date, count }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

const singlesOfDays = prepared((db, span: Placeholders<SpanValues>) =>
  selectAppointments(db, span.owner)
    .where(isOfSpan(db, span))
    .where(isSingle)
    .orderBy("appointments.date")
    .orderBy("appointments._id")
    .limit(dayLimit),
);

/** Those without a time come first, the others follow by time; no more than `dayLimit`. */
export async function listDay(
  db: Db,
  owner: Owner,
  date: string,
  people?: readonly string[],
  now?: Now & Pick<Moment, "clocks">,
): Promise<Appointment[]> {
  if (now && isByClocks(now)) return listDayByClocks(db, owner, date, people, now);
  const span = { owner, ...toSpan(date, date) };
  const [rows, all, ownTimes] = await readTogether(db, owner, [
    singlesOfDays({ ...span, ...toPeople(people) }),
    seriesOfSpan(span),
    ownTimesOfSpan(span),
  ]);
  const singles = rows.map(toAppointment);
  const series = all.filter((rule) => isRuleOf(rule, people));
  if (series.length === 0) return singles;
  const times = await readFirstTimes(series, ownTimes, [date, date], dayLimit);
  return [...singles, ...times.data].sort(byDate).slice(0, dayLimit);
}
