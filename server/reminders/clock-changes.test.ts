import { expect, test } from "vitest";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { newPerson } from "../test/harness.ts";
import { addAppointment } from "../test/records.ts";

test.each([
  ["Europe/Berlin", "2026-10-25"],
  ["Europe/Berlin", "2026-03-29"],
  ["America/New_York", "2026-11-01"],
  ["Australia/Lord_Howe", "2026-04-05"],
])(
  "in %s two hours from 1:30 on %s remind until 3:30 by the clock, when the calendar ends them",
  async (timeZone, day) => {
    const ana = await newPerson({ timeZone });
    await addAppointment(ana, { date: `${day}T01:30`, duration: 120, reminder: 0 });
    const remind = async (time: string) => {
      const query = { now: `${day}T${time}` };
      return (await ana.call(reminderEndpoints.list, { query })).data.length;
    };
    expect([await remind("03:29"), await remind("03:30")]).toEqual([1, 0]);
    const { text } = await ana.download(exportEndpoints.appointments);
    expect(text).toContain(`DTEND;TZID=${timeZone}:${day.replaceAll("-", "")}T033000`);
  },
);
