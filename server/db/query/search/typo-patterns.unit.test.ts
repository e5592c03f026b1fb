import { expect, test } from "vitest";
import { countTypos } from "../../../../shared/text/typos.ts";
import { toTrigrams, toTypoPatterns } from "./typo-patterns.ts";

/** Every word that is one typo away, with some letters. */
function toNeighbors(word: string): string[] {
  const letters = [...word];
  const others = [...new Set([...letters, letters[0] === "м" ? "ш" : "x"])];
  return letters
    .flatMap((letter, place) => [
      letters.toSpliced(place, 1),
      letters.toSpliced(place, 2, letters[place + 1] ?? "", letter),
      ...others.flatMap((other) => [
        letters.with(place, other),
        letters.toSpliced(place, 0, other),
      ]),
    ])
    .map((neighbor) => neighbor.join(""));
}

function isHeld(pattern: string, text: string): boolean {
  return new RegExp(pattern.replaceAll("_", ".")).test(text);
}

const words = [
  "hana",
  "jhon",
  "hasan",
  "mulle",
  "martin",
  "kohlers",
  "schroder",
  "featherstonehaugh",
  "мюлер",
];

test.each(words)("a name that is one typo away from %s holds one of its patterns", (word) => {
  const patterns = toTypoPatterns(word);
  const missed = toNeighbors(word)
    .filter((neighbor) => countTypos(word, neighbor) !== undefined)
    .filter((neighbor) => !patterns.some((pattern) => isHeld(pattern, neighbor)));
  expect(missed).toEqual([]);
  expect(patterns.filter((pattern) => toTrigrams(pattern).length === 0)).toEqual([]);
});

test("no word asks the index for much, however long", () => {
  for (const word of [...words, "x".repeat(200), "ab".repeat(100), "ααα".repeat(9)]) {
    expect(toTypoPatterns(word).length).toBeLessThan(250);
  }
});
