import { expect, test } from "vitest";
import { readDatePhrase } from "./date-phrases.ts";

// A Friday.
const today = "2026-11-20";

test.each([
  ["dec 4", ["2026-12-04"]],
  ["Dec 4", ["2026-12-04"]],
  ["  december   4th ", ["2026-12-04"]],
  ["4 dec", ["2026-12-04"]],
  ["4. december", ["2026-12-04"]],
  ["December 4, 2027", ["2027-12-04"]],
  ["12/4", ["2026-12-04"]],
  ["12/4/26", ["2026-12-04"]],
  ["2026-12-04", ["2026-12-04"]],
  ["1999-1-2", ["1999-01-02"]],
  ["today", ["2026-11-20"]],
  ["Tomorrow", ["2026-11-21"]],
  ["yesterday", ["2026-11-19"]],
  ["day after tomorrow", ["2026-11-22"]],
  ["friday", ["2026-11-20"]],
  ["Monday", ["2026-11-23"]],
  ["this sunday", ["2026-11-22"]],
  ["next monday", ["2026-11-23"]],
  ["next mon", ["2026-11-23"]],
  ["next friday", ["2026-11-27"]],
  ["last friday", ["2026-11-13"]],
  ["last thursday", ["2026-11-19"]],
  ["next week", ["2026-11-27"]],
  ["in 3 days", ["2026-11-23"]],
  ["in a week", ["2026-11-27"]],
  ["2 weeks ago", ["2026-11-06"]],
])("%j means %j", (text, days) => {
  expect(readDatePhrase(text, today)).toEqual(days);
});

test("a day that has passed this year may be meant next year", () => {
  expect(readDatePhrase("may 4", today)).toEqual(["2026-05-04", "2027-05-04"]);
  expect(readDatePhrase("5/4", today)).toEqual(["2026-05-04", "2027-05-04"]);
  expect(readDatePhrase("may 4 2026", today)).toEqual(["2026-05-04"]);
  expect(readDatePhrase("5/4/26", today)).toEqual(["2026-05-04"]);
  expect(readDatePhrase("13/1", today)).toEqual(["2026-01-13", "2027-01-13"]);
  // 2029 has no such day.
  expect(readDatePhrase("feb 29", "2028-03-01")).toEqual(["2028-02-29"]);
});

test.each(["", "br", "sun", "mat", "may", "4", "feb 30", "13/13", "next", "next year", "in days"])(
  "%j is no date",
  (text) => {
    expect(readDatePhrase(text, today)).toEqual([]);
  },
);

test("on a Monday, next Tuesday may be tomorrow or a week later", () => {
  expect(readDatePhrase("next tuesday", "2026-11-23")).toEqual(["2026-11-24", "2026-12-01"]);
  expect(readDatePhrase("next tue", "2026-11-23")).toEqual(["2026-11-24", "2026-12-01"]);
  // Its week has not begun: only one can be meant.
  expect(readDatePhrase("next monday", "2026-11-23")).toEqual(["2026-11-30"]);
  expect(readDatePhrase("next sunday", "2026-11-23")).toEqual(["2026-11-29"]);
  expect(readDatePhrase("this tuesday", "2026-11-23")).toEqual(["2026-11-24"]);
});
