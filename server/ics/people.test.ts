import { expect, test } from "vitest";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { readWithIcalJs, readWithNodeIcal } from "../test/calendar/calendar-readers.ts";
import { startApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";

const window = { from: "2026-10-19", to: "2026-11-06" };

async function startDesk() {
  const app = await startApp();
  app.clock.set("2026-10-01T10:00:00.000Z");
  const ana = await app.signUp({ timeZone: "Europe/Berlin" });
  const ben = await joinDesk(app, ana, "member", "America/New_York");
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const book = async (title: string, date: string, more: object = {}) => {
    const body = { title, date, company, customer, ...more };
    return (await ana.call(appointmentEndpoints.create, { body })).data;
  };
  const subscribe = async (person: Pick<typeof ana, "call">) => {
    const { path } = await person.call(subscriptionEndpoints.create, {});
    const read = (etag?: string) =>
      app.app.inject({ url: path, headers: { ...(etag && { "if-none-match": etag }) } });
    return { read, text: async () => (await read()).body };
  };
  return { app, ana, ben, book, subscribe };
}

const shown = (text: string, read = readWithIcalJs) =>
  read(text, window)
    .map(({ title, instant = 0 }) => `${new Date(instant).toISOString().slice(0, 16)} ${title}`)
    .sort();

test("a calendar's address has what is in one's calendar or attended, by the host's clock through its changes", async () => {
  const { ana, ben, book, subscribe } = await startDesk();
  await book("Of Ana", "2026-10-21T09:00");
  const weekly = await book("Weekly", "2026-10-20T16:00", {
    repeat: "FREQ=WEEKLY;COUNT=3",
    attending: [ben.user._id],
  });
  await book("Of Ben", "2026-10-22T16:00", { host: ben.user._id, repeat: "FREQ=WEEKLY;COUNT=3" });
  const feeds = { ana: await subscribe(ana), ben: await subscribe(ben) };
  // Berlin's clocks go back on October 25, those of New York a week later.
  const ofWeekly = [
    "2026-10-20T14:00 Weekly",
    "2026-10-27T15:00 Weekly",
    "2026-11-03T15:00 Weekly",
  ];
  const ofBen = ["2026-10-22T14:00 Of Ben", "2026-10-29T14:00 Of Ben", "2026-11-05T15:00 Of Ben"];
  expect(shown(await feeds.ana.text())).toEqual([...ofWeekly, "2026-10-21T07:00 Of Ana"].sort());
  const text = await feeds.ben.text();
  expect(shown(text)).toEqual([...ofWeekly, ...ofBen].sort());
  expect(shown(text, readWithNodeIcal)).toEqual(shown(text));
  expect(text).toContain("DTSTART;TZID=Europe/Berlin:20261020T160000");
  expect(text).toContain("DTSTART;TZID=America/New_York:20261022T100000");

  // One time goes to Ben alone, and he no longer attends another.
  const change = (day: string, body: object) =>
    ana.call(appointmentEndpoints.update, {
      params: { id: `${weekly._id}_${day}` },
      query: { scope: "this" as const },
      body,
    });
  await change("2026-10-27", { host: ben.user._id });
  await change("2026-11-03", { attending: [] });
  expect(shown(await feeds.ana.text())).toEqual(
    ["2026-10-20T14:00 Weekly", "2026-10-21T07:00 Of Ana", "2026-11-03T15:00 Weekly"].sort(),
  );
  expect(shown(await feeds.ben.text())).toEqual([...ofWeekly.slice(0, 2), ...ofBen].sort());
});

test("readers in several zones keep what they have until something changes, and who left reads nothing", async () => {
  const { app, ana, ben, book, subscribe } = await startDesk();
  await book("Of Ana", "2026-10-21T09:00", { attending: [ben.user._id] });
  const feeds = [await subscribe(ana), await subscribe(ben)];
  const etags: string[] = [];
  for (const { read } of feeds) etags.push(String((await read()).headers.etag));
  const texts = await Promise.all(feeds.map(({ text }) => text()));
  app.clock.set("2026-10-01T11:00:00.000Z");
  expect(await Promise.all(feeds.map(({ text }) => text()))).toEqual(texts);
  for (const [at, { read }] of feeds.entries()) {
    expect((await read(etags[at])).statusCode).toBe(304);
    expect((await read(etags[1 - at])).statusCode).toBe(200);
  }
  await book("Another", "2026-10-22T09:00");
  for (const [at, { read }] of feeds.entries())
    expect((await read(etags[at])).statusCode).toBe(200);
  await ben.call(deskEndpoints.leave, { body: {} });
  expect((await feeds[1]?.read())?.statusCode).toBe(404);
  expect((await feeds[0]?.read())?.statusCode).toBe(200);
});
