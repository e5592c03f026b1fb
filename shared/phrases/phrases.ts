import type { Word } from "../read-line/words.ts";

/**
 * How people say days, times and verbs in a language beside English. The readers of dates and lines know English alone:
 * what is said in another language is put into English words first, each of which keeps its place in the line.
 */
export interface Phrases {
  /** The words with all that the language says in English; null where it says nothing. */
  translate(words: readonly Word[]): Word[] | null;
  /** The same of a text that is a day, a time or both. */
  translateDate(text: string): string | null;
  /** Where the words end with which a text begins, if they are a command; else undefined. */
  endOf(command: Command, text: string): number | undefined;
  /** How tasks are called that are made of a verb and a name. */
  titles: Titles;
}

/** What is asked of people on the desk, and of tags. */
type Command = "give" | "free" | "tag";

export interface Titles {
  /** "Follow up" */
  followUp: string;
  /** "Follow up with #": where the name is. */
  followUpWith: string;
}

/** What a language has to say, by the English words that the readers know. */
type Day =
  | "today"
  | "tomorrow"
  | "yesterday"
  | "day after tomorrow"
  | "day before yesterday"
  | "next week"
  | "last week"
  | "next month"
  | "last month";
type Time = "morning" | "afternoon" | "evening" | "tonight" | "noon" | "midnight" | "half an hour";
/** These stand before or between what else is said. */
type Small =
  | "on"
  | "at"
  | "in"
  | "to"
  | "from"
  | "until"
  | "for"
  | "by"
  | "with"
  | "of"
  | "the"
  | "and"
  | "is"
  | "now"
  | "about";
export type Act =
  | "follow up"
  | "task"
  | "remind me"
  | "book"
  | "note"
  | "call"
  | "called"
  | "email"
  | "emailed"
  | "meeting"
  | "met"
  | "add customer"
  | "add company"
  | "move"
  | "cancel"
  | "canceled"
  | "held"
  | "no-show"
  | "delete"
  | "snooze"
  | "tag"
  | "set"
  | "invite"
  | "away";
type Status = "window shopper" | "pending" | "active" | "deal closed" | "returning client";
type Repeat = "daily" | "weekly" | "monthly" | "yearly" | "every weekday" | "times";
/** What people meet for, which is nobody's name. */
type Occasion = "review" | "appointment";
type English = Day | Time | Small | Act | Status | Repeat | Occasion;

type Unit = "minute" | "hour" | "day" | "week" | "month" | "year";
type Count = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

type Seven<T> = readonly [T, T, T, T, T, T, T];

/** The data of a language. Alternatives have `|` between them; accents and capitals do not matter. */
export interface Sayings {
  /** BCP 47; it also gives the names of days and months. */
  language: string;
  words: Record<English, string>;
  units: Record<Unit, string>;
  counts: Record<Count, string>;
  /** Other names of the days, from Sunday on. */
  days?: Seven<string>;
  /** "give anna to @ben", in words of four letters or more, and "free @anna". */
  commands: Record<Exclude<Command, "tag">, string>;
  /** Acts that may stand after the name as well: "Anna anrufen". */
  actsLast?: readonly Act[];
  /**
   * What is put together otherwise than in English. In a pattern, `|` parts alternatives of one word, `?` ends what can be
   * left out, and `#` is a count, `T` a time, `R` "10h-11h30" or "14u", `W` a weekday, `Ws` several, `&W` with an Arabic "and" before it, `M` a month, `D` a weekday or a day such as
   * today, `U` a unit of days, `H` one of hours, `Y` a year. What they found is `$1`, `$2` … in English.
   */
  grammar: readonly (readonly [
    pattern: string,
    english: string | ((...found: string[]) => string),
  ])[];
  titles: Titles;
}
