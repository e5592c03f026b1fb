import { expect, test } from "vitest";
import { describeLastUse } from "./last-use.ts";

// Wall-clock times of whatever zone the test runs in.
const now = new Date(2026, 4, 14, 10, 0);

test.each([
  ["today at 9:05 AM", new Date(2026, 4, 14, 9, 5)],
  ["yesterday at 11:59 PM", new Date(2026, 4, 13, 23, 59)],
  ["6 days ago at 3:00 PM", new Date(2026, 4, 8, 15, 0)],
])("a device was last used %s", (text, used) => {
  expect(describeLastUse(used.toISOString(), now)).toBe(text);
});

test("what is a week ago has a date alone", () => {
  const lastYear = new Date(2025, 4, 7, 15, 0);
  expect(describeLastUse(lastYear.toISOString(), now)).toBe("on May 7, 2025");
});
