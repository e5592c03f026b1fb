import { expect, test } from "vitest";
import type { DeskPerson } from "../../../shared/account/desks.ts";
import { describeHostTime } from "./host-clock.ts";

const anna: DeskPerson = {
  _id: "a",
  name: "Anna Bell",
  role: "member",
  ink: 1,
  timeZone: "America/Chicago",
};

test.each([
  ["2026-11-23T11:00:00.000Z", "America/New_York", "Anna’s 10:00 AM, Chicago"],
  ["2026-11-24T00:30:00.000Z", "America/New_York", "Anna’s Mon 11:30 PM, Chicago"],
  // Only there the clocks have gone back.
  ["2026-10-26T15:00:00.000Z", "Europe/Berlin", "Anna’s 9:00 AM, Chicago"],
  ["2026-11-23T11:00:00.000Z", "America/Chicago", undefined],
  ["2026-11-23", "America/New_York", undefined],
])("of %s in %s the host’s clock is told", (date, zone, words) => {
  expect(describeHostTime({ date, host: "a" }, [anna], zone)).toBe(words);
  expect(describeHostTime({ date, host: "b" }, [anna], zone)).toBeUndefined();
});
