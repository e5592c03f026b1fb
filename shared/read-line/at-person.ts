import type { Phrases } from "../phrases/phrases.ts";
import { fold } from "../text/fold.ts";
import { type Span, toWords } from "./words.ts";

interface Named {
  _id: string;
  name: string;
}

/** One of us in a line, as in "task @ben send quote fri" or "review with @ben". */
export interface AtPerson<Person extends Named> extends Span {
  /** Undefined where nobody is called so, or several are. */
  person: Person | undefined;
  /** Whom the beginning of a name can mean. */
  people: Person[];
  /** The line without it; all other words are in their places. */
  rest: string;
}

/** A name without it is always a customer. */
const named = /(?<=^|\s)(?:(?:with|to|for)\s+)?@([\p{L}\p{M}\p{N}.'’-]*)/iu;

/** Undefined where a line has no such name. */
export function findAtPerson<Person extends Named>(
  line: string,
  people: readonly Person[],
  phrases?: Phrases,
): AtPerson<Person> | undefined {
  const found = named.exec(line);
  if (!found) return undefined;
  const [whole, typed = ""] = found;
  const start = linkBefore(line.slice(0, found.index), phrases) ?? found.index;
  const end = found.index + whole.length;
  const said = fold(typed.replace(/[.'’-]+$/, ""));
  const wordsOf = ({ name }: Named) => fold(name).split(/\s+/);
  const called = people.filter((person) => wordsOf(person).includes(said));
  const fitting = people.filter((person) => wordsOf(person).some((word) => word.startsWith(said)));
  const [one, ...others] = called.length > 0 ? called : fitting;
  return {
    start,
    end,
    person: said !== "" && others.length === 0 ? one : undefined,
    people: fitting,
    rest: line.slice(0, start) + " ".repeat(end - start) + line.slice(end),
  };
}

/** Where the word begins that leads to a name: "mit @ben". */
function linkBefore(text: string, phrases: Phrases | undefined): number | undefined {
  const last = phrases && toWords(text).slice(-1);
  const [said] = (last && phrases?.translate(last)) ?? [];
  return said && /^(?:with|to|for|by|at)$/.test(said.plain) ? said.start : undefined;
}

/** A text in which such a name was left out. */
export function withoutGaps(text: string): string {
  return text.trim().replace(/ {2,}/g, " ");
}
