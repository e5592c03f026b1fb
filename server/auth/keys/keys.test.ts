import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { accountLogEndpoints } from "../../../shared/account/account-log.ts";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import {
  type KeyInput,
  keyCallsPerMinute,
  keyEndpoints,
  maxKeys,
} from "../../../shared/account/keys.ts";
import { proofLifetime } from "../../../shared/account/proof.ts";
import { sessionEndpoints } from "../../../shared/account/sessions.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { hashToken } from "../../http/tokens.ts";
import {
  newPerson,
  type Person,
  startApp,
  startWithAna,
  type TestApp,
} from "../../test/harness.ts";
import { listenForEvents } from "../../test/listen.ts";
import { addCompany } from "../../test/records.ts";
import { serverMessages } from "../../test/said.ts";

const { list, create, revoke } = keyEndpoints;
const zapier = { name: "Zapier", access: "write", days: 90 } as const satisfies KeyInput;
const ended = { status: 401, msg: serverMessages.keys.ended };
const day = 86_400_000;

/** A program with a token of somebody's. */
async function makeKey(app: TestApp, person: Person, given: Partial<KeyInput> = {}) {
  const { data, token } = await person.call(create, { body: { ...zapier, ...given } });
  return { ...app.withToken(token), token, key: data };
}

test("a token reads and writes in its user's name, and no further", async () => {
  const { ana, ...app } = await startWithAna();
  const ben = await app.signUp();
  await addCompany(ben, { name: "Ben’s" });
  const program = await makeKey(app, ana);
  const { _id } = await addCompany(program, { name: "Acme" });
  expect((await ana.call(companyEndpoints.list, {})).data).toMatchObject([{ _id }]);
  expect((await program.call(companyEndpoints.list, {})).total).toBe(1);
});

test("a session that ends while the rest of its call is on the way makes no token", async () => {
  const { ana, ...app } = await startWithAna();
  const credentials = { email: ana.user.email, password: ana.password };
  const { token } = await app.visitor.call(authEndpoints.login, { body: credentials });
  const text = JSON.stringify({ ...zapier, days: null });
  async function* send() {
    yield text.slice(0, 5);
    await ana.call(sessionEndpoints.endOthers, {});
    yield text.slice(5);
  }
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { method, url } = create;
  const answer = await app.app.inject({ method, url, headers, payload: Readable.from(send()) });
  expect(answer.statusCode).toBe(401);
  expect((await ana.call(list, {})).data).toEqual([]);
});

test("what a program changed has its name in the history, where it can be undone", async () => {
  const { ana, ...app } = await startWithAna();
  const program = await makeKey(app, ana);
  await addCompany(program);
  const { data } = await ana.call(historyEndpoints.list, {});
  expect(data).toMatchObject([
    { action: "create", device: { name: "Access token “Zapier”", isThis: false } },
  ]);
  await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(0);
});

test("a token is shown once, and a hash of it is all that is kept", async () => {
  const { ana, ...app } = await startWithAna();
  const { token, key } = await makeKey(app, ana);
  expect(key).toEqual({
    _id: expect.any(String),
    name: "Zapier",
    access: "write",
    start: token.slice(0, 7),
    createdAt: "2026-05-04T10:00:00.000Z",
    expiresAt: "2026-08-02T10:00:00.000Z",
    lastUsedAt: null,
    lastUsedFrom: null,
  });
  expect((await ana.call(list, {})).data).toEqual([key]);
  const rows = await app.db.selectFrom("accessTokens").selectAll().execute();
  expect(rows).toMatchObject([{ tokenHash: hashToken(token) }]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(app.log.join("")).not.toContain(token);
});

test.each([
  [{ name: " " }, "name", "Name is required"],
  [{ name: "x".repeat(61) }, "name", "Must be 60 characters or fewer"],
  [{ access: "all" }, "access", "Choose what it may do"],
  [{ days: 31 }, "days", "Choose when it expires"],
  [{ days: undefined }, "days", "Choose when it expires"],
])("a token with %j is refused", async (wrong, path, msg) => {
  const ana = await newPerson();
  expect(await ana.refused(create, { body: { ...zapier, ...wrong } })).toEqual({
    status: 400,
    msg,
    errors: [{ path, msg }],
  });
});

test("no two tokens of a user have the same name, and there are at most 50", async () => {
  const { ana, ...app } = await startWithAna();
  await makeKey(app, ana);
  expect(await ana.refused(create, { body: zapier })).toMatchObject({
    status: 409,
    msg: serverMessages.keys.nameTaken,
  });
  await makeKey(app, await app.signUp());
  for (let n = 1; n < maxKeys; n += 1) await makeKey(app, ana, { name: `Program ${n}` });
  expect(await ana.refused(create, { body: { ...zapier, name: "More" } })).toMatchObject({
    status: 409,
    msg: serverMessages.keys.tooMany(maxKeys),
  });
});

test("a token is for one desk: no other that is named, and its name is taken there alone", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  await addCompany(ana, { name: "Of Ana" });
  const { token } = await makeKey(app, ana);
  const { data: second } = await ana.call(deskEndpoints.create, { body: { name: "Second" } });
  const there = app.withToken(ana.token, second._id);
  await there.call(create, { body: zapier });
  expect((await there.refused(create, { body: zapier })).status).toBe(409);
  expect((await there.call(list, {})).data).toHaveLength(1);
  // Be it another of one's own, somebody else's, or none at all.
  for (const desk of [second._id, ben.desk._id, "made-up"]) {
    const answer = await app.withToken(token, desk).send(companyEndpoints.list);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { msg: serverMessages.desks.off, desk: "off" },
    ]);
  }
  const { total } = await app.withToken(token, ana.desk._id).call(companyEndpoints.list, {});
  expect(total).toBe(1);
});

test("making a token asks for a proof, ending one does not", async () => {
  const { ana, ...app } = await startWithAna();
  const { key } = await makeKey(app, ana);
  app.clock.advance(proofLifetime);
  const refused = await ana.send(create, { body: { ...zapier, name: "Other" } });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ proof: "required" });
  await ana.call(revoke, { params: { id: key._id } });
});

test("a revoked token ends at once, with its stream, and no other does", async () => {
  const { ana, ...app } = await startWithAna();
  const program = await makeKey(app, ana);
  const other = await makeKey(app, ana, { name: "Other" });
  const ears = [program, other, ana].map(({ token }) => listenForEvents(app.app, token));
  const [ear, otherEar, anasEar] = await Promise.all(ears);
  await ana.call(revoke, { params: { id: program.key._id } });
  await ear?.ended();
  expect(await program.refused(companyEndpoints.list)).toEqual(ended);
  await other.call(companyEndpoints.list, {});
  expect([otherEar?.hasEnded(), anasEar?.hasEnded()]).toEqual([false, false]);
  expect(await ana.refused(revoke, { params: { id: program.key._id } })).toMatchObject({
    status: 404,
  });
});

test.each([30, 90, 365] as const)(
  "a token of %i days ends after them, with its stream",
  async (days) => {
    const streams = { all: 9, ofPerson: 9, heartbeat: 20 };
    const app = await startApp({ streams });
    const ana = await app.signUp();
    const program = await makeKey(app, ana, { days });
    const ear = await listenForEvents(app.app, program.token);
    app.clock.advance(days * day - 1);
    await program.call(companyEndpoints.list, {});
    expect(ear.hasEnded()).toBe(false);
    app.clock.advance(1);
    expect(await program.refused(companyEndpoints.list)).toEqual(ended);
    await ear.ended();
  },
);

test("a token that never expires goes on for years", async () => {
  const app = await startApp();
  const program = await makeKey(app, await app.signUp(), { days: null });
  expect(program.key.expiresAt).toBe(null);
  app.clock.advance(3650 * day);
  await program.call(companyEndpoints.list, {});
});

test("a made-up token and one of a deleted account open nothing", async () => {
  const { ana, ...app } = await startWithAna();
  const program = await makeKey(app, ana);
  await ana.call(authEndpoints.deleteMe, { body: { password: ana.password } });
  expect(await program.refused(companyEndpoints.list)).toEqual(ended);
  const wrong = program.token.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
  expect((await app.withToken(wrong).refused(companyEndpoints.list)).status).toBe(401);
});

test("a new password keeps tokens, one from a reset link ends them", async () => {
  const { ana, ...app } = await startWithAna();
  const program = await makeKey(app, ana);
  const body = { currentPassword: ana.password, newPassword: "battery staple" };
  await ana.call(authEndpoints.updateMe, { body });
  await program.call(companyEndpoints.list, {});
  await app.visitor.call(authEndpoints.forgotPassword, { body: { email: ana.user.email } });
  await app.settle();
  const [, token = ""] = /reset=([\w-]+)/.exec(app.mails.map(({ text }) => text).join()) ?? [];
  const params = { token };
  await app.visitor.call(authEndpoints.resetPassword, { params, body: { password: "wet Paint" } });
  expect(await program.refused(companyEndpoints.list)).toEqual(ended);
});

test("the last use is kept by minute and address, and each new address has a line in the log", async () => {
  const { ana, ...app } = await startWithAna();
  const { token } = await makeKey(app, ana);
  const use = async (remoteAddress: string) => {
    const headers = { authorization: `Bearer ${token}` };
    await app.app.inject({ url: companyEndpoints.list.url, remoteAddress, headers });
    const { data } = await ana.call(list, {});
    return [data[0]?.lastUsedAt?.slice(11, 16), data[0]?.lastUsedFrom];
  };
  expect(await use("203.0.113.9")).toEqual(["10:00", "203.0.113.9"]);
  app.clock.advance(59_999);
  expect(await use("203.0.113.10")).toEqual(["10:00", "203.0.113.9"]);
  app.clock.advance(1);
  expect(await use("203.0.113.10")).toEqual(["10:01", "203.0.113.10"]);
  app.clock.advance(60_000);
  expect(await use("203.0.113.9")).toEqual(["10:02", "203.0.113.9"]);
  const { data } = await ana.call(accountLogEndpoints.list, {});
  expect(data.filter(({ kind }) => kind === "keyUsed")).toMatchObject([
    { device: "Access token “Zapier”", address: "203.0.113.10" },
    { device: "Access token “Zapier”", address: "203.0.113.9" },
  ]);
});

test("each token has a pace of its own, which holds nobody else up", async () => {
  const { ana, ...app } = await startWithAna();
  const [program, other] = [await makeKey(app, ana), await makeKey(app, ana, { name: "Other" })];
  for (let n = 0; n < keyCallsPerMinute; n += 1) {
    expect((await program.send(subscriptionEndpoints.get)).statusCode).toBe(403);
  }
  app.clock.advance(20_500);
  const late = await program.send(companyEndpoints.list);
  expect([late.statusCode, late.headers["retry-after"]]).toEqual([429, "40"]);
  expect(late.json()).toEqual({
    msg: "Too many calls with this access token. Try again in 40 seconds.",
  });
  await other.call(companyEndpoints.list, {});
  await ana.call(companyEndpoints.list, {});
  app.clock.advance(39_500);
  await program.call(companyEndpoints.list, {});
});

test("making and ending one is in the log and told by mail, without the token", async () => {
  const { ana, ...app } = await startWithAna();
  const { token, key } = await makeKey(app, ana);
  await makeKey(app, ana, { name: "http://evil.example" });
  await ana.call(revoke, { params: { id: key._id } });
  await app.settle();
  const { data } = await ana.call(accountLogEndpoints.list, {});
  expect(data).toMatchObject([
    { kind: "keyRevoked", what: "Zapier" },
    { kind: "keyMade", what: "http://evil.example" },
    { kind: "keyMade", what: "Zapier" },
    { kind: "registered" },
  ]);
  expect(app.mails.map(({ text }) => text.split("\n\n")[1])).toEqual([
    "An access token “Zapier” was created. A program can use it as you.",
    "An access token was created. A program can use it as you.",
    "The access token “Zapier” was revoked. Programs that use it have no access now.",
  ]);
  expect(JSON.stringify([data, app.mails])).not.toContain(token.slice(7));
});

test("an export has no token in it, and says which program it was", async () => {
  const { ana, ...app } = await startWithAna();
  const program = await makeKey(app, ana, { access: "read" });
  const { text } = await program.download(exportEndpoints.everything);
  for (const secret of [program.token, hashToken(program.token), program.key.start]) {
    expect(text).not.toContain(secret);
  }
  const { data } = await ana.call(accountLogEndpoints.list, {});
  expect(data[0]).toMatchObject({ kind: "exported", device: "Access token “Zapier”" });
});
