import { fold, toNameTerms } from "../../../../shared/text/fold.ts";

/** Letters before a match, and in all: what a line of the palette has room for. */
const before = 24;
const length = 160;

/** One line of a text, from shortly before what was typed. */
export function excerptOf(text: string, typed: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  // Folding may move letters by a few, which is near enough here.
  const folded = fold(line);
  const places = toNameTerms(typed)
    .map((forms) => Math.max(...forms.map((form) => folded.indexOf(form))))
    .filter((place) => place >= 0);
  const first = Math.min(...places);
  if (places.length === 0 || first <= before) return line.slice(0, length);
  const start = line.indexOf(" ", first - before) + 1;
  const from = start > 0 && start <= first ? start : first - before;
  return `…${line.slice(from, from + length)}`;
}
