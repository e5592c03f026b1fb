import type { FormatSettings } from "../account/settings.ts";
import {
  type DateStyle,
  type DayStyle,
  dayStyles,
  isDayStyle,
  type partStyles,
} from "./date-words.ts";

/** As a language writes it; in digits that everybody reads. */
export function dateIn(
  language: string,
  date: string,
  style: DateStyle,
  order: FormatSettings["date"],
): string {
  const isDay = isDayStyle(style);
  if (isDay && order === "ymd" && !("everyYear" in dayStyles[style])) {
    const { weekday }: DayStyle = dayStyles[style];
    return weekday ? `${format(language, { weekday }, date)}, ${date}` : date;
  }
  return format(language, isDay ? optionsOf(dayStyles[style]) : partOptions[style], date);
}

function optionsOf({ weekday, month, year }: DayStyle): Intl.DateTimeFormatOptions {
  return {
    ...(weekday && { weekday }),
    month,
    day: "numeric",
    ...(year && { year: "numeric" }),
  };
}

const partOptions: Record<keyof typeof partStyles, Intl.DateTimeFormatOptions> = {
  longWeekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  narrowWeekday: { weekday: "narrow" },
  month: { month: "long", year: "numeric" },
  longMonth: { month: "long" },
  shortMonth: { month: "short" },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, options: Intl.DateTimeFormatOptions, date: string): string {
  const key = language + JSON.stringify(options);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(language, {
      ...options,
      timeZone: "UTC",
      numberingSystem: "latn",
    });
    formats.set(key, made);
  }
  return made.format(Date.parse(date));
}
