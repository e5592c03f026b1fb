import { spanLimit } from "../../shared/calendar.ts";
import { shiftDays } from "../../shared/dates/dates.ts";
import { isOver } from "../../shared/outcomes.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows, readTogether } from "../db/query/prepared.ts";
import type { Moment } from "../filters/moment.ts";
import { toPeople } from "../filters/people.ts";
import { readSpanByClocks } from "./clock/days.ts";
import { isOfSpan, isRuleOf, isSingle, type SpanValues, toSpan } from "./filter.ts";
import { isByClocks, type Now } from "./pages.ts";
import { ownTimesOfSpan, seriesOfSpan } from "./repeat/queries.ts";
import { byDate, readFirstTimes } from "./repeat/times.ts";
import { selectAppointments, toAppointment } from "./rows/queries.ts";

const singlesOfSpan = prepared((db, span: Placeholders<SpanValues>) =>
  selectAppointments(db, span.owner)
    .where(isOfSpan(db, span))
    .where(isSingle)
    .orderBy("appointments.date")
    .orderBy("appointments._id")
    .limit(spanLimit + 1),
);

const countOfSingles = prepared((db, span: Placeholders<SpanValues>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", span.owner)
    .where(isOfSpan(db, span))
    .where(isSingle)
    .select(({ fn }) => fn.countAll<number>().as("total")),
);

/** The appointments of whole days, and those of the day before that run into the first. */
export async function readSpan(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
  people: readonly string[] | undefined,
  now: Now & Pick<Moment, "clocks">,
) {
  if (isByClocks(now)) return readSpanByClocks(db, owner, { startDate, endDate }, people, now);
  // Before the calendar begins there is nothing.
  const eve = shiftDays(startDate, -1) ?? "0000-12-31";
  const span = { owner, ...toSpan(startDate, endDate) };
  const whose = toPeople(people);
  // No appointment is longer than half a day.
  const evening = { owner, ...toSpan(`${eve}T12`, eve) };
  const both = { ...span, begin: eve };
  const [rows, early, all, ownTimes] = await readTogether(db, owner, [
    singlesOfSpan({ ...span, ...whose }),
    singlesOfSpan({ ...evening, ...whose }),
    seriesOfSpan(both),
    ownTimesOfSpan(both),
  ]);
  const series = all.filter((rule) => isRuleOf(rule, people));
  const isFull = rows.length > spanLimit;
  const [counted] = isFull ? await readRows(db, owner, countOfSingles({ ...span, ...whose })) : [];
  const times = await readFirstTimes(series, ownTimes, [startDate, endDate], spanLimit);
  const midnight = `${startDate}T00:00:00.000Z`;
  const runsOn = (one: { date: string; duration: number }) =>
    one.date > evening.begin && !isOver(one, midnight);
  const late = series.filter(({ date, duration }) =>
    runsOn({ date: eve + date.slice(10), duration }),
  );
  const earlyTimes = (await readFirstTimes(late, ownTimes, [eve, eve], spanLimit)).data;
  return {
    data: [...rows.map(toAppointment), ...times.data].sort(byDate).slice(0, spanLimit),
    before: [...early.map(toAppointment), ...earlyTimes].filter(runsOn).sort(byDate),
    total: (counted?.total ?? rows.length) + times.total,
  };
}
