import type { ChangedField } from "../../../shared/history/history.ts";
import { startSentence } from "../../lib/format/first-letter.ts";

export type FieldValue = ChangedField["from"];

/** A piece of a sentence: plain words, a name, a value as the screens show it, or the arrow between two values. */
export type Piece = string | { name: string } | { field: string; value: FieldValue };

/** Stand for pieces while a message is said; no text has them. */
const marks = 0xe000;

/**
 * A message whose values are pieces, or sentences of them: `sentence((put) => acts.added(put({ name })))`.
 * What users have written goes through `put`, too.
 */
export function sentence(say: (put: (...pieces: Piece[]) => string) => string): Piece[] {
  const put: Piece[][] = [];
  const said = say((...pieces) => String.fromCharCode(marks + put.push(pieces) - 1));
  return said.split(/([\ue000-\ue0ff]| [→←] )/).flatMap((part): Piece[] => {
    if (part === "") return [];
    if (/^ [→←] $/.test(part)) return [part.trim()];
    return put[part.charCodeAt(0) - marks] ?? [part];
  });
}

/** Points along the line, whichever way it is read. */
export function isArrow(piece: Piece): boolean {
  return piece === "→" || piece === "←";
}

/** As it stands alone. */
export function capitalized(pieces: readonly Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return typeof first === "string" ? [startSentence(first), ...rest] : [...pieces];
}
