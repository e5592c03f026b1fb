import { fold, toPhonePieces } from "../../shared/fold.ts";

/** A stretch of a text, from the first index up to but not including the second. */
export type Stretch = readonly [start: number, end: number];

/** How well a text matches: its beginning, a word's beginning, elsewhere, not at all. */
export type Closeness = 0 | 1 | 2 | 3;

interface Match {
  stretch: Stretch;
  closeness: Exclude<Closeness, 3>;
}

/** A letter with the marks that combine with it, and any other character, is one step. */
const steps = /\s+|\P{M}\p{M}*|\p{M}+/gu;
const wordCharacter = /[\p{L}\p{N}]/u;

/** The best place at which a text holds what was typed, however either of them is accented. */
export function findMatch(text: string, typed: string): Match | null {
  const sought = fold(typed);
  if (sought === "") return null;
  const { folded, starts, ends } = foldInPlace(text);
  let elsewhere: Match | null = null;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const start = starts[at] ?? 0;
    const stretch: Stretch = [start, ends[at + sought.length - 1] ?? text.length];
    if (folded.slice(0, at).trim() === "") return { stretch, closeness: 0 };
    if (!wordCharacter.test(folded[at - 1] ?? "")) return { stretch, closeness: 1 };
    elsewhere ??= { stretch, closeness: 2 };
  }
  return elsewhere;
}

export function closenessOf(text: string, typed: string): Closeness {
  return findMatch(text, typed)?.closeness ?? 3;
}

/** Where a phone number holds the digits that were typed, in whatever form it is written. */
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

/** The text folded step by step, with the step of the original that each folded unit came from. */
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
