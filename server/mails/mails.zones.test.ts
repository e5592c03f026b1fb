import { expect, test } from "vitest";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { startApp } from "../test/harness.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { addAppointment } from "../test/records.ts";

/** Looks every five minutes of twelve hours around an instant, and answers when something was sent. */
async function listSent(
  around: string,
  prepare: (server: Parameters<typeof createMailing>[0]) => Promise<void>,
) {
  const server = await startApp();
  const begin = Date.parse(around) - 6 * 3_600_000;
  server.clock.set(new Date(begin).toISOString());
  await prepare(server);
  const { mails, look } = createMailing(server);
  const sent: string[] = [];
  for (let at = begin; at < begin + 12 * 3_600_000; at += 5 * 60_000) {
    server.clock.set(new Date(at).toISOString());
    await look();
    while (sent.length < mails.length) sent.push(new Date(at).toISOString());
  }
  return sent;
}

test.each([
  ["America/Los_Angeles", "2026-03-08", "07:00", "2026-03-08T14:00:00.000Z"],
  // Clocks jump from 2:00 to 3:00.
  ["America/Los_Angeles", "2026-03-08", "02:30", "2026-03-08T10:30:00.000Z"],
  // 1:30 comes twice: once is enough.
  ["America/Los_Angeles", "2026-11-01", "01:30", "2026-11-01T08:30:00.000Z"],
  ["Asia/Kathmandu", "2026-11-01", "07:00", "2026-11-01T01:15:00.000Z"],
  ["America/St_Johns", "2026-03-08", "07:00", "2026-03-08T09:30:00.000Z"],
  ["America/St_Johns", "2026-11-01", "07:00", "2026-11-01T10:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-10-04", "07:00", "2026-10-03T20:00:00.000Z"],
  ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00.000Z"],
])("in %s the agenda of %s at %s is sent once, at %s", async (timeZone, day, agenda, instant) => {
  const sent = await listSent(instant, async ({ signUp }) => {
    const ana = await signUp({ timeZone });
    await ana.call(settingsEndpoints.update, { body: { calendar: { agenda } } });
    await addAppointment(ana, { date: `${day}T12:00` });
  });
  expect(sent).toEqual([instant]);
});

test.each([
  ["America/Los_Angeles", "2026-03-08T03:00", 10, "2026-03-08T09:50:00.000Z"],
  ["America/Los_Angeles", "2026-03-08T09:00", 1440, "2026-03-07T17:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-01T02:00", 60, "2026-11-01T09:00:00.000Z"],
  ["Asia/Kathmandu", "2026-03-08T03:00", 15, "2026-03-07T21:00:00.000Z"],
  ["America/St_Johns", "2026-11-01T03:00", 120, "2026-11-01T04:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-10-04T02:30", 60, "2026-10-03T14:30:00.000Z"],
])(
  "in %s one at %s with %i minutes is mailed once, at %s",
  async (timeZone, date, reminder, instant) => {
    const sent = await listSent(instant, async ({ signUp }) => {
      await addAppointment(await signUp({ timeZone }), { date, reminder });
    });
    expect(sent).toEqual([instant]);
  },
);
