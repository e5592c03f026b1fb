import { expect, test } from "vitest";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { newPerson } from "../test/harness.ts";
import { addAppointment } from "../test/records.ts";

test.each([
  // Clocks jump from 2:00 to 3:00: ten minutes before three is ten to two.
  ["America/Los_Angeles", "2026-03-08T03:00", 10, "2026-03-08T01:50"],
  // 2:30 is not there; it begins at 3:30.
  ["America/Los_Angeles", "2026-03-08T02:30", 10, "2026-03-08T03:20"],
  // A day before is the same time, though that is 23 hours.
  ["America/Los_Angeles", "2026-03-08T09:00", 1440, "2026-03-07T09:00"],
  // Clocks go back from 2:00 to 1:00: an hour before two is the second one o'clock.
  ["America/Los_Angeles", "2026-11-01T02:00", 60, "2026-11-01T01:00"],
  ["America/St_Johns", "2026-03-08T03:00", 60, "2026-03-08T01:00"],
  ["America/St_Johns", "2026-11-01T09:00", 1440, "2026-10-31T09:00"],
  // Half an hour, from 2:00 to 2:30 and back.
  ["Australia/Lord_Howe", "2026-10-04T02:30", 60, "2026-10-04T01:00"],
  ["Australia/Lord_Howe", "2026-04-05T02:00", 60, "2026-04-05T01:30"],
  ["Asia/Kathmandu", "2026-03-08T03:00", 10, "2026-03-08T02:50"],
])("in %s one at %s with %i minutes reminds at %s", async (timeZone, date, reminder, at) => {
  const ana = await newPerson({ timeZone });
  await addAppointment(ana, { date, reminder });
  const query = { now: date.slice(0, 10) };
  const { data } = await ana.call(reminderEndpoints.list, { query });
  expect(data.map((one) => one.at)).toEqual([`${at}:00.000Z`]);
});
