import { expect, test } from "vitest";
import { describeFault, repeatRule } from "./field.ts";
import { readRule, writeRule } from "./rule.ts";

test.each([
  "FREQ=DAILY",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8",
  "FREQ=WEEKLY;INTERVAL=99;BYDAY=SU,MO;UNTIL=20270308T090000;WKST=SU",
  "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
  "FREQ=MONTHLY;BYDAY=-1MO;UNTIL=20270308",
  "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=999",
])("%s is read and written as it is", (text) => {
  expect(repeatRule().parse(text)).toBe(text);
  expect(writeRule(readRule(text))).toBe(text);
});

test("small letters and spaces around are forgiven; empty is no repeat", () => {
  expect(repeatRule().parse(" freq=weekly;byday=mo ")).toBe("FREQ=WEEKLY;BYDAY=MO");
  expect(repeatRule().parse("")).toBe("");
});

const shape = "Write a rule such as FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8";
const until =
  "UNTIL must be a day such as 20270308 or a time without a zone such as 20270308T090000";

test.each([
  ["weekly", shape],
  ["FREQ=DAILY;", shape],
  ["RRULE:FREQ=DAILY", shape],
  ["FREQ=DAILY\nEXDATE=1", shape],
  ["INTERVAL=2", "FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY"],
  ["FREQ=HOURLY", "FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY"],
  ["FREQ=DAILY;BYHOUR=9", "BYHOUR isn’t supported in a repeat"],
  ["FREQ=DAILY;COUNT=2;COUNT=3", "COUNT is there twice"],
  ["FREQ=DAILY;INTERVAL=0", "INTERVAL must be a whole number from 1 to 99"],
  ["FREQ=DAILY;INTERVAL=100", "INTERVAL must be a whole number from 1 to 99"],
  ["FREQ=DAILY;COUNT=999999999", "COUNT must be a whole number from 1 to 999"],
  ["FREQ=DAILY;COUNT=1.5", "COUNT must be a whole number from 1 to 999"],
  ["FREQ=DAILY;UNTIL=20270229", until],
  ["FREQ=DAILY;UNTIL=20270308T090000Z", until],
  ["FREQ=DAILY;UNTIL=20270308T250000", until],
  ["FREQ=DAILY;COUNT=2;UNTIL=20270308", "A repeat ends by COUNT or by UNTIL, not by both"],
  ["FREQ=WEEKLY;BYDAY=XX", "BYDAY must be weekdays such as MO,WE or 2MO or -1FR"],
  ["FREQ=MONTHLY;BYDAY=54MO", "BYDAY must be weekdays such as MO,WE or 2MO or -1FR"],
  ["FREQ=WEEKLY;BYDAY=2MO", "BYDAY has numbers only in a monthly or yearly repeat"],
  ["FREQ=WEEKLY;BYMONTHDAY=3", "BYMONTHDAY has no meaning in a weekly repeat"],
  ["FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY must be numbers from 1 to 31 or from -1 to -31"],
  ["FREQ=YEARLY;BYMONTH=13", "BYMONTH must be numbers from 1 to 12"],
  ["FREQ=YEARLY;BYMONTH=-1", "BYMONTH must be numbers from 1 to 12"],
  ["FREQ=MONTHLY;BYSETPOS=1", "BYSETPOS needs BYDAY, BYMONTHDAY or BYMONTH"],
  ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0", "BYSETPOS must be numbers from 1 to 366 or from -1 to -366"],
  ["FREQ=WEEKLY;WKST=XX", "WKST must be a weekday such as MO"],
])("%s is refused: %s", (text, problem) => {
  expect(describeFault(text)).toBe(problem);
  expect(repeatRule().safeParse(text).error?.issues[0]?.message).toBe(problem);
});
