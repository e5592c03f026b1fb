import { expect, test } from "vitest";
import { addMonths, weeksOfMonth } from "./month.ts";

test("months add across the years", () => {
  expect(addMonths("2026-11-20", 1)).toBe("2026-12-01");
  expect(addMonths("2026-12-01", 1)).toBe("2027-01-01");
  expect(addMonths("2026-01-31", -1)).toBe("2025-12-01");
});

test("a month is shown in whole weeks", () => {
  const november = weeksOfMonth("2026-11-20");
  expect(november.map((week) => week[0])).toEqual([
    "2026-11-01",
    "2026-11-08",
    "2026-11-15",
    "2026-11-22",
    "2026-11-29",
  ]);
  expect(november.at(-1)?.at(-1)).toBe("2026-12-05");
  expect(weeksOfMonth("2027-01-02")).toHaveLength(6);
  expect(weeksOfMonth("2026-02-10")).toHaveLength(4);
});
