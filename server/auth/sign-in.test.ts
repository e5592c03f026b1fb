import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { buildApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import { readEnv } from "../env.ts";
import {
  cheapCost,
  closeAfterTest,
  openTestDatabase,
  startApp,
  startWithAna,
} from "../test/harness.ts";
import { createHashQueue, type HashQueue } from "./passwords/hash-queue.ts";
import { createPasswords } from "./passwords/passwords.ts";

const account = { name: "Ana", email: "Ana@Example.com", password: "correct horse" };
const { register, login, me, logout, logoutByGet } = authEndpoints;

test("registering signs in: the token opens the account", async () => {
  const { visitor, withToken } = await startApp();
  const body = { ...account, timeZone: "Asia/Kathmandu", confirmPassword: "x", terms: true };
  const { token, data } = await visitor.call(register, { body });
  expect(data).toMatchObject({ name: "Ana", email: "Ana@Example.com", timeZone: "Asia/Kathmandu" });
  expect(await withToken(token).call(me, {})).toEqual({ data });
});

test.each([
  [{ name: " " }, "name", "Name is required"],
  [{ email: "" }, "email", "Email is required"],
  [{ email: "ana" }, "email", "Please enter a valid email address"],
  [{ password: "" }, "password", "Password is required"],
  [{ password: "12345" }, "password", "Password must be at least 6 characters"],
  [{ timeZone: "Mars/Base" }, "timeZone", "Unknown time zone"],
])("registering with %j is refused", async (wrong, path, msg) => {
  const { visitor } = await startApp();
  expect(await visitor.refused(register, { body: { ...account, ...wrong } })).toEqual({
    status: 400,
    msg,
    errors: [{ path, msg }],
  });
});

test("registering without anything names every field", async () => {
  const { visitor } = await startApp();
  const { errors } = await visitor.refused(register, { body: {} });
  expect(errors?.map(({ path }) => path)).toEqual(["name", "email", "password"]);
});

test("an email is one account, in whatever case it is written", async () => {
  const { visitor } = await startApp();
  await visitor.call(register, { body: account });
  const msg = "An account with this email already exists";
  const body = { ...account, email: "aNA@example.COM " };
  expect(await visitor.refused(register, { body })).toEqual({
    status: 409,
    msg,
    errors: [{ path: "email", msg }],
  });
  await visitor.call(login, { body: { ...account, email: "ANA@EXAMPLE.COM" } });
});

test("of two registrations at the same moment one gets the account", async () => {
  const { visitor } = await startApp();
  const answers = await Promise.all([1, 2, 3].map(() => visitor.send(register, { body: account })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

test("a wrong password and an unknown email get the same answer", async () => {
  const { visitor, signUp } = await startApp();
  await signUp(account);
  const refusal = { status: 401, msg: "Wrong email or password" };
  const wrong = { ...account, password: "wrong horse" };
  expect(await visitor.refused(login, { body: wrong })).toEqual(refusal);
  const unknown = { ...account, email: "eve@example.com" };
  expect(await visitor.refused(login, { body: unknown })).toEqual(refusal);
});

test("an unknown email takes the same steps as a wrong password, and one hash", async () => {
  const { signIn, steps } = await startRecorded();
  const stepsOf = async (email: string) => {
    steps.length = 0;
    expect(await signIn({ email, password: "wrong horse" })).toBe(401);
    return [...steps];
  };
  await stepsOf("warm@example.com");
  const unknown = await stepsOf("eve@example.com");
  expect(unknown).toEqual(await stepsOf(account.email));
  expect(unknown.filter((step) => step === "hash")).toHaveLength(1);
  expect(unknown.length).toBeGreaterThan(2);
});

test("when more hash than can, sign-ins are sent away and the rest is served", async () => {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const queue = createHashQueue({ atOnce: 1, waiting: 2 });
  const held: HashQueue = {
    refuseIfFull: queue.refuseIfFull,
    run: (hash) => queue.run(() => (isHeld ? freed.then(hash) : hash())),
  };
  let isHeld = false;
  const { visitor, signUp } = await startApp({ hashQueue: held });
  const ana = await signUp(account);
  isHeld = true;
  const waiting = [1, 2, 3].map(() => visitor.send(login, { body: account }));
  await expect.poll(() => isFull(queue)).toBe(true);
  const refused = await visitor.send(login, { body: account });
  expect(refused.json()).toMatchObject({ msg: "Too many people are logging in. Try again soon." });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await visitor.refused(register, { body: { ...account, email: "b@c.de" } })).toMatchObject({
    status: 503,
  });
  await ana.call(me, {});
  free();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
});

test.each([
  [{ email: "" }, "email", "Email is required"],
  [{ email: "ana" }, "email", "Email is invalid"],
  [{ password: "" }, "password", "Password is required"],
])("signing in with %j is refused", async (wrong, path, msg) => {
  const { visitor } = await startApp();
  expect(await visitor.refused(login, { body: { ...account, ...wrong } })).toEqual({
    status: 400,
    msg,
    errors: [{ path, msg }],
  });
});

test("signing in keeps the time zone of the browser, and none leaves it as it is", async () => {
  const { ana, visitor } = await startWithAna(account);
  expect(ana.user.timeZone).toBeNull();
  const body = { ...account, timeZone: "Pacific/Honolulu" };
  const zoned = await visitor.call(login, { body });
  expect(zoned.data.timeZone).toBe("Pacific/Honolulu");
  expect((await visitor.call(login, { body: account })).data.timeZone).toBe("Pacific/Honolulu");
});

test.each([
  ["POST", logout],
  ["GET", logoutByGet],
] as const)("logging out by %s ends this session and no other", async (_, endpoint) => {
  const { ana, visitor, withToken } = await startWithAna(account);
  const other = withToken((await visitor.call(login, { body: account })).token);
  expect(await ana.call(endpoint, {})).toEqual({ msg: "Logged out successfully" });
  expect(await ana.refused(me)).toEqual({
    status: 401,
    msg: "Session expired. Please login again.",
  });
  await other.call(me, {});
});

test("a password is kept as an argon2id hash, and a token as a hash of 256 bits", async () => {
  const { ana, db } = await startWithAna(account);
  const [user] = await db.selectFrom("users").selectAll().execute();
  const [session] = await db.selectFrom("sessions").selectAll().execute();
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(ana.token).toMatch(/^[\w-]{43}$/);
  expect(session?.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify([user, session])).not.toContain(ana.token);
});

test("a hash made at another cost is renewed when its owner signs in", async () => {
  const { db, visitor, signUp } = await startApp({
    passwordCost: { memory: 16, passes: 2, parallelism: 1 },
  });
  const { owner } = await signUp(account);
  const { passwordHash } = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  const old = await createPasswords(cheapCost).hash(account.password);
  await db.updateTable("users").set({ passwordHash: old }).where("_id", "=", owner).execute();
  await visitor.call(login, { body: account });
  const renewed = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  expect(renewed.passwordHash).not.toBe(old);
  expect(renewed.passwordHash.slice(0, 28)).toBe(passwordHash.slice(0, 28));
  await visitor.call(login, { body: account });
});

test("letters composed in another way are the same password", async () => {
  const { visitor, signUp } = await startApp();
  await signUp({ ...account, password: "caf\u00e9 noir" });
  await visitor.call(login, { body: { ...account, password: "cafe\u0301 noir" } });
});

function isFull({ refuseIfFull }: HashQueue): boolean {
  try {
    refuseIfFull();
    return false;
  } catch {
    return true;
  }
}

/** A server that writes down every query and every hash, with one account. */
async function startRecorded() {
  const steps: string[] = [];
  const { refuseIfFull, run } = createHashQueue();
  const db = (await openTestDatabase()).withPlugin({
    transformQuery: ({ node }) => {
      steps.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = buildApp({
    env: readEnv({ LOG_LEVEL: "silent" }),
    db,
    clock: systemClock,
    passwordCost: cheapCost,
    hashQueue: {
      refuseIfFull,
      run: (hash) => {
        steps.push("hash");
        return run(hash);
      },
    },
    clientDirectory: "/nowhere",
  });
  closeAfterTest(() => app.close());
  await app.inject({ method: "POST", url: register.url, payload: account });
  const signIn = async (payload: { email: string; password: string }) =>
    (await app.inject({ method: "POST", url: login.url, payload })).statusCode;
  return { signIn, steps };
}
