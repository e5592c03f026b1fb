import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const long =
  "She asked for the new quote by Friday, and wants Jürgen to call about the alarm again";

test.each([
  ["Send the quote", "quote", "Send the quote"],
  ["Two\n\nlines  here", "lines", "Two lines here"],
  [long, "she", long],
  [long, "alarm", "…to call about the alarm again"],
  [long, "again jurgen", "…by Friday, and wants Jürgen to call about the alarm again"],
  [long, "nothing of it", long],
  [`${"x".repeat(99)}quote`, "quote", `…${"x".repeat(24)}quote`],
])("of %j, looking for %j, a line shows %j", (text, typed, line) => {
  expect(excerptOf(text, typed)).toBe(line);
});

test("however long a text is, a line is short and holds the match", () => {
  const line = excerptOf(`${"far away ".repeat(500)}alarm${" and on".repeat(500)}`, "alarm");
  expect(line.length).toBeLessThan(200);
  expect(line).toContain("alarm");
});
