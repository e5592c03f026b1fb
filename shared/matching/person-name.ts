import { plainWords } from "../text/plain-words.ts";

/** Father and son, by how each is written; the value is compared. */
const generations: Record<string, string> = {
  ...{ jr: "jr", jun: "jr", junior: "jr", sr: "sr", sen: "sr", senior: "sr" },
  ...{ ii: "2", "2nd": "2", iii: "3", "3rd": "3", iv: "4", "4th": "4" },
};

const forMen = new Set("mr herr monsieur sr senor signor".split(" "));
const forWomen = new Set("mrs ms miss frau mme mlle sra senora signora".split(" "));
const otherTitles = "mx dr prof professor dipl ing phd mba msc bsc";
const titles = new Set([
  ...forMen,
  ...forWomen,
  ...otherTitles.split(" "),
  ...Object.keys(generations),
]);

interface PersonName {
  /** The first name first: without titles, without middle initials. */
  parts: string[];
  /** All words in the order of the alphabet, initials too. */
  all: string;
  /** What stands between the first and the last name, initials too. */
  middle: string[];
  /** As `jr`; empty for most. */
  generation: string;
  /** Whom the title is for: `m`, `f`, or nobody knows. */
  title: string;
}

/** A name in any order: `Berg, Anna` is Anna Berg, `Miller, Frank, Sr.` is Frank Miller Sr. */
export function readPersonName(name: string): PersonName {
  const segments = name.split(",").map(plainWords);
  const [last = [], first, ...more] = segments.filter((words) => words.some(isName));
  const isTurned = first !== undefined && more.length === 0;
  const ordered = isTurned ? [...first, ...last] : plainWords(name);
  const named = ordered.filter(isName);
  const words = named.length > 0 ? named : ordered;
  const long = words.filter((word) => [...word].length > 1);
  const others = segments.flat().filter((word) => !isName(word));
  const isFirst = (word: string) => plainWords(name)[0] === word;
  return {
    parts: long.length > 1 ? long : words,
    all: words.toSorted().join(" "),
    middle: words.slice(1, -1),
    // A Spanish `Sr.` before the name is a title.
    generation: others.flatMap((word) => (isFirst(word) ? [] : (generations[word] ?? [])))[0] ?? "",
    title: others.flatMap((word) => toTitle(word, isFirst(word)))[0] ?? "",
  };
}

function isName(word: string): boolean {
  return !titles.has(word);
}

function toTitle(word: string, isFirst: boolean): string[] {
  if (generations[word] && !isFirst) return [];
  if (forMen.has(word)) return ["m"];
  return forWomen.has(word) ? ["f"] : [];
}

/** Whether two words of a name may be the same: in full, or one by its initial. */
function mayBeWord(one: string, other: string): boolean {
  return one === other || isInitial(one, other) || isInitial(other, one);
}

function isInitial(one: string, other: string): boolean {
  return one.length === 1 && other.startsWith(one);
}

/**
 * Whether two names are of two people: different words, different first names, father and son,
 * middle names that do not agree, Mr. and Mrs. A name that is not known contradicts none.
 */
export function areTwoPeople(one: PersonName, other: PersonName): boolean {
  if (one.parts.length === 0 || other.parts.length === 0) return false;
  if (one.generation !== other.generation) return true;
  if (one.title !== "" && other.title !== "" && one.title !== other.title) return true;
  if (one.all === other.all) return false;
  if (!isWithin(one.parts, other.parts)) return true;
  const middles = [one.middle, other.middle] as const;
  const agree = middles[0].some((word) => middles[1].some((each) => mayBeWord(word, each)));
  if (middles.every(({ length }) => length > 0) && !agree) return true;
  if (one.parts.length === other.parts.length) return false;
  const isHalf = one.parts.length === 1 || other.parts.length === 1;
  return !isHalf && !mayBeWord(one.parts[0] ?? "", other.parts[0] ?? "");
}

/** Whether each part of the shorter name is in the other, in full or by its initial. */
export function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const [few = [], many = []] = [one, other].sort((a, b) => a.length - b.length);
  const left = [...many];
  // Whole words first, so that an initial does not take one of them away.
  return few
    .toSorted((a, b) => b.length - a.length)
    .every((part) => {
      const whole = left.indexOf(part);
      const place = whole >= 0 ? whole : left.findIndex((word) => mayBeWord(part, word));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
}
