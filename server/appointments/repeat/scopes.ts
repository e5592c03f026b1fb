import { addDays } from "../../../shared/dates/dates.ts";
import { messages } from "../../../shared/messages.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { nextTime, timeAfter } from "../../../shared/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readRows } from "../../db/query/prepared.ts";
import { notFound } from "../../errors.ts";
import { type Clocks, tellTime, toHost, toReader } from "../../filters/clocks.ts";
import { toTarget } from "./act.ts";
import { countTimes } from "./counts.ts";
import { findAppointment, findNamed } from "./find.ts";
import { ownTimesOf } from "./queries.ts";
import { later, yearsAfter } from "./ranges.ts";
import { listTimes, type Repeating, toDay } from "./times.ts";

/** For how long a time is looked for among deleted ones. */
const searchedYears = 20;

interface OwnTime {
  _id: string;
  date: string;
  original: string | null;
  duration: number;
}

/** A series with its times that have facts of their own. */
interface Whole {
  series: Repeating & { duration: number };
  own: readonly OwnTime[];
}

/**
 * What a change or deletion of a time can cover; what does not repeat is one for each scope. Throws the
 * 404 when there is none of such a name.
 */
export async function readScopes(
  db: Db,
  owner: Owner,
  id: string,
  nowOfReader: string,
  clocks: Clocks | undefined,
) {
  const named = await findNamed(db, owner, id);
  const target = toTarget(named, false);
  if (!(named && target)) {
    const only = tellTime(clocks, await findAppointment(db, owner, id));
    const one = { count: 1, first: only.date, last: only.date };
    return { this: one, following: one, all: one, over: isOver(only, nowOfReader) ? 1 : 0 };
  }
  const series =
    named.day === undefined ? await findSeries(db, owner, target.series) : named.series;
  const { host } = series;
  const now = toHost(clocks, { host, date: nowOfReader });
  const own = await readRows(db, owner, ownTimesOf({ owner, series: series._id }));
  const whole = { series, own };
  const day = target.day ?? toDay(series.date);
  const tell = (date: string | null) => date && toReader(clocks, { host, date });
  const tellAll = ({ count, first, last }: ReturnType<typeof cover>) => {
    return { count, first: tell(first), last: tell(last) };
  };
  const seen = own.find(({ _id }) => _id === target.own)?.date ?? day + series.date.slice(10);
  return {
    this: tellAll({ count: 1, first: seen, last: seen }),
    following: tellAll(cover(whole, day, now)),
    all: tellAll(cover(whole, toDay(series.date), now)),
    over: countOver(whole, now),
  };
}

async function findSeries(db: Db, owner: Owner, id: string) {
  const named = await findNamed(db, owner, id);
  if (named?.day !== undefined || !named) throw notFound(messages.appointments.notFound);
  return named.row;
}

/** The times from a day of the rule on. */
function cover(
  { series, own }: Whole,
  from: string,
  now: string,
): { count: number | null; first: string | null; last: string | null } {
  const moved = own.filter(({ original }) => original !== null && toDay(original) >= from);
  const names = new Set(own.map(({ _id }) => _id));
  const end = series.lastTime && toDay(series.lastTime);
  const last = end ? listTimes(series, names, from, end).slice(-1) : [];
  const dates = [...moved.map(({ date }) => date), ...firstFrom(series, names, from, now)].sort();
  const lasts = [...moved.map(({ date }) => date), ...last].sort();
  return {
    count: end ? countTimes(series, own, from, end) + moved.length : null,
    first: dates[0] ?? null,
    last: end ? (lasts.at(-1) ?? null) : null,
  };
}

/** The first time from a day on that is as the rule has it. */
function firstFrom(series: Repeating, names: ReadonlySet<string>, from: string, now: string) {
  const end = yearsAfter(later(from, toDay(now)), searchedYears);
  let next = nextTime(series.repeat, series.date, from);
  while (next !== null && toDay(next) <= end) {
    const isAsRuled =
      !names.has(nameTime(series._id, next)) && !series.except.includes(toDay(next));
    if (isAsRuled) return [next];
    next = timeAfter(series.repeat, series.date, next);
  }
  return [];
}

function countOver({ series, own }: Whole, now: string): number {
  const { duration } = series;
  // None is longer than half a day.
  const eve = addDays(toDay(now), -1);
  const names = new Set(own.map(({ _id }) => _id));
  const recent = listTimes(series, names, eve, toDay(now));
  return (
    countTimes(series, own, toDay(series.date), addDays(eve, -1)) +
    recent.filter((date) => isOver({ date, duration }, now)).length +
    own.filter((one) => isOver(one, now)).length
  );
}
