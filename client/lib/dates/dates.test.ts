import { expect, test } from "vitest";
import { formatDays, formatTimes } from "./dates.ts";

test.each([
  ["2026-05-04T10:30:00.000Z", 60, "10:30 – 11:30 AM"],
  ["2026-05-04T11:30:00.000Z", 90, "11:30 AM – 1:00 PM"],
  ["2026-05-04T09:00:00.000Z", 720, "9:00 AM – 9:00 PM"],
  ["2026-05-04T23:30:00.000Z", 60, "11:30 PM – 12:30 AM"],
  ["2026-05-04", 60, "No time"],
  ["2026-05-04T29:30:00.000Z", 60, "Invalid time"],
])("%s and %d minutes are %s", (date, minutes, text) => {
  expect(formatTimes(date, minutes)).toBe(text);
});

test.each([
  ["2026-11-23", "2026-11-29", "November 23 – 29, 2026", "Nov 23 – 29, 2026"],
  ["2026-11-30", "2026-12-06", "November 30 – December 6, 2026", "Nov 30 – Dec 6, 2026"],
  ["2026-12-28", "2027-01-03", "December 28, 2026 – January 3, 2027", "Dec 28, 2026 – Jan 3, 2027"],
])("%s to %s is %s", (from, to, long, short) => {
  expect(formatDays(from, to, "long")).toBe(long);
  expect(formatDays(from, to, "shortWithYear")).toBe(short);
});
