import { expect, it } from "vitest";
import { touchFloor, touchPoints } from "./touch-line.ts";

const month = (number: number, kept: number, customers: number) => ({
  from: `2026-0${number}-01`,
  to: `2026-0${number}-28`,
  kept,
  customers,
});

it("there is a point where somebody was to be contacted", () => {
  const columns = [month(1, 0, 0), month(2, 3, 4), month(3, 0, 0), month(4, 0, 2)];
  expect(touchPoints(columns, "2025-12-31").map((point) => point?.share)).toEqual([
    undefined,
    0.75,
    undefined,
    0,
  ]);
});

it("columns that ended before the first entry have no point, whatever is answered for them", () => {
  const columns = [month(1, 0, 5), month(2, 4, 5)];
  expect(touchPoints(columns, "2026-02-28").map((point) => point?.index)).toEqual([undefined, 1]);
  expect(touchPoints(columns, null)).toEqual([null, null]);
});

it("the axis begins at half unless a value is below", () => {
  const floorOf = (kept: number) =>
    touchFloor(touchPoints([month(1, kept, 100)], "2026-01-01").filter((point) => point !== null));
  expect([floorOf(50), floorOf(49)]).toEqual([0.5, 0]);
  expect(touchFloor([])).toBe(0.5);
});
