import { expect, test } from "vitest";
import { suggestEmail } from "./email-typo.ts";

test.each([
  ["ines@gmial.com", "ines@gmail.com"],
  ["ines@gmai.com", "ines@gmail.com"],
  ["ines@gmaill.com", "ines@gmail.com"],
  ["ines@gmail.con", "ines@gmail.com"],
  ["Ines@HOTMIAL.com", "ines@hotmail.com"],
  ["ines@gmail.com", undefined],
  ["ines@gmx.net", undefined],
  ["ines@live.co", "ines@live.com"],
  ["ines@padaria.example", undefined],
  ["ines", undefined],
])("%s: did you mean %s?", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});
