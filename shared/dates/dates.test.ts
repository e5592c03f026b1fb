import { expect, test, vi } from "vitest";
import {
  addDays,
  addMonths,
  endByClock,
  lastOfMonth,
  listDays,
  shiftDays,
  todayIn,
} from "./dates.ts";

test("a time zone is made ready once, in whatever letters it is written", () => {
  const now = new Date("2026-05-04T20:00:00Z");
  todayIn("Asia/Tokyo", now);
  const make = vi.spyOn(Intl, "DateTimeFormat");
  for (const zone of ["Asia/Tokyo", "asia/tokyo", "ASIA/TOKYO", "aSiA/tOkYo"]) {
    expect(todayIn(zone, now)).toBe("2026-05-05");
  }
  expect(make).not.toHaveBeenCalled();
});

test("what would be outside the calendar is its first or last day", () => {
  expect([addDays("9999-12-25", 6), addDays("9999-12-25", 7)]).toEqual([
    "9999-12-31",
    "9999-12-31",
  ]);
  expect([addDays("0001-01-08", -7), addDays("0001-01-08", -8)]).toEqual([
    "0001-01-01",
    "0001-01-01",
  ]);
  expect([shiftDays("9999-12-31", 1), shiftDays("0001-01-01", -1)]).toEqual([undefined, undefined]);
  expect([addMonths("9999-11-30", 1), addMonths("9999-11-30", 2)]).toEqual([
    "9999-12-30",
    "9999-12-31",
  ]);
  expect(addMonths("0001-02-28", -2)).toBe("0001-01-01");
  expect([lastOfMonth("9999-12-01"), lastOfMonth("2028-02-10")]).toEqual([
    "9999-12-31",
    "2028-02-29",
  ]);
});

test("days end with the calendar", () => {
  expect(listDays("9999-12-29", "9999-12-31")).toEqual(["9999-12-29", "9999-12-30", "9999-12-31"]);
  expect(listDays("2026-05-05", "2026-05-04")).toEqual([]);
  expect(endByClock("9999-12-31T22:00:00.000Z", 60)).toBe("9999-12-31T23:00:00.000Z");
  expect(endByClock("9999-12-31T23:30:00.000Z", 60)).toBe("9999-12-31T23:59:59.000Z");
});
