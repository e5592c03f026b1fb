import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/auth.ts";
import { startApp } from "../test/harness.ts";
import { deleteEverything } from "./account-deletion.ts";
import type { HashQueue } from "./hash-queue.ts";

// Hashing takes its time, and another call may come to an end meanwhile.

const { login, me, updateMe } = authEndpoints;
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

test("nobody gets into an account that is deleted while they sign in or change it", async () => {
  const { ana, visitor, db, holdNext } = await startHeld();
  const { reached, release } = holdNext();
  const body = { email: ana.user.email, password: ana.password };
  const signingIn = visitor.send(login, { body });
  await reached;
  // Broken off after the account was closed, as when the process ends.
  await deleteEverything(db, ana.owner, AbortSignal.abort()).catch(() => {});
  release();
  expect((await signingIn).statusCode).toBe(401);
  expect(await db.selectFrom("sessions").select("tokenHash").execute()).toEqual([]);
});
