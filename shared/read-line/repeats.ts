import { monthNames } from "../dates/date-words.ts";
import { addDays, weekdayOf } from "../dates/dates.ts";
import { parseDay } from "../dates/parse-date-time.ts";
import type { Wall } from "../dates/parse-day.ts";
import { isInLastWeek, onMonthDay } from "../repeat/days.ts";
import { type RepeatRule, type Weekday, weekdays, writeRule } from "../repeat/rule.ts";
import type { Word } from "./words.ts";

/** How often something repeats, before its first day is known. */
export interface FoundRepeat {
  words: Word[];
  /** What of it says until when; shown as a part of its own. */
  end: Word[];
  /** The days that fit: all others are skipped. */
  fits: (day: string) => boolean;
  /** The rule of one whose first day that is. */
  ruleFrom: (day: string) => string;
}

type Often = Pick<RepeatRule, "freq" | "interval"> & {
  days: Weekday[];
  /** The second of "every 2nd tue of the month"; -1 for the last. */
  nth?: number;
  monthDay?: number;
};
type Span = { to: number } & Often;

const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const workdays: Weekday[] = ["MO", "TU", "WE", "TH", "FR"];
const units = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" } as const;
const alone: Record<string, [keyof typeof units, number]> = {
  daily: ["day", 1],
  weekly: ["week", 1],
  biweekly: ["week", 2],
  fortnightly: ["week", 2],
  monthly: ["month", 1],
  quarterly: ["month", 3],
  yearly: ["year", 1],
  annually: ["year", 1],
};
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };
const mostDays = 366;

/** "every monday", "mondays and thursdays", "every 2 weeks", "weekly", "every last friday"; with its end. */
export function findRepeat(words: readonly Word[], wall: Omit<Wall, "bare">): FoundRepeat | null {
  const plain = words.map((word) => word.plain);
  for (let from = 0; from < words.length; from++) {
    const often = oftenAt(plain, from);
    if (!often) continue;
    const start = plain[from - 1] === "on" ? from - 1 : from;
    const its = words.slice(start, often.to);
    const rest = words.filter((word) => !its.includes(word));
    const end = findEnd(rest, wall);
    return {
      words: its,
      end: end?.words ?? [],
      fits: (day) => isOn(often, day),
      ruleFrom: (day) => toRule(often, day, end?.of(day) ?? {}),
    };
  }
  return null;
}

/** The first day from `start` on that fits. */
export function firstFitting({ fits }: FoundRepeat, start: string): string {
  for (let ahead = 0; ahead < mostDays; ahead++) {
    const day = addDays(start, ahead);
    if (fits(day)) return day;
  }
  return start;
}

function oftenAt(plain: readonly string[], from: number): Span | null {
  const first = plain[from] ?? "";
  const isAlone = alone[first];
  if (isAlone) {
    // "weekly review" is a title.
    if (from > 0 && from < plain.length - 1) return null;
    if (
      from === 0 &&
      !/^(?:\d|on$|at$|from$)|day$|^(?:sun|mon|tue|wed|thu|fri|sat)/.test(plain[1] ?? "")
    )
      return null;
    const [unit, interval] = isAlone;
    return { to: from + 1, freq: units[unit], interval, days: [] };
  }
  if (!/^(?:every|each)$/.test(first)) {
    const days = daysAt(plain, from, true);
    return days && { to: days.to, freq: "WEEKLY", interval: 1, days: days.days };
  }
  const every = everyAt(plain, from + 1);
  if (every?.freq !== "WEEKLY" || every.days.length > 0) return every;
  // "every 2 weeks on tue"
  const days = daysAt(plain, plain[every.to] === "on" ? every.to + 1 : every.to);
  return days ? { ...every, ...days } : every;
}

/** What follows "every". */
function everyAt(plain: readonly string[], from: number): Span | null {
  const said = plain[from] ?? "";
  const word = said.replace(/(?<=\d)(?:st|nd|rd|th)$/, "");
  const isOrdinal = word !== said || word in ordinals;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : ordinals[word];
  const at = number === undefined && word !== "other" ? from : from + 1;
  const next = plain[at] ?? "";
  const interval = word === "other" ? 2 : (number ?? 1);
  const [, unit] = /^(day|week|month|year)s?$/.exec(next) ?? [];
  // as: the pattern has no others.
  const freq = unit && units[unit as keyof typeof units];
  if (freq && interval > 0) return { to: at + 1, freq, interval, days: [] };
  if (at === from && /^(?:morning|afternoon|evening|noon|midday)$/.test(next))
    return { to: from, freq: "DAILY", interval: 1, days: [] };
  if (/^(?:weekday|workday)s?$/.test(next) && interval === 1)
    return { to: at + 1, freq: "WEEKLY", interval, days: workdays };

  const days = daysAt(plain, at);
  const month = ofMonth(plain, days?.to ?? at);
  if (days && isOrdinal && number !== undefined && number < 5) {
    const isMonthly = month !== null || !/^(?:second|third|2|3)$/.test(word);
    if (isMonthly)
      return { to: month ?? days.to, freq: "MONTHLY", interval: 1, days: days.days, nth: number };
  }
  if (days)
    return { to: days.to, freq: "WEEKLY", interval: Math.max(interval, 1), days: days.days };
  const isDay = word !== said && number !== undefined && number >= 1 && number <= 31;
  const isOfYear = monthNames.some(
    (name) => next.length > 2 && name.toLowerCase().startsWith(next),
  );
  if (!isDay || isOfYear) return null;
  return { to: month ?? at, freq: "MONTHLY", interval: 1, days: [], monthDay: number };
}

/** "of the month": where it ends. */
function ofMonth(plain: readonly string[], from: number): number | null {
  const [of, which, month] = plain.slice(from, from + 3);
  if (of !== "of") return null;
  if (which === "month") return from + 2;
  return /^(?:the|each|every)$/.test(which ?? "") && month === "month" ? from + 3 : null;
}

/** "mon, wed and fri"; `several` are those that say so, as "mondays" does. */
function daysAt(plain: readonly string[], from: number, several = false) {
  const days: Weekday[] = [];
  let to = from;
  for (let at = from; at < plain.length; at++) {
    if (at > from && /^(?:and|&|\+)$/.test(plain[at] ?? "")) continue;
    const day = toWeekday(plain[at], several && at === from);
    if (!day) break;
    days.push(day);
    to = at + 1;
  }
  const ordered = workFirst.filter((day) => days.includes(day));
  return days.length > 0 ? { to, days: ordered } : null;
}
const workFirst: Weekday[] = [...workdays, "SA", "SU"];

function toWeekday(word = "", several: boolean): Weekday | undefined {
  const text = word.replace(/\.$/, "");
  const whole = names.findIndex((name) => text === `${name}s`);
  if (whole >= 0 || several) return weekdays[whole];
  return text.length < 3 ? undefined : weekdays[names.findIndex((name) => name.startsWith(text))];
}

interface End {
  words: Word[];
  of: (first: string) => Partial<Pick<RepeatRule, "count" | "until">>;
}

/** "until dec 24", "10 times", "for 6 weeks" */
function findEnd(words: readonly Word[], wall: Omit<Wall, "bare">): End | null {
  for (const [from, { plain }] of words.entries()) {
    const [, next = "", unit = ""] = words.slice(from, from + 3).map((word) => word.plain);
    const number = Number(/^\d{1,3}$/.exec(plain === "for" ? next : plain)?.[0] ?? 0);
    if (number > 0 && plain !== "for" && /^(?:times|x)$/.test(next))
      return { words: words.slice(from, from + 2), of: () => ({ count: number }) };
    if (number > 0 && plain === "for" && /^(?:week|month|year)s?$/.test(unit)) {
      const until = (first: string) => {
        const after = parseDay(`in ${number} ${unit}`, { now: `${first}T00:00` });
        return after ? { until: addDays(after, -1) } : {};
      };
      return { words: words.slice(from, from + 3), of: until };
    }
    if (!/^(?:until|till|through)$/.test(plain)) continue;
    for (let to = Math.min(words.length, from + 5); to > from + 1; to--) {
      const its = words.slice(from, to);
      const text = its.slice(1).map((word) => word.plain);
      const day = parseDay(text.join(" "), { ...wall, min: wall.now.slice(0, 10) });
      if (day) return { words: its, of: () => ({ until: day }) };
    }
  }
  return null;
}

function isOn({ freq, days, nth, monthDay }: Often, day: string): boolean {
  const weekday = weekdays[weekdayOf(day)];
  if (monthDay) return Number(day.slice(8)) === monthDay;
  if (days.length > 0 && !days.some((one) => one === weekday)) return false;
  if (freq !== "MONTHLY" || nth === undefined) return true;
  return nth < 0 ? isInLastWeek(day) : Math.ceil(Number(day.slice(8)) / 7) === nth;
}

function toRule(
  { freq, interval, days, nth }: Often,
  day: string,
  end: Partial<RepeatRule>,
): string {
  const own = weekdays[weekdayOf(day)] ?? "MO";
  const [month, number] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const on: Record<typeof freq, Partial<RepeatRule>> = {
    DAILY: {},
    WEEKLY: { byDay: (days.length > 0 ? days : [own]).map((one) => ({ nth: null, day: one })) },
    MONTHLY: nth ? { byDay: days.map((one) => ({ nth, day: one })) } : onMonthDay(number),
    YEARLY: { byMonth: [month], ...(month === 2 ? onMonthDay(number) : { byMonthDay: [number] }) },
  };
  const none = { byDay: [], byMonthDay: [], byMonth: [], bySetPos: [] };
  return writeRule({
    freq,
    interval,
    count: null,
    until: null,
    weekStart: "MO",
    ...none,
    ...on[freq],
    ...end,
  });
}
