import { type RepeatRule, weekdays } from "./rule.ts";

/**
 * The days of a rule in one year (RFC 5545, section 3.3.10). At most 378 days are looked at, whatever the
 * rule: see docs/decisions/0059-limits-of-repeats.md.
 */

interface Day {
  /** 1 to 12. */
  month: number;
  date: number;
  /** -1 is the last of its month. */
  fromEnd: number;
  /** A date without its year: `-12-31`. */
  text: string;
}

function toDays(february: number): Day[] {
  const lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const pad = (number: number) => String(number).padStart(2, "0");
  return lengths.flatMap((length, index) =>
    Array.from({ length }, (_, place) => {
      const [month, date] = [index + 1, place + 1];
      return { month, date, fromEnd: place - length, text: `-${pad(month)}-${pad(date)}` };
    }),
  );
}
const leapYear = toDays(29);
const commonYear = toDays(28);
/** What a week may have of other years: rules of weeks ask for no date of the month. */
const [january] = commonYear;
const december = commonYear.at(-1);

interface Year {
  number: number;
  days: readonly Day[];
  /** Days from January 1, 1970 to its first. */
  start: number;
}

const mod = (number: number, by: number) => ((number % by) + by) % by;
/** Days from January 1, 1970, which was a Thursday. */
const countDays = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const weekdayOf = (days: number) => mod(days + 4, 7);

function toYear(number: number): Year {
  const isLeap = (number % 4 === 0 && number % 100 !== 0) || number % 400 === 0;
  const start = countDays(`${String(number).padStart(4, "0")}-01-01`);
  return { number, days: isLeap ? leapYear : commonYear, start };
}

/** The days of a year, in order, as if the rule never ended; `first` is the day it begins on. */
export function expandYear(rule: RepeatRule, first: string, number: number): string[] {
  const firstYear = Number(first.slice(0, 4));
  if (number < firstYear || number > 9999) return [];
  const year = toYear(number);
  const name = String(number).padStart(4, "0");
  const days: string[] = [];
  for (const place of listPlaces(nameDays(rule, first), first, year)) {
    const day = year.days[place];
    if (day) days.push(name + day.text);
  }
  return number === firstYear ? days.filter((day) => day >= first) : days;
}

/** The rule with the day of its first time, where it names no days. */
export function nameDays(rule: RepeatRule, first: string): RepeatRule {
  const { freq, byDay, byMonthDay, byMonth } = rule;
  if (freq === "DAILY" || byDay.length + byMonthDay.length > 0) return rule;
  if (freq === "WEEKLY") {
    const day = weekdays[weekdayOf(countDays(first))] ?? "MO";
    return { ...rule, byDay: [{ nth: null, day }] };
  }
  const isInMonth = freq === "YEARLY" && byMonth.length === 0;
  const months = isInMonth ? { byMonth: [Number(first.slice(5, 7))] } : {};
  return { ...rule, ...months, byMonthDay: [Number(first.slice(8))] };
}

/** Places in the year, 0 for January 1; those of the first and last week may be beyond. */
function listPlaces(rule: RepeatRule, first: string, year: Year): readonly number[] {
  const { freq, interval, bySetPos, weekStart } = rule;
  const { length } = year.days;
  const begin = countDays(first);
  const matches = toFilter(rule, year);
  const within = (from: number, to: number, step = 1) => {
    const places: number[] = [];
    for (let place = from; place < to; place += step) if (matches(place)) places.push(place);
    return places;
  };
  if (freq === "DAILY") {
    // Of a day by itself only the first and the last are there.
    const isNone = bySetPos.length > 0 && !bySetPos.some((place) => Math.abs(place) === 1);
    return isNone ? [] : within(mod(begin - year.start, interval), length, interval);
  }
  if (freq === "YEARLY") {
    const isOut = mod(year.number - Number(first.slice(0, 4)), interval) !== 0;
    return isOut ? [] : pickSet(within(0, length), bySetPos);
  }
  const places: number[] = [];
  if (freq === "WEEKLY") {
    const weekday = weekdays.indexOf(weekStart);
    const beginOfWeek = (days: number) => days - mod(weekdayOf(days) - weekday, 7);
    const firstWeek = beginOfWeek(begin);
    for (let week = beginOfWeek(year.start) - year.start; week < length; week += 7) {
      const isIn = mod(year.start + week - firstWeek, 7 * interval) === 0;
      if (isIn) places.push(...pickSet(within(week, week + 7), bySetPos));
    }
    return places;
  }
  const firstMonth = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7));
  for (const [place, { month, date, fromEnd }] of year.days.entries()) {
    const isIn = date === 1 && mod(year.number * 12 + month - firstMonth, interval) === 0;
    if (isIn) places.push(...pickSet(within(place, place - fromEnd), bySetPos));
  }
  return places;
}

function pickSet(places: readonly number[], bySetPos: readonly number[]): readonly number[] {
  if (bySetPos.length === 0) return places;
  const picked = new Set(bySetPos.map((place) => (place < 0 ? places.length : -1) + place));
  return places.filter((_, index) => picked.has(index));
}

/** Whether a day of the year, or of the weeks that it begins and ends in, fits all parts of the rule. */
function toFilter({ freq, byDay, byMonthDay, byMonth }: RepeatRule, year: Year) {
  const { days, start } = year;
  const isOfYear = freq === "YEARLY" && byMonth.length === 0;
  const firstWeekday = weekdayOf(start);
  const dates = new Set(byMonthDay);
  const months = new Set(byMonth);
  const every = byDay.filter(({ nth }) => nth === null).map(({ day }) => weekdays.indexOf(day));
  const nths = byDay.flatMap(({ nth, day }) =>
    nth === null ? [] : [{ nth, weekday: weekdays.indexOf(day) }],
  );
  return (place: number): boolean => {
    const day = days[place] ?? (place < 0 ? december : january);
    if (!day) return false;
    const { month, date, fromEnd } = day;
    if (months.size > 0 && !months.has(month)) return false;
    if (dates.size > 0 && !dates.has(date) && !dates.has(fromEnd)) return false;
    if (byDay.length === 0) return true;
    const weekday = mod(firstWeekday + place, 7);
    if (every.includes(weekday)) return true;
    const [before, after] = isOfYear ? [place, days.length - 1 - place] : [date - 1, -fromEnd - 1];
    const [nth, nthFromEnd] = [Math.floor(before / 7) + 1, -Math.floor(after / 7) - 1];
    return nths.some(
      (one) => one.weekday === weekday && (one.nth === nth || one.nth === nthFromEnd),
    );
  };
}
