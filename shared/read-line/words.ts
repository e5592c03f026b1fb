import { toPlainDigits } from "../text/digits.ts";

/** A part of a text, from the first index up to but not including the second. */
export interface Span {
  start: number;
  end: number;
}

/** A word of the line, without the punctuation around it. */
export interface Word extends Span {
  /** Which word of the line it is. */
  place: number;
  text: string;
  /** In lowercase, with one kind of dash and apostrophe. */
  plain: string;
}

/** A comma separates, unless it is in a number. */
const token = /(?:[^\s,;،؛]|(?<=\d),(?=\d))+/g;
const edges = /^[("'“”„«[{@:!¡?¿.]+|[)"'“”»\]}:!?؟.]+$/g;
/** "12." keeps its dot, "p.m." loses only the last. */
const numbered = /^\d+\.$/;

export function toWords(line: string): Word[] {
  const words: Word[] = [];
  for (const { 0: typed, index } of line.matchAll(token)) {
    const text = numbered.test(typed) ? typed : typed.replace(edges, "");
    if (text === "") continue;
    const start = index + typed.indexOf(text);
    const end = start + text.length;
    words.push({ place: words.length, text, plain: toPlain(text), start, end });
  }
  return words;
}

function toPlain(text: string): string {
  return toPlainDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[’‘ʼ]/g, "'");
}

/** From the first to the last word. */
export function spanOf(words: readonly Word[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

/** The words in runs that stand beside each other in the line. */
export function toRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.at(-1)?.place === word.place - 1) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** The words as they stand in the line, with what ends a sentence. */
export function textOf(line: string, words: readonly Word[]): string {
  return toRuns(words.toSorted((one, other) => one.start - other.start))
    .map((run) => {
      const { start, end } = spanOf(run);
      const opening = /["'“„«([]$/.exec(line.slice(0, start))?.[0] ?? "";
      const closing = /^[)"'“”»\].!?]+/.exec(line.slice(end))?.[0] ?? "";
      return `${opening}${line.slice(start, end)}${closing}`;
    })
    .join(" ")
    .replace(/\s+/g, " ");
}

const link = /^(?:by|due|until|till|for|on|at|from|starting|beginning)$/;

/** With the word that leads to a day or a time, as in "by friday"; `also` is one more such word. */
export function withLink(all: readonly Word[], words: Word[], also?: RegExp): Word[] {
  const before = all[(words[0]?.place ?? 0) - 1];
  const leads = before && (link.test(before.plain) || also?.test(before.plain));
  return leads ? [before, ...words] : words;
}

/** Whether something ends after the word: a comma or colon, or the line. */
export function endsAfter(line: string, { end }: Word): boolean {
  return /^["'”’)\]]*(?:[,;:.!،؛]|\s+[-–—]\s|\s*$)/.test(line.slice(end));
}
