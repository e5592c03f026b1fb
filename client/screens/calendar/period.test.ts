import { expect, test } from "vitest";
import { dayOf, daysOf, periodOf, stepFrom } from "./period.ts";

test("a week begins on its Sunday, unless the user chose another day", () => {
  const week = (day: string) => periodOf("week", day);
  expect(week("2026-11-25")).toEqual({ view: "week", from: "2026-11-22", to: "2026-11-28" });
  expect(week("2026-11-22")).toMatchObject({ from: "2026-11-22" });
  expect(week("2027-01-01")).toMatchObject({ from: "2026-12-27", to: "2027-01-02" });
});

test("a month ends with its own last day", () => {
  expect(periodOf("month", "2028-02-10")).toMatchObject({
    from: "2028-02-01",
    to: "2028-02-29",
  });
});

test("steps lead to the next of the same kind", () => {
  const steps = (view: "day" | "week" | "month") => {
    const period = periodOf(view, "2026-12-31");
    return [stepFrom(period, -1), stepFrom(period, 1)];
  };
  expect(steps("day")).toEqual(["2026-12-30", "2027-01-01"]);
  expect(steps("week")).toEqual(["2026-12-20", "2027-01-03"]);
  expect(steps("month")).toEqual(["2026-11-01", "2027-01-01"]);
});

test("another view opens at today when it is shown, else at the first day", () => {
  expect(dayOf(periodOf("month", "2026-11-01"), "2026-11-25")).toBe("2026-11-25");
  expect(dayOf(periodOf("month", "2026-10-09"), "2026-11-25")).toBe("2026-10-01");
});

test("no day is left out where the clocks change", () => {
  expect(daysOf({ from: "2026-10-31", to: "2026-11-02" })).toEqual([
    "2026-10-31",
    "2026-11-01",
    "2026-11-02",
  ]);
});

test("the calendar ends with its last week, and begins with its first", () => {
  for (const view of ["day", "week", "month"] as const) {
    const [first, last] = [periodOf(view, "0001-01-01"), periodOf(view, "9999-12-31")];
    expect([first.from, last.to]).toEqual(["0001-01-01", "9999-12-31"]);
    expect([stepFrom(first, -1), stepFrom(last, 1)]).toEqual([undefined, undefined]);
  }
  expect(daysOf(periodOf("week", "9999-12-28"))).toHaveLength(6);
  expect(daysOf(periodOf("week", "0001-01-01"))).toHaveLength(6);
  expect(stepFrom(periodOf("week", "0001-01-08"), -1)).toBe("0001-01-01");
  expect(stepFrom(periodOf("month", "9999-11-30"), 1)).toBe("9999-12-01");
});
