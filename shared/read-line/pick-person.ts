import { daysBetween } from "../dates/dates.ts";
import { fold } from "../text/fold.ts";
import type { Line } from "./line.ts";
import { fitName, type Named, type NameFit } from "./names.ts";
import type { Word } from "./words.ts";

/** Somebody who may be meant. Of a company, a name alone decides. */
export interface Candidate extends Named {
  _id: string;
  /** Null if there was none. */
  lastContact?: string | null;
  /** The date of the next appointment, if that was asked for. */
  nextAppointment?: string | null;
}

interface Fitting<P> {
  person: P;
  fit: NameFit;
}

export interface Picked<P> {
  /** Everybody who fits best, the likeliest first; empty if the line names nobody. */
  people: Fitting<P>[];
  /** The first is so much likelier that nobody needs to be asked. */
  clear: boolean;
}

interface Around {
  today: string;
  /** Who is on screen. */
  here?: string | undefined;
  /** Records that were opened lately, the last one first. */
  recent?: readonly string[];
}

/** Two people of a first name: who was met lately is meant, unless both were. */
const recentDays = 30;
const leadDays = 14;

/** Who is meant, of the people found for the words that may be names. */
export function pickPerson<P extends Candidate>(
  line: Line,
  found: readonly { word: Word; people: readonly P[] }[],
  { today, here, recent = [] }: Around,
): Picked<P> {
  const fitting = found
    .map(({ word, people }) => people.flatMap((person) => toFitting(line, word, person)))
    .filter((people) => people.length > 0)
    // Sorting is stable: of equals, the likeliest word stays first.
    .sort((one, other) => bestScore(other) - bestScore(one));
  const opened = ({ person }: Fitting<P>) => {
    const place = recent.indexOf(person._id);
    return place < 0 ? recent.length : place;
  };
  const people = (fitting[0] ?? []).sort(
    (one, other) =>
      Number(other.person._id === here) - Number(one.person._id === here) ||
      other.fit.score - one.fit.score ||
      daysAway(one.person, today) - daysAway(other.person, today) ||
      opened(one) - opened(other),
  );
  return { people, clear: isClear(people, { today, here }) };
}

function toFitting<P extends Candidate>(line: Line, word: Word, person: P): Fitting<P>[] {
  const fit = fitName(line, word, person);
  return fit ? [{ person, fit }] : [];
}

function bestScore(people: readonly Fitting<unknown>[]): number {
  return Math.max(...people.map(({ fit }) => fit.score));
}

function isClear([first, second]: readonly Fitting<Candidate>[], { today, here }: Around): boolean {
  if (!first) return false;
  if (!second || first.person._id === here || first.fit.score > second.fit.score) return true;
  // Whoever types a whole name means one of those who have it, and a guess would be a coin toss.
  if (first.fit.words.length > 1 || fold(first.person.name) === fold(second.person.name))
    return false;
  const [near, next] = [daysAway(first.person, today), daysAway(second.person, today)];
  return near <= recentDays && next - near >= leadDays && next < never;
}

const never = 1e6;

/** How far the last contact or the next appointment is, whichever is nearer. */
function daysAway({ lastContact, nextAppointment }: Candidate, today: string): number {
  const days = [lastContact, nextAppointment].flatMap((date) =>
    date ? [Math.abs(daysBetween(date.slice(0, 10), today))] : [],
  );
  return Math.min(never, ...days);
}
