import { addDays, daysBetween, weekdayOf } from "../../../shared/dates.ts";

// What repeating appointments are, in the plainest way: a list of times, each with all of its facts.

/** No time after it is looked at. */
const horizon = "2026-10-31";

/** The few rules that are played, and whether a day is one of theirs. */
export const rules: Record<string, (day: string, first: string) => boolean> = {
  "FREQ=DAILY": () => true,
  "FREQ=DAILY;INTERVAL=3": (day, first) => daysBetween(first, day) % 3 === 0,
  "FREQ=WEEKLY;BYDAY=MO,TH": (day) => [1, 4].includes(weekdayOf(day)),
  "FREQ=WEEKLY;INTERVAL=2;COUNT=6": (day, first) => daysBetween(first, day) % 14 === 0,
  "FREQ=MONTHLY": (day, first) => day.slice(8) === first.slice(8),
};

export interface Time {
  /** Which repeating appointment it was made with. */
  line: number;
  /** Which one it belongs to now. */
  part: number;
  original: string;
  date: string;
  title: string;
  duration: number;
  outcome: string | null;
}

export interface Entered {
  title: string;
  date: string;
  duration: number;
  repeat: string;
}

const dayOf = (date: string) => date.slice(0, 10);

/** All times of one, up to the horizon. */
export function expand({ title, date, duration, repeat }: Entered, line: number): Time[] {
  const count = Number(/COUNT=(\d+)/.exec(repeat)?.[1] ?? Number.POSITIVE_INFINITY);
  const first = dayOf(date);
  const times: Time[] = [];
  for (let day = first; day <= horizon && times.length < count; day = addDays(day, 1)) {
    if (!rules[repeat]?.(day, first)) continue;
    const original = day + date.slice(10);
    times.push({ line, part: line, original, date: original, title, duration, outcome: null });
  }
  return times;
}

interface Changes {
  title: string;
  duration?: number | undefined;
  date?: string | undefined;
}

interface Asked {
  scope: "this" | "following" | "all";
  /** The user's own time. */
  now: string;
  /** What the series is called, and how long it lasts, as far as a time has no facts of its own. */
  usual: Pick<Time, "title" | "duration">;
  /** A number that no part has. */
  part: number;
}

/** The times after one of them is changed. */
export function change(times: readonly Time[], target: Time, changes: Changes, asked: Asked) {
  const { date = target.date, title, duration } = changes;
  const { scope, now, usual, part } = asked;
  const entered = { title, ...(duration !== undefined && { duration }) };
  if (scope === "this") {
    return times.map((one) => (one === target ? { ...one, ...entered, date } : one));
  }
  const moves = date !== target.date;
  const days = daysBetween(dayOf(target.original), dayOf(date));
  const length = duration ?? usual.duration;
  return times.map((one): Time => {
    if (one.part !== target.part) return one;
    if (scope === "following" && one.original < target.original) return one;
    const isTarget = one === target;
    const changed = {
      ...one,
      title: isTarget || one.title === usual.title ? title : one.title,
      duration:
        isTarget || one.duration === usual.duration ? (duration ?? one.duration) : one.duration,
      part,
    };
    // What is over is never moved, and ends up in another part.
    if (!moves) return changed;
    if (isOver(one.original, length, now)) return { ...changed, part: part + 1 };
    const original = addDays(dayOf(one.original), days) + date.slice(10);
    const isMovedByItself = one.date !== one.original && !isTarget;
    return { ...changed, original, date: isMovedByItself ? one.date : original };
  });
}

/** The times after some are deleted. */
export function remove(times: readonly Time[], target: Time, scope: Asked["scope"]) {
  return times.filter((one) => {
    if (scope === "this") return one !== target;
    if (one.part !== target.part) return true;
    return scope === "following" && one.original < target.original;
  });
}

function isOver(date: string, duration: number, now: string): boolean {
  if (date.length === 10) return date < dayOf(now);
  return Date.parse(date) + duration * 60_000 <= Date.parse(now);
}
