import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { timesBetween } from "../../../shared/repeat/times.ts";
import { type AppointmentRow, toAppointment } from "../rows/queries.ts";
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

/** A time that gets another name, and when it is. */
export interface Renamed {
  from: string;
  to: string;
  date: string;
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
export function toTime(row: AppointmentRow, date: string): Appointment {
  return timeOf(toAppointment(row), date);
}

/** The same of a repeating appointment as that is answered. */
function timeOf(shown: Appointment, date: string): Appointment {
  const series = shown._id;
  const _id = nameTime(series, date);
  return { ...shown, _id, date, series, original: date, except: "", lastTime: null };
}

/** Milliseconds of work after which others get their turn. */
const turn = 4;

/** Goes through all, and lets others go in between. */
export async function forEachInTurns<One>(all: Iterable<One>, work: (one: One) => void) {
  let began = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - began < turn) continue;
    await yieldToEventLoop();
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

function byDay([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** The first of all times between two days, and how many there are. */
export async function readFirstTimes(
  series: readonly Series[],
  ownTimes: readonly { _id: string }[],
  [from, to]: readonly [string, string],
  most: number,
) {
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const days = new Map<string, { shown: Appointment; date: string }[]>();
  let total = 0;
  await forEachInTurns(series, (row) => {
    const times = listTimes(row, own, from, to);
    if (times.length === 0) return;
    const shown = toAppointment(row);
    for (const date of times) {
      const day = toDay(date);
      const ofDay = days.get(day);
      if (ofDay) ofDay.push({ shown, date });
      else days.set(day, [{ shown, date }]);
    }
    total += times.length;
  });
  // Only what is answered gets its name and its place.
  const data: Appointment[] = [];
  await forEachInTurns([...days].sort(byDay), ([, ofDay]) => {
    if (data.length >= most) return;
    data.push(...ofDay.map(({ shown, date }) => timeOf(shown, date)).sort(byDate));
  });
  return { data: data.slice(0, most), total };
}
