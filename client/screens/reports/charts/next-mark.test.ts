import { expect, test } from "vitest";
import { type MarkPlace, nextMark } from "./next-mark.ts";

/** A legend of two over three columns, the second of which is empty. */
const marks = {
  firstKey: { band: 1, column: 0, row: 0 },
  secondKey: { band: 1, column: 1, row: 0 },
  foot: { band: 0, column: 0, row: 0 },
  middle: { band: 0, column: 0, row: 1 },
  top: { band: 0, column: 0, row: 2 },
  lastFoot: { band: 0, column: 2, row: 0 },
  lastTop: { band: 0, column: 2, row: 2 },
} satisfies Record<string, MarkPlace>;
type Name = keyof typeof marks;

function press(key: string, from: Name): string | undefined {
  const at = nextMark(Object.values(marks), marks[from], key);
  return at === undefined ? undefined : Object.keys(marks)[at];
}

test("arrows go along the columns at the same height, over empty ones", () => {
  expect(press("ArrowRight", "top")).toBe("lastTop");
  expect(press("ArrowRight", "middle")).toBe("lastFoot");
  expect(press("ArrowLeft", "lastTop")).toBe("top");
  expect(press("ArrowRight", "lastTop")).toBeUndefined();
  expect(press("ArrowLeft", "foot")).toBeUndefined();
});

test("arrows go up a column and from its top into the legend, and back", () => {
  expect(press("ArrowUp", "foot")).toBe("middle");
  expect(press("ArrowDown", "top")).toBe("middle");
  expect(press("ArrowUp", "top")).toBe("firstKey");
  expect(press("ArrowUp", "lastTop")).toBe("secondKey");
  expect(press("ArrowDown", "secondKey")).toBe("top");
  expect(press("ArrowDown", "foot")).toBeUndefined();
  expect(press("ArrowUp", "firstKey")).toBeUndefined();
});

test("Home and End lead to the first and the last column, in the legend to its ends", () => {
  expect(press("End", "top")).toBe("lastTop");
  expect(press("Home", "lastFoot")).toBe("foot");
  expect(press("End", "firstKey")).toBe("secondKey");
  expect(press("Home", "secondKey")).toBe("firstKey");
});

test("other keys lead nowhere", () => {
  expect(press("Enter", "top")).toBeUndefined();
  expect(press("a", "top")).toBeUndefined();
});
