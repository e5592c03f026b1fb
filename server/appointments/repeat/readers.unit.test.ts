import fc from "fast-check";
import rrule from "rrule";
import { expect, test } from "vitest";
import { readRule } from "../../../shared/repeat/rule.ts";
import { timesBetween } from "../../../shared/repeat/times.ts";
import { scaled } from "../../../tools/random.ts";
import { anyRule } from "../../test/model/any-rule.ts";

const { rrulestr } = rrule;
const last = "2036-12-31";

function readElsewhere(rule: string, first: string): string[] {
  const text = `DTSTART:${first.replaceAll("-", "")}T000000Z\nRRULE:${rule}`;
  const times = rrulestr(text).between(new Date(first), new Date(last), true);
  return times.map((time) => time.toISOString().slice(0, 10));
}

/** What rrule 2.8.1 itself reads otherwise than RFC 5545 has it. */
function isMisread(rule: string): boolean {
  const { byDay, bySetPos } = readRule(rule);
  const isMixed = byDay.some(({ nth }) => nth === null) && byDay.some(({ nth }) => nth !== null);
  // Days with a number and days without limit each other there, and a set's places beyond its end wrap.
  return isMixed || bySetPos.length > 0;
}

test("any rule without places of a set has the times that another reader has", () => {
  fc.assert(
    fc.property(anyRule("2025-06-01"), ({ rule, first }) => {
      fc.pre(!isMisread(rule));
      expect(timesBetween(rule, first, first, last), `${rule} ${first}`).toEqual(
        readElsewhere(rule, first),
      );
    }),
    { numRuns: scaled(300) },
  );
});

test.each([
  // Both limit: the fourth Sunday of the year is January 24 in some years only.
  [
    "FREQ=YEARLY;BYDAY=4SU;BYMONTHDAY=24,19",
    "2027-01-24",
    ["2027-01-24", "2038-01-24", "2044-01-24"],
  ],
  [
    "FREQ=YEARLY;BYMONTH=1,11;BYDAY=4SU;BYMONTHDAY=24,19,26",
    "2027-01-24",
    ["2027-01-24", "2028-11-26", "2030-11-24", "2031-01-26"],
  ],
  ["FREQ=MONTHLY;BYDAY=TH,-4SA", "1964-07-30", ["1964-07-30", "1964-08-06", "1964-08-08"]],
  [
    "FREQ=MONTHLY;BYDAY=SU;BYSETPOS=-1,1,-9",
    "1980-03-30",
    ["1980-03-30", "1980-04-06", "1980-04-27"],
  ],
  ["FREQ=DAILY;INTERVAL=2;BYDAY=MO,TH;BYSETPOS=-1,2,1", "2026-11-26", ["2026-11-26", "2026-11-30"]],
  // The week of two years: its second day is in the new one.
  ["FREQ=WEEKLY;BYDAY=TH,FR;BYSETPOS=2", "2026-12-25", ["2026-12-25", "2027-01-01", "2027-01-08"]],
  [
    "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=-31,-1",
    "2026-12-31",
    ["2026-12-31", "2027-05-01", "2027-05-31"],
  ],
])("%s from %s on has %j", (rule, first, expected) => {
  expect(timesBetween(rule, first, first, "2060-12-31").slice(0, expected.length)).toEqual(
    expected,
  );
});
