import { expect, test } from "vitest";
import { accountLogEndpoints } from "../../shared/account/account-log.ts";
import { authEndpoints } from "../../shared/account/auth.ts";
import { keyEndpoints } from "../../shared/account/keys.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { closeAccount } from "../auth/account-deletion.ts";
import { openDatabase } from "../db/open.ts";
import { makeFolder } from "../test/data-folders.ts";
import { closeAfterTest, start, startApp } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { runAdmin } from "../test/run-admin.ts";
import { turnOnTwoStep } from "../test/two-step.ts";

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse" };

/** A server on a folder, where the commands work beside it. */
async function startInFolder(env: Record<string, string> = {}) {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, isServing: true });
  closeAfterTest(() => db.destroy());
  const streams = { all: 9, ofPerson: 9, heartbeat: 20 };
  const app = await startApp({ db, env, streams });
  return { ...app, admin: (...typed: string[]) => runAdmin(typed, dataDir, env) };
}

test("an invitation is printed as a link that works", async () => {
  const { admin, visitor } = await startInFolder({ REGISTRATION: "invited" });
  const { code, output } = await admin("invite", ana.email);
  expect(code).toBe(0);
  expect(output).toMatch(/^http:\/\/localhost:3000\/register\?invite=[\w-]{43}$/);
  const invite = output.split("=")[1];
  await visitor.call(authEndpoints.register, { body: { ...ana, invite } });
  expect(await admin("invite", "ANA@example.com")).toEqual({
    code: 1,
    output: "An account already has the email ANA@example.com.",
  });
  expect((await admin("invite", "ana")).code).toBe(2);
});

test("a closed server invites nobody", async () => {
  const { admin } = await startInFolder({ REGISTRATION: "closed" });
  expect(await admin("invite", ana.email)).toMatchObject({
    code: 1,
    output: expect.stringContaining("REGISTRATION is closed"),
  });
});

test("signing a user out ends all their sessions at once, and streams within a minute", async () => {
  const { app, admin, clock, signUp } = await startInFolder();
  const person = await signUp(ana);
  const ben = await signUp();
  const body = { name: "Zapier", access: "read", days: null } as const;
  const { token } = await person.call(keyEndpoints.create, { body });
  const [ear, keysEar, bensEar] = await Promise.all(
    [person.token, token, ben.token].map((one) => listenForEvents(app, one)),
  );
  expect(await admin("sign-out", "Ana@example.com")).toEqual({
    code: 0,
    output: "1 account logged out on all devices.",
  });
  expect((await person.refused(authEndpoints.me)).status).toBe(401);
  clock.advance(60_000);
  await ear?.ended();
  expect([keysEar?.hasEnded(), bensEar?.hasEnded()]).toEqual([false, false]);
});

test("tokens end as well when that is said, and the log says who did it", async () => {
  const { admin, signUp, visitor, withToken } = await startInFolder();
  const person = await signUp(ana);
  const body = { name: "Zapier", access: "read", days: null } as const;
  const { token } = await person.call(keyEndpoints.create, { body });
  await admin("sign-out", ana.email);
  await withToken(token).call(companyEndpoints.list, {});
  await admin("sign-out", ana.email, "keys");
  expect((await withToken(token).refused(companyEndpoints.list)).status).toBe(401);
  const again = await visitor.call(authEndpoints.login, { body: ana });
  const { data } = await withToken(again.token).call(accountLogEndpoints.list, {});
  const nobody = { device: null, address: null };
  expect(data).toMatchObject([
    { kind: "signedIn" },
    { kind: "keysRevoked", ...nobody },
    { kind: "everythingLoggedOut", ...nobody },
    { kind: "keyUsed" },
    { kind: "everythingLoggedOut", ...nobody },
    { kind: "keyMade" },
    { kind: "registered" },
  ]);
  expect((await admin("sign-out", ana.email, "tokens")).code).toBe(2);
  expect(await admin("sign-out", "eve@example.com")).toEqual({
    code: 1,
    output: "No account has the email eve@example.com.",
  });
});

test("everyone can be signed out together", async () => {
  const { admin, signUp } = await startInFolder();
  const people = [await signUp(ana), await signUp()];
  expect((await admin("sign-out", "everyone")).output).toBe(
    "2 accounts logged out on all devices.",
  );
  for (const person of people) expect((await person.refused(authEndpoints.me)).status).toBe(401);
});

test("two-step login is turned off for who has lost everything", async () => {
  const { admin, signUp, visitor } = await startInFolder();
  const person = await signUp(ana);
  await turnOnTwoStep(person);
  expect((await visitor.send(authEndpoints.login, { body: ana })).statusCode).not.toBe(200);
  expect(await admin("two-step-off", ana.email)).toEqual({
    code: 0,
    output: "Two-step login of ana@example.com is off.",
  });
  await visitor.call(authEndpoints.login, { body: ana });
  expect((await admin("two-step-off", ana.email)).code).toBe(1);
});

test("the accounts are listed with their devices, tokens and two steps", async () => {
  const { admin, signUp } = await startInFolder();
  const person = await signUp(ana);
  await person.call(keyEndpoints.create, { body: { name: "A", access: "read", days: 30 } });
  await turnOnTwoStep(person);
  await signUp();
  const { output } = await admin("users");
  const [, ...lines] = output.split("\n").map((line) => line.split(/ {2,}/));
  const day = "2026-05-04";
  expect(lines).toEqual([
    ["ana@example.com", "Ana", day, day, "1", "1", "on"],
    ["person2@example.com", "Person 2", day, day, "1", "0", "off"],
  ]);
});

test("everyone is logged out, also where no mail can be sent, which is said at the end", async () => {
  const { admin, signUp } = await startInFolder({ SMTP_URL: "smtp://127.0.0.1:1" });
  const people = [await signUp(), await signUp(), await signUp()];
  const { code, output } = await admin("sign-out", "everyone");
  expect(code).toBe(1);
  expect(output).toContain("It is done, but the mail about it could not be sent.");
  for (const person of people) {
    expect(await person.refused(authEndpoints.me)).toMatchObject({ status: 401 });
  }
});

test("of everyone, a closed account that is still being deleted is left out", async () => {
  const { admin, db, signUp } = await startInFolder();
  await signUp(ana);
  await closeAccount(db, (await signUp()).person, start);
  expect((await admin("sign-out", "everyone")).output).toBe("1 account logged out on all devices.");
});
