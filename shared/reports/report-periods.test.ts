import { expect, test } from "vitest";
import { columnsOf, readPeriod } from "./report-periods.ts";

test.each([
  ["month", "2026-03-31", "2026-03-01..2026-03-31", "2026-02-01..2026-02-28"],
  ["year", "2024-02-29", "2024-01-01..2024-02-29", "2023-01-01..2023-02-28"],
  // As long as three months, but not meant as such.
  ["90d", "2026-03-31", "2026-01-01..2026-03-31", "2025-10-03..2025-12-31"],
  ["2026-05-03..2026-05-05", "2026-11-22", "2026-05-03..2026-05-05", "2026-04-30..2026-05-02"],
  ["2026-03-01..2026-03-31", "2026-11-22", "2026-03-01..2026-03-31", "2026-02-01..2026-02-28"],
  ["2026-01-01..2026-01-31", "2026-11-22", "2026-01-01..2026-01-31", "2025-12-01..2025-12-31"],
  ["2025-12-01..2026-02-28", "2026-11-22", "2025-12-01..2026-02-28", "2025-09-01..2025-11-30"],
  // What is still to come is left out, and no whole month is left.
  ["2026-11-01..2026-11-30", "2026-11-22", "2026-11-01..2026-11-22", "2026-10-10..2026-10-31"],
])("%s as of %s is %s, compared with %s", (text, today, days, before) => {
  const period = readPeriod(text, today);
  expect(`${period?.from}..${period?.to}`).toBe(days);
  expect(`${period?.before.from}..${period?.before.to}`).toBe(before);
});

test.each([
  "",
  "week",
  "2026-11-23..2026-11-30",
  "2026-05-02..2026-05-01",
  "2015-01-01..2026-01-01",
])("%j is no period", (text) => {
  expect(readPeriod(text, "2026-11-22")).toBeUndefined();
});

test.each(["month", "90d", "year"])("%s is no period before 1900", (text) => {
  expect(readPeriod(text, "0001-01-05")).toBeUndefined();
});

test("the last month of the calendar is compared with the one before, in columns up to its last day", () => {
  const period = { from: "9999-12-01", to: "9999-12-31" };
  expect(readPeriod("9999-12-01..9999-12-31", "9999-12-31")).toEqual({
    name: null,
    ...period,
    before: { from: "9999-11-01", to: "9999-11-30" },
  });
  expect(columnsOf(period, "day", 0)).toHaveLength(31);
  expect(columnsOf(period, "week", 0).at(-1)).toEqual({ from: "9999-12-26", to: "9999-12-31" });
  expect(columnsOf(period, "month", 0)).toEqual([period]);
});
