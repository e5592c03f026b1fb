import type { FastifyInstance } from "fastify";
import { expect, inject, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { buildApp } from "../app.ts";
import type { Db } from "../db/engine/database.ts";
import { openDatabase } from "../db/open.ts";
import { readEnv } from "../env.ts";
import {
  cheapCost,
  closeAfterTest,
  engine,
  openTestDatabase,
  start,
  startApp,
} from "../test/harness.ts";
import { createEmptyPostgres } from "../test/postgres/fresh-postgres.ts";

const minute = 60_000;
const hour = 60 * minute;
const { register, login, me, updateMe, deleteMe, forgotPassword, resetPassword } = authEndpoints;
const ana = { email: "ana@example.com", password: "correct horse" };
const guess = { email: ana.email, password: "wrong horse" };

interface From {
  /** Where the caller is. */
  address?: string;
  cookie?: string;
}

/** Tries to sign in and answers what matters of it. */
async function trySignIn(
  app: FastifyInstance,
  body: { email: string; password: string },
  { address = "203.0.113.9", cookie }: From = {},
) {
  const answer = await app.inject({
    method: "POST",
    url: login.url,
    payload: body,
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
  });
  const [device] = answer.cookies;
  return {
    status: answer.statusCode,
    msg: answer.json().msg,
    retryAfter: answer.headers["retry-after"],
    cookie: device && `${device.name}=${device.value}`,
  };
}

/** Sign-ins one after the other, each from an address of its own. */
async function trySignIns(app: FastifyInstance, count: number, body: typeof guess = guess) {
  const answers: Awaited<ReturnType<typeof trySignIn>>[] = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(await trySignIn(app, body, { address: `198.51.100.${index}` }));
  }
  return answers;
}

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = <T>(count: number, value: T) => Array<T>(count).fill(value);

test("after ten wrong passwords even the right one has to wait a minute", async () => {
  const { app, clock, signUp } = await startApp();
  await signUp(ana);
  expect(statusesOf(await trySignIns(app, 10))).toEqual(times(10, 401));
  const refusal = { status: 429, msg: "Too many attempts. Try again in 1 minute." };
  expect(await trySignIn(app, ana)).toMatchObject({ ...refusal, retryAfter: "60" });
  clock.advance(minute - 1);
  expect(await trySignIn(app, ana)).toMatchObject({ ...refusal, retryAfter: "1" });
  clock.advance(1);
  expect(await trySignIn(app, ana)).toMatchObject({ status: 200 });
});

test("waits grow to a quarter of an hour and no further, for as long as somebody guesses", async () => {
  const { app, clock, signUp } = await startApp();
  await signUp(ana);
  await trySignIns(app, 10);
  for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
    expect(await trySignIn(app, ana)).toMatchObject({
      status: 429,
      msg: `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`,
      retryAfter: String(minutes * 60),
    });
    clock.advance(minutes * minute);
    expect(await trySignIn(app, guess)).toMatchObject({ status: 401 });
  }
});

test("an account that does not exist answers in just the same way", async () => {
  const { app, signUp } = await startApp();
  await signUp(ana);
  const known = await trySignIns(app, 12);
  const unknown = await trySignIns(app, 12, { ...guess, email: "eve@example.com" });
  expect(unknown).toEqual(known);
  expect(known[11]?.status).toBe(429);
});

test("an email counts as the same in whatever case it is written", async () => {
  const { app } = await startApp();
  for (const email of ["ana@example.com", "ANA@example.com", "Ana@Example.com "]) {
    await trySignIns(app, 4, { ...guess, email });
  }
  expect(await trySignIn(app, ana)).toMatchObject({ status: 429 });
});

test("signing in restarts the count", async () => {
  const { app, signUp } = await startApp();
  await signUp(ana);
  await trySignIns(app, 9);
  expect(await trySignIn(app, ana)).toMatchObject({ status: 200 });
  expect(statusesOf(await trySignIns(app, 11))).toEqual([...times(10, 401), 429]);
});

test("a day after the first wrong password the count starts over, and old ones are removed", async () => {
  const { app, clock, db } = await startApp();
  await trySignIns(app, 12);
  await trySignIns(app, 3, { ...guess, email: "ben@example.com" });
  clock.advance(24 * hour);
  expect(statusesOf(await trySignIns(app, 11))).toEqual([...times(10, 401), 429]);
  const rows = await db.selectFrom("signInAttempts").select("expiresAt").execute();
  const now = clock.now().toISOString();
  expect(rows.filter(({ expiresAt }) => expiresAt <= now)).toEqual([]);
});

test("of any number at the same moment no more get through", async () => {
  const { app, signUp } = await startApp();
  await signUp(ana);
  const answers = await Promise.all(times(40, guess).map((body) => trySignIn(app, body)));
  expect(statusesOf(answers).sort()).toEqual([...times(10, 401), ...times(30, 429)]);
});

test("the count holds over several servers on one database, and over a restart", async () => {
  const databases = await openTwice();
  const servers = databases.map((db) => startServer(db));
  const answers = await Promise.all(
    times(12, servers).flatMap((all) => all.map((app) => trySignIn(app, guess))),
  );
  expect(statusesOf(answers).sort()).toEqual([...times(10, 401), ...times(14, 429)]);
  for (const app of servers) await app.close();
  expect(await trySignIn(startServer(databases[0]), guess)).toMatchObject({ status: 429 });
});

test("a device that has signed in before is not kept out by others who guess", async () => {
  const { app, signUp } = await startApp();
  await signUp(ana);
  const { cookie } = await trySignIn(app, ana);
  await trySignIns(app, 12);
  expect(await trySignIn(app, ana)).toMatchObject({ status: 429 });
  expect(await trySignIn(app, ana, { cookie })).toMatchObject({ status: 200 });
  // Nor does it set the others free.
  expect(await trySignIn(app, ana)).toMatchObject({ status: 429 });
});

test("a known device has ten wrong passwords as well", async () => {
  const { app, signUp } = await startApp();
  await signUp(ana);
  const { cookie } = await trySignIn(app, ana);
  const answers = [];
  for (const body of times(10, guess)) answers.push(await trySignIn(app, body, { cookie }));
  expect(statusesOf(answers)).toEqual(times(10, 401));
  expect(await trySignIn(app, ana, { cookie })).toMatchObject({ status: 429, retryAfter: "60" });
});

test("a device is known to its own account only, and no longer once the password is another", async () => {
  const { app, signUp } = await startApp();
  const person = await signUp(ana);
  const ben = { email: "ben@example.com", password: "correct horse" };
  await signUp(ben);
  const { cookie } = await trySignIn(app, ana);
  const made = cookie!.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  await trySignIns(app, 10);
  await trySignIns(app, 10, { ...guess, email: ben.email });
  expect(await trySignIn(app, ben, { cookie })).toMatchObject({ status: 429 });
  expect(await trySignIn(app, ana, { cookie: made })).toMatchObject({ status: 429 });

  const newPassword = "battery staple";
  const changed = await person.send(updateMe, {
    body: { newPassword, currentPassword: ana.password },
  });
  const body = { ...ana, password: newPassword };
  expect(await trySignIn(app, body, { cookie })).toMatchObject({ status: 429 });
  // The device that has changed it is known again.
  const [{ name, value } = { name: "", value: "" }] = changed.cookies;
  expect(await trySignIn(app, body, { cookie: `${name}=${value}` })).toMatchObject({ status: 200 });
});

test.each([
  ["http://localhost:3000", undefined, "device"],
  ["https://desk.example", true, "__Secure-device"],
])(
  "at %s script can't read the device's cookie and other sites can't send it",
  async (url, secure, name) => {
    const { visitor } = await startApp({ env: { PUBLIC_URL: url } });
    const { cookies } = await visitor.send(register, { body: { name: "Ana", ...ana } });
    expect(cookies).toEqual([
      {
        name,
        value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        path: "/api/auth",
        maxAge: 34_560_000,
        httpOnly: true,
        sameSite: "Strict",
        ...(secure && { secure }),
      },
    ]);
  },
);

test("a live session goes on while somebody guesses", async () => {
  const { app, signUp } = await startApp();
  const person = await signUp(ana);
  await trySignIns(app, 12);
  await person.call(me, {});
});

test("one address has a hundred wrong passwords an hour, over all accounts", async () => {
  const { app, clock, signUp } = await startApp();
  await signUp(ana);
  const spray = (index: number) =>
    trySignIn(app, { ...guess, email: `user${index}@example.com` }, { address: "192.0.2.1" });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => spray(index)));
  // Whoever knows the password is not counted.
  for (let use = 0; use < 3; use += 1) await trySignIn(app, ana, { address: "192.0.2.1" });
  answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => spray(50 + index)))));
  expect(statusesOf(answers)).toEqual(times(100, 401));
  expect(await trySignIn(app, ana, { address: "192.0.2.1" })).toMatchObject({
    status: 429,
    msg: "Too many attempts. Try again in 15 minutes.",
  });
  expect(await trySignIn(app, ana, { address: "192.0.2.2" })).toMatchObject({ status: 200 });
  clock.advance(15 * minute);
  expect(await spray(0)).toMatchObject({ status: 401 });
  expect(await spray(1)).toMatchObject({ status: 429 });
  clock.advance(hour);
  expect(await spray(2)).toMatchObject({ status: 401 });
});

test("all addresses of an IPv6 network of 64 bits are one", async () => {
  const { app } = await startApp();
  for (let index = 0; index < 100; index += 1) {
    const body = { ...guess, email: `user${index}@example.com` };
    await trySignIn(app, body, { address: `2001:db8:1:2::${index.toString(16)}` });
  }
  expect(await trySignIn(app, guess, { address: "2001:db8:1:2:ffff::1" })).toMatchObject({
    status: 429,
  });
  expect(await trySignIn(app, guess, { address: "2001:db8:1:3::1" })).toMatchObject({
    status: 401,
  });
});

test.each([
  ["/56", 200, (index: number) => `2001:db8:1:${(0x200 + (index % 16)).toString(16)}::1`],
  ["/48", 400, (index: number) => `2001:db8:1:${(0x100 * (index % 64)).toString(16)}::1`],
])("an IPv6 %s has %i wrong passwords an hour", async (_, most, addressOf) => {
  const { app } = await startApp();
  const spray = (index: number) =>
    trySignIn(app, { ...guess, email: `user${index}@example.com` }, { address: addressOf(index) });
  const answers = [];
  for (let index = 0; index < most; index += 1) answers.push(await spray(index));
  expect(statusesOf(answers)).toEqual(times(most, 401));
  expect(await spray(most)).toMatchObject({ status: 429 });
  expect(await trySignIn(app, guess, { address: "2001:db8:2::1" })).toMatchObject({ status: 401 });
});

test("asking which emails have an account is guessing too", async () => {
  const { visitor, signUp } = await startApp();
  await signUp(ana);
  const body = { name: "Eve", ...ana };
  const answers = [];
  for (const input of times(100, { body })) answers.push(await visitor.refused(register, input));
  expect(statusesOf(answers)).toEqual(times(100, 409));
  const refusal = { status: 429, msg: "Too many attempts. Try again in 15 minutes." };
  expect(await visitor.refused(register, { body })).toEqual(refusal);
  expect(await visitor.refused(login, { body: ana })).toEqual(refusal);
});

test("one address makes five hundred accounts an hour", async () => {
  const { clock, db, signUp, visitor } = await startApp();
  await signUp(ana);
  await db
    .updateTable("signInAttempts")
    .set({ attempts: 499 })
    .where("key", "like", "registration:%")
    .execute();
  await signUp();
  const body = { name: "Eve", email: "eve@example.com", password: "correct horse" };
  expect(await visitor.refused(register, { body })).toMatchObject({ status: 429 });
  clock.advance(15 * minute);
  await visitor.call(register, { body });
});

test("a reset link is mailed five times an hour, and an unknown email hears the same", async () => {
  const { app, visitor, mails, signUp } = await startApp();
  await signUp(ana);
  for (const email of [ana.email, "eve@example.com"]) {
    for (const input of times(5, { body: { email } })) await visitor.call(forgotPassword, input);
    expect(await visitor.refused(forgotPassword, { body: { email } })).toEqual({
      status: 429,
      msg: "Too many attempts. Try again in 15 minutes.",
    });
  }
  await app.close();
  expect(mails).toHaveLength(5);
});

test("one address asks for fifty reset links an hour, whosoever they are", async () => {
  const { visitor } = await startApp();
  const ask = (index: number) => ({ body: { email: `user${index}@example.com` } });
  for (let index = 0; index < 50; index += 1) await visitor.call(forgotPassword, ask(index));
  expect(await visitor.refused(forgotPassword, ask(50))).toMatchObject({ status: 429 });
});

test("reset links are not to be guessed", async () => {
  const { visitor } = await startApp();
  const input = { params: { token: "x" }, body: { password: "battery staple" } };
  const answers = await Promise.all(
    times(100, input).map((each) => visitor.refused(resetPassword, each)),
  );
  expect(statusesOf(answers)).toEqual(times(100, 400));
  expect(await visitor.refused(resetPassword, input)).toMatchObject({ status: 429 });
});

test("who has stolen a session has ten guesses at the password", async () => {
  const { clock, signUp } = await startApp();
  const person = await signUp(ana);
  const change = { newPassword: "battery staple", currentPassword: "wrong horse" };
  for (const body of times(5, change)) {
    expect(await person.refused(updateMe, { body })).toMatchObject({ status: 400 });
    expect(await person.refused(deleteMe, { body: guess })).toMatchObject({ status: 400 });
  }
  const refusal = { status: 429, msg: "Too many attempts. Try again in 1 minute." };
  const right = { ...change, currentPassword: ana.password };
  expect(await person.refused(updateMe, { body: right })).toEqual(refusal);
  expect(await person.refused(deleteMe, { body: ana })).toEqual(refusal);
  await person.call(updateMe, { body: { name: "Anna" } });
  clock.advance(minute);
  await person.call(updateMe, { body: right });
  await person.call(deleteMe, { body: { password: "battery staple" } });
});

test("a server that was too busy to check the password counts nothing", async () => {
  const busy = {
    isFull: false,
    refuseIfFull: () => {},
    run: <T>(hash: () => Promise<T>): Promise<T> => {
      return busy.isFull ? Promise.reject(new Error("busy")) : hash();
    },
  };
  const { app, db, signUp } = await startApp({ hashQueue: busy });
  await signUp(ana);
  busy.isFull = true;
  expect(statusesOf(await trySignIns(app, 11))).toEqual(times(11, 500));
  const rows = await db.selectFrom("signInAttempts").selectAll().execute();
  expect(rows.filter(({ key }) => key.startsWith("account:"))).toMatchObject([{ attempts: 0 }]);
  busy.isFull = false;
  expect(await trySignIn(app, ana)).toMatchObject({ status: 200 });
});

test("who has to wait for one account does not keep colleagues at the same address out", async () => {
  const { app, signUp } = await startApp();
  await signUp(ana);
  const ben = { email: "ben@example.com", password: "correct horse" };
  await signUp(ben);
  for (let n = 0; n < 105; n += 1) await trySignIn(app, guess);
  expect(await trySignIn(app, guess)).toMatchObject({ status: 429 });
  expect(await trySignIn(app, ben)).toMatchObject({ status: 200 });
});

test("neither emails nor addresses are kept", async () => {
  const { app, db } = await startApp();
  await trySignIns(app, 1);
  const rows = JSON.stringify(await db.selectFrom("signInAttempts").selectAll().execute());
  expect(rows).not.toMatch(/ana|example|198\.51/i);
});

/** Two handles on one database; SQLite, where one process has one, gives the same twice. */
async function openTwice(): Promise<[Db, Db]> {
  if (engine === "sqlite") {
    const db = await openTestDatabase();
    return [db, db];
  }
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  const place = { databaseUrl: url, dataDir: "" };
  const [first, second] = [await openDatabase(place), await openDatabase(place)];
  closeAfterTest(() => first.destroy());
  closeAfterTest(() => second.destroy());
  return [first, second];
}

function startServer(db: Db): FastifyInstance {
  const app = buildApp({
    env: readEnv({ LOG_LEVEL: "silent" }),
    db,
    clock: { now: () => start },
    passwordCost: cheapCost,
    clientDirectory: "/nowhere",
  });
  closeAfterTest(() => app.close());
  return app;
}
