import { previewLimit } from "../../../shared/calendar.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { takesTime } from "../../../shared/outcomes.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { countOf, lastTimeOf, timesBetween } from "../../../shared/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readTogether } from "../../db/query/prepared.ts";
import { type Clocks, tellTime } from "../../filters/clocks.ts";
import { toSpan } from "../filter.ts";
import { refuseRule } from "./checks.ts";
import { ownTimesOfSpan, seriesOfSpan, singlesOfDays } from "./queries.ts";
import { forEachInTurns, listTimes, toDay } from "./times.ts";

interface Asked {
  date: string;
  duration: number;
  repeat: string;
  /** The repeating appointment whose own times do not count. */
  except?: string | undefined;
  /** Where hosts have several: what is asked and answered is by the reader's. */
  clocks?: Clocks | undefined;
}

interface Booked {
  _id: string;
  title: string;
  date: string;
  duration: number;
}

/** How far the times of a rule are looked for. */
const searchedYears = 100;

/** The times that a repeat would make, each with an appointment that it overlaps. */
export async function previewRepeat(db: Db, owner: Owner, asked: Asked) {
  const { date, duration, repeat } = asked;
  refuseRule(repeat, date);
  const times = repeat === "" ? [date] : firstTimes(repeat, date);
  // One without a time overlaps nothing.
  const booked = date.length === 10 ? new Map() : await readBooked(db, owner, times, asked);
  const data = times.map((time) => {
    const near = [-1, 0, 1].flatMap((n) => booked.get(addDays(toDay(time), n)) ?? []);
    const found = near.find((one: Booked) => overlap(one, { date: time, duration }));
    return { date: time, overlaps: found ? { _id: found._id, title: found.title } : null };
  });
  if (repeat === "") return { data, total: 1, lastTime: null };
  return { data, total: countOf(repeat, date), lastTime: lastTimeOf(repeat, date) };
}

function firstTimes(repeat: string, date: string): string[] {
  const times: string[] = [];
  const first = Number(date.slice(0, 4));
  const last = Math.min(first + searchedYears, 9999);
  for (let year = first; year <= last && times.length < previewLimit; year++) {
    times.push(...timesBetween(repeat, date, `${year}-01-01`, `${year}-12-31`));
  }
  return times.slice(0, previewLimit);
}

/** What is booked on the days of some times and beside them, by day; those by a rule after the others. */
async function readBooked(
  db: Db,
  owner: Owner,
  times: readonly string[],
  { except, clocks }: Asked,
): Promise<Map<string, Booked[]>> {
  const near = clocks ? [-2, -1, 0, 1, 2] : [-1, 0, 1];
  const around = times.flatMap((time) => near.map((n) => addDays(toDay(time), n)));
  const days = [...new Set(around)].sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const span = { owner, ...toSpan(first, last) };
  const [singles, series, ownTimes] = await readTogether(db, owner, [
    singlesOfDays({ owner, days: JSON.stringify(days) }),
    seriesOfSpan(span),
    ownTimesOfSpan(span),
  ]);
  const booked = new Map<string, Booked[]>(days.map((day) => [day, []]));
  const add = (one: Booked) => booked.get(toDay(one.date))?.push(one);
  for (const one of singles) {
    const isOther = one._id !== except && one.series !== except;
    if (takesTime(one) && isOther) add(tellTime(clocks, one));
  }
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const others = series.filter(({ _id }) => _id !== except);
  await forEachInTurns(others, (row) => {
    const { title, duration, host } = row;
    for (const date of listTimes(row, own, first, last)) {
      const time = { _id: nameTime(row._id, date), title, date, duration, host };
      if (booked.has(toDay(date))) add(tellTime(clocks, time));
    }
  });
  return booked;
}

function overlap(one: Omit<Booked, "_id" | "title">, other: Omit<Booked, "_id" | "title">) {
  if (one.date.length === 10) return false;
  const [start, otherStart] = [Date.parse(one.date), Date.parse(other.date)];
  return start < otherStart + other.duration * 60_000 && otherStart < start + one.duration * 60_000;
}
