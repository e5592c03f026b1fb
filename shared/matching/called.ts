import { fold } from "../text/fold.ts";

/** Somebody whom a file may name. */
export interface Callable {
  _id: string;
  name: string;
  email?: string | undefined;
  formerNames?: readonly string[] | undefined;
  /** The two letters of their square. */
  letters?: string | undefined;
}

/**
 * Whom a text means: by id, email, name, an earlier name, some words of the name or their initials, or the letters
 * of their square, whichever is met first. Several where nothing tells them apart.
 */
export function findCalled<Person extends Callable>(
  text: string,
  people: readonly Person[],
): Person[] {
  const said = text.trim();
  const plain = fold(said);
  const words = wordsOf(said);
  const ways: ((person: Person) => boolean)[] = [
    ({ _id }) => _id === said,
    ({ email }) => email?.toLowerCase() === said.toLowerCase(),
    ({ name }) => fold(name) === plain,
    ({ formerNames = [] }) => formerNames.some((name) => fold(name) === plain),
    ({ name }) => isCalled(words, wordsOf(name)),
    ({ letters }) => letters === said,
  ];
  if (plain === "") return [];
  return ways.map((way) => people.filter(way)).find(({ length }) => length > 0) ?? [];
}

function wordsOf(name: string): string[] {
  return fold(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** In any order, as in "Ruiz, Anna"; a letter stands for a word, but not for all of them. */
function isCalled(said: readonly string[], name: readonly string[]): boolean {
  const left = [...name];
  const isWhole = said.some((word) => word.length > 1);
  return (
    isWhole &&
    said.every((word) => {
      const place = left.findIndex((one) =>
        word.length === 1 ? one.startsWith(word) : one === word,
      );
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
  );
}
