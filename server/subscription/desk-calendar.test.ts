import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import {
  deskSubscriptionEndpoints,
  type ShownDetails,
  subscriptionEndpoints,
} from "../../shared/account/subscription.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { readWithIcalJs } from "../test/calendar/calendar-readers.ts";
import { type Person, startWithAna, type TestApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { readIcs } from "../test/read-files.ts";
import { addCompany, addCustomer } from "../test/records.ts";

const { get, create, update, remove } = deskSubscriptionEndpoints;

async function startDesk() {
  const { ana, ...app } = await startWithAna({ name: "Ana Ruiz", timeZone: "Europe/Berlin" });
  const ben = await joinDesk(app, ana, "member", "America/New_York");
  await ben.call(authEndpoints.updateMe, { body: { name: "Ben Okafor" } });
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company, { name: "Bo" });
  const book = async (title: string, date: string, more: object = {}) => {
    const body = { title, date, company, customer, ...more };
    return (await ana.call(appointmentEndpoints.create, { body })).data;
  };
  return { app, ana, ben, book };
}

function read({ app }: TestApp, url: string, etag = "") {
  return app.inject({ url, headers: { ...(etag && { "if-none-match": etag }) } });
}

async function titlesAt(app: TestApp, path: string) {
  return readIcs((await read(app, path)).body)
    .map(({ SUMMARY }) => SUMMARY)
    .sort();
}

async function resetPassword({ visitor, mails, settle }: TestApp, { user }: Person) {
  // A notice of what was done before may still be on its way.
  await settle();
  const before = mails.length;
  await visitor.call(authEndpoints.forgotPassword, { body: { email: user.email } });
  await expect.poll(() => mails.length, { timeout: 5000 }).toBe(before + 1);
  const [, token = ""] = /\/login\?reset=(\S+)/.exec(mails.at(-1)?.text ?? "") ?? [];
  const body = { password: "battery staple" };
  await visitor.call(authEndpoints.resetPassword, { params: { token }, body });
}

test("a desk's address has what is in all calendars, each named, by the host's clock", async () => {
  const { app, ana, ben, book } = await startDesk();
  await book("Of Ana", "2026-05-05T09:00", { attending: [ben.user._id] });
  await book("Of Ben", "2026-05-06T16:00", { host: ben.user._id });
  await book("All day", "2026-05-07", { host: ben.user._id });
  const { data, path } = await ana.call(create, {});
  expect(data).toMatchObject({ shows: "full", lastReadAt: null });
  const shown = async (shows: ShownDetails) => {
    await ana.call(update, { body: { shows } });
    return titlesAt(app, path);
  };
  expect(await shown("full")).toEqual([
    "All day (Ben Okafor)",
    "Of Ana (Ana Ruiz)",
    "Of Ben (Ben Okafor)",
  ]);
  expect(await shown("titles")).toEqual(await shown("full"));
  expect(await shown("busy")).toEqual(["Busy (Ana Ruiz)", "Busy (Ben Okafor)"]);
  const { body } = await read(app, path);
  const instants = readWithIcalJs(body, { from: "2026-05-04", to: "2026-05-09" });
  expect(instants.map(({ instant = 0 }) => new Date(instant).toISOString()).sort()).toEqual([
    "2026-05-05T07:00:00.000Z",
    "2026-05-06T14:00:00.000Z",
  ]);
  expect(body).toContain("DTSTART;TZID=America/New_York:20260506T100000");
  // What is one's own still names nobody.
  const own = await ben.call(subscriptionEndpoints.create, {});
  expect(await titlesAt(app, own.path)).toEqual(["All day", "Of Ana", "Of Ben"]);
});

test("owners make and end a desk's address; members and readers may not", async () => {
  const { app, ana, ben, book } = await startDesk();
  await book("Of Ana", "2026-05-05T09:00");
  const rita = await joinDesk(app, ana, "reader");
  const eva = await joinDesk(app, ana, "owner");
  const { path: old } = await ana.call(create, {});
  for (const one of [ben, rita]) {
    for (const endpoint of [get, create, remove]) {
      expect(await one.refused(endpoint, {})).toMatchObject({ status: 403 });
    }
    expect(await one.refused(update, { body: { shows: "busy" } })).toMatchObject({ status: 403 });
  }
  await eva.call(update, { body: { shows: "busy" } });
  const { data, path } = await eva.call(create, {});
  expect(data.shows).toBe("busy");
  expect((await read(app, old)).statusCode).toBe(404);
  expect((await read(app, path)).statusCode).toBe(200);
  expect((await ana.call(get, {})).data).toMatchObject({ shows: "busy" });
  expect((await ana.call(subscriptionEndpoints.get, {})).data).toBe(null);
  await ana.call(remove, {});
  expect(await ana.refused(remove, {})).toMatchObject({ status: 404 });
  expect((await read(app, path)).statusCode).toBe(404);
});

test("a desk's address is no other desk's, and ends none of its people's own", async () => {
  const { app, ana, ben, book } = await startDesk();
  await book("Of Ana", "2026-05-05T09:00");
  const eve = await app.signUp();
  const theirs = await eve.call(create, {});
  const own = await ben.call(subscriptionEndpoints.create, {});
  const { path } = await ana.call(create, {});
  expect(await titlesAt(app, theirs.path)).toEqual([]);
  expect(await titlesAt(app, path)).toEqual(["Of Ana (Ana Ruiz)"]);
  await ana.call(remove, {});
  expect((await read(app, theirs.path)).statusCode).toBe(200);
  expect((await read(app, own.path)).statusCode).toBe(200);
  await eve.call(authEndpoints.deleteMe, { body: { password: eve.password } });
  expect((await read(app, theirs.path)).statusCode).toBe(404);
});

test("it stays when people come and go, names who left, and ends when one is left", async () => {
  const { app, ana, ben, book } = await startDesk();
  await book("Of Ben", "2026-05-05T09:00", { host: ben.user._id });
  await book("Of Ana", "2026-05-06T09:00");
  const eva = await joinDesk(app, ana, "owner");
  const { path } = await eva.call(create, {});
  await eva.call(deskEndpoints.leave, { body: {} });
  const handOverTo = ana.user._id;
  expect(await titlesAt(app, path)).toEqual(["Of Ana (Ana Ruiz)", "Of Ben (Ben Okafor)"]);
  const params = { id: ben.user._id };
  await ana.call(deskEndpoints.remove, { params, body: { handOverTo } });
  expect((await read(app, path)).statusCode).toBe(404);
  expect(await ana.call(get, {})).toEqual({ data: null });
});

test("what has not changed is not sent again, and another name makes a later version", async () => {
  const { app, ana, ben, book } = await startDesk();
  await book("Of Ben", "2026-05-05T09:00", { host: ben.user._id });
  const { path } = await ana.call(create, {});
  const first = await read(app, path);
  expect((await read(app, path, String(first.headers.etag))).statusCode).toBe(304);
  await ben.call(authEndpoints.updateMe, { body: { name: "Ben Stone" } });
  const next = await read(app, path, String(first.headers.etag));
  expect(next.statusCode).toBe(200);
  const [before, after] = [first, next].map(({ body }) => readIcs(body)[0]);
  expect(after?.SUMMARY).toBe("Of Ben (Ben Stone)");
  expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
  expect((await read(app, path, String(next.headers.etag))).statusCode).toBe(304);
});

test("with a password reset goes the desk's address that the old password may have made", async () => {
  const { app, ana } = await startDesk();
  const eva = await joinDesk(app, ana, "owner");
  const { path } = await eva.call(create, {});
  await resetPassword(app, ana);
  expect((await read(app, path)).statusCode).toBe(200);
  await resetPassword(app, eva);
  expect((await read(app, path)).statusCode).toBe(404);
});
