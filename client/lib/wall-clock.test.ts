import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/dates.ts";
import {
  formatDateTime,
  formatDay,
  fromLocal,
  parseDateTime,
  parseDay,
  parseTime,
  toLocalNoon,
} from "./wall-clock.ts";

const today = "2026-11-20";

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

describe("what is typed", () => {
  test.each([
    ["November 20, 2026", "2026-11-20"],
    ["nov 20", "2026-11-20"],
    ["20 nov 2027", "2027-11-20"],
    ["5/4/26", "2026-05-04"],
    ["2026-5-4", "2026-05-04"],
    ["tomorrow", "2026-11-21"],
    ["February 30, 2026", null],
    ["soon", null],
  ])("%s is the day %s", (text, day) => {
    expect(parseDay(text, today, today)).toBe(day);
  });

  test.each([
    ["3 pm", "15:00"],
    ["3:15 PM", "15:15"],
    ["15:00", "15:00"],
    ["12 am", "00:00"],
    ["12:30 p.m.", "12:30"],
    ["13 pm", null],
    ["25:00", null],
  ])("%s is the time %s", (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  test("what is left out stays as it was", () => {
    const near = "2026-11-24T10:30";
    expect(parseDateTime("4 pm", near, today)).toBe("2026-11-24T16:00");
    expect(parseDateTime("dec 1", near, today)).toBe("2026-12-01T10:30");
    expect(parseDateTime("dec 1 at 9", near, today)).toBe(null);
    expect(parseDateTime("tomorrow 9:00 am", near, today)).toBe("2026-11-21T09:00");
    expect(parseDateTime("3 pm", "T09:00", today)).toBe(null);
  });

  test("what is shown can be typed back", () => {
    for (const value of ["2026-03-08T02:30", "2026-12-31T23:45", "2027-01-01T00:00"]) {
      expect(parseDateTime(formatDateTime(value), "", today)).toBe(value);
    }
  });
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
