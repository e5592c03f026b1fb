import { expect, test } from "vitest";
import { nthOf, onMonthDay } from "./days.ts";
import { endBefore, followDate, restAfter } from "./edits.ts";
import { timesBetween } from "./times.ts";

const first = "2026-11-30T14:00:00.000Z";

test.each([
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8",
    "2026-12-01",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=8",
  ],
  ["FREQ=WEEKLY;BYDAY=MO,WE", "2026-12-01", "FREQ=WEEKLY;BYDAY=TU,TH;WKST=TU"],
  ["FREQ=WEEKLY;BYDAY=MO", "2026-11-29", "FREQ=WEEKLY;BYDAY=SU"],
  ["FREQ=WEEKLY;UNTIL=20270308", "2026-12-02", "FREQ=WEEKLY;UNTIL=20270310"],
  ["FREQ=DAILY;INTERVAL=3", "2026-12-02", "FREQ=DAILY;INTERVAL=3"],
  ["FREQ=MONTHLY;BYDAY=-1MO", "2026-11-24", "FREQ=MONTHLY;BYDAY=-1TU"],
  ["FREQ=MONTHLY;BYDAY=-1MO", "2026-12-08", "FREQ=MONTHLY;BYDAY=2TU"],
  ["FREQ=MONTHLY;BYDAY=MO", "2026-12-08", "FREQ=MONTHLY;BYDAY=TU"],
  ["FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", "2026-11-12", "FREQ=MONTHLY;BYMONTHDAY=12"],
  ["FREQ=MONTHLY", "2026-12-08", "FREQ=MONTHLY"],
  [
    "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1",
    "2026-12-31",
    "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
  ],
  ["FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30", "2026-12-04", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=4"],
  ["FREQ=YEARLY;BYMONTH=11;BYDAY=-1MO", "2026-12-04", "FREQ=YEARLY;BYMONTH=12;BYDAY=1FR"],
])("%s moved to %s is %s", (rule, newDay, expected) => {
  const moved = followDate(rule, first, `${newDay}T09:00:00.000Z`);
  expect(moved).toBe(expected);
  expect(timesBetween(expected, newDay, newDay, newDay)).toEqual([newDay]);
});

test("all times of a week move by the same days, also every other week across its end", () => {
  const rule = "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU";
  const moved = followDate(rule, "2026-11-28", "2026-11-29") ?? "";
  expect(timesBetween(moved, "2026-11-29", "2026-11-01", "2026-12-20")).toEqual([
    ...["2026-11-29", "2026-11-30", "2026-12-13", "2026-12-14"],
  ]);
});

test("a later hour does not cut off the last time", () => {
  const rule = "FREQ=DAILY;UNTIL=20261202T140000";
  const later = "2026-11-30T16:00:00.000Z";
  const moved = followDate(rule, first, later) ?? "";
  expect(timesBetween(moved, later, "2026-01-01", "2027-01-01")).toHaveLength(3);
});

test.each([
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8", "2027-01-11"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270308", "2027-01-11"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=12", "2026-12-02"],
  ["FREQ=MONTHLY;BYDAY=-1MO", "2027-01-25"],
  ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=9", "2027-02-28"],
])("%s split on %s has the same times in two parts", (rule, day) => {
  const between = (text: string, from: string) =>
    timesBetween(text, from, "2026-01-01", "2029-01-01");
  const whole = between(rule, "2026-11-30");
  const rest = between(restAfter(rule, "2026-11-30", day), day);
  const before = between(endBefore(rule, "2026-11-30", day), "2026-11-30");
  expect(rest.length * before.length).toBeGreaterThan(0);
  expect([...before, ...rest]).toEqual(whole);
});

test("the first time is not split off", () => {
  expect(() => endBefore("FREQ=DAILY", first, "2026-11-30")).toThrow(
    "Nothing is left before its first time",
  );
});

test("day 31 is the last day of shorter months", () => {
  expect(onMonthDay(15)).toEqual({ byMonthDay: [15], bySetPos: [] });
  expect(onMonthDay(29)).toEqual({ byMonthDay: [28, 29], bySetPos: [-1] });
  expect([nthOf("2026-11-30"), nthOf("2026-11-24"), nthOf("2026-11-23")]).toEqual([-1, -1, 4]);
});
