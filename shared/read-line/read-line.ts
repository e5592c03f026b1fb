import type { Phrases } from "../phrases/phrases.ts";
import { fold } from "../text/fold.ts";
import { readActivity } from "./activities.ts";
import { readBooking } from "./bookings.ts";
import { readDeed, readNew, readOutcome, readSnooze } from "./deeds.ts";
import { readStatus, readTags } from "./fields.ts";
import type { Line, LineContext, Typed } from "./line.ts";
import { readTask } from "./tasks.ts";
import { findOutcome, findVerb, type Verb } from "./verbs.ts";
import { toWords, type Word } from "./words.ts";

/** As long as a task can be. */
const longest = 1000;

/** What a line says; null if it is none of the acts, which makes it a plain search. */
export function readLine(text: string, context: LineContext): Line | null {
  if (text.length > longest) return null;
  const { phrases, ...written } = context.written ?? {};
  const words = toWords(text).map((word, place) =>
    context.names?.includes(place) ? asName(word) : word,
  );
  const { now } = context;
  const english = readWords({ text, words, now, written }, context);
  const own = phrases?.translate(words);
  if (!phrases || !own) return english;
  const line = readWords({ text, words: own, now, written, titles: phrases.titles }, context);
  // What says as much in English is English.
  return line && (!english || lengthSaid(line) > lengthSaid(english)) ? line : english;
}

/** How much of the line is understood. */
function lengthSaid({ parts }: Line): number {
  const ends = parts.toSorted((one, other) => one.start - other.start);
  let [said, last] = [0, 0];
  for (const { start, end } of ends) {
    said += Math.max(0, end - Math.max(start, last));
    last = Math.max(last, end);
  }
  return said;
}

function readWords(typed: Typed, context: LineContext): Line | null {
  const { words } = typed;
  const verb = findVerb(words);
  if (context.as === "task") return readTask(typed, verb?.kind === "task" ? verb : null);
  if (context.as === "call" && words.length > 0) return readCall(typed, verb);
  if (words.length < 2) return null;
  return (verb && readVerb(typed, verb, context)) ?? readWithoutVerb(typed, context);
}

function readVerb(typed: Typed, verb: Verb, { tags }: LineContext): Line | null {
  switch (verb.kind) {
    case "task":
    case "followUp":
      return readTask(typed, verb);
    case "book":
      return readBooking(typed, verb.words);
    case "newCustomer":
    case "newCompany":
      return readNew(typed, verb);
    case "snooze":
      return readSnooze(typed, verb);
    case "tag":
      return readTags(typed, tags, verb);
    case "move":
      return readStatus(typed) ?? readDeed(typed, verb.kind, verb.words);
    case "cancel":
    case "held":
    case "noShow":
    case "delete":
      return readDeed(typed, verb.kind, verb.words);
    default:
      return null;
  }
}

function readWithoutVerb(typed: Typed, { tags }: LineContext): Line | null {
  const act = readActivity(typed) ?? readTags(typed, tags);
  if (act) return act;
  const booking = readBooking(typed, 0);
  return booking?.time ? booking : (readStatus(typed) ?? readOutcome(typed) ?? booking);
}

function readCall(typed: Typed, verb: Verb | null): Line | null {
  return readActivity(typed, verb?.kind === "call" ? verb : { kind: "call", words: 0, past: true });
}

/** Months and days that people are called as well. */
const calendarName = /^(?:jan|apr(?:il)?|may|june?|july?|aug(?:ust)?|sun|mon|wed|sat|sol)$/;

/** Sonntag and Domingo are names, too; not before a time. */
const weekday = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/;

/**
 * Which words may be a name although they say something: the verb of a line, its outcome, or months.
 * `snooze tag snooze` is about Tag Snooze if there is somebody of that name.
 */
export function maybeNames(text: string, phrases?: Phrases): number[][] {
  const typed = text.length > longest ? [] : toWords(text);
  const words = phrases?.translate(typed) ?? typed;
  const verb = findVerb(words);
  const outcome = findOutcome(words);
  const places = [
    verb ? words.slice(0, verb.words) : [],
    outcome ? outcome.words : [],
    words.filter(
      ({ plain, text: said }, place) =>
        calendarName.test(plain) ||
        (weekday.test(plain) && fold(said) !== plain && !/^\d/.test(words[place + 1]?.plain ?? "")),
    ),
  ];
  return places.map((each) =>
    typed
      .filter(({ start, end }) => each.some((word) => word.start <= start && end <= word.end))
      .map(({ place }) => place),
  );
}

/** Whether it is one of the words of these places; a line in another language has its words in other places. */
export function isAmong(word: Word, text: string, places: readonly number[] = []): boolean {
  return toWords(text).some(({ start, place }) => start === word.start && places.includes(place));
}

/** Kept as it is for who is looked up, but no word that says anything. */
function asName(word: Word): Word {
  return { ...word, plain: `=${word.plain}` };
}
