import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { type Person, start, startApp, type TestApp } from "../test/harness.ts";
import { closeAccount } from "./account-deletion.ts";
import type { HashQueue } from "./passwords/hash-queue.ts";

// Hashing takes its time, a body comes slowly, and another call may come to an end meanwhile.

const { deleteMe, login, me, updateMe } = authEndpoints;
const newPassword = "another good horse";

/** Holds the next hash back, until the answer of `holdNext` is called. */
function createHeldQueue() {
  let held: Promise<void> | undefined;
  let reach: () => void = () => {};
  const queue: HashQueue = {
    refuseIfFull: () => {},
    run: async (hash) => {
      const wait = held;
      held = undefined;
      if (wait) reach();
      await wait;
      return hash();
    },
  };
  const holdNext = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    held = promise;
    reach = reached.resolve;
    return { reached: reached.promise, release: resolve };
  };
  return { queue, holdNext };
}

/** Lets hashes go on only once the number that `gather` was told are waiting. */
function createGatheringQueue() {
  let missing = 0;
  let together = Promise.withResolvers<void>();
  const queue: HashQueue = {
    refuseIfFull: () => {},
    run: async (hash) => {
      missing -= 1;
      if (missing <= 0) together.resolve();
      await together.promise;
      return hash();
    },
  };
  const gather = (count: number) => {
    missing = count;
    together = Promise.withResolvers<void>();
  };
  return { queue, gather };
}

async function startHeld() {
  const { queue, holdNext } = createHeldQueue();
  const desk = await startApp({ hashQueue: queue });
  return { ...desk, ana: await desk.signUp(), holdNext };
}

test("a sign-in with the old password fails when the password is changed before it is done", async () => {
  const { ana, visitor, db, holdNext } = await startHeld();
  const body = { email: ana.user.email, password: ana.password };
  const { reached, release } = holdNext();
  const signingIn = visitor.send(login, { body });
  await reached;
  await ana.call(updateMe, { body: { currentPassword: ana.password, newPassword } });
  release();
  expect((await signingIn).statusCode).toBe(401);
  expect(await db.selectFrom("sessions").select("tokenHash").execute()).toHaveLength(1);
});

test("of two changes of the password at once, the later one has lost its session", async () => {
  const { ana, visitor, withToken, holdNext } = await startHeld();
  const body = { email: ana.user.email, password: ana.password };
  const thief = withToken((await visitor.call(login, { body })).token);
  const { reached, release } = holdNext();
  const stealing = thief.send(updateMe, {
    body: { currentPassword: ana.password, newPassword: "a horse of mine" },
  });
  await reached;
  await ana.call(updateMe, { body: { currentPassword: ana.password, newPassword } });
  release();
  expect((await stealing).statusCode).toBe(401);
  await ana.call(me, {});
  await visitor.call(login, { body: { ...body, password: newPassword } });
});

test("of eight changes of the password in one session at once, one holds and the others hear so", async () => {
  const { queue, gather } = createGatheringQueue();
  const { signUp, visitor } = await startApp({ hashQueue: queue });
  const ana = await signUp();
  gather(8);
  const passwords = Array.from({ length: 8 }, (_, index) => `${newPassword} ${index}`);
  const change = (wanted: string) =>
    ana.send(updateMe, { body: { currentPassword: ana.password, newPassword: wanted } });
  const answers = await Promise.all(passwords.map(change));
  const done = passwords.filter((_, index) => answers[index]?.statusCode === 200);
  expect(done).toHaveLength(1);
  const msg = "Your password was changed a moment ago. Enter the new one as the current password.";
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ msg, errors: [{ path: "currentPassword", msg }] });
  }
  await visitor.call(login, { body: { email: ana.user.email, password: done[0]! } });
});

test("nobody gets into an account that is deleted while they sign in or change it", async () => {
  const { ana, visitor, db, holdNext } = await startHeld();
  const { reached, release } = holdNext();
  const body = { email: ana.user.email, password: ana.password };
  const signingIn = visitor.send(login, { body });
  await reached;
  await closeAccount(db, ana.person, start);
  release();
  expect((await signingIn).statusCode).toBe(401);
  expect(await db.selectFrom("sessions").select("tokenHash").execute()).toEqual([]);
});

/** Sends a body whose bytes come only after `meanwhile`, when the session is looked up already. */
async function sendSlowly(
  { app }: TestApp,
  { token }: Person,
  { method, url }: { method: "POST" | "PUT"; url: string },
  body: object,
  meanwhile: () => Promise<unknown>,
) {
  async function* readBody() {
    await meanwhile();
    yield JSON.stringify(body);
  }
  return app.inject({
    method,
    url,
    payload: Readable.from(readBody()),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  });
}

test("what comes for an account that was just deleted is told that there is no session", async () => {
  const desk = await startApp();
  const ana = await desk.signUp();
  const leave = () => ana.call(deleteMe, { body: { password: ana.password } });
  const late = await sendSlowly(desk, ana, companyEndpoints.create, { name: "Acme" }, leave);
  expect(late.statusCode, late.body).toBe(401);
  expect(desk.log.join("")).not.toContain("request failed");
});

test("no password is right for an account whose records are still being deleted", async () => {
  const desk = await startApp();
  const ana = await desk.signUp();
  const close = () => closeAccount(desk.db, ana.person, start);
  const body = { currentPassword: ana.password, newPassword };
  const late = await sendSlowly(desk, ana, updateMe, body, close);
  expect(late.statusCode, late.body).toBe(400);
});
