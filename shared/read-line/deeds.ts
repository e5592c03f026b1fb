import { parseDay } from "../dates/parse-date-time.ts";
import { type Line, type PartName, type Typed, toLine } from "./line.ts";
import { type AppointmentKind, findOutcome, type Verb } from "./verbs.ts";
import { findWhens } from "./whens.ts";
import { type Word, withLink } from "./words.ts";

// What is done with an appointment, a customer or a company that is there, or is to be.

const captions: Record<AppointmentKind, PartName> = {
  move: "Move",
  cancel: "Set",
  held: "Set",
  noShow: "Set",
  delete: "Delete",
};

const mostWords = 10;

/** "cancel aoife tomorrow", "move aoife to fri 10", "held anna" */
export function readDeed(typed: Typed, kind: AppointmentKind, verbWords: number): Line | null {
  return toDeed(typed, kind, typed.words.slice(0, verbWords));
}

/** "aoife no-show", "anna yesterday held" */
export function readOutcome(typed: Typed): Line | null {
  const found = findOutcome(typed.words);
  return found && toDeed(typed, found.kind, found.words);
}

function toDeed(typed: Typed, kind: AppointmentKind, verb: Word[]): Line | null {
  const { words, now, written } = typed;
  const isOver = kind === "held" || kind === "noShow";
  const today = now.slice(0, 10);
  const wall = { now, ...written, ...(isOver ? { max: today } : { min: today }) };
  const body = words.filter((word) => !verb.includes(word));
  const whens = findWhens(body, wall, { dayIsKnown: kind === "move" });
  const days = whens.filter(({ day }) => day);
  const moves = kind === "move";
  // "move anna from tue to fri 10": the last day is the new one.
  const day = days.at(-1);
  const from = moves && days.length > 1 ? days[0] : undefined;
  const time = moves ? (day?.time ? day : whens.findLast((when) => when.time)) : undefined;
  const used = [...new Set([from, day, time])].filter((when) => when !== undefined);
  const line = toLine(kind, typed, {
    said: [
      { name: captions[kind], words: verb },
      ...used.map((when) => ({
        name: moves && when !== from ? ("New time" as const) : ("When" as const),
        words: withLink(words, when.words, /^to$/),
      })),
    ],
    day: day?.day ?? null,
    time: time?.time ?? null,
    fromDay: from?.day ?? null,
    otherDay: null,
  });
  const others = line.words.filter(({ plain }) => !linking.test(plain));
  return others.length > 0 && others.length <= mostWords
    ? { ...line, words: others, names: line.names.filter((word) => others.includes(word)) }
    : null;
}

/** They say nothing by themselves. */
const linking = /^(?:is|was|were|has|been|the|an?|appointment|meeting|with|as|to|from|of)$/;

const span = /^(\d{1,3}|an?|one|two|three|four|five)$/;
const unit = /^(?:days?|weeks?|months?)$/;

/** "snooze aoife", "snooze aoife until friday", "snooze aoife for 2 weeks" */
export function readSnooze(typed: Typed, verb: Verb): Line | null {
  const { words, now, written } = typed;
  const wall = { now, ...written, min: now.slice(0, 10) };
  const body = words.slice(verb.words);
  const at = body.findIndex(
    ({ plain }, place) => span.test(plain) && unit.test(body[place + 1]?.plain ?? ""),
  );
  const [amount, unitWord] = body.slice(at, at + 2);
  const length = at >= 0 && amount && unitWord ? [amount, unitWord] : null;
  const when = length
    ? { words: length, day: parseDay(`in ${length.map(({ plain }) => plain).join(" ")}`, wall) }
    : findWhens(body, wall).findLast(({ day }) => day);
  const linked = when && withLink(words, when.words, /^in$/);
  const line = toLine("snooze", typed, {
    said: [
      { name: "Snooze", words: words.slice(0, verb.words) },
      linked ? { name: "Until", words: linked } : null,
    ],
    day: when?.day ?? null,
  });
  return line.words.length > 0 ? line : null;
}

/** "add customer Zelda Quint", "new company Zebra Labs": whoever it is, nobody is looked up. */
export function readNew(typed: Typed, verb: Verb): Line | null {
  const line = toLine(verb.kind, typed, {
    said: [{ name: "Add", words: typed.words.slice(0, verb.words) }],
  });
  return line.words.length > 0 ? { ...line, names: [] } : null;
}
