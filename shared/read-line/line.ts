import type { WrittenDates } from "../dates/parse-day.ts";
import type { Titles } from "../phrases/phrases.ts";
import type { CustomerStatus } from "../statuses.ts";
import { guessNames } from "./names.ts";
import type { LineKind } from "./verbs.ts";
import { type Span, spanOf, type Word } from "./words.ts";

/** What a part of the line says, in the words that are shown under it. */
export type PartName =
  | "Add"
  | "Attends"
  | "Delete"
  | "Due"
  | "For"
  | "Give"
  | "Log"
  | "Move"
  | "New time"
  | "Repeats"
  | "Send"
  | "Set"
  | "Snooze"
  | "Stands in"
  | "Status"
  | "Tag"
  | "Text"
  | "To"
  | "Until"
  | "What"
  | "When"
  | "Who";

export interface Part extends Span {
  name: PartName;
}

/** What a line says, before it is known who is meant. */
export interface Line {
  kind: LineKind;
  /** The line as typed: all spans are places in it. */
  text: string;
  /** What was understood. */
  parts: Part[];
  /** The verb as it opens a title: "Call" of "call anna fri 3pm". */
  opening: string;
  /** How a title has the name; English has its own way. */
  titles: Titles | undefined;
  /** `2026-11-24` */
  day: string | null;
  /** The other day that it may mean, as "next tuesday" does on a Monday. */
  otherDay: string | null;
  /** `10:00` */
  time: string | null;
  /** Of what is moved: the day that it leaves; null if not said. */
  fromDay: string | null;
  /** How long it takes; null if not said. */
  minutes: number | null;
  /** The rule of a repeating appointment, of which `day` is the first; "" for none. */
  repeat: string;
  /** Whether the customer is invited to what is booked. */
  invites: boolean;
  status: CustomerStatus | null;
  tags: string[];
  /** The other words: a name, and what it is about. */
  words: Word[];
  /** Those that a name may begin with, the likeliest first. */
  names: Word[];
}

export interface LineContext {
  /** The user's own clock, `2026-11-20T13:00`. */
  now: string;
  written?: WrittenDates;
  /** Where a task or a call is asked for, no verb is needed. */
  as?: "task" | "call";
  /** Which words are names, whatever else they could say: "april", "mark held". */
  names?: readonly number[];
  /** The names of tags that have several words. */
  tags?: readonly string[];
}

/** A line in words. */
export interface Typed {
  text: string;
  words: Word[];
  now: string;
  written: WrittenDates;
  /** Of the language that the words are from; undefined in English. */
  titles?: Titles;
}

interface Said {
  name: PartName;
  words: Word[];
}

type Values = Partial<
  Pick<
    Line,
    | "opening"
    | "day"
    | "otherDay"
    | "time"
    | "fromDay"
    | "minutes"
    | "repeat"
    | "invites"
    | "status"
    | "tags"
  >
>;

/** The line of what was understood; all other words are a name and what it is about. */
export function toLine(
  kind: LineKind,
  { text, words, titles }: Typed,
  { said, silent = [], ...values }: Values & { said: (Said | null)[]; silent?: Word[] },
): Line {
  const parts = said.filter((one): one is Said => one !== null && one.words.length > 0);
  const used = new Set([...parts.flatMap((part) => part.words), ...silent]);
  // What was one word in another language can be several in English, all of them in its place.
  const starts = new Set([...used].map(({ start }) => start));
  const others = words.filter(({ start }) => !starts.has(start));
  return {
    kind,
    text,
    parts: parts.map(({ name, words: its }) => ({ name, ...spanOf(its) })),
    opening: "",
    titles,
    day: null,
    otherDay: null,
    time: null,
    fromDay: null,
    minutes: null,
    repeat: "",
    invites: false,
    status: null,
    tags: [],
    ...values,
    words: others,
    names: guessNames(others, kind === "book" || kind === "tag"),
  };
}
