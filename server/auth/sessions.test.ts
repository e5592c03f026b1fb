import { expect, test } from "vitest";
import { authEndpoints, sessionLifetime } from "../../shared/account/auth.ts";
import { sessionEndpoints } from "../../shared/account/sessions.ts";
import { type Person, start, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import { serverMessages } from "../test/said.ts";

const { login, me } = authEndpoints;
const { list, end, endOthers } = sessionEndpoints;
const hour = 3_600_000;
const expired = { status: 401, msg: "Session expired. Please login again." };

async function signIn({ signUp, visitor, withToken }: TestApp, remember: boolean) {
  const { user, password } = await signUp();
  const body = { email: user.email, password, remember };
  return withToken((await visitor.call(login, { body })).token);
}

test.each([
  ["12 hours", false, 12 * hour],
  ["30 days with Remember me", true, 30 * 24 * hour],
])("a session that is not used ends after %s", async (_, remember, lifetime) => {
  const app = await startApp();
  const ana = await signIn(app, remember);
  app.clock.advance(lifetime - 1);
  await ana.call(me, {});
  const ben = await signIn(app, remember);
  app.clock.advance(lifetime);
  expect(await ben.refused(me)).toEqual(expired);
});

test("every use moves the end on", async () => {
  const app = await startApp();
  const ana = await signIn(app, false);
  for (let use = 0; use < 10; use += 1) {
    app.clock.advance(11 * hour);
    await ana.call(me, {});
  }
  app.clock.advance(12 * hour);
  expect(await ana.refused(me)).toEqual(expired);
});

test("uses within a minute write nothing, so reading stays reading", async () => {
  const app = await startApp();
  const ana = await signIn(app, true);
  const read = () => app.db.selectFrom("sessions").selectAll().orderBy("tokenHash").execute();
  const before = await read();
  app.clock.advance(59_000);
  await ana.call(me, {});
  expect(await read()).toEqual(before);
  app.clock.advance(1000);
  await ana.call(me, {});
  expect(await read()).not.toEqual(before);
});

test("ended sessions are removed when somebody signs in", async () => {
  const app = await startApp();
  await signIn(app, false);
  app.clock.advance(sessionLifetime.normal);
  await signIn(app, true);
  const sessions = await app.db.selectFrom("sessions").select("expiresAt").execute();
  const now = app.clock.now().toISOString();
  expect(sessions.filter(({ expiresAt }) => expiresAt <= now)).toEqual([]);
  expect(sessions).toHaveLength(2);
});

test("the scheme of the header may be written in any case", async () => {
  const { app, signUp } = await startApp();
  const { token } = await signUp();
  const ask = (authorization: string) =>
    app.inject({ url: "/api/auth/me", headers: { authorization } });
  expect((await ask(`bearer ${token}`)).statusCode).toBe(200);
  expect((await ask(token)).statusCode).toBe(401);
  expect((await ask(`Basic ${token}`)).statusCode).toBe(401);
});

test.each([
  ["7 days", false, 7 * 24 * hour, 11 * hour],
  ["90 days with Remember me", true, 90 * 24 * hour, 29 * 24 * hour],
])("however much it is used, a session ends after %s", async (_, remember, maximum, pause) => {
  const app = await startApp();
  const ana = await signIn(app, remember);
  let lived = 0;
  while (lived + pause < maximum) {
    app.clock.advance(pause);
    lived += pause;
    await ana.call(me, {});
  }
  app.clock.advance(maximum - lived - 1);
  await ana.call(me, {});
  app.clock.advance(1);
  expect(await ana.refused(me)).toEqual(expired);
});

test("a user sees where they are signed in: this session first, then by last use", async () => {
  const { ana, ...app } = await startWithAna();
  await app.signUp();
  const phone = await signInFrom(app, ana, agents.phone);
  app.clock.advance(hour);
  const tablet = await signInFrom(app, ana, agents.tablet);
  app.clock.advance(hour);
  const at = (hours: number) => new Date(start.getTime() + hours * hour).toISOString();
  const rows = [
    { device: "Firefox on Android", createdAt: at(0), lastUsedAt: at(2) },
    { device: "Safari on iPad", createdAt: at(1), lastUsedAt: at(1) },
    { device: "lightMyRequest", createdAt: at(0), lastUsedAt: at(0) },
  ].map((row, index) => ({ _id: expect.any(String), current: index === 0, ...row }));
  expect((await phone.call(list, {})).data).toEqual(rows);
  const [first] = (await tablet.call(list, {})).data;
  expect(first).toMatchObject({ device: "Safari on iPad", current: true, lastUsedAt: at(2) });
});

test("an id names a session and tells nothing of its token", async () => {
  const { ana, ...app } = await startWithAna();
  const [{ _id } = { _id: "" }] = (await ana.call(list, {})).data;
  const [row] = await app.db.selectFrom("sessions").selectAll().execute();
  expect(_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await app.withToken(_id).refused(me)).toEqual(expired);
  const answer = (await ana.send(list)).body;
  expect(answer).not.toContain(row!.tokenHash);
  expect(answer).not.toContain(ana.token);
});

test("ending one session signs that device out at its next call, and no other", async () => {
  const { ana, ...app } = await startWithAna();
  const phone = await signInFrom(app, ana, agents.phone);
  const tablet = await signInFrom(app, ana, agents.tablet);
  const { data } = await ana.call(list, {});
  const { _id } = data.find(({ device }) => device === "Safari on iPad")!;
  expect(await ana.call(end, { params: { id: _id } })).toEqual({ msg: "Device logged out" });
  expect(await tablet.refused(me)).toEqual(expired);
  await phone.call(me, {});
  await ana.call(me, {});
  expect(await ana.refused(end, { params: { id: _id } })).toMatchObject({ status: 404 });
  expect((await ana.call(list, {})).data).toHaveLength(2);
});

test("signing out everywhere else leaves this session and those of others", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  const phone = await signInFrom(app, ana, agents.phone);
  const tablet = await signInFrom(app, ana, agents.tablet);
  expect(await phone.call(endOthers, {})).toEqual({ msg: "All other devices logged out" });
  expect(await ana.refused(me)).toEqual(expired);
  expect(await tablet.refused(me)).toEqual(expired);
  expect((await phone.call(list, {})).data).toMatchObject([{ current: true }]);
  await ben.call(me, {});
});

test("a session that has ended is not listed, even before it is removed", async () => {
  const app = await startApp();
  const ana = await signIn(app, true);
  const other = (await ana.call(list, {})).data.find(({ current }) => !current);
  app.clock.advance(sessionLifetime.normal);
  expect((await ana.call(list, {})).data).toMatchObject([{ current: true }]);
  const again = await ana.refused(end, { params: { id: other?._id ?? "" } });
  expect(again).toEqual({ status: 404, msg: serverMessages.devices.notFound });
});

test("a hundred sessions are enough: one more ends the one unused for longest", async () => {
  const { ana, ...app } = await startWithAna();
  const first = await signInFrom(app, ana, agents.phone);
  const second = await signInFrom(app, ana, agents.tablet);
  app.clock.advance(hour);
  for (const used of [ana, first]) await used.call(me, {});
  app.clock.advance(hour);
  for (let index = 3; index < 100; index += 1) await signInFrom(app, ana, "curl/8.14.1");
  await second.call(me, {});
  await signInFrom(app, ana, "curl/8.14.1");
  expect((await second.call(list, {})).data).toHaveLength(100);
  await second.call(me, {});
  const ended = [await ana.send(me), await first.send(me)].map(({ statusCode }) => statusCode);
  expect(ended.sort()).toEqual([200, 401]);
});

const agents = {
  phone: "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  tablet:
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
    "Version/18.5 Mobile/15E148 Safari/604.1",
};

async function signInFrom({ visitor, withToken }: TestApp, person: Person, agent: string) {
  const body = { email: person.user.email, password: person.password };
  const answer = await visitor.send(login, { body, headers: { "user-agent": agent } });
  return withToken(answer.json().token);
}
