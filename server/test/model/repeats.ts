import { addDays, daysBetween } from "../../../shared/dates/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { readRule } from "../../../shared/repeat/rule.ts";
import { timesBetween } from "../../../shared/repeat/times.ts";

// What repeating appointments are, in the plainest way: a list of times, each with all of its facts.

/** No time after it is looked at. */
const horizon = "2030-12-31";
const mostTimes = 1000;

export interface Time {
  /** Which repeating appointment it was made with. */
  line: number;
  /** Which one it belongs to now; none where it stands by itself. */
  part: number | undefined;
  /** Empty where it stands by itself. */
  original: string;
  date: string;
  title: string;
  duration: number;
  outcome: string | null;
  /** Whether it has facts of its own. */
  isOwn: boolean;
}

/** A repeating appointment: all of its days, also those of times that are deleted. */
export interface Part {
  id: string;
  repeat: string;
  hour: string;
  days: readonly string[];
  deleted: ReadonlySet<string>;
  title: string;
  duration: number;
}

export interface Calendar {
  times: readonly Time[];
  parts: ReadonlyMap<number, Part>;
}

export const dayOf = (date: string) => date.slice(0, 10);

function listDays(repeat: string, date: string): string[] {
  return timesBetween(repeat, date, date, horizon).slice(0, mostTimes).map(dayOf);
}

/** How often, and how many times in each period; undefined where that differs. */
function rhythmOf(repeat: string): string | undefined {
  const { freq, interval, byDay, byMonthDay, byMonth, bySetPos } = readRule(repeat);
  const hasOthers = byMonth.length + bySetPos.length + byDay.length * byMonthDay.length > 0;
  const isEvery = freq !== "WEEKLY" && byDay.some(({ nth }) => nth === null);
  if (hasOthers || isEvery || (freq === "DAILY" && byMonthDay.length > 0)) return undefined;
  return `${freq} ${interval} ${byDay.length || byMonthDay.length || 1}`;
}

/** Whether two rules have their times one by one. */
const areAlike = (one: string, other: string) =>
  rhythmOf(one) !== undefined && rhythmOf(one) === rhythmOf(other);

/** Rules of which it is known that any day can become theirs. */
export function isMovable(repeat: string): boolean {
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = readRule(repeat);
  if (byMonth.length + bySetPos.length + byDay.length * byMonthDay.length > 0) return false;
  if (freq === "DAILY" || freq === "WEEKLY") return byMonthDay.length === 0;
  const isDate = byMonthDay.length === 1 && Math.abs(byMonthDay[0] ?? 0) <= 28;
  const isNth = byDay.length === 1 && Math.abs(byDay[0]?.nth ?? 9) <= 4;
  return freq === "MONTHLY" && (isDate || isNth);
}

interface Entered {
  title: string;
  date: string;
  duration: number;
  repeat: string;
}

/** A calendar with one more repeating appointment. */
export function book(calendar: Calendar, { date, repeat, ...rest }: Entered, id: string): Calendar {
  const line = calendar.parts.size;
  const hour = date.slice(10);
  const part = {
    id,
    repeat,
    hour,
    days: listDays(repeat, date),
    deleted: new Set<string>(),
    ...rest,
  };
  return rebuild({ ...calendar, parts: new Map(calendar.parts).set(line, part) }, line, line, []);
}

/** The times of a part: its own ones, and for its other days such as are usual. */
function rebuild({ times, parts }: Calendar, number: number, line: number, own: readonly Time[]) {
  const part = parts.get(number);
  if (!part) return { times: [...times, ...own], parts };
  const taken = new Set(own.map(({ original }) => dayOf(original)));
  const usual = part.days
    .filter((day) => !taken.has(day) && !part.deleted.has(day))
    .map((day): Time => {
      const { hour, title, duration } = part;
      const facts = { original: day + hour, date: day + hour, title, duration };
      return { line, part: number, ...facts, outcome: null, isOwn: false };
    });
  return { times: [...times, ...own, ...usual], parts };
}

interface Changes {
  title: string;
  duration?: number | undefined;
  date?: string | undefined;
  repeat?: string | undefined;
}

/** The day from which a change moves times: none where all of them are over. */
export function turnOf(
  { days, hour, duration: usual }: Part,
  from: string,
  { duration = usual }: Changes,
  now: string,
): string | undefined {
  return days.find((day) => day >= from && !isOver({ date: day + hour, duration }, now));
}

interface Asked {
  scope: "following" | "all";
  /** The first day that moves, if any does. */
  turn: string | undefined;
  /** The rule that those have now, and the id and first date of their row, as the server answers. */
  tail: { id: string; repeat: string; date: string } | undefined;
  /** The ids of the other rows. */
  head: string;
  middle: string;
  /** Numbers that no parts have. */
  numbers: readonly [middle: number, tail: number];
}

/** The calendar after times of one part are changed. */
export function change(calendar: Calendar, target: Time, changes: Changes, asked: Asked): Calendar {
  const part = calendar.parts.get(target.part ?? -1);
  if (!part) throw new Error("It does not repeat");
  const [first = ""] = part.days;
  const from = asked.scope === "all" ? first : dayOf(target.original);
  const { turn, tail, numbers } = asked;
  const own = calendar.times
    .filter((one) => one.part === target.part && one.isOwn)
    .map((was) => ({ was, day: dayOf(was.original), is: toChanged(was) }));
  const rest = calendar.times.filter((one) => one.part !== target.part);
  const parts = new Map(calendar.parts);
  if (target.part !== undefined) parts.delete(target.part);
  const fields = { title: changes.title, duration: changes.duration ?? part.duration };
  const pieces: [number, Part, readonly Time[]][] = [];
  cut(target.part ?? -1, { ...part, id: asked.head }, "", from);
  cut(numbers[0], { ...part, ...fields, id: asked.middle }, from, turn ?? "~");
  if (turn !== undefined && tail) {
    const days = listDays(tail.repeat, tail.date);
    const move = toMove(days);
    const isKept = (day: string | undefined) => day !== undefined && days.includes(day);
    const deleted = [...part.deleted]
      .filter((day) => day >= turn)
      .map(move)
      .filter(isKept);
    const { id, repeat, date } = tail;
    const rule = { id, repeat, hour: date.slice(10), days, deleted: new Set(deleted.map(String)) };
    const times = own
      .filter(({ day }) => day >= turn)
      .map(({ was, day, is }): Time => {
        const newDay = move(day);
        const original = (newDay ?? day) + rule.hour;
        const isMovedByItself = was.date !== was.original && !(was === target && changes.date);
        const placed = { ...is, date: isMovedByItself ? was.date : original };
        const stays = isKept(newDay)
          ? { original, part: numbers[1] }
          : { original: "", part: undefined };
        return { ...placed, ...stays };
      });
    pieces.push([numbers[1], { ...part, ...fields, ...rule }, times]);
  }
  return pieces.reduce<Calendar>(
    (all, [number, piece, times]) => {
      const parts = new Map(all.parts).set(number, piece);
      return rebuild({ times: all.times, parts }, number, target.line, times);
    },
    { times: rest, parts },
  );

  function cut(number: number, piece: Part, begin: string, end: string) {
    const isIn = (day: string) => day >= begin && day < end;
    const days = piece.days.filter(isIn);
    if (days.length === 0) return;
    const times = own.filter(({ day }) => isIn(day));
    const deleted = new Set([...piece.deleted].filter(isIn));
    const kept = times.map(({ was, day, is }) => ({ ...(day < from ? was : is), part: number }));
    pieces.push([number, { ...piece, days, deleted }, kept]);
  }

  function toChanged(one: Time): Time {
    const isTarget = one === target;
    const title = isTarget || one.title === part?.title ? changes.title : one.title;
    const isUsual = isTarget || one.duration === part?.duration;
    const duration = (isUsual ? changes.duration : undefined) ?? one.duration;
    return { ...one, title, duration };
  }

  /** Where a day of the old rule is by the new one. */
  function toMove(days: readonly string[]): (day: string) => string | undefined {
    const before = (part?.days ?? []).filter((day) => day < (turn ?? ""));
    const isByPlace = changes.repeat === undefined || areAlike(part?.repeat ?? "", changes.repeat);
    const shift = daysBetween(dayOf(target.original), dayOf(changes.date ?? target.original));
    if (!isByPlace) return (day) => addDays(day, shift);
    return (day) => days[(part?.days.indexOf(day) ?? -1) - before.length];
  }
}

/** The calendar after times are deleted. */
export function remove(
  calendar: Calendar,
  target: Time,
  scope: "this" | "following" | "all",
): Calendar {
  const part = calendar.parts.get(target.part ?? -1);
  const day = dayOf(target.original);
  if (!part || target.part === undefined) {
    return { ...calendar, times: calendar.times.filter((one) => one !== target) };
  }
  const isGone = (one: Time) =>
    scope === "this"
      ? one === target
      : one.part === target.part && (scope === "all" || dayOf(one.original) >= day);
  const days = scope === "all" ? [] : part.days.filter((one) => scope === "this" || one < day);
  const deleted = scope === "this" ? new Set([...part.deleted, day]) : part.deleted;
  const parts = new Map(calendar.parts).set(target.part, { ...part, days, deleted });
  return { times: calendar.times.filter((one) => !isGone(one)), parts };
}
