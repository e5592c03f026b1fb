import { dayNames, monthNames } from "../dates/date-words.ts";
import { fold } from "../text/fold.ts";
import type { Sayings } from "./phrases.ts";

/** Words of a language by what they are; all by their keys. */
export interface Lexicon {
  /** Days and months by their whole names, and by their first letters. */
  long: Map<string, string>;
  short: Map<string, string>;
  days: Map<string, string>;
  months: Map<string, string>;
  /** "lunes" of "los lunes": some languages have one word for both. */
  several: Map<string, string>;
  near: Map<string, string>;
  counts: Map<string, string>;
  /** Of days, and of hours. */
  units: Map<string, string>;
  hours: Map<string, string>;
}

const weekdays = dayNames.map((name) => name.toLowerCase());
const months = monthNames.map((name) => name.toLowerCase());
/** A Sunday in January. */
const firstSunday = Date.UTC(2026, 0, 4);

/** As people type it on any keyboard: without case and accents; Arabic in the letters that are mixed up. */
export function toKey(text: string): string {
  return fold(text).replace(/\.$/, "").replace(/ـ/g, "").replace(/ة/g, "ه").replace(/ى/g, "ي");
}

export function lexiconOf(sayings: Sayings): Lexicon {
  const { language, words, units, counts, days: others } = sayings;
  const named = (options: Intl.DateTimeFormatOptions, dates: Date[]) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    return dates.map((date) => format(date));
  };
  const week = weekdays.map((_, day) => new Date(firstSunday + day * 86_400_000));
  const year = months.map((_, month) => new Date(Date.UTC(2026, month, 15)));
  const longDays = mapOf(named({ weekday: "long" }, week), weekdays);
  for (const [day, names] of (others ?? []).entries())
    for (const name of names.split("|")) if (name) longDays.set(toKey(name), weekdays[day] ?? "");
  const longMonths = mapOf(named({ month: "long" }, year), months);
  const shortDays = mapOf(named({ weekday: "short" }, week), weekdays);
  const shortMonths = mapOf(named({ month: "short" }, year), months);
  const near = ["today", "tomorrow", "yesterday", "day after tomorrow"] as const;
  const { minute, hour, ...ofDays } = units;
  return {
    long: new Map([...longDays, ...longMonths]),
    // Of "mar", the day is meant before a time and the month after a day: English reads the month.
    short: new Map([...shortMonths, ...shortDays]),
    days: new Map([...shortDays, ...longDays]),
    months: new Map([...shortMonths, ...longMonths]),
    several: new Map([...longDays].flatMap(([name, english]) => severalOf(name, `${english}s`))),
    near: new Map(
      near.flatMap((day) => words[day].split("|").map((said): Pair => [toKey(said), day])),
    ),
    counts: alternatives(counts),
    units: alternatives(ofDays),
    hours: alternatives({ minute, hour }),
  };
}

type Pair = [key: string, english: string];

/** "montags"; "lunes" of "los lunes"; "segundas" or "segundas-feiras". */
function severalOf(name: string, english: string): Pair[] {
  const [start = ""] = name.split("-");
  const forms = [name.endsWith("s") ? name : `${name}s`, `${start}s`, `${start}s-feiras`];
  return forms.map((form) => [form, english]);
}

function mapOf(said: readonly string[], english: readonly string[]): Map<string, string> {
  return new Map(said.map((name, place) => [toKey(name), english[place] ?? ""]));
}

function alternatives(table: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([english, said]) =>
      said.split("|").map((one): Pair => [toKey(one), english]),
    ),
  );
}

/** "10", "14:30", "14h30", "14u30", "10-11:30" */
const clock = /^\d{1,2}(?:[:.hu]\d{2}|[hu])?(?:-\d{1,2}(?:[:.hu]\d{2}|[hu])?)?$/;

/** "14" as the time it is, "14:00"; "14:30" and "10-11" as they are. */
export function onTheHour(time: string): string {
  return /^\d+$/.test(time) ? `${time}:00` : time;
}

/** "halb elf" is half an hour before eleven. */
export function minutesBefore(hour: string, minutes: number): string {
  return `${Number(hour) - 1 || 12}:${60 - minutes}`;
}

function toColons(times: string): string {
  return times.replace(/[.hu](?=\d)/g, ":").replace(/[hu]/g, ":00");
}

/** What a word is in English as one of a class of patterns; undefined if it is none. */
export function matchWord(lexicon: Lexicon, token: string, key: string): string | undefined {
  switch (token) {
    case "#":
      return /^\d{1,3}$/.test(key) ? key : lexicon.counts.get(key);
    case "T":
      return clock.test(key) ? toColons(key) : lexicon.counts.get(key);
    case "R":
      return /h.*-|-.*h|u/.test(key) && clock.test(key) ? toColons(key) : undefined;
    case "W":
      return lexicon.days.get(key);
    case "&W":
      return key.startsWith("و") ? lexicon.days.get(key.slice(1)) : undefined;
    case "Ws":
      return lexicon.several.get(key);
    case "M":
      return lexicon.months.get(key);
    case "D":
      return lexicon.days.get(key) ?? lexicon.near.get(key);
    case "U":
      return lexicon.units.get(key);
    case "H":
      return lexicon.hours.get(key);
    default:
      return /^(?:19|20|21)\d{2}$/.test(key) ? key : undefined;
  }
}
