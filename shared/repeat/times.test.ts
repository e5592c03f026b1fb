import { describe, expect, test } from "vitest";
import {
  countBefore,
  countOf,
  firstDateProblem,
  isTimeOn,
  lastTimeOf,
  nextTime,
  timesBetween,
} from "./times.ts";

const first = "2026-11-30T14:00:00.000Z";
const days = (rule: string, firstDate: string, from = firstDate, to = "2027-12-31") =>
  timesBetween(rule, firstDate, from, to).map((time) => time.slice(0, 10));

describe("the times of a repeat", () => {
  test("every two weeks, eight times, keep the hour of the first through the winter", () => {
    const rule = "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8";
    expect(timesBetween(rule, first, "2026-01-01", "2030-01-01")).toEqual(
      [
        ...["2026-11-30", "2026-12-14", "2026-12-28", "2027-01-11"],
        ...["2027-01-25", "2027-02-08", "2027-02-22", "2027-03-08"],
      ].map((day) => `${day}T14:00:00.000Z`),
    );
    expect(lastTimeOf(rule, first)).toBe("2027-03-08T14:00:00.000Z");
    expect(countOf(rule, first)).toBe(8);
    expect(countBefore(rule, first, "2027-01-11")).toBe(3);
  });

  test("a day without an hour repeats as days", () => {
    expect(timesBetween("FREQ=DAILY;INTERVAL=3", "2026-12-30", "2026-12-31", "2027-01-06")).toEqual(
      ["2027-01-02", "2027-01-05"],
    );
  });

  test("both ends of the asked days are in", () => {
    expect(days("FREQ=DAILY", first, "2026-12-01", "2026-12-03")).toEqual([
      ...["2026-12-01", "2026-12-02", "2026-12-03"],
    ]);
    expect(timesBetween("FREQ=DAILY", first, "2026-11-01", "2026-11-29")).toEqual([]);
  });

  test.each([
    ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-12-04", ["2026-12-04", "2026-12-07", "2026-12-08"]],
    ["FREQ=WEEKLY", "2026-12-04", ["2026-12-04", "2026-12-11", "2026-12-18"]],
    ["FREQ=MONTHLY;BYDAY=-1MO", "2026-11-30", ["2026-11-30", "2026-12-28", "2027-01-25"]],
    ["FREQ=MONTHLY;BYDAY=2TU", "2026-12-08", ["2026-12-08", "2027-01-12", "2027-02-09"]],
    ["FREQ=MONTHLY;BYMONTHDAY=31", "2026-10-31", ["2026-10-31", "2026-12-31", "2027-01-31"]],
    [
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
      "2027-01-31",
      ["2027-01-31", "2027-02-28", "2027-03-31"],
    ],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-11-30", ["2026-11-30", "2026-12-31"]],
    ["FREQ=YEARLY", "2024-02-29", ["2024-02-29"]],
    ["FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26", ["2026-11-26", "2027-11-25"]],
  ])("of %s from %s on", (rule, firstDate, expected) => {
    expect(days(rule, firstDate).slice(0, expected.length)).toEqual(expected);
  });

  test("a leap day comes back in leap years, and on the 28th in others if the rule says so", () => {
    expect(timesBetween("FREQ=YEARLY", "2024-02-29", "2024-01-01", "2033-01-01")).toEqual([
      ...["2024-02-29", "2028-02-29", "2032-02-29"],
    ]);
    const rule = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1";
    expect(timesBetween(rule, "2024-02-29", "2025-01-01", "2029-01-01")).toEqual([
      ...["2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"],
    ]);
    // 2100 is no leap year.
    expect(nextTime("FREQ=YEARLY", "2024-02-29", "2097-01-01")).toBe("2104-02-29");
  });

  test("weeks of two days stay together by the day that the week begins with", () => {
    const everyOther = "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO";
    expect(days(everyOther, "2026-11-29").slice(0, 3)).toEqual([
      ...["2026-11-29", "2026-12-07", "2026-12-13"],
    ]);
    expect(days(`${everyOther};WKST=SU`, "2026-11-29").slice(0, 3)).toEqual([
      ...["2026-11-29", "2026-11-30", "2026-12-13"],
    ]);
  });

  test("the last day is in; a last moment counts by the hour", () => {
    const endsOn = (until: string) => lastTimeOf(`FREQ=DAILY;UNTIL=${until}`, first)?.slice(0, 10);
    expect(endsOn("20261205")).toBe("2026-12-05");
    expect(endsOn("20261205T140000")).toBe("2026-12-05");
    expect(endsOn("20261205T135959")).toBe("2026-12-04");
    expect(countOf("FREQ=WEEKLY;UNTIL=20270308", first)).toBe(15);
    expect(lastTimeOf("FREQ=WEEKLY", first)).toBeNull();
    expect(countOf("FREQ=WEEKLY", first)).toBeNull();
  });

  test("the next one is found years away, and none after the last", () => {
    expect(nextTime("FREQ=YEARLY;INTERVAL=50", first, "2027-01-01")).toBe(
      "2076-11-30T14:00:00.000Z",
    );
    expect(nextTime("FREQ=DAILY;COUNT=3", first, "2026-12-02")).toBe("2026-12-02T14:00:00.000Z");
    expect(nextTime("FREQ=DAILY;COUNT=3", first, "2026-12-03")).toBeNull();
    expect(isTimeOn("FREQ=WEEKLY;BYDAY=MO", first, "2026-12-07")).toBe(true);
    expect(isTimeOn("FREQ=WEEKLY;BYDAY=MO", first, "2026-12-08")).toBe(false);
  });

  test("begin in the year 1 and go on in the year 9999", () => {
    expect(
      timesBetween("FREQ=WEEKLY;INTERVAL=3", "0001-01-01", "9999-12-15", "9999-12-31"),
    ).toEqual(["9999-12-20"]);
  });
});

describe("rules that nobody means well", () => {
  test("one that never comes true has no times and begins on no day", () => {
    for (const rule of [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=31",
      "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2;COUNT=999",
    ]) {
      expect(timesBetween(rule, first, "2026-01-01", "2030-01-01"), rule).toEqual([]);
      expect(nextTime(rule, first, "2026-01-01"), rule).toBeNull();
      expect(firstDateProblem(rule, first), rule).toBe(
        "The appointment must be on a day of its repeat",
      );
    }
  });

  test("one that ends must do so within a hundred years", () => {
    const tooLong = "A repeat that ends can run for at most 100 years";
    expect(firstDateProblem("FREQ=DAILY;UNTIL=99991231", first)).toBe(tooLong);
    expect(firstDateProblem("FREQ=YEARLY;INTERVAL=99;COUNT=3", first)).toBe(tooLong);
    expect(firstDateProblem("FREQ=YEARLY;COUNT=101", first)).toBeUndefined();
    expect(firstDateProblem("FREQ=DAILY;COUNT=999", first)).toBeUndefined();
    expect(firstDateProblem("FREQ=DAILY;UNTIL=20261129", first)).toBe(
      "A repeat can’t end before it begins",
    );
    expect(firstDateProblem("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=999", "2024-02-29")).toBe(
      tooLong,
    );
  });
});
