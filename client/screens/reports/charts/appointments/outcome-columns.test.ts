import { expect, it } from "vitest";
import { addDays } from "../../../../../shared/dates/dates.ts";
import { gatherWeeks } from "./outcome-columns.ts";

const weeks = Array.from({ length: 5 }, (_, index) => ({
  from: addDays("2026-01-04", index * 7),
  to: addDays("2026-01-10", index * 7),
  held: index,
  noShow: 1,
  canceled: 0,
  open: index === 4 ? 2 : 0,
}));

it("weeks stay weeks as long as each has its place", () => {
  expect(gatherWeeks(weeks, 5)).toEqual({ columns: weeks, weeks: 1 });
  expect(gatherWeeks([], 5)).toEqual({ columns: [], weeks: 1 });
});

it("weeks without a place of their own are taken together, and nothing is lost", () => {
  expect(gatherWeeks(weeks, 3)).toEqual({
    weeks: 2,
    columns: [
      { from: "2026-01-04", to: "2026-01-10", held: 0, noShow: 1, canceled: 0, open: 0 },
      { from: "2026-01-11", to: "2026-01-24", held: 3, noShow: 2, canceled: 0, open: 0 },
      { from: "2026-01-25", to: "2026-02-07", held: 7, noShow: 2, canceled: 0, open: 2 },
    ],
  });
});
