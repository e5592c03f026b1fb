import { describe, expect, test } from "vitest";
import { addDays } from "../../../shared/dates/dates.ts";
import { parseDateTime, parseDay } from "../../../shared/dates/parse-date-time.ts";
import { fromLocal } from "./local-time.ts";
import { formatDateTime, formatDay, formatWithWeekday, toLocalNoon } from "./wall-clock.ts";

describe("what is shown", () => {
  test("a date and time read as the product writes them", () => {
    expect(formatDateTime("2026-05-04T15:00")).toBe("May 4, 2026 3:00 PM");
    expect(formatDateTime("2026-05-04T00:05")).toBe("May 4, 2026 12:05 AM");
    expect(formatDay("2026-11-20")).toBe("November 20, 2026");
  });

  test("a time that a daylight saving night skips is shown as stored", () => {
    expect(formatDateTime("2026-03-08T02:30")).toBe("March 8, 2026 2:30 AM");
    expect(formatDateTime("2026-03-29T02:30")).toBe("March 29, 2026 2:30 AM");
  });

  test("what is no date is shown as nothing", () => {
    expect(formatDateTime("")).toBe("");
    expect(formatDay("soon")).toBe("");
  });
});

test("what is shown can be typed back", () => {
  for (const value of ["2026-03-08T02:30", "2026-12-31T23:45", "2027-01-01T00:00"]) {
    const wall = { now: "2026-11-20T13:00" };
    expect(parseDateTime(formatDateTime(value), wall)?.value).toBe(value);
    expect(parseDateTime(formatWithWeekday(value), wall)?.value).toBe(value);
    expect(parseDay(formatDay(value), wall)).toBe(value.slice(0, 10));
  }
});

test("every day of two years survives the way to a Date and back", () => {
  let day = "2026-01-01";
  for (let count = 0; count < 731; count++) {
    const date = toLocalNoon(day);
    expect(date && fromLocal(date)).toBe(day);
    const next = addDays(day, 1);
    expect(next > day).toBe(true);
    day = next;
  }
  expect(day).toBe("2028-01-02");
});
