import { fold, toNameForms, toNameTerms, toPhonePieces } from "../../../shared/text/fold.ts";
import { countTypos } from "../../../shared/text/typos.ts";

/** A range of a text, from the first index up to but not including the second. */
export type Stretch = readonly [start: number, end: number];

/** How well a text matches: at its start, at word starts, elsewhere, not at all. */
export type Closeness = 0 | 1 | 2 | 3;

interface Match {
  stretch: Stretch;
  closeness: Exclude<Closeness, 3>;
}

/** A letter with its combining marks, or any other character, is one step. */
const steps = /\s+|\P{M}\p{M}*|\p{M}+/gu;
const wholeWords = /[\p{L}\p{N}\p{M}'’]+/gu;
const wordCharacter = /[\p{L}\p{N}]/u;

/** Where a text contains the input, or single words of it but for a typo, in order. */
export function findMatches(text: string, typed: string): Stretch[] {
  const folded = foldInPlace(text);
  const whole = findBest(folded, toNameForms(typed));
  if (whole) return [whole.stretch];
  const words = toNameTerms(typed)
    .map((forms) => findBest(folded, forms)?.stretch ?? findSimilar(text, forms))
    .filter((stretch) => stretch !== null);
  return merge(words.sort(([one], [other]) => one - other));
}

export function closenessOf(text: string, typed: string): Closeness {
  const folded = foldInPlace(text);
  const whole = findBest(folded, toNameForms(typed));
  if (whole?.closeness === 0) return 0;
  const words = toNameTerms(typed).map((forms) => findBest(folded, forms)?.closeness ?? 3);
  if (words.length === 0 || words.includes(3)) return whole?.closeness ?? 3;
  return words.includes(2) ? 2 : 1;
}

/** The best match of one of the forms. */
function findBest(folded: Folded, forms: readonly string[]): Match | null {
  const matches = forms.map((form) => findMatch(folded, form)).filter((match) => match !== null);
  return matches.sort((one, other) => one.closeness - other.closeness)[0] ?? null;
}

/** A word of the text that is a form but for a typo, or the rest of one after an apostrophe. */
function findSimilar(text: string, forms: readonly string[]): Stretch | null {
  const isSimilar = (word: string) => forms.some((form) => countTypos(form, fold(word)) === 1);
  for (const { 0: word, index } of text.matchAll(wholeWords)) {
    const rest = word.search(/(?<=['’])./u);
    if (isSimilar(word)) return [index, index + word.length];
    if (rest > 0 && isSimilar(word.slice(rest))) return [index + rest, index + word.length];
  }
  return null;
}

function findMatch({ folded, starts, ends }: Folded, sought: string): Match | null {
  if (sought === "") return null;
  let elsewhere: Match | null = null;
  let atWord: Match | null = null;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const stretch: Stretch = [starts[at] ?? 0, ends[at + sought.length - 1] ?? 0];
    if (folded.slice(0, at).trim() === "") return { stretch, closeness: 0 };
    if (!wordCharacter.test(folded[at - 1] ?? "")) atWord ??= { stretch, closeness: 1 };
    else elsewhere ??= { stretch, closeness: 2 };
  }
  return atWord ?? elsewhere;
}

/** Merges ranges that touch or overlap. */
function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const [start, end] of stretches) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

/** Where a phone number contains the typed digits, whatever its format. */
export function findPhoneMatch(phone: string, typed: string): Stretch | null {
  const places = [...phone.matchAll(/\d/g)].map(({ index }) => index);
  const digits = places.map((place) => phone[place]).join("");
  for (const piece of toPhonePieces(typed)) {
    const at = digits.indexOf(piece);
    const start = places[at];
    const end = places[at + piece.length - 1];
    if (start !== undefined && end !== undefined) return [start, end + 1];
  }
  return null;
}

type Folded = ReturnType<typeof foldInPlace>;

/** The text folded step by step, with the original step of each folded unit. */
function foldInPlace(text: string) {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: step, index } of text.matchAll(steps)) {
    const unit = /^\s/.test(step) ? " " : fold(step);
    folded += unit;
    for (let count = 0; count < unit.length; count++) {
      starts.push(index);
      ends.push(index + step.length);
    }
  }
  return { folded, starts, ends };
}
