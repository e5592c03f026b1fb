import { isCalendarDate } from "../dates/dates.ts";
import type { RuleCode } from "../words/rule.ts";

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof frequencies)[number];
/** As RFC 5545 writes them; 0 is Sunday, as in `weekdayOf`. */
export const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
export type Weekday = (typeof weekdays)[number];
/** In the order that people write them. */
export const workdays = ["MO", "TU", "WE", "TH", "FR"] as const satisfies Weekday[];

export const maxInterval = 99;
export const maxCount = 999;
/** Deleted times of one repeat: those of five years of every day. */
export const maxDeletedTimes = 2000;

/** The value of an RRULE (RFC 5545, section 3.3.10), as far as calendars of people need it. */
export interface RepeatRule {
  freq: Frequency;
  interval: number;
  /** Null where it is not the number of times that ends it. */
  count: number | null;
  /** The last day, or the last moment as in `2027-03-08T09:00:00`. */
  until: string | null;
  /** `nth` is the second of `2MO`, or counts from the end as in `-1MO`. */
  byDay: readonly { nth: number | null; day: Weekday }[];
  byMonthDay: readonly number[];
  byMonth: readonly number[];
  bySetPos: readonly number[];
  weekStart: Weekday;
}

type Fault = RuleCode & `repeat${string}`;

/** What is wrong with a rule: the code of a message, and its values. */
interface Wrong {
  code: Fault;
  values: (string | number)[];
}

class RuleProblem extends Error {
  readonly wrong: Wrong;

  constructor(code: Fault, ...values: Wrong["values"]) {
    super(code);
    this.wrong = { code, values };
  }
}

type Parts = Map<string, string>;

function toParts(text: string): Parts {
  const parts: Parts = new Map();
  for (const part of text.split(";")) {
    const [, name, value] = /^([A-Z]+)=([^=]+)$/.exec(part) ?? [];
    if (!name || !value) throw new RuleProblem("repeatLike");
    if (!names.includes(name)) throw new RuleProblem("repeatNoPart", name);
    if (parts.has(name)) throw new RuleProblem("repeatTwice", name);
    parts.set(name, value);
  }
  return parts;
}
const names = [
  ...["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST"],
  ...["BYDAY", "BYMONTHDAY", "BYMONTH", "BYSETPOS"],
];

function toNumber(parts: Parts, name: string, max: number): number | null {
  const text = parts.get(name);
  if (text === undefined) return null;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= max) return number;
  throw new RuleProblem("repeatWhole", name, max);
}

/** Whole numbers with commas, of which `-1` and so on count from the end. */
function toNumbers(parts: Parts, name: string, max: number, fromEnd = true): number[] {
  return (parts.get(name)?.split(",") ?? []).map((text) => {
    const number = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : 0;
    const size = fromEnd ? Math.abs(number) : number;
    if (size >= 1 && size <= max) return number;
    throw new RuleProblem(fromEnd ? "repeatSigned" : "repeatNumbers", name, max);
  });
}

function toUntil(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, date, hour, minute, second] =
    /^(\d{8})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d))?$/.exec(text) ?? [];
  const day = date?.replace(/^(....)(..)(..)$/, "$1-$2-$3") ?? "";
  if (isCalendarDate(day)) return hour ? `${day}T${hour}:${minute}:${second}` : day;
  throw new RuleProblem("repeatUntil");
}

function toByDay(parts: Parts): RepeatRule["byDay"] {
  return (parts.get("BYDAY")?.split(",") ?? []).map((text) => {
    const [, nth, code] = /^([+-]?[1-9]\d?)?(..)$/.exec(text) ?? [];
    const day = weekdays.find((one) => one === code);
    if (day && Math.abs(Number(nth ?? 1)) <= 53) return { nth: nth ? Number(nth) : null, day };
    throw new RuleProblem("repeatDays");
  });
}

function toRule(text: string): RepeatRule {
  const parts = toParts(text);
  const freq = frequencies.find((one) => one === parts.get("FREQ"));
  if (!freq) throw new RuleProblem("repeatFrequency");
  const weekStart = weekdays.find((one) => one === (parts.get("WKST") ?? "MO"));
  if (!weekStart) throw new RuleProblem("repeatWeekStart");
  const rule: RepeatRule = {
    freq,
    interval: toNumber(parts, "INTERVAL", maxInterval) ?? 1,
    count: toNumber(parts, "COUNT", maxCount),
    until: toUntil(parts.get("UNTIL")),
    byDay: toByDay(parts),
    byMonthDay: toNumbers(parts, "BYMONTHDAY", 31),
    byMonth: toNumbers(parts, "BYMONTH", 12, false),
    bySetPos: toNumbers(parts, "BYSETPOS", 366),
    weekStart,
  };
  checkTogether(rule);
  return rule;
}

/** What RFC 5545 allows each part only with others. */
function checkTogether({ freq, count, until, byDay, byMonthDay, byMonth, bySetPos }: RepeatRule) {
  if (count !== null && until !== null) throw new RuleProblem("repeatTwoEnds");
  if (byDay.some(({ nth }) => nth !== null) && freq !== "MONTHLY" && freq !== "YEARLY")
    throw new RuleProblem("repeatDayNumbers");
  if (freq === "WEEKLY" && byMonthDay.length > 0) throw new RuleProblem("repeatMonthDays");
  if (bySetPos.length > 0 && [byDay, byMonthDay, byMonth].every((list) => list.length === 0))
    throw new RuleProblem("repeatPositions");
}

/** What is wrong with a rule's text; undefined when it is good. `describeFault` says it. */
export function ruleProblem(text: string): Wrong | undefined {
  try {
    toRule(text);
    return undefined;
  } catch (error) {
    if (error instanceof RuleProblem) return error.wrong;
    throw error;
  }
}

/** A rule that `repeatRule()` has checked. Throws on any other text. */
export function readRule(text: string): RepeatRule {
  return toRule(text);
}

/** The text of a rule, its parts always in the same order. */
export function writeRule(rule: RepeatRule): string {
  const { freq, interval, count, until, byDay, byMonthDay, byMonth, bySetPos, weekStart } = rule;
  const parts: [string, string | number | null][] = [
    ["FREQ", freq],
    ["INTERVAL", interval === 1 ? null : interval],
    ["BYMONTH", byMonth.join(",")],
    ["BYMONTHDAY", byMonthDay.join(",")],
    ["BYDAY", byDay.map(({ nth, day }) => `${nth ?? ""}${day}`).join(",")],
    ["BYSETPOS", bySetPos.join(",")],
    ["COUNT", count],
    ["UNTIL", until?.replace(/[:-]/g, "") ?? null],
    ["WKST", weekStart === "MO" ? null : weekStart],
  ];
  return parts
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join(";");
}
