import { expect, test } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { startApp, startWithAna } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { restoreAccount } from "../test/restore-account.ts";

test("a file of people in several zones is restored with its moments, over both changes of the clock", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "America/New_York" });
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

test("what was done to times is undone at its moment where everybody's clock is another", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "America/New_York" });
  const ben = await joinDesk(app, ana, "member", "Europe/Berlin");
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const about = { company, customer };
  const moved = await addAppointment(ben, { ...about, date: "2026-06-15T09:00" });
  const weekly = await addAppointment(ben, {
    ...{ ...about, date: "2027-02-01T15:00" },
    repeat: "FREQ=WEEKLY;BYDAY=MO;COUNT=3",
  });
  const weeklyId = `${weekly._id.split("_")[0]}_2027-02-01`;
  const gone = await addAppointment(ben, { ...about, date: "2026-10-28T09:00" });
  const acts: string[] = [];
  const act = async (sent: ReturnType<typeof ana.send>) => {
    const { statusCode, body, headers } = await sent;
    expect(statusCode, body).toBeLessThan(300);
    acts.push(String(headers[changeIdHeader.toLowerCase()]));
  };
  const { update, remove } = appointmentEndpoints;
  await act(ana.send(update, { params: { id: moved._id }, body: { date: "2026-06-15T05:30" } }));
  await act(
    ana.send(update, {
      params: { id: moved._id },
      body: { host: ana.user._id, date: "2026-06-16T11:00" },
    }),
  );
  await act(
    ben.send(update, {
      params: { id: weeklyId },
      query: { scope: "all" },
      body: { date: "2027-02-01T16:30" },
    }),
  );
  await act(ben.send(remove, { params: { id: gone._id } }));
  const { text } = await ana.download(exportEndpoints.everything);

  for (const zone of ["Asia/Kathmandu", "America/New_York"]) {
    const cleo = await (await startApp()).signUp({ timeZone: zone });
    await restoreAccount(cleo, text, 3);
    for (const id of acts.toReversed())
      await cleo.call(historyEndpoints.undo, { params: { id }, body: {} });
    const momentOf = async (id: string) => {
      const { data } = await cleo.call(appointmentEndpoints.get, { params: { id } });
      return Temporal.PlainDateTime.from(data.date.slice(0, 19))
        .toZonedDateTime(zone)
        .toInstant()
        .toString();
    };
    expect(await momentOf(moved._id)).toBe("2026-06-15T07:00:00Z");
    expect(await momentOf(weeklyId)).toBe("2027-02-01T14:00:00Z");
    expect(await momentOf(gone._id)).toBe("2026-10-28T08:00:00Z");
  }
});
