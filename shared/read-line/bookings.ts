import { addDays } from "../dates.ts";
import { findLength } from "./lengths.ts";
import { type Line, type Typed, toLine } from "./line.ts";
import { type FoundRepeat, findRepeat, firstFitting } from "./repeats.ts";
import { type FoundWhen, findWhens, toMoment } from "./whens.ts";
import { toRuns, type Word, withLink } from "./words.ts";

/** What looks like a day but is none, such as 13/13 and Feb 30. */
const noDate =
  /(?:^| )(?:\d+\/\d+(?:\/\d+)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})(?= |$)/;

/** What looks like a time but is none, such as 25:00. */
const noTime = /\d:\d/;

/**
 * A time, and with whom: "tue 10 anna review 45m". The first words may be a verb. A day without a time,
 * as in "anna tomorrow", leaves the time to be asked for.
 */
export function readBooking(typed: Typed, verbWords: number): Line | null {
  const { words, now, written } = typed;
  const body = words.slice(verbWords);
  const wall = { now, ...written, min: now.slice(0, 10) };
  const repeat = findRepeat(body, wall);
  const repeats = new Set<Word>([...(repeat?.words ?? []), ...(repeat?.end ?? [])]);
  const whens = toRuns(body.filter((word) => !repeats.has(word))).flatMap((run) =>
    findWhens(run, wall, { dayIsKnown: repeat !== null }),
  );
  const both = whens.find(({ day, time }) => day && time);
  const times = whens.filter((when) => when.time);
  const time = both ?? times.find(({ bare }) => !bare) ?? times[0];
  const day = both ?? whens.find((when) => when.day);
  if (!time && !repeat && !(day?.day && day.day >= wall.min)) return null;
  const used = [...new Set([day, time])].filter((when) => when !== undefined);
  const known = { day: day?.day ?? null, otherDay: day?.other ?? null };
  const taken = new Set([...used.flatMap((when) => when.words), ...repeats]);
  const length = findLength(body.filter((word) => !taken.has(word)));
  const line = toLine("book", typed, {
    said: [
      { name: "Add", words: words.slice(0, verbWords) },
      repeat && { name: "Repeats", words: repeat.words },
      repeat && { name: "Repeats", words: repeat.end },
      ...used.map((when) => ({ name: "When" as const, words: withLink(words, when.words) })),
      length && { name: "For", words: length.words },
    ],
    ...(repeat ? toFirst(repeat, day, time, now) : time ? toMoment(day, time, now) : known),
    minutes: time?.minutes ?? length?.minutes ?? null,
  });
  const others = line.words.map(({ plain }) => plain).join(" ");
  if (!time && noTime.test(others)) return null;
  return line.names.length > 0 && !noDate.test(others) ? line : null;
}

/** The first time of a repeating one: today's only if its hour is still to come. */
function toFirst(
  repeat: FoundRepeat,
  from: FoundWhen | undefined,
  when: FoundWhen | undefined,
  now: string,
) {
  const time = when?.time ?? null;
  const first = firstFitting(repeat, from?.day ?? now.slice(0, 10));
  const isOver = !from?.day && time !== null && `${first}T${time}` < now;
  const day = isOver ? firstFitting(repeat, addDays(first, 1)) : first;
  return { day, time, repeat: repeat.ruleFrom(day) };
}
