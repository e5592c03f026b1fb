import { writeDatesBy } from "../../../shared/dates/date-words.ts";
import { localDates } from "../../../shared/dates/local-dates.ts";
import type { Tongue } from "../../../shared/words/languages.ts";

/**
 * The language of the words on screen: the document's, as the server chose it, until another is chosen.
 * Code imports English; the document's import map has put its own language in the place of it.
 */
// as: the server writes no other. The build renders pages without a document.
let shown = (globalThis.document?.documentElement.lang ?? "en") as Tongue;
// In the build whose documents are in other languages than English.
if (import.meta.env.MODE === "languages") writeDatesBy(localDates);
const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}
