import { addDays, weekdayOf } from "../../../shared/dates/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { columnsOf, unitOf } from "../../../shared/reports/report-periods.ts";
import type { AppointmentsReport } from "../../../shared/reports/reports.ts";
import { isRuleOf, toSpan } from "../../appointments/filter.ts";
import { ownTimesOfSpan, rulesOfSpan } from "../../appointments/repeat/queries.ts";
import { earlier, lastDayOver } from "../../appointments/repeat/ranges.ts";
import { forEachInTurns, listTimes, toDay } from "../../appointments/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { type RowsOf, readWide } from "../../db/query/prepared.ts";
import { toPeople } from "../../filters/people.ts";
import type { Asked } from "../asked.ts";
import { count, countNoShows, type DaySums, sumUp } from "./day-sums.ts";
import { dayTotals, firstHour, hourTotals, uncanceled } from "./queries.ts";

/** What counts at `wallTime`, the user's own time. */
export async function readAppointmentReport(
  db: Db,
  owner: Owner,
  { period, weekStart, today: on, people }: Asked,
  wallTime: string,
): Promise<AppointmentsReport> {
  const today = toDay(wallTime);
  const begin = earlier(period.before.from, period.from);
  const of = { owner, ...toPeople(people) };
  const span = { owner, ...toSpan(begin, period.to) };
  const [totals, hours, [first], latest, allRules, ownTimes] = await readWide(db, owner, [
    dayTotals({ ...span, ...of }),
    hourTotals({ ...of, ...toSpan(period.from, earlier(period.to, today)) }),
    firstHour(of),
    // Nothing takes longer than half a day: what began on all other days is over, or has not begun.
    uncanceled({ ...of, ...toSpan(addDays(today, -1), today) }),
    rulesOfSpan(span),
    ownTimesOfSpan(span),
  ]);
  const rules = allRules.filter((rule) => isRuleOf(rule, people));
  const sums = toSums(totals, today);
  const unfinished = latest.filter((one) => !isOver(one, wallTime));
  for (const { date, outcome } of unfinished) count(sums, date, outcome, -1);
  const own = new Set(ownTimes.map(({ _id }) => _id));
  await forEachInTurns(rules, (rule) => {
    // Its row is counted on its first day, whatever has become of that.
    if (toDay(rule.date) <= today) count(sums, rule.date, null, -1);
    const end = earlier(period.to, lastDayOver(rule, wallTime));
    for (const time of listTimes(rule, own, begin, end)) count(sums, time, null, 1);
  });

  const unit = unitOf(period) === "day" ? "day" : "week";
  const since = first && toDay(first.hour) <= on ? toDay(first.hour) : null;
  const isUnfinished = ({ weekday, hour }: AppointmentsReport["hours"][number]) =>
    unfinished.filter(
      ({ date, outcome }) =>
        outcome === "held" &&
        toDay(date) >= period.from &&
        toDay(date) <= period.to &&
        weekdayOf(toDay(date)) === weekday &&
        date.slice(11, 13) === String(hour).padStart(2, "0"),
    ).length;
  return {
    since,
    unit,
    columns: columnsOf(period, unit, weekStart).map((column) => ({
      ...column,
      ...sumUp(sums, column),
    })),
    total: sumUp(sums, period),
    before: since === null || since > period.before.to ? null : sumUp(sums, period.before),
    hours: hours
      .map((row) => ({ weekday: Number(row.weekday), hour: Number(row.hour), held: row.held }))
      .map((cell) => ({ ...cell, held: cell.held - isUnfinished(cell) }))
      .filter(({ held }) => held > 0)
      .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour),
    noShows: countNoShows(sums, period),
  };
}

/** What is still to come counts only where it is canceled. */
function toSums(totals: RowsOf<[ReturnType<typeof dayTotals>]>[0], today: string): DaySums {
  return new Map(
    totals.map(({ day, appointments, held, noShow, canceled }) => [
      day,
      day > today
        ? { held: 0, noShow: 0, canceled, open: 0 }
        : { held, noShow, canceled, open: appointments - held - noShow - canceled },
    ]),
  );
}
