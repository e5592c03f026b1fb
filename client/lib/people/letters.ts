import { title } from "../../../shared/matching/first-name.ts";

interface Named {
  _id: string;
  name: string;
  hasLeft?: true | undefined;
}

/**
 * The two letters of each person's square, by id: those of first and last name, or others where
 * somebody who joined earlier has these. Who has left gives way.
 */
export function lettersOf(people: readonly Named[]): Map<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  const inTurn = people.toSorted((a, b) => Number(a.hasLeft ?? 0) - Number(b.hasLeft ?? 0));
  for (const { _id, name } of inTurn) {
    const own = candidatesOf(name).find((candidate) => !taken.has(candidate)) ?? initialsOf(name);
    letters.set(_id, own);
    taken.add(own);
  }
  return letters;
}

/** `ME` of Marta Ellingsen. */
export function initialsOf(name: string): string {
  return candidatesOf(name)[0] ?? "?";
}

/** `ME`, `Ma`, then `Mr` to `Mn`, and `M2` to `M9` when even these are taken. */
function candidatesOf(name: string): string[] {
  const words = name.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const first = words.find((word) => !title.test(word)) ?? words[0];
  if (!first) return [];
  const [initial = "", ...others] = lettersIn(first);
  const last = lettersIn(words.at(-1) ?? "");
  const upper = initial.toLocaleUpperCase("en-US");
  const hasLast = words.length > 1 && words.at(-1) !== first;
  const both = hasLast ? upper + (last[0] ?? "").toLocaleUpperCase("en-US") : "";
  const small = [...others, ...last.slice(1)].map(
    (letter) => upper + letter.toLocaleLowerCase("en-US"),
  );
  const counted = Array.from({ length: 8 }, (_, at) => `${upper}${at + 2}`);
  return [both, ...small, upper, ...counted].filter(Boolean);
}

/** As people see them, with their marks. */
function lettersIn(word: string): string[] {
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
}

const known = new WeakMap<readonly Named[], Map<string, string>>();

/** The same, worked out once for each answer of the server. */
export function knownLettersOf(people: readonly Named[]): Map<string, string> {
  const letters = known.get(people) ?? lettersOf(people);
  known.set(people, letters);
  return letters;
}
