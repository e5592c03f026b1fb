import { expect, test } from "vitest";
import { accountLogEndpoints, logPage } from "../../../shared/account/account-log.ts";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { passkeyEndpoints } from "../../../shared/account/passkeys.ts";
import { proofEndpoints } from "../../../shared/account/proof.ts";
import { sessionEndpoints } from "../../../shared/account/sessions.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { twoStepEndpoints } from "../../../shared/account/two-step.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { restoreEndpoints } from "../../../shared/transfer/restore.ts";
import { addPasskey } from "../../test/authenticator.ts";
import { type Caller, newPerson, startApp, type TestApp } from "../../test/harness.ts";
import { toCode, turnOnTwoStep } from "../../test/two-step.ts";
import { tidyAccountLog } from "./queries.ts";

const { list } = accountLogEndpoints;
const { login, updateMe, deleteMe, confirmEmail, forgotPassword, resetPassword } = authEndpoints;
const ana = { name: "Ana", email: "ana@example.com", password: "correct horse" };
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const day = 86_400_000;

async function readKinds(person: Caller) {
  return (await person.call(list, {})).data.map(({ kind }) => kind);
}

/** Signs in with a browser, which keeps the cookie that it is given, if any. */
async function signInWith({ app }: TestApp, cookie?: string, remoteAddress = "203.0.113.9") {
  const answer = await app.inject({
    method: login.method,
    url: login.url,
    payload: { email: ana.email, password: ana.password },
    remoteAddress,
    headers: { "user-agent": firefox, ...(cookie && { cookie }) },
  });
  expect(answer.statusCode).toBe(200);
  const [{ name, value } = { name: "", value: "" }] = answer.cookies;
  return `${name}=${value}`;
}

test("the log says what happened, when, with which device and from where", async () => {
  const app = await startApp();
  const person = await app.signUp(ana);
  app.clock.advance(3_600_000);
  await signInWith(app);
  const { data, nextCursor } = await person.call(list, {});
  expect(nextCursor).toBe(null);
  expect(data).toEqual([
    {
      _id: expect.any(String),
      at: "2026-05-04T11:00:00.000Z",
      kind: "signedIn",
      way: "password",
      what: null,
      device: "Firefox on Windows",
      address: "203.0.113.9",
    },
    expect.objectContaining({ kind: "registered", device: "lightMyRequest" }),
  ]);
});

test("each change to how one signs in has its line, and no line has a secret", async () => {
  const app = await startApp();
  const person = await app.signUp(ana);
  await person.call(subscriptionEndpoints.create, {});
  await person.call(subscriptionEndpoints.remove, {});
  await signInWith(app);
  const { data: sessions } = await person.call(sessionEndpoints.list, {});
  const other = sessions.find(({ current }) => !current);
  await person.call(sessionEndpoints.end, { params: { id: other?._id ?? "" } });
  await person.call(sessionEndpoints.endOthers, {});
  const newPassword = "battery staple";
  const body = { currentPassword: ana.password, newPassword };
  await person.call(updateMe, { body });
  await person.call(updateMe, { body: { currentPassword: newPassword, email: "a@example.com" } });
  const [, token = ""] = /confirm=([\w-]+)/.exec(app.mails.map(({ text }) => text).join()) ?? [];
  await person.call(confirmEmail, { params: { token } });
  const { data } = await person.call(list, {});
  expect(data.map(({ kind, what }) => [kind, what])).toEqual([
    ["emailChanged", "a@example.com"],
    ["emailChangeAsked", "a@example.com"],
    ["passwordChanged", null],
    ["othersLoggedOut", null],
    ["deviceLoggedOut", "Firefox on Windows"],
    ["signedIn", null],
    ["calendarAddressEnded", null],
    ["calendarAddressMade", null],
    ["registered", null],
  ]);
  const said = JSON.stringify(data);
  for (const secret of [ana.password, newPassword, token, person.token]) {
    expect(said).not.toContain(secret);
  }
});

test("passkeys and two-step login have their lines, and how somebody logged in", async () => {
  const app = await startApp();
  const person = await app.signUp(ana);
  const { device, data: passkey } = await addPasskey(person);
  const { recoveryCodes, secret } = await turnOnTwoStep(person);
  app.clock.advance(60_000);
  const { data: asked } = await app.visitor.call(passkeyEndpoints.loginOptions, {});
  await app.visitor.call(passkeyEndpoints.login, { body: { passkey: device.get(asked) } });
  const code = toCode(secret, app.clock.now());
  await app.visitor.call(login, { body: { ...ana, code } });
  await app.visitor.call(login, { body: { ...ana, code: recoveryCodes[0] ?? "" } });
  await person.call(twoStepEndpoints.newCodes, {});
  await person.call(twoStepEndpoints.turnOff, {});
  // Of one that was not on.
  await person.call(twoStepEndpoints.turnOff, {});
  await person.call(passkeyEndpoints.remove, { params: { id: passkey._id } });
  const { data } = await person.call(list, {});
  expect(data.map(({ kind, way, what }) => [kind, way ?? what])).toEqual([
    ["passkeyRemoved", passkey.name],
    ["twoStepOff", null],
    ["recoveryCodesMade", null],
    ["recoveryCodeUsed", null],
    ["signedIn", "recoveryCode"],
    ["signedIn", "twoStep"],
    ["signedIn", "passkey"],
    ["twoStepOn", null],
    ["passkeyAdded", passkey.name],
    ["registered", null],
  ]);
  const said = JSON.stringify(data);
  for (const one of [secret, ...recoveryCodes]) expect(said).not.toContain(one);
});

test("exports and restores are in the log with the name of the file", async () => {
  const person = await newPerson(ana);
  await person.download(exportEndpoints.everything);
  const { data } = await person.call(restoreEndpoints.create, {
    body: { file: "a.json", size: 1 },
  });
  await person.call(restoreEndpoints.finish, { params: { id: data._id }, body: {} });
  expect((await person.call(list, {})).data).toMatchObject([
    { kind: "restored", what: "a.json" },
    { kind: "exported", what: "client-desk.json" },
    { kind: "registered" },
  ]);
});

test("what was refused has no line", async () => {
  const { signUp, visitor, mails } = await startApp();
  const person = await signUp(ana);
  await visitor.refused(login, { body: { ...ana, password: "wrong horse" } });
  await person.refused(updateMe, { body: { currentPassword: "wrong", newPassword: "battery st" } });
  await person.refused(sessionEndpoints.end, { params: { id: "unknown" } });
  await person.refused(subscriptionEndpoints.remove);
  expect(await readKinds(person)).toEqual(["registered"]);
  expect(mails).toEqual([]);
});

test("a browser that is new is told of by mail, one that has signed in before is not", async () => {
  const app = await startApp();
  await app.signUp({ ...ana, timeZone: "Asia/Kathmandu" });
  const cookie = await signInWith(app);
  await app.settle();
  expect(app.mails).toEqual([
    {
      to: ana.email,
      subject: "New login to Client Desk",
      text: [
        "Hello Ana,",
        "Your Client Desk account was logged in to with the password, on a device that is new to it.",
        "When: Monday, May 4, 2026, 3:45 PM (Asia/Kathmandu)\nWhere: Firefox on Windows, 203.0.113.9",
        "If this wasn’t you, choose a new password right away, which logs out every other device: http://localhost:3000/dashboard/settings\nIf you can’t log in, write to support@localhost.localdomain.",
      ].join("\n\n"),
    },
  ]);
  await signInWith(app, cookie, "198.51.100.7");
  await app.settle();
  expect(app.mails).toHaveLength(1);
});

test("a program, which keeps no cookies, is told of once for each address", async () => {
  const app = await startApp();
  await app.signUp(ana);
  const signIn = async (remoteAddress: string) => {
    const payload = { email: ana.email, password: ana.password };
    const headers = { "user-agent": "curl/8.14.1" };
    const { url } = login;
    await app.app.inject({ method: "POST", url, payload, remoteAddress, headers });
    await app.settle();
    return app.mails.length;
  };
  expect(await signIn("203.0.113.9")).toBe(1);
  expect(await signIn("203.0.113.9")).toBe(1);
  expect(await signIn("203.0.113.10")).toBe(2);
});

test("what a program calls itself is in a mail only if nothing can make a link of it", async () => {
  const app = await startApp();
  await app.signUp(ana);
  const { method, url } = login;
  const payload = { email: ana.email, password: ana.password };
  const headers = { "user-agent": "www.evil.example/1" };
  await app.app.inject({ method, url, payload, headers });
  await app.settle();
  expect(app.mails[0]?.text).toContain("Where: a program, 127.0.0.1");
});

test("what is done over and over is mailed five times an hour, and is in the log each time", async () => {
  const app = await startApp();
  const person = await app.signUp(ana);
  const body = { name: "Zapier", access: "read", days: 30 } as const;
  for (let n = 0; n < 7; n += 1) {
    const { data } = await person.call(keyEndpoints.create, { body });
    await person.call(keyEndpoints.revoke, { params: { id: data._id } });
  }
  await app.settle();
  const subjects = () => Map.groupBy(app.mails, ({ subject }) => subject);
  expect([...subjects().values()].map((mails) => mails.length)).toEqual([5, 5]);
  expect((await readKinds(person)).filter((kind) => kind === "keyMade")).toHaveLength(7);
  app.clock.advance(3_600_000);
  await person.call(proofEndpoints.give, { body: { password: ana.password } });
  await person.call(keyEndpoints.create, { body });
  await app.settle();
  expect(subjects().get("New access token for Client Desk")).toHaveLength(6);
});

test("a new password and a reset one are told of by mail, with the way to undo it", async () => {
  const app = await startApp();
  const person = await app.signUp(ana);
  const newPassword = "battery staple";
  await person.call(updateMe, { body: { currentPassword: ana.password, newPassword } });
  await app.settle();
  await app.visitor.call(forgotPassword, { body: { email: ana.email } });
  await app.settle();
  const [, token = ""] = /reset=([\w-]+)/.exec(app.mails.at(-1)?.text ?? "") ?? [];
  await app.visitor.call(resetPassword, { params: { token }, body: { password: "wet Paint 9" } });
  await app.settle();
  expect(app.mails.map(({ subject }) => subject)).toEqual([
    "Your Client Desk password was changed",
    "Reset your Client Desk password",
    "Your Client Desk password was reset",
  ]);
  expect(app.mails.at(-1)?.text).toContain("check that all of them are yours");
});

test("a deleted account is told of at its last address", async () => {
  const app = await startApp();
  const person = await app.signUp(ana);
  await person.call(deleteMe, { body: { password: ana.password } });
  await app.settle();
  expect(app.mails).toMatchObject([
    { to: ana.email, subject: "Your Client Desk account was deleted" },
  ]);
});

test("without a mail server the log has it all the same", async () => {
  const app = await startApp({ mailer: undefined });
  const person = await app.signUp(ana);
  await signInWith(app);
  expect(await readKinds(person)).toEqual(["signedIn", "registered"]);
});

test("a mail server that fails holds nobody up", async () => {
  const fail = async () => {
    throw new Error("no mail today");
  };
  const app = await startApp({ mailer: { send: fail } });
  await app.signUp(ana);
  await signInWith(app);
  await app.settle();
  expect(app.log.join("")).toContain("Mailing a notice failed");
});

test("the log is read page by page, and nobody reads another's", async () => {
  const app = await startApp();
  const ben = await app.signUp();
  const person = await app.signUp(ana);
  for (let n = 0; n < logPage; n += 1) await person.call(sessionEndpoints.endOthers, {});
  const first = await person.call(list, {});
  expect(first.data).toHaveLength(logPage);
  const cursor = first.nextCursor ?? "";
  expect(await person.call(list, { query: { cursor } })).toEqual({
    data: [expect.objectContaining({ kind: "registered" })],
    nextCursor: null,
  });
  expect(await readKinds(ben)).toEqual(["registered"]);
  const bens = await ben.call(list, { query: { cursor } });
  expect(bens.data).toMatchObject([{ kind: "registered" }]);
  expect(bens.data[0]?._id).not.toBe(cursor);
  expect((await person.refused(list, { query: { cursor: "x" } })).status).toBe(400);
});

test("a line is kept for 90 days", async () => {
  const { signUp, clock, db } = await startApp();
  await signUp(ana);
  const count = async () => (await db.selectFrom("accountEvents").select("_id").execute()).length;
  clock.advance(60 * day);
  await signUp();
  clock.advance(30 * day);
  await tidyAccountLog(db, clock.now());
  expect(await count()).toBe(2);
  clock.advance(1);
  await tidyAccountLog(db, clock.now());
  expect(await count()).toBe(1);
});
