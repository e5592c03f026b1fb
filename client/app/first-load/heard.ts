type Words = Record<string, object>;

/** The areas that pages have imported so far, as they are rendered. */
const heard: Words = {};
let given: Words = {};

/** Each module of words calls it in the build that renders pages (see build/words.ts). */
export function hear(area: string, words: object): void {
  heard[area] = words;
  Object.assign(words, given[area]);
}

/** Puts words in the place of all that are rendered, now and later. */
export function sayInstead(areas: Words): void {
  given = areas;
  for (const [area, words] of Object.entries(heard)) Object.assign(words, areas[area]);
}
