import { dayNames, monthNames } from "../dates/date-words.ts";
import { weekdayOf } from "../dates/dates.ts";
import { nthOf, onMonthDay } from "./days.ts";
import { type RepeatRule, readRule, type Weekday, weekdays } from "./rule.ts";

/** How a date without its year is written, such as `November 30`; gets a full date. */
type FormatMonthDay = (date: string) => string;

export function weekdayName(day: Weekday): string {
  return dayNames[weekdays.indexOf(day)] ?? "";
}
const units = {
  DAILY: ["Daily", "days"],
  WEEKLY: ["Weekly", "weeks"],
  MONTHLY: ["Monthly", "months"],
  YEARLY: ["Yearly", "years"],
} as const;
/** Workdays, in the order that people write them. */
const workdays = ["MO", "TU", "WE", "TH", "FR"] as const satisfies Weekday[];

const ordinals = new Map<number, string>([
  [1, "first"],
  [2, "second"],
  [3, "third"],
  [4, "fourth"],
  [5, "fifth"],
  [-1, "last"],
  [-2, "second to last"],
]);
const lists = new Intl.ListFormat("en-US");

/** "Every 2 weeks on Monday", without its end. */
export function repeatWords(text: string, firstDate: string, format: FormatMonthDay): string {
  const rule = readRule(text);
  if (rule.freq === "WEEKLY" && rule.interval === 1 && hasWorkdays(rule)) return "Every weekday";
  const [once, unit] = units[rule.freq];
  const often = rule.interval === 1 ? once : `Every ${rule.interval} ${unit}`;
  return [often, ...daysOf(rule, firstDate, format)].join(" on ");
}

/** What becomes of a day that not every month or year has; undefined when all have it. */
export function shorterWords(text: string): string | undefined {
  const rule = readRule(text);
  if (rule.bySetPos.length === 0 || !dayOf(rule)) return undefined;
  if (rule.freq === "MONTHLY") return "In shorter months on the last day.";
  return rule.byMonth[0] === 2 ? "In other years on the last day of February." : undefined;
}

function hasWorkdays({ byDay }: RepeatRule): boolean {
  return byDay.length === workdays.length && workdays.every((day) => hasDay(byDay, day));
}
const hasDay = (byDay: RepeatRule["byDay"], day: Weekday) => byDay.some((one) => one.day === day);

/** The day of the month; the longest of those of which it means the last there is. */
function dayOf({ byMonthDay, bySetPos, byDay }: RepeatRule): number | undefined {
  if (byDay.length > 0 || byMonthDay.length === 0) return undefined;
  const day = Math.max(...byMonthDay);
  const isOne = byMonthDay.length === 1 && bySetPos.length === 0;
  const { byMonthDay: lastOr, bySetPos: last } = onMonthDay(day);
  return isOne || (`${lastOr}` === `${byMonthDay}` && `${last}` === `${bySetPos}`)
    ? day
    : undefined;
}

/** Which days of its period, as far as there are words for it. */
function daysOf(rule: RepeatRule, firstDate: string, format: FormatMonthDay): string[] {
  const { freq, byDay, byMonth, byMonthDay, bySetPos } = rule;
  if (freq === "DAILY") return byDay.length + byMonth.length + byMonthDay.length ? [some] : [];
  const ownDay = weekdays[weekdayOf(firstDate.slice(0, 10))] ?? "MO";
  if (freq === "WEEKLY") {
    const days = byDay.length > 0 ? byDay.map(({ day }) => day) : [ownDay];
    const ordered = monday.filter((day) => days.includes(day));
    return [byMonth.length > 0 ? some : lists.format(ordered.map(weekdayName))];
  }
  if (byMonth.length > 1 || (freq === "MONTHLY" && byMonth.length > 0)) return [some];
  const month = byMonth[0] ?? Number(firstDate.slice(5, 7));
  const hasNoDays = byDay.length + byMonthDay.length === 0;
  const day = hasNoDays ? Number(firstDate.slice(8, 10)) : dayOf(rule);
  // Of a leap year, which has February 29.
  const inYear = (of: number) =>
    `2024-${String(month).padStart(2, "0")}-${String(of).padStart(2, "0")}`;
  if (day !== undefined && day > 0)
    return [freq === "MONTHLY" ? `day ${day}` : format(inYear(day))];
  if (day === -1 && freq === "MONTHLY") return ["the last day"];
  const which = byMonthDay.length > 0 ? undefined : nthWords(byDay, bySetPos);
  if (!which || (freq === "YEARLY" && byMonth.length === 0)) return [some];
  return [freq === "MONTHLY" ? which : `${which} in ${monthNames[month - 1]}`];
}
const monday = [...weekdays.slice(1), weekdays[0]];
const some = "chosen days";

function nthWords(byDay: RepeatRule["byDay"], bySetPos: readonly number[]): string | undefined {
  const [one, ...others] = byDay;
  const nth = ordinals.get(one?.nth ?? bySetPos[0] ?? 0);
  if (!one || !nth || bySetPos.length > (one.nth === null ? 1 : 0)) return undefined;
  if (others.length === 0) return `the ${nth} ${weekdayName(one.day)}`;
  const isWorkday = byDay.every((each) => each.nth === null) && byDay.length === 5;
  return isWorkday && workdays.every((day) => hasDay(byDay, day))
    ? `the ${nth} weekday`
    : undefined;
}

/** The rules that a date suggests, in the order of the menu. */
export function suggestedRules(date: string): string[] {
  const day = date.slice(0, 10);
  const weekday = weekdays[weekdayOf(day)] ?? "MO";
  const { byMonthDay, bySetPos } = onMonthDay(Number(day.slice(8)));
  const setPos = bySetPos.length > 0 ? `;BYSETPOS=${bySetPos}` : "";
  const month = Number(day.slice(5, 7));
  const yearly =
    month === 2 ? `BYMONTHDAY=${byMonthDay}${setPos}` : `BYMONTHDAY=${Number(day.slice(8))}`;
  return [
    "FREQ=DAILY",
    ...(workdays.some((one) => one === weekday) ? [`FREQ=WEEKLY;BYDAY=${workdays}`] : []),
    `FREQ=WEEKLY;BYDAY=${weekday}`,
    `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
    `FREQ=MONTHLY;BYDAY=${nthOf(day)}${weekday}`,
    `FREQ=MONTHLY;BYMONTHDAY=${byMonthDay}${setPos}`,
    `FREQ=YEARLY;BYMONTH=${month};${yearly}`,
  ];
}
