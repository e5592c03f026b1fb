import { type Line, type Typed, toLine } from "./line.ts";
import { findVerb, type Verb } from "./verbs.ts";
import { type FoundWhen, findWhens, toMoment } from "./whens.ts";
import { withLink } from "./words.ts";

/** "task anna send quote fri 3pm", "follow up anna in 2 weeks"; in a field for tasks without verb. */
export function readTask(typed: Typed, verb: Verb | null): Line {
  const { words, now, written } = typed;
  const start = verb?.words ?? 0;
  const follows = verb?.kind === "followUp";
  const whens = findWhens(words.slice(start), { now, ...written, min: now.slice(0, 10) }).filter(
    (when) => follows || isMeant(when, typed, start),
  );
  const day = whens.findLast((when) => when.day);
  const time = day?.time ? day : whens.findLast((when) => when.time && !when.day);
  const used = [...new Set([day, time])].filter((when) => when !== undefined);
  const linked = follows && words[start]?.plain === "with" ? 1 : 0;
  const firstLeft = words
    .slice(start)
    .find((word) => !used.some((when) => when.words.includes(word)));
  return toLine(follows ? "followUp" : "task", typed, {
    said: [
      { name: "Add", words: words.slice(0, start + linked) },
      ...used.map((when) => ({ name: "Due" as const, words: withLink(words, when.words) })),
    ],
    // "remind me fri to call anna"
    silent: verb && firstLeft?.plain === "to" ? [firstLeft] : [],
    ...(follows && { opening: typed.titles?.followUp ?? "Follow up" }),
    ...(time ? toMoment(day, time, now) : { day: day?.day ?? null, otherDay: day?.other ?? null }),
  });
}

/** At the beginning, at the end, or so clear that it can't be a part of the text. */
function isMeant(
  { words: its, day, time, bare }: FoundWhen,
  { words, titles }: Typed,
  start: number,
) {
  const first = its[0]?.place ?? 0;
  // In other languages, a verb can be the last word: "Anna Freitag anrufen".
  const after = words.slice(first + its.length);
  const ends = after.length === 0 || (titles && findVerb(after)?.words === after.length);
  if (ends) return true;
  if (bare) return false;
  if (first === start || (day !== null && time !== null)) return true;
  const before = words[first - 1]?.plain ?? "";
  return /^(?:by|due|until|till)$/.test(before) || /^(?:on|at|in|next)$/.test(its[0]?.plain ?? "");
}
