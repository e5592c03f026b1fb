import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Appointment } from "../../../shared/appointments.ts";
import { timesBetween } from "../../../shared/repeat/times.ts";
import { type seekAppointment, toAppointment } from "../queries.ts";
import type { Series } from "./queries.ts";

// The times of repeating appointments: one row has a rule, and each time without facts of its own is
// made of it. A time is named by the appointment and the day that the rule puts it on.

/** What times are made of. */
export interface Repeating {
  _id: string;
  repeat: string;
  /** Its first time. */
  date: string;
  except: string;
  lastTime: string | null;
}

export const toDay = (date: string) => date.slice(0, 10);

/** What a time is called. */
export function nameTime(series: string, date: string): string {
  return `${series}_${toDay(date)}`;
}

/** What a time is called after; undefined for what no time is called. */
export function readTimeName(id: string): { series: string; day: string } | undefined {
  const [, series, day] = /^(.+)_(\d{4}-\d{2}-\d{2})$/s.exec(id) ?? [];
  return series !== undefined && day !== undefined ? { series, day } : undefined;
}

/** The times between two days that are as the rule has them, in order. */
export function listTimes(
  { _id, repeat, date, except }: Repeating,
  own: ReadonlySet<string>,
  from: string,
  to: string,
): string[] {
  const times = timesBetween(repeat, date, from, to);
  if (except === "" && own.size === 0) return times;
  return times.filter((time) => !except.includes(toDay(time)) && !own.has(nameTime(_id, time)));
}

/** A time as it is answered, as far as it has no facts of its own. */
export function toTime(
  row: NonNullable<Awaited<ReturnType<typeof seekAppointment>>>,
  date: string,
): Appointment {
  const series = row._id;
  const shown = toAppointment(row);
  const ofTime = { _id: nameTime(series, date), date, series, original: date };
  return { ...shown, ...ofTime, except: "", lastTime: null };
}

/** Milliseconds of work after which others get their turn. */
const turn = 4;

/** Goes through all, and lets others go in between. */
export async function forEachInTurns<One>(all: Iterable<One>, work: (one: One) => void) {
  let began = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - began < turn) continue;
    await letOthersGo();
    began = performance.now();
  }
}

interface Placed {
  date: string;
  _id: string;
}

/** In the order of time. */
export function byDate(one: Placed, other: Placed): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one._id < other._id ? -1 : 1;
}

/** The first of all times between two days, and how many there are. */
export async function readFirstTimes(
  series: readonly Series[],
  ownTimes: readonly { _id: string }[],
  [from, to]: readonly [string, string],
  most: number,
) {
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const days = new Map<string, { row: Series; date: string; _id: string }[]>();
  let total = 0;
  await forEachInTurns(series, (row) => {
    for (const date of listTimes(row, own, from, to)) {
      const day = toDay(date);
      const ofDay = days.get(day) ?? [];
      if (ofDay.length === 0) days.set(day, ofDay);
      ofDay.push({ row, date, _id: nameTime(row._id, date) });
      total += 1;
    }
  });
  const first = [];
  for (const day of [...days.keys()].sort()) {
    if (first.length >= most) break;
    first.push(...(days.get(day) ?? []).sort(byDate));
  }
  return { data: first.slice(0, most).map(({ row, date }) => toTime(row, date)), total };
}
