import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { passkeyEndpoints } from "../../../shared/account/passkeys.ts";
import { proofLifetime } from "../../../shared/account/proof.ts";
import { sessionEndpoints } from "../../../shared/account/sessions.ts";
import { trustLifetime, twoStepEndpoints } from "../../../shared/account/two-step.ts";
import { addPasskey } from "../../test/authenticator.ts";
import { type Person, startApp, type TestApp } from "../../test/harness.ts";
import { toCode, turnOnTwoStep } from "../../test/two-step.ts";

const { begin, get, newCodes, turnOff, turnOn } = twoStepEndpoints;
const { login, resetPassword } = authEndpoints;
const halfMinute = 30_000;
const required = { msg: "Enter the code from your authenticator app", code: "required" };
const wrong = { msg: "Wrong email, password or code" };

async function startWithTwoStep() {
  const desk = await startApp();
  const ana = await desk.signUp();
  const { secret, recoveryCodes } = await turnOnTwoStep(ana);
  return { ...desk, ana, secret, recoveryCodes, codeNow: () => toCode(secret, desk.clock.now()) };
}

interface Login {
  code?: string;
  trust?: boolean;
  password?: string;
  cookie?: string;
  address?: string;
}

/** What a login is answered, and the cookies that it leaves. */
async function tryLogIn(
  { app }: TestApp,
  person: Person,
  { cookie, address, ...body }: Login = {},
) {
  const answer = await app.inject({
    method: "POST",
    url: login.url,
    payload: { email: person.user.email, password: person.password, ...body },
    headers: cookie ? { cookie } : {},
    remoteAddress: address ?? "203.0.113.9",
  });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { status: answer.statusCode, body: answer.json(), cookies };
}

test("a login takes a code after the password, and only a right one opens the account", async () => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow } = desk;
  clock.advance(halfMinute);
  expect(await tryLogIn(desk, ana)).toMatchObject({ status: 401, body: required });
  expect(await tryLogIn(desk, ana, { code: "000000" })).toMatchObject({ status: 401, body: wrong });
  const { status, body } = await tryLogIn(desk, ana, { code: codeNow() });
  expect([status, body.data]).toEqual([200, ana.user]);
});

test("with a code, nothing tells which of email, password and code was wrong", async () => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow, signUp, visitor } = desk;
  const ben = await signUp();
  clock.advance(halfMinute);
  const answers = [
    await tryLogIn(desk, ana, { code: "000000" }),
    await tryLogIn(desk, ana, { code: codeNow(), password: "wrong horse" }),
    await tryLogIn(desk, ben, { code: "000000", password: "wrong horse" }),
  ];
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 401, body: wrong });
  const nobody = { email: "nobody@example.com", password: "wrong horse", code: "000000" };
  expect(await visitor.refused(login, { body: nobody })).toEqual({ status: 401, ...wrong });
  // Without one, a wrong password is answered as everywhere: who has two steps does not show.
  const usual = { status: 401, body: { msg: "Wrong email or password" } };
  expect(await tryLogIn(desk, ana, { password: "wrong horse" })).toMatchObject(usual);
  expect(await tryLogIn(desk, ben, { password: "wrong horse" })).toMatchObject(usual);
});

test.each([-halfMinute, halfMinute])("a clock that is %i ms off is near enough", async (off) => {
  const desk = await startWithTwoStep();
  desk.clock.advance(10 * halfMinute);
  const code = toCode(desk.secret, new Date(desk.clock.now().getTime() + off));
  expect((await tryLogIn(desk, desk.ana, { code })).status).toBe(200);
});

test("a clock that is a minute off is not", async () => {
  const desk = await startWithTwoStep();
  desk.clock.advance(10 * halfMinute);
  for (const off of [-2 * halfMinute, 2 * halfMinute]) {
    const code = toCode(desk.secret, new Date(desk.clock.now().getTime() + off));
    expect((await tryLogIn(desk, desk.ana, { code })).body).toEqual(wrong);
  }
});

test("each code works once, and no older one after it", async () => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow, secret } = desk;
  expect((await tryLogIn(desk, ana, { code: codeNow() })).body, "it turned the steps on").toEqual(
    wrong,
  );
  clock.advance(2 * halfMinute);
  const older = toCode(secret, new Date(clock.now().getTime() - halfMinute));
  expect((await tryLogIn(desk, ana, { code: codeNow() })).status).toBe(200);
  expect((await tryLogIn(desk, ana, { code: codeNow() })).body).toEqual(wrong);
  expect((await tryLogIn(desk, ana, { code: older })).body).toEqual(wrong);
});

test("of several uses of one code at the same moment one logs in", async () => {
  const desk = await startWithTwoStep();
  desk.clock.advance(halfMinute);
  const code = desk.codeNow();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => tryLogIn(desk, desk.ana, { code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("each recovery code works once, is kept as a slow hash, and new ones end the old", async () => {
  const desk = await startWithTwoStep();
  const { ana, db, recoveryCodes } = desk;
  const [first = "", second = ""] = recoveryCodes;
  const typed = first.toLowerCase().replace("-", "");
  expect((await tryLogIn(desk, ana, { code: typed })).status).toBe(200);
  expect((await tryLogIn(desk, ana, { code: first })).body).toEqual(wrong);
  expect((await ana.call(get, {})).data.codesLeft).toBe(9);
  const rows = await db.selectFrom("recoveryCodes").selectAll().execute();
  for (const { codeHash } of rows) expect(codeHash).toMatch(/^\$argon2id\$/);

  const { data } = await ana.call(newCodes, {});
  expect((await tryLogIn(desk, ana, { code: second })).body).toEqual(wrong);
  expect((await tryLogIn(desk, ana, { code: data.recoveryCodes[0] ?? "" })).status).toBe(200);
});

test("five wrong codes make the sixth wait, but not on a device that has logged in before", async () => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow } = desk;
  clock.advance(halfMinute);
  const known = await tryLogIn(desk, ana, { code: codeNow() });
  clock.advance(halfMinute);
  for (let n = 0; n < 5; n += 1) {
    const guess = { code: "000000", address: `198.51.100.${n}` };
    expect((await tryLogIn(desk, ana, guess)).status).toBe(401);
  }
  const refusal = { status: 429, body: { msg: "Too many attempts. Try again in 1 minute." } };
  const code = codeNow();
  expect(await tryLogIn(desk, ana, { code, address: "198.51.100.9" })).toMatchObject(refusal);
  // Neither is the password of a stranger's making counted, nor a passkey kept out.
  expect((await tryLogIn(desk, ana, { code, cookie: known.cookies })).status).toBe(200);
  expect((await ana.call(authEndpoints.me, {})).data._id).toBe(ana.user._id);
  clock.advance(2 * halfMinute);
  expect((await tryLogIn(desk, ana, { code: codeNow() })).status).toBe(200);
});

test("a passkey is not asked for a code", async () => {
  const { ana, visitor } = await startWithTwoStep();
  const { device } = await addPasskey(ana);
  const { data } = await visitor.call(passkeyEndpoints.loginOptions, {});
  await visitor.call(passkeyEndpoints.login, { body: { passkey: device.get(data) } });
});

test("a device that is trusted is spared the code for 30 days, and the password never", async () => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow } = desk;
  clock.advance(halfMinute);
  const { cookies: cookie } = await tryLogIn(desk, ana, { code: codeNow(), trust: true });
  expect(cookie).toMatch(/device=.*trust=/);
  const spared = await tryLogIn(desk, ana, { cookie, trust: true });
  expect(spared.status).toBe(200);
  expect(spared.cookies, "without a code nothing spares one for longer").not.toContain("trust=");
  expect((await tryLogIn(desk, ana, { cookie, password: "wrong horse" })).status).toBe(401);
  expect((await tryLogIn(desk, ana, {})).body).toEqual(required);
  const forged = cookie.replace(/trust=\d+/, `trust=${clock.now().getTime() + 2 * trustLifetime}`);
  expect((await tryLogIn(desk, ana, { cookie: forged })).body).toEqual(required);
  clock.advance(trustLifetime);
  expect((await tryLogIn(desk, ana, { cookie })).body).toEqual(required);
});

test("a code without that wish leaves nothing that spares the next", async () => {
  const desk = await startWithTwoStep();
  desk.clock.advance(halfMinute);
  const { cookies } = await tryLogIn(desk, desk.ana, { code: desk.codeNow() });
  expect(cookies).toMatch(/^device=[^;]+$/);
});

test.each<[string, (ana: Person) => Promise<unknown>]>([
  ["logging out of other devices", (ana) => ana.call(sessionEndpoints.endOthers, {})],
  [
    "logging out one device",
    async (ana) => {
      const { data } = await ana.call(sessionEndpoints.list, {});
      const id = data.find(({ current }) => !current)?._id ?? "";
      await ana.call(sessionEndpoints.end, { params: { id } });
    },
  ],
  [
    "a new password",
    (ana) => {
      const body = { newPassword: "battery staple", currentPassword: ana.password };
      return ana.call(authEndpoints.updateMe, { body });
    },
  ],
])("%s ends all trust", async (name, act) => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow } = desk;
  clock.advance(halfMinute);
  const { cookies: cookie } = await tryLogIn(desk, ana, { code: codeNow(), trust: true });
  await act(ana);
  const password = name === "a new password" ? "battery staple" : ana.password;
  expect((await tryLogIn(desk, ana, { cookie, password })).body).toEqual(required);
});

/** The newest link among notices of other things. */
async function mailLink({ mails, visitor }: TestApp, { user }: Person): Promise<string> {
  const listLinks = () =>
    [
      ...mails
        .map(({ text }) => text)
        .join()
        .matchAll(/reset=([\w-]+)/g),
    ].map(([, link]) => link);
  const before = listLinks().length;
  await visitor.call(authEndpoints.forgotPassword, { body: { email: user.email } });
  await expect.poll(() => listLinks().length).toBe(before + 1);
  return listLinks().at(-1) ?? "";
}

test("a reset link stands in for the password alone: the code is asked for before anything changes", async () => {
  const desk = await startWithTwoStep();
  const { ana, clock, codeNow, visitor, recoveryCodes } = desk;
  const params = { token: await mailLink(desk, ana) };
  const password = "battery staple";
  clock.advance(halfMinute);
  const refused = await visitor.send(resetPassword, { params, body: { password } });
  expect([refused.statusCode, refused.json()]).toEqual([401, required]);
  expect(
    await visitor.refused(resetPassword, { params, body: { password, code: "000000" } }),
  ).toEqual({ status: 401, msg: "That code doesn’t match. Wait for the next one." });
  expect((await ana.call(authEndpoints.me, {})).data._id, "nothing has ended").toBe(ana.user._id);
  await visitor.call(resetPassword, { params, body: { password, code: codeNow() } });
  expect((await tryLogIn(desk, ana, { password })).body).toEqual(required);

  const again = { token: await mailLink(desk, ana) };
  const body = { password: "staple battery", code: recoveryCodes[0] ?? "" };
  await visitor.call(resetPassword, { params: again, body });
});

test("nothing changes before the first code is right, and setting up again makes another secret", async () => {
  const desk = await startApp();
  const { clock, signUp } = desk;
  const ana = await signUp();
  expect((await ana.call(get, {})).data).toEqual({ since: null, codesLeft: 0 });
  const { data: first } = await ana.call(begin, {});
  expect((await tryLogIn(desk, ana)).status).toBe(200);
  const { data: second } = await ana.call(begin, {});
  expect(second.secret).not.toBe(first.secret);
  const old = { body: { code: toCode(first.secret, clock.now()) } };
  expect(await ana.refused(turnOn, old)).toMatchObject({ status: 400 });
  const { data } = await ana.call(turnOn, { body: { code: toCode(second.secret, clock.now()) } });
  expect(data).toEqual({ since: clock.now().toISOString(), codesLeft: 10 });
  expect(await ana.refused(begin)).toMatchObject({ status: 409 });
  expect((await tryLogIn(desk, ana, { code: first.recoveryCodes[0] ?? "" })).body).toEqual(wrong);
});

test("turned off, the password is enough again", async () => {
  const desk = await startWithTwoStep();
  await desk.ana.call(turnOff, {});
  expect((await tryLogIn(desk, desk.ana)).status).toBe(200);
  expect((await tryLogIn(desk, desk.ana, { code: "000000" })).status).toBe(200);
  expect(await desk.ana.refused(newCodes)).toMatchObject({ status: 409 });
  for (const table of ["twoSteps", "recoveryCodes"] as const) {
    expect(await desk.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test.each([begin, turnOn, turnOff, newCodes])("$method $url asks for a proof", async (endpoint) => {
  const { ana, clock } = await startWithTwoStep();
  clock.advance(proofLifetime);
  const answer = await ana.send(endpoint, { body: { code: "000000" } });
  expect([answer.statusCode, answer.json().proof]).toEqual([403, "required"]);
});
