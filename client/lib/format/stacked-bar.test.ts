import { expect, test } from "vitest";
import { divideBar } from "./stacked-bar.ts";

const ends = (values: number[], width: number) => {
  const last = divideBar(values, width).at(-1);
  return last ? last.start + last.size : 0;
};

test("pieces are in proportion and fill the strip", () => {
  const pieces = divideBar([1, 3], 403);
  expect(pieces).toEqual([
    { start: 0, size: 100 },
    { start: 103, size: 300 },
  ]);
});

test("no piece that stands for something is under 4 px", () => {
  const values = [1, 1, 1_000_000, 2, 500_000];
  expect(Math.min(...divideBar(values, 300).map(({ size }) => size))).toBe(4);
  expect(ends(values, 300)).toBeCloseTo(300);
});

test("nothing takes no room", () => {
  expect(divideBar([0, 5, 0, 5, 0], 103)).toEqual([
    { start: 0, size: 0 },
    { start: 0, size: 50 },
    { start: 50, size: 0 },
    { start: 53, size: 50 },
    { start: 103, size: 0 },
  ]);
  expect(divideBar([0, 0], 100).every(({ size }) => size === 0)).toBe(true);
});
