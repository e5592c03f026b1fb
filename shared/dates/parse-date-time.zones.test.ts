import { describe, expect, test } from "vitest";
import { parseDateTime, parseDay } from "./parse-date-time.ts";

/** A Friday, 1 PM. */
const now = "2026-11-20T13:00";
const today = "2026-11-20";
/** An appointment that is being moved; the picker begins today. */
const appointment = { now, near: "2026-11-24T10:30", min: today };

test.each([
  // A day and a time.
  ["fri 10am", "2026-11-27T10:00"],
  ["fri 3pm", "2026-11-20T15:00"],
  ["friday at 3", "2026-11-20T15:00"],
  ["next tuesday 9am", "2026-11-24T09:00"],
  ["tue 10", "2026-11-24T10:00"],
  ["tues 10:15", "2026-11-24T10:15"],
  ["Tuesday, 2 p.m.", "2026-11-24T14:00"],
  ["tomorrow 3", "2026-11-21T15:00"],
  ["tomorrow 3pm", "2026-11-21T15:00"],
  ["tomorrow at noon", "2026-11-21T12:00"],
  ["tomorrow morning", "2026-11-21T09:00"],
  ["monday in the afternoon", "2026-11-23T14:00"],
  ["27.11.2026 10:00", "2026-11-27T10:00"],
  ["27. 11. 2026 10:00", "2026-11-27T10:00"],
  ["27.11. 10.30", "2026-11-27T10:30"],
  ["27.11 10:00", "2026-11-27T10:00"],
  ["10:00 27.11.2026", "2026-11-27T10:00"],
  ["Nov 27 10:00", "2026-11-27T10:00"],
  ["nov 27 10", "2026-11-27T10:00"],
  ["Nov 27, 2026, 10:00 AM", "2026-11-27T10:00"],
  ["November 27, 2026 10:00 AM", "2026-11-27T10:00"],
  ["27 November 22:15", "2026-11-27T22:15"],
  ["27th of november 2027 at 8:45", "2027-11-27T08:45"],
  ["Fri, Nov 27 10:00", "2026-11-27T10:00"],
  ["12/3 9am", "2026-12-03T09:00"],
  ["12/3/27 9am", "2027-12-03T09:00"],
  ["2026-11-27 10:00", "2026-11-27T10:00"],
  ["2026-11-27T10:00", "2026-11-27T10:00"],
  ["2026/11/27 1430", "2026-11-27T14:30"],
  ["3pm tomorrow", "2026-11-21T15:00"],
  ["10 friday", "2026-11-27T10:00"],
  ["noon on friday", "2026-11-27T12:00"],
  ["dec 1 at 9", "2026-12-01T09:00"],
  ["dec 1 @ 9.30pm", "2026-12-01T21:30"],
  ["the 24th 8am", "2026-11-24T08:00"],
  ["16th 8am", "2026-12-16T08:00"],
  ["tue 24 8am", "2026-11-24T08:00"],
  ["in 3 days 15:00", "2026-11-23T15:00"],
  ["in 2 weeks at 11", "2026-12-04T11:00"],
  // A day alone keeps the time, a time alone the day.
  ["dec 1", "2026-12-01T10:30"],
  ["next monday", "2026-11-23T10:30"],
  ["may 4 9am", "2027-05-04T09:00"],
  ["nov 18", "2026-11-18T10:30"],
  ["noon", "2026-11-24T12:00"],
  ["midnight", "2026-11-24T00:00"],
  ["4 pm", "2026-11-24T16:00"],
  ["4:45 PM", "2026-11-24T16:45"],
  ["4.45pm", "2026-11-24T16:45"],
  ["445pm", "2026-11-24T16:45"],
  ["4p", "2026-11-24T16:00"],
  ["12 am", "2026-11-24T00:00"],
  ["12:30 p.m.", "2026-11-24T12:30"],
  ["15:00", "2026-11-24T15:00"],
  ["15h", "2026-11-24T15:00"],
  ["15h30", "2026-11-24T15:30"],
  ["0:15", "2026-11-24T00:15"],
  ["03:30", "2026-11-24T03:30"],
  ["3:30", "2026-11-24T15:30"],
  ["7:30", "2026-11-24T07:30"],
  ["8 o’clock", "2026-11-24T08:00"],
  ["10.30", "2026-11-24T10:30"],
  ["2:07pm", "2026-11-24T14:07"],
  // From now on.
  ["now", "2026-11-20T13:00"],
  ["in 2 hours", "2026-11-20T15:00"],
  ["in an hour", "2026-11-20T14:00"],
  ["in 45 min", "2026-11-20T13:45"],
  // Spaces, case and marks that come along with a copied date.
  ["  NOV   27,2026  10:00am ", "2026-11-27T10:00"],
  ["\u200eNov 27, 2026\u202f10:00\u202fAM", "2026-11-27T10:00"],
  ["２７.１１.２０２６ １０:００", "2026-11-27T10:00"],
])("in an appointment %j is %s", (text, value) => {
  expect(parseDateTime(text, appointment)?.value).toBe(value);
});

test.each([
  "",
  " ",
  "soon",
  "anna",
  "fri 10am review",
  "fri fri",
  "10am 11am",
  "tomorrow 25:00",
  "tomorrow 24",
  "13pm",
  "0am",
  "10:60",
  "2026-11-27 25:00",
  "2026-02-30 10:00",
  "feb 30 10am",
  "31.11.2026",
  "13/13",
  "mon nov 27",
  "10-11",
  "1000000",
  "tomorrowish",
  "nov",
  "10:00:99",
  "9am-10am",
])("in an appointment %j is refused", (text) => {
  expect(parseDateTime(text, appointment)).toBeNull();
});

test("a text of any length is refused at once", () => {
  for (const piece of ["x", "1", " ", "nov 27 ", "10.", "in a "]) {
    expect(parseDateTime(piece.repeat(10_000), appointment)).toBeNull();
  }
});

test("a number alone is the hour of an appointment, and says that it was guessed", () => {
  const read = (text: string) => parseDateTime(text, appointment);
  expect(read("16")).toEqual({ value: "2026-11-24T16:00", hourGuessed: true });
  expect(read("3")).toEqual({ value: "2026-11-24T15:00", hourGuessed: true });
  expect(read("9")).toEqual({ value: "2026-11-24T09:00", hourGuessed: true });
  expect(read("at 16")?.hourGuessed).toBe(false);
  expect(read("16:00")?.hourGuessed).toBe(false);
  expect(read("tomorrow 16")?.hourGuessed).toBe(false);
  expect(read("24")).toBeNull();
});

/** Last contact: today or earlier. */
const past = { now, near: "2026-11-02", max: today };

test.each([
  ["today", "2026-11-20"],
  ["yesterday", "2026-11-19"],
  ["the day before yesterday", "2026-11-18"],
  ["last friday", "2026-11-13"],
  ["last thursday", "2026-11-19"],
  ["friday", "2026-11-20"],
  ["monday", "2026-11-16"],
  ["sat", "2026-11-14"],
  ["3 days ago", "2026-11-17"],
  ["a week ago", "2026-11-13"],
  ["two weeks ago", "2026-11-06"],
  ["last week", "2026-11-13"],
  ["last month", "2026-10-20"],
  ["2 months ago", "2026-09-20"],
  ["16", "2026-11-16"],
  ["24", "2026-10-24"],
  ["the 16th", "2026-11-16"],
  ["mon 16", "2026-11-16"],
  ["mon 9", "2026-11-09"],
  ["nov 18", "2026-11-18"],
  ["dec 24", "2025-12-24"],
  ["24 Dec", "2025-12-24"],
  ["12/24", "2025-12-24"],
  ["24.12.", "2025-12-24"],
  ["27/10/2026", "2026-10-27"],
  ["10/27/2026", "2026-10-27"],
  ["5/4/26", "2026-05-04"],
  ["2026-5-4", "2026-05-04"],
  ["2026.05.04", "2026-05-04"],
  ["04-05-2026", "2026-04-05"],
  ["feb 29 2024", "2024-02-29"],
  // Later than allowed: read all the same, so that the form can say why not.
  ["tomorrow", "2026-11-21"],
  ["December 24, 2026", "2026-12-24"],
])("in a last contact %j is %s", (text, day) => {
  expect(parseDay(text, past)).toBe(day);
});

test.each(["", "fri 10am", "noon", "10:00", "32", "0", "feb 30", "2026-13-01", "sooner", "mon 17"])(
  "in a last contact %j is refused",
  (text) => {
    expect(parseDay(text, past)).toBeNull();
  },
);

describe("of the days that a text can mean", () => {
  test("a coming one is taken where only those are allowed", () => {
    const coming = { now, near: "", min: today };
    expect(parseDay("16", coming)).toBe("2026-12-16");
    expect(parseDay("may 4", coming)).toBe("2027-05-04");
    expect(parseDay("friday", coming)).toBe("2026-11-20");
    expect(parseDay("last friday", coming)).toBe("2026-11-13");
  });

  test("one of the year that stands in the field, when any is allowed", () => {
    expect(parseDay("dec 1", { now, near: "2024-05-06" })).toBe("2024-12-01");
    expect(parseDay("may 4", { now, near: "" })).toBe("2026-05-04");
  });

  test("this Friday is one that has been where the past is asked for", () => {
    expect(parseDateTime("fri 10am", { now, near: "" })?.value).toBe("2026-11-20T10:00");
  });
});

test("nothing to keep: a day without a time is no appointment, a time alone is today's", () => {
  expect(parseDateTime("dec 1", { now, near: "" })).toBeNull();
  expect(parseDateTime("3 pm", { now, near: "" })?.value).toBe("2026-11-20T15:00");
});

test("a night that skips an hour, or has it twice, changes nothing", () => {
  for (const night of ["2026-03-08", "2026-11-01", "2026-09-06"]) {
    const wall = { now: `${night}T00:15`, near: "" };
    expect(parseDateTime("today 2:30 am", wall)?.value).toBe(`${night}T02:30`);
    expect(parseDateTime("today midnight", wall)?.value).toBe(`${night}T00:00`);
    expect(parseDateTime("in 2 hours", wall)?.value).toBe(`${night}T02:15`);
  }
  expect(parseDay("tomorrow", { now: "2026-03-07T23:59" })).toBe("2026-03-08");
});

test("the ends of months and years", () => {
  expect(parseDay("tomorrow", { now: "2026-12-31T23:59" })).toBe("2027-01-01");
  expect(parseDay("in a month", { now: "2027-01-31T10:00" })).toBe("2027-02-28");
  expect(parseDay("31", { now: "2026-11-20T10:00" })).toBe("2026-12-31");
  expect(parseDay("feb 29", { now: "2027-03-01T10:00" })).toBe("2028-02-29");
  expect(parseDay("feb 29", { now: "2026-03-01T10:00" })).toBeNull();
});
