import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { maxPasskeys, passkeyEndpoints, passkeyTimeout } from "../../../shared/account/passkeys.ts";
import { proofEndpoints, proofLifetime } from "../../../shared/account/proof.ts";
import { type Authenticator, addPasskey, createAuthenticator } from "../../test/authenticator.ts";
import {
  type Caller,
  newPerson,
  startApp,
  startWithAna,
  type TestApp,
} from "../../test/harness.ts";

const { create, dropPassword, list, login, loginOptions, options, remove, rename } =
  passkeyEndpoints;
const failed = { status: 401, msg: "That passkey didn’t work here. Log in another way." };
const notAdded = { status: 400, msg: "The passkey could not be added. Try again." };

async function sign(visitor: Caller, device: Authenticator) {
  return device.get((await visitor.call(loginOptions, {})).data);
}

async function logIn({ visitor, withToken }: TestApp, device: Authenticator) {
  const passkey = await sign(visitor, device);
  const { token, data } = await visitor.call(login, { body: { passkey } });
  return { ...withToken(token), user: data };
}

test("one gesture logs in, with no email, and is a proof", async () => {
  const desk = await startApp();
  const ana = await desk.signUp({ name: "Ana" });
  const { device, data } = await addPasskey(ana);
  expect(data).toMatchObject({ name: "lightMyRequest", lastUsedAt: null });
  desk.clock.advance(proofLifetime);
  const again = await logIn(desk, device);
  expect(again.user).toEqual(ana.user);
  expect((await again.call(authEndpoints.me, {})).data.name).toBe("Ana");
  const [used] = (await again.call(list, {})).data;
  expect(used?.lastUsedAt).toBe(desk.clock.now().toISOString());
  // Without the current password: the passkey stands in for it.
  await again.call(authEndpoints.updateMe, { body: { newPassword: "battery staple" } });
  await ana.refused(authEndpoints.me);
});

test("a passkey is named after its program or device, can be renamed, and is removed", async () => {
  const ana = await newPerson();
  const aaguid = "d548826e-79b4-db40-a3d8-11116f7e8349";
  const { data } = await addPasskey(ana, createAuthenticator({ aaguid }));
  expect(data.name).toBe("Bitwarden");
  const params = { id: data._id };
  const body = { name: " The blue one " };
  expect((await ana.call(rename, { params, body })).data.name).toBe("The blue one");
  expect((await ana.call(list, {})).data).toEqual([{ ...data, name: "The blue one" }]);
  expect(await ana.refused(rename, { params, body: { name: "" } })).toMatchObject({ status: 400 });
  expect(await ana.call(remove, { params })).toEqual({ msg: "Passkey removed" });
  expect(await ana.refused(remove, { params })).toMatchObject({ status: 404 });
});

test("a removed passkey opens nothing, and the password still does", async () => {
  const desk = await startApp();
  const ana = await desk.signUp();
  const { device, data } = await addPasskey(ana);
  await ana.call(remove, { params: { id: data._id } });
  const passkey = await sign(desk.visitor, device);
  expect(await desk.visitor.refused(login, { body: { passkey } })).toEqual(failed);
  const body = { email: ana.user.email, password: ana.password };
  await desk.visitor.call(authEndpoints.login, { body });
});

test("two accounts on one device are two passkeys", async () => {
  const desk = await startApp();
  const [ana, ben] = [await desk.signUp(), await desk.signUp()];
  const [first, second] = [await addPasskey(ana), await addPasskey(ben)];
  expect((await logIn(desk, first.device)).user._id).toBe(ana.user._id);
  expect((await logIn(desk, second.device)).user._id).toBe(ben.user._id);
});

test.each([
  ["another page", { origin: "https://desk.example.com" }],
  ["a page that only looks like ours", { origin: "http://localhost:3000.example.com" }],
  ["a device that has not made sure who it is", { isVerified: false }],
])("what is signed for %s is refused", async (_, other) => {
  const { ana, visitor } = await startWithAna();
  const { data } = await ana.call(options, {});
  const asked = { challenge: data.challenge, rpId: data.rp.id };
  const passkey = createAuthenticator(other).create(asked);
  expect(await ana.refused(create, { body: { passkey } })).toEqual(notAdded);

  // The key is the right one, what it says is not.
  const device = createAuthenticator(other);
  const { data: again } = await ana.call(options, {});
  const made = device.create({ challenge: again.challenge, rpId: again.rp.id });
  const { signature, ...rest } = device.get((await visitor.call(loginOptions, {})).data).response;
  const body = { passkey: { ...made, response: { ...rest, signature } } };
  expect(await visitor.refused(login, { body })).toEqual(failed);
});

test("a passkey of another host is refused", async () => {
  const { ana, visitor } = await startWithAna();
  const { data } = await ana.call(options, {});
  const asked = { challenge: data.challenge, rpId: "example.com" };
  const passkey = createAuthenticator().create(asked);
  expect(await ana.refused(create, { body: { passkey } })).toEqual(notAdded);
  const { device } = await addPasskey(ana);
  const { challenge } = (await visitor.call(loginOptions, {})).data;
  const body = { passkey: device.get({ challenge, rpId: "example.com" }) };
  expect(await visitor.refused(login, { body })).toEqual(failed);
});

test("a challenge is good once, for five minutes, for what it was made for, in its session", async () => {
  const { ana, clock, visitor, withToken } = await startWithAna();
  const { device } = await addPasskey(ana);

  const passkey = await sign(visitor, device);
  await visitor.call(login, { body: { passkey } });
  expect(await visitor.refused(login, { body: { passkey } })).toEqual(failed);

  const old = await sign(visitor, device);
  clock.advance(passkeyTimeout);
  expect(await visitor.refused(login, { body: { passkey: old } })).toEqual(failed);

  const forProof = device.get((await ana.call(proofEndpoints.options, {})).data);
  expect(await visitor.refused(login, { body: { passkey: forProof } })).toEqual(failed);
  const body = { email: ana.user.email, password: ana.password };
  const other = withToken((await visitor.call(authEndpoints.login, { body })).token);
  const notProved = { status: 400, msg: "That passkey didn’t work. Use your password." };
  const give = { body: { passkey: forProof } };
  expect(await other.refused(proofEndpoints.give, give)).toEqual(notProved);
  await ana.call(proofEndpoints.give, give);
  expect(await ana.refused(proofEndpoints.give, give)).toEqual(notProved);

  const madeUp = device.get({ challenge: "made-up", rpId: "localhost" });
  expect(await visitor.refused(login, { body: { passkey: madeUp } })).toEqual(failed);
});

test("of several uses of one challenge at the same moment one logs in", async () => {
  const { ana, db, visitor } = await startWithAna();
  const { device } = await addPasskey(ana);
  const body = { passkey: await sign(visitor, device) };
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.send(login, { body })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await db.selectFrom("sessions").selectAll().execute()).toHaveLength(2);
});

test("another user's passkey proves nothing, and can't be added again", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const { device } = await addPasskey(ben);
  const passkey = device.get((await ana.call(proofEndpoints.options, {})).data);
  expect(await ana.refused(proofEndpoints.give, { body: { passkey } })).toMatchObject({
    status: 400,
  });
  const mine = createAuthenticator();
  await addPasskey(ana, mine);
  const { data } = await ben.call(options, {});
  const copy = mine.get({ challenge: data.challenge, rpId: data.rp.id });
  const again = mine.create({ challenge: data.challenge, rpId: data.rp.id });
  expect(copy.id).not.toBe(again.id);
});

test("a proof by passkey is asked for like one by password", async () => {
  const { ana, clock } = await startWithAna();
  const { device } = await addPasskey(ana);
  clock.advance(proofLifetime);
  expect((await ana.send(options)).json()).toEqual({
    msg: "Confirm that it’s you",
    proof: "required",
  });
  expect((await ana.call(proofEndpoints.ways, {})).data).toEqual({
    password: true,
    passkeys: true,
  });
  const passkey = device.get((await ana.call(proofEndpoints.options, {})).data);
  await ana.call(proofEndpoints.give, { body: { passkey } });
  await ana.call(options, {});
});

test("with two passkeys the password can be turned off, and a new one turns it on again", async () => {
  const desk = await startApp();
  const { clock, signUp, visitor } = desk;
  const ana = await signUp();
  const { device } = await addPasskey(ana);
  const tooFew = { status: 409, msg: "Add 2 passkeys first, so that one can get lost" };
  expect(await ana.refused(dropPassword)).toEqual(tooFew);
  const { data: second } = await addPasskey(ana);
  await ana.call(dropPassword, {});
  const credentials = { email: ana.user.email, password: ana.password };
  const wrong = { status: 401, msg: "Wrong email or password" };
  expect(await visitor.refused(authEndpoints.login, { body: credentials })).toEqual(wrong);

  const again = await logIn(desk, device);
  expect((await again.call(proofEndpoints.ways, {})).data).toEqual({
    password: false,
    passkeys: true,
  });
  await again.call(remove, { params: { id: second._id } });
  const [left] = (await again.call(list, {})).data;
  const last = { params: { id: left?._id ?? "" } };
  expect(await again.refused(remove, last)).toEqual({
    status: 409,
    msg: "This is the only way into your account. Set a password first.",
  });

  clock.advance(proofLifetime);
  const body = { newPassword: "battery staple" };
  expect((await again.send(authEndpoints.updateMe, { body })).json()).toMatchObject({
    proof: "required",
  });
  const passkey = device.get((await again.call(proofEndpoints.options, {})).data);
  await again.call(proofEndpoints.give, { body: { passkey } });
  await again.call(authEndpoints.updateMe, { body });
  const renewed = { ...credentials, password: "battery staple" };
  await visitor.call(authEndpoints.login, { body: renewed });
});

test("an account whose passkeys are all lost is opened by a reset link", async () => {
  const { ana, db, mails, visitor, withToken } = await startWithAna();
  await addPasskey(ana);
  await addPasskey(ana);
  await ana.call(dropPassword, {});
  await visitor.call(authEndpoints.forgotPassword, { body: { email: ana.user.email } });
  const findLink = () => /reset=([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
  await expect.poll(findLink).toBeDefined();
  const token = findLink() ?? "";
  const input = { params: { token }, body: { password: "battery staple" } };
  const reset = await visitor.call(authEndpoints.resetPassword, input);
  expect((await withToken(reset.token).call(proofEndpoints.ways, {})).data.password).toBe(true);
  expect(await db.selectFrom("passkeys").selectAll().execute()).toHaveLength(2);
});

test("deleting an account without a password takes a passkey", async () => {
  const { ana, clock } = await startWithAna();
  const { device } = await addPasskey(ana);
  await addPasskey(ana);
  await ana.call(dropPassword, {});
  clock.advance(proofLifetime);
  expect((await ana.send(authEndpoints.deleteMe, { body: {} })).json()).toMatchObject({
    proof: "required",
  });
  const passkey = device.get((await ana.call(proofEndpoints.options, {})).data);
  await ana.call(proofEndpoints.give, { body: { passkey } });
  await ana.call(authEndpoints.deleteMe, { body: {} });
});

test("an account that is being deleted is opened by no passkey", async () => {
  const { ana, db, visitor } = await startWithAna();
  const { device } = await addPasskey(ana);
  await ana.call(authEndpoints.deleteMe, { body: { password: ana.password } });
  const body = { passkey: await sign(visitor, device) };
  expect(await visitor.refused(login, { body })).toEqual(failed);
  expect(await db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
});

test("twenty passkeys are enough", async () => {
  const ana = await newPerson();
  for (let n = 0; n < maxPasskeys; n += 1) await addPasskey(ana);
  const { data } = await ana.call(options, {});
  expect(data.excludeCredentials).toHaveLength(maxPasskeys);
  const passkey = createAuthenticator().create({ challenge: data.challenge, rpId: data.rp.id });
  expect(await ana.refused(create, { body: { passkey } })).toMatchObject({ status: 409 });
});

test("one address begins three hundred logins with a passkey an hour", async () => {
  const { db, visitor } = await startApp();
  await visitor.call(loginOptions, {});
  await db
    .updateTable("signInAttempts")
    .set({ attempts: 299 })
    .where("key", "like", "passkeyLogins:%")
    .execute();
  await visitor.call(loginOptions, {});
  expect(await visitor.refused(loginOptions)).toMatchObject({ status: 429 });
});

test.each(["http://desk.example.com", "https://192.0.2.7", "http://[2001:db8::1]:3000"])(
  "at %s there are no passkeys",
  async (PUBLIC_URL) => {
    const { app, signUp, visitor } = await startApp({ env: { PUBLIC_URL } });
    const ana = await signUp();
    const none = { status: 409, msg: "Passkeys don’t work at this address" };
    expect(await visitor.refused(loginOptions)).toEqual(none);
    expect(await ana.refused(options)).toEqual(none);
    expect((await ana.call(list, {})).host).toBeNull();
    expect((await app.inject("/.well-known/passkey-endpoints")).statusCode).toBe(404);
  },
);

test("passkeys belong to the host of PUBLIC_URL, whatever the Host header says", async () => {
  const PUBLIC_URL = "https://desk.example.com";
  const desk = await startApp({ env: { PUBLIC_URL } });
  const { app, signUp, visitor } = desk;
  const ana = await signUp();
  const answer = await app.inject({
    method: "POST",
    url: loginOptions.url,
    headers: { host: "evil.example.net" },
  });
  expect(answer.json().data.rpId).toBe("desk.example.com");
  const { device } = await addPasskey(ana, createAuthenticator({ origin: PUBLIC_URL }));
  expect((await logIn(desk, device)).user._id).toBe(ana.user._id);
  const other = createAuthenticator({ origin: "https://desk.example.com:8443" });
  const { data } = await ana.call(options, {});
  const passkey = other.create({ challenge: data.challenge, rpId: data.rp.id });
  expect(await ana.refused(create, { body: { passkey } })).toEqual(notAdded);
  expect(await sign(visitor, device)).toBeDefined();
});

test("password managers find where a password is changed and a passkey is made", async () => {
  const { app } = await startApp({ env: { PUBLIC_URL: "https://desk.example.com" } });
  const change = await app.inject("/.well-known/change-password");
  expect([change.statusCode, change.headers.location]).toEqual([302, "/dashboard/settings"]);
  const page = "https://desk.example.com/dashboard/settings?tab=sign-in";
  expect((await app.inject("/.well-known/passkey-endpoints")).json()).toEqual({
    enroll: page,
    manage: page,
  });
  // How they find out whether a server answers 200 to everything.
  const never = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await app.inject(never)).statusCode).toBe(404);
});
