import { addDays } from "../dates/dates.ts";
import { dayOf, parseParts } from "../dates/parse-date-time.ts";
import type { Wall } from "../dates/parse-day.ts";
import { rangeAfter, splitRange } from "./ranges.ts";
import type { Word } from "./words.ts";

/** A day, a time or both. */
export interface FoundWhen {
  words: Word[];
  day: string | null;
  time: string | null;
  /** Of "10-11": how long that is. */
  minutes: number | null;
  /** A number alone, taken as an hour. */
  bare: boolean;
  /** A weekday's name: if its hour has passed today, it means next week's. */
  rolls: boolean;
  /** "next tuesday": the day that others mean by it. */
  other: string | null;
}

/** No date ends with those. */
const weak =
  /^(?:in|an?|the|on|at|this|next|last|before|after|from|of|one|two|three|four|five|day)$/;

/** No date has more words, such as "on the day after tomorrow at 3 p.m.". */
const mostWords = 8;
/** As in "27. 11. 2026 10:00". */
const mostFigures = 4;
const longestWord = 24;

/** What a date is made of; anything else ends it. */
const dateWord =
  /^(?:[\d@]|(?:to(?:day|morrow|night)|tmrw?|yesterday|the|day|next|last|in|an?|one|two|three|four|five|on|at|this|noon|midday|midnight|morning|afternoon|evening|before|after|from|now|ago|of|days?|weeks?|months?|h|hours?|hrs?|m|mins?|minutes?|[ap]\.?m\.?|o'clock)$|(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$)/;

const starts =
  /^(?:\d|to(?:day|m|nig)|tm|yest|the$|day$|next$|last$|in$|an?$|one$|two$|three$|four$|five$|on$|at$|this$|noon|midday|midnight|morning$|afternoon$|evening$|from$|sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** Times that are sure to be meant as such without a day; "10" and "12.30" may be anything. */
const sureTime =
  /\d:\d\d|\d\s*[ap]\.?m|\d[ap]$|o'clock|^1[3-9]h$|^2[0-3]h$|\dh\d\d|noon|midday|midnight|tonight|^at /;

const repeats = /^(?:every|each)$/;

/** All that is said of days and times, in order; "every monday" is no Monday. */
export function findWhens(
  words: readonly Word[],
  wall: Omit<Wall, "bare">,
  { dayIsKnown = false } = {},
): FoundWhen[] {
  const found: FoundWhen[] = [];
  for (let from = 0; from < words.length; ) {
    const when = repeats.test(words[from - 1]?.plain ?? "")
      ? null
      : whenAt(words, from, wall, dayIsKnown);
    if (when) found.push(when);
    from += when?.words.length ?? 1;
  }
  return found;
}

/** The day, time or both that the words begin with. */
export function findLeading(words: readonly Word[], wall: Omit<Wall, "bare">): FoundWhen | null {
  return whenAt(words, 0, wall);
}

/** The day and time of a day said here and a time said there; tomorrow's, if it has passed today. */
export function toMoment(day: FoundWhen | undefined, time: FoundWhen, now: string) {
  const today = now.slice(0, 10);
  const isOver = (on: string) => time.time !== null && `${on}T${time.time}` < now;
  if (!day?.day) return { day: addDays(today, isOver(today) ? 1 : 0), time: time.time };
  const rolls = day.rolls && isOver(day.day);
  const on = rolls ? addDays(day.day, 7) : day.day;
  return { day: on, time: time.time, otherDay: day.other };
}

/** The longest run of words that is a day or a time. */
function whenAt(
  words: readonly Word[],
  from: number,
  wall: Omit<Wall, "bare">,
  dayIsKnown = false,
): FoundWhen | null {
  const first = words[from]?.plain ?? "";
  if (!starts.test(first)) return null;
  const start = first === "from" ? from + 1 : from;
  for (let to = endOfRun(words, start); to > start; to--) {
    const run = words.slice(start, to).map(({ plain }) => plain);
    if (weak.test(run.at(-1) ?? "")) continue;
    const range = splitRange(run.at(-1) ?? "");
    const text = [...run.slice(0, -1), range?.first ?? run.at(-1)].join(" ");
    const parts = parseParts(text, wall);
    if (!parts) continue;
    const day = dayOf(parts, wall);
    const time = parts.time?.time ?? null;
    const after = time ? rangeAfter(words, to, time) : null;
    const isFrom = first === "from" && after !== null;
    if (first === "from" && !isFrom) continue;
    const isSure = dayIsKnown || isFrom || range?.sure || sureTime.test(text);
    if (!day && !isSure) continue;
    return {
      words: words.slice(from, after?.to ?? to),
      day,
      time,
      minutes: (time ? range?.minutes(time) : null) ?? after?.minutes ?? null,
      bare: parts.time?.bare === true,
      rolls: parts.day?.rolls === true,
      other: parts.day?.other ?? null,
    };
  }
  return null;
}

function endOfRun(words: readonly Word[], start: number): number {
  let figures = 0;
  let end = start;
  while (end < start + mostWords && isOfDate(words[end])) {
    if (/^\d/.test(words[end]?.plain ?? "") && ++figures > mostFigures) break;
    end++;
  }
  return end;
}

function isOfDate(word: Word | undefined): boolean {
  return word !== undefined && word.plain.length <= longestWord && dateWord.test(word.plain);
}
