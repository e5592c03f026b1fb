import { addDays } from "../dates/dates.ts";
import { readBooking } from "./bookings.ts";
import { type Line, type Typed, toLine } from "./line.ts";
import { beforeName, isLikely } from "./names.ts";
import { findVerb, type Verb } from "./verbs.ts";
import { type FoundWhen, findLeading, findWhens } from "./whens.ts";
import { endsAfter, withLink } from "./words.ts";

/** "call anna wants it by friday" is a text, "call anna friday" is a plan. */
const mostOfPlan = 3;
/** "with aoife ní bhriain" */
const mostOfName = 4;

/** "call anna wants the new quote", "yesterday call anna ..."; with a time to come, a plan. */
export function readActivity(typed: Typed, given?: Verb): Line | null {
  const { words, now, written } = typed;
  const today = now.slice(0, 10);
  const verb = given ?? findVerb(words);
  const lead = verb ? null : findLeading(words, { now, ...written, min: today });
  const start = lead?.words.length ?? 0;
  const said = verb ?? (lead ? findVerb(words.slice(start)) : null);
  if (!said || !isActivity(said)) return null;
  const to = start + said.words;
  const wall = { now, ...written, ...(said.past ? { max: today } : { min: today }) };
  const whens = [...(lead ? [lead] : []), ...findWhens(words.slice(to), wall)];
  const isPlan = !said.past && said.kind !== "note";
  const series = isPlan ? readBooking(typed, 0) : null;
  if (series?.repeat && series.time) return series;
  const plan = isPlan ? findPlan(whens, typed, to) : null;
  if (plan) return readPlan(typed, { plan, start, to });
  const when = whens.find((one) => isLogged(one, typed, to, said));
  return toLine(said.kind, typed, {
    said: [
      { name: "Log", words: words.slice(start, to) },
      when ? { name: "When", words: when.words } : null,
    ],
    day: when ? (when.day ?? pastDay(when, now)) : null,
    time: when?.time ?? null,
  });
}

function isActivity({ kind }: Verb): boolean {
  return kind === "note" || kind === "call" || kind === "email" || kind === "meeting";
}

function findPlan(whens: readonly FoundWhen[], { words, now }: Typed, to: number) {
  // "Anna morgen wegen des Angebots anrufen": an infinitive is a plan, however long the line is.
  const isInfinitive = (words[0]?.place ?? 0) < 0;
  return whens.find((when) => {
    const { day, time } = when;
    const isAhead = day ? `${day}T${time ?? "24"}` > now : `${now.slice(0, 10)}T${time}` > now;
    const others = words.length - to - when.words.length;
    const place = when.words[0]?.place ?? 0;
    return (
      isAhead && (isInfinitive || place <= to || others <= mostOfPlan || (time && place <= to + 2))
    );
  });
}

/** With a time an appointment, otherwise a task. */
function readPlan(
  typed: Typed,
  { plan, start, to }: { plan: FoundWhen; start: number; to: number },
): Line | null {
  const { words, text } = typed;
  const verb = words.slice(start, to);
  const opening = verb.map((word) => text.slice(word.start, word.end)).join(" ");
  if (plan.time) return readBooking(typed, 0);
  return toLine("task", typed, {
    said: [
      { name: "Add", words: verb },
      { name: "Due", words: withLink(words, plan.words) },
    ],
    opening,
    day: plan.day,
    otherDay: plan.other,
  });
}

/** Beside the verb, after the name, or at the end of a few words; not "wants it by friday". */
function isLogged(when: FoundWhen, typed: Typed, to: number, { kind, past }: Verb): boolean {
  const { day, time, words: its } = when;
  const { words, now } = typed;
  if (day && `${day}T${time ?? ""}` > now) return false;
  const place = its[0]?.place ?? 0;
  const last = its.at(-1);
  if (place <= to + (past ? 2 : 0)) return true;
  if (last === words.at(-1) && words.length - to - its.length < mostOfPlan) return true;
  // "call aoife yesterday, rates"; a comma after it leaves no doubt.
  const isApart = last !== undefined && endsAfter(typed.text, last);
  const between = words.slice(to, place);
  const isNamed = between.every((word) => isLikely(word) || beforeName.test(word.plain));
  const isSure = isApart || (kind !== "note" && day !== null);
  return isSure && isNamed && between.length <= (isApart ? mostOfName : mostOfPlan - 1);
}

/** A time that is still to come today was yesterday's. */
function pastDay({ time }: FoundWhen, now: string): string {
  const today = now.slice(0, 10);
  return time && `${today}T${time}` > now ? addDays(today, -1) : today;
}
