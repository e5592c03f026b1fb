import { spanLimit } from "../../../shared/calendar.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { type Appointment, dayLimit } from "../../../shared/kinds/appointments.ts";
import { printFilter } from "../../../shared/lists/filters.ts";
import { isOver } from "../../../shared/outcomes.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared, readTogether } from "../../db/query/prepared.ts";
import { type Clocks, toReader } from "../../filters/clocks.ts";
import { toPeople } from "../../filters/people.ts";
import { isOfSpan, isRuleOf, isSingle, minuteOf, type SpanValues, toSpan } from "../filter.ts";
import type { NowByClocks } from "../pages.ts";
import { ownTimesOfSpan, rulesOfSpan } from "../repeat/queries.ts";
import { forEachInTurns, listTimes, toDay } from "../repeat/times.ts";
import { listByClocks } from "./lists.ts";

// Days on a desk with people of several zones, by the clock of whoever asks.

interface Between {
  startDate: string;
  endDate: string;
}

/** The earliest first, and how many there are. */
function readBetween(
  db: Db,
  owner: Owner,
  query: Between & { who?: string | undefined; filter?: string; limit: number },
  now: NowByClocks,
) {
  return listByClocks(db, owner, { search: "", sort: "date", ...query }, now);
}

const toWho = (people: readonly string[] | undefined) => people?.join();

/** As span.ts has it. */
export async function readSpanByClocks(
  db: Db,
  owner: Owner,
  { startDate, endDate }: Between,
  people: readonly string[] | undefined,
  now: NowByClocks,
) {
  const whose = { who: toWho(people), limit: spanLimit };
  const { data, total } = await readBetween(db, owner, { startDate, endDate, ...whose }, now);
  // No appointment is longer than half a day.
  const eve = addDays(startDate, -1);
  const evening = { startDate: `${eve}T12:00:00.000Z`, endDate: eve };
  const before =
    eve < startDate ? (await readBetween(db, owner, { ...evening, ...whose }, now)).data : [];
  const midnight = `${startDate}T00:00:00.000Z`;
  const runsOn = (one: Appointment) => one.date.length > eve.length && !isOver(one, midnight);
  return { data, before: before.filter(runsOn), total };
}

/** As days.ts has it. */
export async function listDayByClocks(
  db: Db,
  owner: Owner,
  day: string,
  people: readonly string[] | undefined,
  now: NowByClocks,
): Promise<Appointment[]> {
  const query = { startDate: day, endDate: day, who: toWho(people), limit: dayLimit };
  return (await readBetween(db, owner, query, now)).data;
}

/** By host, for it is their clock that shows that time. */
const countedTimes = prepared((db, span: Placeholders<SpanValues>) =>
  db
    .selectFrom("appointments")
    .where("appointments.owner", "=", span.owner)
    .where(isOfSpan(db, span))
    .where(isSingle)
    .select(({ fn }) => ["host", minuteOf.as("minute"), fn.countAll<number>().as("count")])
    .groupBy(["host", minuteOf]),
);

/** As days.ts has it. A day more on each side is read: no two clocks are further apart. */
export async function countDaysByClocks(
  db: Db,
  owner: Owner,
  { startDate, endDate }: Between,
  people: readonly string[] | undefined,
  clocks: Clocks,
) {
  const [first, last] = [addDays(startDate, -2), addDays(endDate, 2)];
  const span = { owner, ...toSpan(first, last) };
  const [times, rules, ownTimes] = await readTogether(db, owner, [
    countedTimes({ ...span, ...toPeople(people) }),
    rulesOfSpan(span),
    ownTimesOfSpan(span),
  ]);
  const counts = new Map<string, number>();
  const add = (host: string, date: string, n: number) => {
    const day = toDay(toReader(clocks, { host, date }));
    if (day >= startDate && day <= endDate) counts.set(day, (counts.get(day) ?? 0) + n);
  };
  for (const { host, minute, count } of times) add(host, toTime(minute), count);
  const own = new Set(ownTimes.map(({ _id }) => _id));
  await forEachInTurns(
    rules.filter((rule) => isRuleOf(rule, people)),
    (rule) => {
      for (const time of listTimes(rule, own, first, last)) add(rule.host, time, 1);
    },
  );
  return [...counts]
    .map(([date, count]) => ({ date, count }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** What a text was cut off from: `2026-05-04T15:00`, or a day. */
function toTime(minute: string): string {
  return minute.length === 10 ? minute : `${minute}:00.000Z`;
}

/** As wrap-up.ts has it. */
export function listOpenByClocks(
  db: Db,
  owner: Owner,
  { most, ...between }: Between & { most: number },
  people: readonly string[] | undefined,
  now: NowByClocks,
) {
  const open = printFilter([{ field: "outcome", word: "is", values: ["open"] }]);
  const when = { ...now, wallTime: between.endDate, today: toDay(between.endDate) };
  const query = { ...between, filter: open, limit: most, who: toWho(people) };
  return readBetween(db, owner, query, when);
}
