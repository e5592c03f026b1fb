import { findLength } from "./lengths.ts";
import { type Line, type Typed, toLine } from "./line.ts";

import { findWhens, toMoment } from "./whens.ts";
import { withLink } from "./words.ts";

/** What looks like a day but is none, such as 13/13 and Feb 30. */
const noDate =
  /(?:^| )(?:\d+\/\d+(?:\/\d+)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})(?= |$)/;

/** A time, and with whom: "tue 10 anna review 45m". The first words may be a verb. */
export function readBooking(typed: Typed, verbWords: number): Line | null {
  const { words, now, written } = typed;
  const body = words.slice(verbWords);
  const whens = findWhens(body, { now, ...written, min: now.slice(0, 10) });
  const both = whens.find(({ day, time }) => day && time);
  const time = both ?? whens.find((when) => when.time);
  if (!time) return null;
  const day = both ?? whens.find((when) => when.day);
  const used = [...new Set([day, time])].filter((when) => when !== undefined);
  const taken = new Set(used.flatMap((when) => when.words));
  const length = findLength(body.filter((word) => !taken.has(word)));
  const line = toLine("book", typed, {
    said: [
      { name: "Add", words: words.slice(0, verbWords) },
      ...used.map((when) => ({ name: "When" as const, words: withLink(words, when.words) })),
      length && { name: "For", words: length.words },
    ],
    ...toMoment(day, time, now),
    minutes: time.minutes ?? length?.minutes ?? null,
  });
  const others = line.words.map(({ plain }) => plain).join(" ");
  return line.names.length > 0 && !noDate.test(others) ? line : null;
}
