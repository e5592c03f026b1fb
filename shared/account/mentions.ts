import { firstNameOf } from "../matching/first-name.ts";

interface Mentionable {
  _id: string;
  name: string;
  formerNames?: readonly string[] | undefined;
  hasLeft?: true | undefined;
}

/** Where somebody is mentioned in a text: from `@` to the end of the name. */
export interface Mention {
  _id: string;
  start: number;
  end: number;
}

/**
 * Who is mentioned in a text: `@` and a name, the whole one or the first where nobody else has that. Names of before
 * count where nobody is called so now. In the order of the text.
 */
export function findMentions(text: string, people: readonly Mentionable[]): Mention[] {
  if (!text.includes("@")) return [];
  const names = namesOf(people);
  const found: Mention[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}_.@])@(?=\p{L})/gu)) {
    const rest = text.slice(index + 1);
    const named = names.find(({ name }) => startsWithName(rest, name));
    if (named) found.push({ _id: named._id, start: index, end: index + 1 + named.name.length });
  }
  return found;
}

/** What is written of somebody after the `@`. */
export function mentionNameOf(person: Mentionable, people: readonly Mentionable[]): string {
  const first = firstNameOf(person.name);
  const shares = people.some(
    (other) => other._id !== person._id && !other.hasLeft && isSame(firstNameOf(other.name), first),
  );
  return shares ? person.name : first;
}

/** The longest first; of equal ones those of today, and of who is there. */
function namesOf(people: readonly Mentionable[]): { _id: string; name: string }[] {
  const here = people.filter(({ hasLeft }) => !hasLeft);
  const left = people.filter(({ hasLeft }) => hasLeft);
  const today = [...here, ...left].flatMap((person) => [
    { _id: person._id, name: person.name },
    { _id: person._id, name: mentionNameOf(person, here) },
  ]);
  const before = people.flatMap(({ _id, formerNames = [] }) =>
    formerNames.flatMap((name) => [
      { _id, name },
      { _id, name: firstNameOf(name) },
    ]),
  );
  return [...today, ...before]
    .filter(({ name }) => name !== "")
    .toSorted((one, other) => other.name.length - one.name.length);
}

function startsWithName(text: string, name: string): boolean {
  return (
    isSame(text.slice(0, name.length), name) && !/^[\p{L}\p{N}_]/u.test(text.slice(name.length))
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
