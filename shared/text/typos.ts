import { fold, toNameTerms } from "./fold.ts";

/** In shorter words too many others are one letter away, and names have no longer ones. */
const forgiven = { min: 4, max: 40 };
/** From here on a typo is also forgiven in the beginning of a longer word. */
const minBeginning = 5;

const notInWords = /[^\p{L}\p{N}]+/u;

/** What an apostrophe parts from a name, of which folding leaves no trace: O'Shaughnessy, Dell'Acqua. */
const particle = /^(?:d[ae]ll|[odlmn])(?=\p{L}{4})/u;

/** The words of a text that is folded already. */
function toWords(folded: string): string[] {
  return folded.split(notInWords).filter((word) => word !== "");
}

/** The words that were typed, each in the spellings that a name may have it in. */
export function toTypedWords(typed: string): string[][] {
  return toWords(fold(typed)).map((word) => toNameTerms(word)[0] ?? [word]);
}

/** Whether one typo is forgiven in a word: not in numbers. */
export function isForgiven(word: string): boolean {
  const { length } = [...word];
  return length >= forgiven.min && length <= forgiven.max && /^\p{L}+$/u.test(word);
}

/**
 * How many typos are between a typed word and another or its beginning: none, or one letter that is
 * wrong, missing, extra, or swapped with the next. Undefined when there is more.
 */
export function countTypos(typed: string, word: string): 0 | 1 | undefined {
  if (word.startsWith(typed)) return 0;
  if (!isForgiven(typed)) return undefined;
  const goesOn = (from: number, at: number) => {
    const rest = typed.slice(from);
    return typed.length < minBeginning ? word.slice(at) === rest : word.startsWith(rest, at);
  };
  // All before the first difference is right, whatever the typo.
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const isOne =
    goesOn(at + 1, at + 1) ||
    goesOn(at, at + 1) ||
    goesOn(at + 1, at) ||
    (isSwapped && goesOn(at + 2, at + 2));
  return isOne ? 1 : undefined;
}

/**
 * How far a folded name is from what was typed: typos count most, then words of which only the
 * beginning was typed. Undefined when a word is missing or has more than one typo.
 */
export function toDistance(name: string, typedWords: readonly string[][]): number | undefined {
  const words = toWords(name).flatMap((word) => [word, word.replace(particle, "")]);
  let sum = 0;
  for (const forms of typedWords) {
    const all = forms.flatMap((form) => words.map((word) => distanceOf(form, word)));
    const least = Math.min(...all);
    if (least === Number.POSITIVE_INFINITY) return undefined;
    sum += least;
  }
  return sum;
}

function distanceOf(typed: string, word: string): number {
  const typos = countTypos(typed, word);
  if (typos === undefined) return Number.POSITIVE_INFINITY;
  return 10 * typos + (word.length > typed.length + 1 ? 1 : 0);
}
