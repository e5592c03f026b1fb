import { weekdayOf } from "../dates/dates.ts";
import { nthOf, onMonthDay } from "./days.ts";
import { weekdays, workdays } from "./rule.ts";

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
