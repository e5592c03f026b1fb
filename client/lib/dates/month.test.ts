import { expect, test } from "vitest";
import { addMonths, spanOfMonth, weeksOfMonth } from "./month.ts";

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

test("days outside the calendar have empty places", () => {
  expect(weeksOfMonth("9999-12-31").at(-1)).toEqual([
    ...["9999-12-26", "9999-12-27", "9999-12-28", "9999-12-29", "9999-12-30", "9999-12-31", ""],
  ]);
  // Monday, January 1.
  expect(weeksOfMonth("0001-01-01")[0]?.slice(0, 2)).toEqual(["", "0001-01-01"]);
  expect(spanOfMonth("9999-12-01")).toEqual({ startDate: "9999-11-28", endDate: "9999-12-31" });
  expect([addMonths("9999-12-01", 1), addMonths("0001-01-01", -1)]).toEqual([
    ...["9999-12-01", "0001-01-01"],
  ]);
});
