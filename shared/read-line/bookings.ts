import { addDays } from "../dates/dates.ts";
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
 * as in "anna tomorrow", leaves the time to be asked for. With "invite" at its end, the customer is invited.
 */
export function readBooking(typed: Typed, verbWords: number): Line | null {
  const { words, now, written } = typed;
  const last = words.at(-1);
  const invite = words.length - verbWords > 2 && last?.plain === "invite" ? [last] : [];
  const body = words.slice(verbWords, words.length - invite.length);
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
      { name: "Send", words: invite },
    ],
    invites: invite.length > 0,
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

interface FoundLength {
  words: Word[];
  minutes: number;
}

const unit = "(m|min|mins|minutes?|h|hr|hrs|hours?)";
const figure = "(\\d{1,3}(?:[.,]\\d{1,2})?)";
const joined = new RegExp(`^${figure}-?${unit}$`);
const hoursAndMinutes = /^(\d{1,2})h(\d{1,2})m?$/;
const alone = new RegExp(`^${figure}$`);
const unitAlone = new RegExp(`^${unit}$`);

const longest = 12 * 60;

/** How long something takes: "45m", "1.5h", "90 min", "half an hour". */
function findLength(words: readonly Word[]): FoundLength | null {
  for (let from = 0; from < words.length; from++) {
    const found = lengthAt(words, from);
    if (!found || found.minutes < 1 || found.minutes > longest) continue;
    const start = words[from - 1]?.plain === "for" ? from - 1 : from;
    return { words: words.slice(start, found.to), minutes: found.minutes };
  }
  return null;
}

function lengthAt(words: readonly Word[], from: number): { to: number; minutes: number } | null {
  const [first = "", second = "", third = ""] = words.slice(from, from + 3).map((w) => w.plain);
  if (first === "half" && second === "an" && third === "hour") return { to: from + 3, minutes: 30 };
  if (/^(?:an|one)$/.test(first) && second === "hour") return { to: from + 2, minutes: 60 };
  const [, hours, rest] = hoursAndMinutes.exec(first) ?? [];
  if (hours) return { to: from + 1, minutes: Number(hours) * 60 + Number(rest) };
  const one = joined.exec(first);
  const found = one
    ? { to: from + 1, minutes: toMinutes(one[1], one[2]) }
    : alone.test(first) && unitAlone.test(second)
      ? { to: from + 2, minutes: toMinutes(first, second) }
      : null;
  if (!found) return null;
  // "1h 30m"
  const more = /^(\d{1,2})(?:m|min|mins)$/.exec(words[found.to]?.plain ?? "");
  const isHours = (one?.[2] ?? second).startsWith("h");
  if (!more || !isHours) return found;
  return { to: found.to + 1, minutes: found.minutes + Number(more[1]) };
}

function toMinutes(figures = "", unit = ""): number {
  const amount = Number(figures.replace(",", "."));
  return Math.round(unit.startsWith("h") ? amount * 60 : amount);
}
