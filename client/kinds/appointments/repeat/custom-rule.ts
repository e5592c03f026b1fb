import { weekdayOf } from "../../../../shared/dates/dates.ts";
import { nthOf, onMonthDay } from "../../../../shared/repeat/days.ts";
import {
  type Frequency,
  maxInterval,
  type RepeatRule,
  type Weekday,
  weekdays,
  writeRule,
} from "../../../../shared/repeat/rule.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { countProblem, type Ending, endingOf, lastDayProblem, usualCount } from "./ends.ts";

/** What the dialog for a custom repeat holds; a number that cannot be read is undefined. */
export interface CustomChoice {
  interval: number | undefined;
  freq: Frequency;
  days: readonly Weekday[];
  /** Of months. */
  monthly: "day" | "weekday";
  ending: Ending;
  until: string;
  count: number | undefined;
}

/** Every so many of them. */
export function units(count: number) {
  return [
    { value: "DAILY", label: series.fields.days(count) },
    { value: "WEEKLY", label: series.fields.weeks(count) },
    { value: "MONTHLY", label: series.fields.months(count) },
    { value: "YEARLY", label: series.fields.years(count) },
  ] as const;
}

function ownWeekday(date: string): Weekday {
  return weekdays[weekdayOf(date.slice(0, 10))] ?? "MO";
}

export function toChoice(rule: RepeatRule, date: string): CustomChoice {
  const days = rule.freq === "WEEKLY" ? rule.byDay.map(({ day }) => day) : [];
  return {
    interval: rule.interval,
    freq: rule.freq,
    days: days.length > 0 ? days : [ownWeekday(date)],
    monthly: rule.freq === "MONTHLY" && rule.byDay.length > 0 ? "weekday" : "day",
    ending: endingOf(rule),
    until: rule.until?.slice(0, 10) ?? "",
    count: rule.count ?? usualCount,
  };
}

/** What is wrong, by field. */
export function problemsOf(choice: CustomChoice, date: string) {
  const { interval, freq, days, ending, until, count } = choice;
  const lastDay = ending === "on" ? lastDayProblem(until || "0001-01-01", date) : undefined;
  const ends = ending === "after" && count === undefined ? countProblem() : lastDay;
  return {
    ...(interval === undefined && { interval: series.fields.number(maxInterval) }),
    ...(freq === "WEEKLY" && days.length === 0 && { days: series.fields.weekday }),
    ...(ends && { ends }),
  };
}

/** The rule of a choice without problems. */
export function toCustomRule(choice: CustomChoice, date: string): string {
  const { interval = 1, freq, days, monthly, ending, until, count = usualCount } = choice;
  const day = Number(date.slice(8, 10));
  const month = Number(date.slice(5, 7));
  const ownDay = [{ nth: nthOf(date.slice(0, 10)), day: ownWeekday(date) }];
  const byFreq: Record<Frequency, Partial<RepeatRule>> = {
    DAILY: {},
    WEEKLY: {
      byDay: weekdays.filter((one) => days.includes(one)).map((one) => ({ nth: null, day: one })),
    },
    MONTHLY: monthly === "weekday" ? { byDay: ownDay } : onMonthDay(day),
    YEARLY: {
      byMonth: [month],
      ...(month === 2 ? onMonthDay(day) : { byMonthDay: [day] }),
    },
  };
  return writeRule({
    freq,
    interval,
    count: ending === "after" ? count : null,
    until: ending === "on" ? until : null,
    byDay: [],
    byMonthDay: [],
    byMonth: [],
    bySetPos: [],
    weekStart: "MO",
    ...byFreq[freq],
  });
}
