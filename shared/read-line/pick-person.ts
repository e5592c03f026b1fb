import { daysBetween } from "../dates.ts";
import type { Line } from "./line.ts";
import { fitName, type Named, type NameFit } from "./names.ts";
import type { Word } from "./words.ts";

/** Without a last contact, such as a company, a name alone decides. */
interface Person extends Named {
  _id: string;
  lastContact?: string;
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

/** Two people of a name: whom one was in contact with lately is meant, unless it was both. */
const recentDays = 30;
const leadDays = 14;

/**
 * Who is meant, of the people found for the words that may be names. `here` is who is on screen.
 */
export function pickPerson<P extends Person>(
  line: Line,
  found: readonly { word: Word; people: readonly P[] }[],
  { today, here }: { today: string; here?: string | undefined },
): Picked<P> {
  const fitting = found
    .map(({ word, people }) => people.flatMap((person) => toFitting(line, word, person)))
    .filter((people) => people.length > 0)
    // Sorting is stable: of equals, the likeliest word stays first.
    .sort((one, other) => bestScore(other) - bestScore(one));
  const people = (fitting[0] ?? []).sort(
    (one, other) =>
      Number(other.person._id === here) - Number(one.person._id === here) ||
      other.fit.score - one.fit.score ||
      (other.person.lastContact ?? "").localeCompare(one.person.lastContact ?? ""),
  );
  return { people, clear: isClear(people, { today, here }) };
}

function toFitting<P extends Person>(line: Line, word: Word, person: P): Fitting<P>[] {
  const fit = fitName(line, word, person);
  return fit ? [{ person, fit }] : [];
}

function bestScore(people: readonly Fitting<unknown>[]): number {
  return Math.max(...people.map(({ fit }) => fit.score));
}

function isClear(
  [first, second]: readonly Fitting<Person>[],
  { today, here }: { today: string; here?: string | undefined },
): boolean {
  if (!first) return false;
  if (!second || first.person._id === here || first.fit.score > second.fit.score) return true;
  const [last, before] = [first.person.lastContact, second.person.lastContact];
  if (!last || !before) return false;
  return daysBetween(last, today) <= recentDays && daysBetween(before, last) >= leadDays;
}
