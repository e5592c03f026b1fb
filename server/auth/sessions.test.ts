import { expect, test } from "vitest";
import { authEndpoints, sessionLifetime } from "../../shared/auth.ts";
import { startApp, type TestApp } from "../test/harness.ts";

const { login, me } = authEndpoints;
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
