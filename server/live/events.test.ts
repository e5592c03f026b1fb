import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { authEndpoints, sessionLifetime } from "../../shared/account/auth.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { sessionEndpoints } from "../../shared/account/sessions.ts";
import { eventEndpoints } from "../../shared/api/events.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { type Person, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { streamLimits } from "./streams.ts";

async function signInAgain({ app, withToken, visitor }: TestApp, { user, password }: Person) {
  const body = { email: user.email, password };
  const { token } = await visitor.call(authEndpoints.login, { body });
  return { ...withToken(token), ear: await listenForEvents(app, token), token };
}

test("what one device writes, every other one is told, with the id that the write was answered", async () => {
  const server = await startApp();
  const ana = await server.signUp();
  const { ear } = await signInAgain(server, ana);
  const company = await addCompany(ana, { name: "Acme" });
  const customer = await addCustomer(ana, company._id);
  const booked = { company: company._id, customer: customer._id };
  const appointment = await addAppointment(ana, booked);
  const changed = await ana.send(companyEndpoints.update, {
    params: { id: company._id },
    body: { name: "Acme & Co" },
  });
  await ana.call(customerEndpoints.remove, { params: { id: customer._id } });

  expect(await ear.heard(5)).toMatchObject([
    { action: "create", kind: "companies", record: company._id },
    { action: "create", kind: "customers", record: customer._id },
    { action: "create", kind: "appointments", record: appointment._id },
    { action: "update", record: company._id, _id: changed.headers["change-id"] },
    { action: "delete", kind: "customers", record: customer._id },
  ]);
});

test("nobody is told of another user's changes, of refusals, or of what was only read", async () => {
  const { app, signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const ear = await listenForEvents(app, ana.token);
  await addCompany(ben);
  await ana.refused(companyEndpoints.create, { body: { name: "" } });
  await ana.call(companyEndpoints.list, {});
  const { _id } = await addCompany(ana, { name: "Last" });
  expect(await ear.heard(1)).toMatchObject([{ record: _id }]);
});

test("the stream says at once that it is open, is never kept, packed or held back, and shows signs of life", async () => {
  const { app, signUp } = await startApp({ streams: { ...streamLimits, heartbeat: 20 } });
  const ana = await signUp();
  const ear = await listenForEvents(app, ana.token, { "accept-encoding": "gzip, br, zstd" });
  expect(ear.status).toBe(200);
  const sent = Object.fromEntries(ear.headers);
  expect(sent).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.anything(),
  });
  expect(sent).not.toHaveProperty("content-encoding");
  await vi.waitFor(() => expect(ear.beats()).toBeGreaterThan(2));
  expect(ear.events()).toEqual([]);
});

test("whoever comes back after an event is told what came since", async () => {
  const { app, signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const first = await listenForEvents(app, ana.token);
  await addCompany(ana);
  await first.heard(1);
  const [seen] = first.events();
  first.leave();
  await addCompany(ben);
  const { _id } = await addCompany(ana);
  const lastId = String(Object(seen)._id);
  const again = await listenForEvents(app, ana.token, { "last-event-id": lastId });
  await vi.waitFor(() =>
    expect(again.events().at(-1)).toMatchObject({ action: "create", record: _id }),
  );
  expect(again.events()).not.toContain("gap");
  const bens = await listenForEvents(app, ben.token, { "last-event-id": lastId });
  expect(await bens.heard(1)).toEqual(["gap"]);
});

test("whoever comes back after an event that nobody knows is told that there may be a gap", async () => {
  const { ana, app } = await startWithAna();
  const again = await listenForEvents(app, ana.token, { "last-event-id": "long-ago" });
  expect(await again.heard(1)).toEqual(["gap"]);
});

test("a page that was read before it listens is told what came meanwhile, and nothing else", async () => {
  const { app, signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  await addCompany(ana, { name: "Read with the page" });
  await sleep(600);
  const read = performance.now();
  // The way to the server takes a moment.
  const listen = (age: number) =>
    listenForEvents(app, ana.token, { "page-age": String(Math.round(age + 300)) });
  const { _id } = await addCompany(ana);
  await addCompany(ben);
  await ana.call(deskEndpoints.rename, { body: { name: "Ellingsen Office" } });
  const ear = await listen(performance.now() - read);
  expect(await ear.heard(2)).toEqual([expect.objectContaining({ record: _id }), "settings"]);
  // Nobody knows any more what came before this process has begun.
  expect(await (await listen(999_999_999)).heard(1)).toEqual(["gap"]);
  await sleep(600);
  const last = await listen(0);
  const later = await addCompany(ana);
  expect(await last.heard(1)).toMatchObject([{ record: later._id }]);
});

test("only somebody signed in can listen, and a HEAD does not", async () => {
  const { visitor, signUp, app } = await startApp();
  expect((await visitor.refused(eventEndpoints.stream)).status).toBe(401);
  const ana = await signUp();
  const headers = { authorization: `Bearer ${ana.token}` };
  const head = await app.inject({ method: "HEAD", url: eventEndpoints.stream.url, headers });
  expect(head.statusCode).toBe(200);
});

const endings: [
  how: string,
  (ana: Person, other: Person | TestApp["visitor"]) => Promise<unknown>,
][] = [
  ["it signs out", (_, other) => other.call(authEndpoints.logout, {})],
  [
    "another device signs it out",
    async (ana) => {
      const { data } = await ana.call(sessionEndpoints.list, {});
      const id = data.find(({ current }) => !current)?._id ?? "";
      await ana.call(sessionEndpoints.end, { params: { id } });
    },
  ],
  ["all other devices are signed out", (ana) => ana.call(sessionEndpoints.endOthers, {})],
  [
    "the password is changed",
    (ana) =>
      ana.call(authEndpoints.updateMe, {
        body: { currentPassword: ana.password, newPassword: "wet Paint on 9 chairs" },
      }),
  ],
  [
    "the account is deleted",
    (ana) => ana.call(authEndpoints.deleteMe, { body: { password: ana.password } }),
  ],
];

test.each(endings)("a device's stream ends when %s", async (_, end) => {
  const server = await startApp();
  const ana = await server.signUp();
  const ben = await server.signUp();
  const bens = await listenForEvents(server.app, ben.token);
  const other = await signInAgain(server, ana);
  await end(ana, other);
  await other.ear.ended();
  expect(bens.hasEnded()).toBe(false);
});

test("a stream ends with its session's time, which only use prolongs", async () => {
  const server = await startApp({ streams: { ...streamLimits, heartbeat: 20 } });
  const ana = await server.signUp();
  const idle = await signInAgain(server, ana);
  const used = await signInAgain(server, ana);
  server.clock.advance((2 / 3) * sessionLifetime.normal);
  await used.call(companyEndpoints.list, {});
  server.clock.advance((2 / 3) * sessionLifetime.normal);
  await idle.ear.ended();
  const beats = used.ear.beats();
  await vi.waitFor(() => expect(used.ear.beats()).toBeGreaterThan(beats + 1));
  expect(used.ear.hasEnded()).toBe(false);
});

test("when the server closes every stream ends at once", async () => {
  const { app, signUp } = await startApp({ closingNotice: 500 });
  const ana = await signUp();
  const ear = await listenForEvents(app, ana.token);
  let isClosed = false;
  const closing = app.close().then(() => {
    isClosed = true;
  });
  await ear.ended();
  expect(isClosed).toBe(false);
  await closing;
});

test("a user's oldest stream gives way when there are too many, and a full server refuses", async () => {
  const streams = { ...streamLimits, all: 3, ofPerson: 2 };
  const { app, signUp } = await startApp({ streams });
  const [ana, ben] = [await signUp(), await signUp()];
  const first = await listenForEvents(app, ana.token);
  const second = await listenForEvents(app, ana.token);
  const third = await listenForEvents(app, ana.token);
  await first.ended();
  expect([second.hasEnded(), third.hasEnded()]).toEqual([false, false]);
  await listenForEvents(app, ben.token);
  const refused = await listenForEvents(app, (await signUp()).token);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("a stream makes room for whoever has no connection, as one on which nothing goes on", async () => {
  const connections = { all: 4, share: 3, silence: 60_000 };
  const { app, signUp } = await startApp({ connections });
  const ana = await signUp();
  const ears = [];
  for (let n = 0; n < 3; n += 1) ears.push(await listenForEvents(app, ana.token));
  const fourth = await listenForEvents(app, ana.token);
  await ears[0]?.ended();
  expect([ears[1]?.hasEnded(), ears[2]?.hasEnded(), fourth.hasEnded()]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a client that has gone is forgotten, and that is no failure", async () => {
  const { app, signUp, log } = await startApp({ streams: { ...streamLimits, all: 1 } });
  const ana = await signUp();
  const first = await listenForEvents(app, ana.token);
  first.leave();
  await vi.waitFor(async () => {
    expect((await listenForEvents(app, ana.token)).status).toBe(200);
  }, 5000);
  // Closing ends all of them.
  await app.close();
  expect(log.join("")).not.toContain("TypeError");
});
