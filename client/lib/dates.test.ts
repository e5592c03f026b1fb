import { expect, test } from "vitest";
import { formatTimes } from "./dates.ts";

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
