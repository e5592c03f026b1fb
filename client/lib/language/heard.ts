import type { Tongue } from "../../../shared/words/languages.ts";

type Words = Record<string, object>;

/** The areas that code has imported so far, as they are shown. */
const heard: Words = {};
/** The language of the document; the build renders pages without one. */
const documents = globalThis.document?.documentElement.lang ?? "en";
let given: Words = {};

/** The build lets each module of words call it, also those that come after somebody has switched. */
export function hear(area: string, tongue: Tongue, words: object): void {
  // What another language is switched to is fetched, too, and only read.
  if (tongue !== documents) return;
  heard[area] = words;
  Object.assign(words, given[area]);
}

/** Puts words in the place of all that are shown, now and later. */
export function sayInstead(areas: Words): void {
  given = areas;
  for (const [area, words] of Object.entries(heard)) Object.assign(words, areas[area]);
}
