import { directionOf, isTongue, type Tongue } from "../../../shared/words/languages.ts";

/**
 * The language of the words on screen: the document's, as the server chose it, until another is chosen.
 * Code imports English; the document's import map has put its own language in the place of it.
 */
let shown = ofDocument();
const listeners = new Set<() => void>();

function ofDocument(): Tongue {
  // The build renders pages without a document.
  const code = globalThis.document?.documentElement.lang ?? "en";
  return isTongue(code) ? code : "en";
}

export function shownTongue(): Tongue {
  return shown;
}

export function subscribeTongue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that all words are in this language now. */
export function setTongue(tongue: Tongue): void {
  shown = tongue;
  if (globalThis.document) {
    document.documentElement.lang = tongue;
    document.documentElement.dir = directionOf(tongue);
  }
  for (const listener of listeners) listener();
}
