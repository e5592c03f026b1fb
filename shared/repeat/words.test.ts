import { expect, test } from "vitest";
import { ruleProblem } from "./rule.ts";
import { isTimeOn } from "./times.ts";
import { repeatWords, shorterWords, suggestedRules } from "./words.ts";

const format = (date: string) => (date === "2024-11-30" ? "November 30" : date);
const words = (rule: string, date = "2026-11-30") => repeatWords(rule, date, format);

test("a date suggests what it can repeat by", () => {
  expect(suggestedRules("2026-11-30T14:00:00.000Z").map((rule) => words(rule))).toEqual([
    "Daily",
    "Every weekday",
    "Weekly on Monday",
    "Every 2 weeks on Monday",
    "Monthly on the last Monday",
    "Monthly on day 30",
    "Yearly on November 30",
  ]);
  expect(
    suggestedRules("2026-11-21")
      .map((rule) => words(rule, "2026-11-21"))
      .slice(1, 4),
  ).toEqual([
    ...["Weekly on Saturday", "Every 2 weeks on Saturday", "Monthly on the third Saturday"],
  ]);
});

test.each(["2026-11-30", "2024-02-29", "2026-01-31", "2026-12-06", "2027-02-28"])(
  "%s is a time of all it suggests",
  (date) => {
    for (const rule of suggestedRules(date)) {
      expect(ruleProblem(rule)).toBeUndefined();
      expect(isTimeOn(rule, date, date), rule).toBe(true);
    }
  },
);

test.each([
  ["FREQ=DAILY;INTERVAL=3", "Every 3 days"],
  ["FREQ=WEEKLY", "Weekly on Monday"],
  ["FREQ=WEEKLY;BYDAY=SU,WE,MO", "Weekly on Monday, Wednesday, and Sunday"],
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR",
    "Every 2 weeks on Monday, Tuesday, Wednesday, Thursday, and Friday",
  ],
  ["FREQ=MONTHLY", "Monthly on day 30"],
  ["FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "Monthly on day 31"],
  ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "Every 3 months on the last day"],
  ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "Monthly on the last weekday"],
  ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2", "Monthly on the second Monday"],
  ["FREQ=MONTHLY;BYDAY=1MO,3MO", "Monthly on chosen days"],
  ["FREQ=MONTHLY;BYMONTHDAY=1,15", "Monthly on chosen days"],
  ["FREQ=YEARLY", "Yearly on November 30"],
  ["FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYMONTHDAY=30", "Every 2 years on November 30"],
  ["FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "Yearly on the fourth Thursday in November"],
  ["FREQ=YEARLY;BYDAY=20MO", "Yearly on chosen days"],
])("%s is called %s", (rule, expected) => {
  expect(words(rule)).toBe(expected);
});

test("days that some months do not have are explained", () => {
  const last = "In shorter months on the last day.";
  expect(shorterWords("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")).toBe(last);
  expect(shorterWords("FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1")).toBe(last);
  expect(shorterWords("FREQ=MONTHLY;BYMONTHDAY=28")).toBeUndefined();
  expect(shorterWords("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1")).toBe(
    "In other years on the last day of February.",
  );
  expect(shorterWords("FREQ=WEEKLY;BYDAY=MO")).toBeUndefined();
});
