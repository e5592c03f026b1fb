import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { startApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { restoreAccount } from "../test/restore-account.ts";

test("a file of people in several zones is restored with its moments, over both changes of the clock", async () => {
  const app = await startApp();
  const ana = await app.signUp({ timeZone: "America/New_York" });
  const ben = await joinDesk(app, ana, "member", "Europe/Berlin");
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  // In March New York changes two weeks before Berlin, in fall a week after; some are on another day there.
  const dates = ["2026-01-12T09:00", "2026-03-16T09:00", "2026-06-15T00:30", "2026-10-28T09:00"];
  for (const date of dates) {
    await addAppointment(ben, { company, customer, date });
    await addAppointment(ana, { company, customer, date });
  }
  await addAppointment(ben, { company, customer, date: "2026-06-01" });
  await addAppointment(ben, {
    ...{ company, customer, date: "2026-02-02T15:00" },
    repeat: "FREQ=WEEKLY;BYDAY=MO;COUNT=3",
  });
  const { text } = await ana.download(exportEndpoints.everything);
  expect(text).toContain('"zone":"Europe/Berlin"');

  const query = { limit: "100", sort: "date" } as const;
  const zoneOf = (zone: string, date: string) =>
    date.length === 10
      ? date
      : Temporal.PlainDateTime.from(date.slice(0, 19)).toZonedDateTime(zone).toInstant().toString();
  const told = (await ana.call(appointmentEndpoints.list, { query })).data;
  const moments = told.map(({ date }) => zoneOf("America/New_York", date)).toSorted();
  for (const zone of ["Asia/Kathmandu", "America/New_York"]) {
    const cleo = await (await startApp()).signUp({ timeZone: zone });
    await restoreAccount(cleo, text, 3);
    const here = (await cleo.call(appointmentEndpoints.list, { query })).data;
    expect(here.map(({ date }) => zoneOf(zone, date)).toSorted()).toEqual(moments);
    expect(here.every(({ host }) => host === cleo.user._id)).toBe(true);
  }
});
