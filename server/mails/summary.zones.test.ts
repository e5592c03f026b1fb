import { expect, test } from "vitest";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { startApp } from "../test/harness.ts";
import { signInAgain } from "../test/later-sessions.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { addCompany, addCustomer } from "../test/records.ts";

test.each([
  ["Asia/Kathmandu", "2026-02", "2026-03-01T02:15:00.000Z"],
  ["America/St_Johns", "2024-02", "2024-03-01T11:30:00.000Z"],
  ["Pacific/Kiritimati", "2026-04", "2026-04-30T18:00:00.000Z"],
  // Clocks went forward in that month, or go back on the first itself.
  ["Europe/Berlin", "2026-03", "2026-04-01T06:00:00.000Z"],
  ["America/St_Johns", "2026-10", "2026-11-01T11:30:00.000Z"],
  ["Pacific/Apia", "2026-12", "2026-12-31T19:00:00.000Z"],
])("in %s the summary of %s comes at %s, about its own days", async (timeZone, month, at) => {
  const server = await startApp();
  const first = Temporal.PlainDate.from(`${month}-01`).toZonedDateTime(timeZone);
  const setClock = (time: Temporal.ZonedDateTime) =>
    server.clock.set(new Date(time.epochMilliseconds).toISOString());
  setClock(first.subtract({ minutes: 1 }));
  const ana = await server.signUp({ timeZone });
  const body = { calendar: { monthlySummary: true } };
  await ana.call(settingsEndpoints.update, { body });
  const { mails, look } = createMailing(server);
  await look();
  const { _id: company } = await addCompany(ana);
  await addCustomer(ana, company);
  setClock(first);
  await addCustomer(ana, company);
  setClock(first.add({ months: 1 }).subtract({ minutes: 1 }));
  await addCustomer(await signInAgain(server, ana), company);
  await look();
  // That of the month before, which had the first customer in its last minute.
  expect(mails.splice(0)).toMatchObject([
    { subject: expect.stringContaining(": 1 new customer,") },
  ]);
  const due = Date.parse(at);
  for (const minutes of [-5, 0, 5]) {
    server.clock.set(new Date(due + minutes * 60_000).toISOString());
    await look();
    expect(mails).toHaveLength(minutes < 0 ? 0 : 1);
  }
  expect(mails[0]?.subject).toMatch(/: 2 new customers, 0 deals closed$/);
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  expect(mails[0]?.text).toContain(`/dashboard/reports?period=${month}-01..${month}-${days}`);
});
