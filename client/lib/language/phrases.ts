import type { Phrases } from "../../../shared/phrases/phrases.ts";
import type { Tongue } from "../../../shared/words/languages.ts";
import { shownTongue } from "./tongue.ts";

const fetched: { [Each in Tongue]?: Phrases } = {};

/** How days, times and verbs are said in the language on screen; undefined in English, and until `usePhrases` has them. */
export function shownPhrases(): Phrases | undefined {
  return fetched[shownTongue()];
}

export function keepPhrases(tongue: Tongue, phrases: Phrases): void {
  fetched[tongue] = phrases;
}
