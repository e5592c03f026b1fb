import { expect, test } from "vitest";
import { countTypos, toDistance, toTypedWords } from "./typos.ts";

test.each([
  ["hasan", "hassan", "a letter is missing"],
  ["hasssan", "hassan", "a letter is too many"],
  ["hassen", "hassan", "a letter is wrong"],
  ["hsasan", "hassan", "two letters are swapped"],
  ["gassan", "hassan", "the first letter is wrong"],
  ["assan", "hassan", "the first letter is missing"],
  ["hassa", "hassan", "the end is not typed yet"],
  ["brnad", "brandstetter", "a word that is not typed to its end"],
  ["jnos", "jons", "a word of four letters"],
  ["мюлер", "мюллер", "another script"],
])("%s is close to %s: %s", (typed, word) => {
  expect(countTypos(typed, word)).toBeLessThanOrEqual(1);
});

test.each([
  ["hasnaa", "hassan", "two typos"],
  ["naassh", "hassan", "an anagram"],
  ["jnos", "jonson", "only the beginning of a longer word, of four letters"],
  ["jno", "jon", "a word of three letters"],
  ["5551", "5552", "a number"],
  ["ab12c", "ab13c", "letters and numbers"],
  ["hassan", "h", "a beginning"],
])("%s is not close to %s: %s", (typed, word) => {
  expect(countTypos(typed, word)).toBeUndefined();
});

test("each word of what was typed may have one typo, in any order", () => {
  const distance = (typed: string, name: string) => toDistance(name, toTypedWords(typed));
  expect(distance("Hasan Ana", "anna hassan")).toBeUndefined();
  expect(distance("Hasan Anna", "anna hassan")).toBe(10);
  expect(distance("Hasan Anan", "anna hassan")).toBe(20);
  expect(distance("Hasan", "anna hassanzadeh")).toBe(11);
  expect(distance("Mueler", "jurgen muller")).toBe(10);
  expect(distance("Jean-Batiste", "jean-baptiste aubry")).toBe(10);
  expect(distance("Hasan Bo", "anna hassan")).toBeUndefined();
});
