import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { newPerson, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import { createPasswordReset } from "./passwords/password-resets.ts";

const { confirmEmail, login, me, register, resetPassword, updateMe } = authEndpoints;
const hour = 3_600_000;
const email = "anna@example.com";
const dead = { status: 400, msg: "This link is no longer valid" };

/** Ana, who has asked for another email, and the token of the link that was mailed there. */
async function askForEmail(parts: Parameters<typeof startApp>[0] = {}) {
  const desk = await startApp(parts);
  const ana = await desk.signUp({ name: "Ana", email: "ana@example.com" });
  const changed = await ana.call(updateMe, { body: { email, currentPassword: ana.password } });
  return { ...desk, ana, changed, token: readToken(desk) };
}

function readToken({ mails }: Pick<TestApp, "mails">): string {
  return /\/login\?confirm=([\w-]{43})\n/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "none";
}

async function canSignIn({ visitor }: Pick<TestApp, "visitor">, address: string) {
  const body = { email: address, password: "correct horse" };
  return (await visitor.send(login, { body })).statusCode === 200;
}

test.each([
  ["none", undefined, "Current password is required"],
  ["a wrong one", "guess", "Current password is incorrect"],
])("a new email needs the current password, and %s is refused", async (_, given, msg) => {
  const { ana, mails } = await startWithAna();
  const body = { name: "Eve", email, ...(given && { currentPassword: given }) };
  expect(await ana.refused(updateMe, { body })).toEqual({
    status: 400,
    msg,
    errors: [{ path: "currentPassword", msg }],
  });
  expect((await ana.call(me, {})).data).toEqual(ana.user);
  expect(mails).toEqual([]);
});

test("a new email counts only once the link that was mailed there is opened", async () => {
  const desk = await askForEmail({ env: { PUBLIC_URL: "https://desk.example" } });
  const { ana, app, changed, mails, token, visitor } = desk;
  expect(changed).toEqual({ data: ana.user, pendingEmail: email });
  expect(mails).toEqual([
    {
      to: email,
      subject: "Confirm your new email for Client Desk",
      text: expect.stringContaining(`https://desk.example/login?confirm=${token}\n`),
    },
  ]);
  expect(await canSignIn(desk, email)).toBe(false);

  expect(await visitor.call(confirmEmail, { params: { token } })).toEqual({ email });
  expect((await ana.call(me, {})).data).toEqual({ ...ana.user, email });
  expect([await canSignIn(desk, email), await canSignIn(desk, ana.user.email)]).toEqual([
    true,
    false,
  ]);
  await app.close();
  expect(mails.at(-1)).toMatchObject({
    to: ana.user.email,
    text: expect.stringContaining(`with ${email} instead of this address`),
  });
});

test("what else is changed with it counts at once", async () => {
  const ana = await newPerson();
  const body = { name: "Anna", email, currentPassword: ana.password };
  const { data } = await ana.call(updateMe, { body });
  expect(data).toMatchObject({ ...ana.user, name: "Anna", desk: { people: [{ name: "Anna" }] } });
});

test("without a mail server a new email counts at once", async () => {
  const { signUp } = await startApp({ mailer: undefined });
  const ana = await signUp();
  const changed = await ana.call(updateMe, { body: { email, currentPassword: ana.password } });
  expect(changed).toEqual({ data: { ...ana.user, email } });
});

test("the same address in another case needs no link", async () => {
  const { ana, mails } = await startWithAna({ email: "ana@example.com" });
  const body = { email: "ANA@example.com", currentPassword: ana.password };
  expect((await ana.call(updateMe, { body })).data.email).toBe("ANA@example.com");
  expect(mails).toEqual([]);
});

test("a link confirms once, and only a hash of it is kept", async () => {
  const { db, token, visitor } = await askForEmail();
  const kept = await db.selectFrom("emailChanges").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  await visitor.call(confirmEmail, { params: { token } });
  expect(await visitor.refused(confirmEmail, { params: { token } })).toEqual(dead);
});

test("a link is good for 24 hours", async () => {
  const early = await askForEmail();
  early.clock.advance(24 * hour - 1);
  await early.visitor.call(confirmEmail, { params: { token: early.token } });
  const late = await askForEmail();
  late.clock.advance(24 * hour);
  expect(await late.visitor.refused(confirmEmail, { params: { token: late.token } })).toEqual(dead);
});

test("a newer link makes the one before dead", async () => {
  const { ana, token, visitor } = await askForEmail();
  await ana.call(updateMe, { body: { email, currentPassword: ana.password } });
  expect(await visitor.refused(confirmEmail, { params: { token } })).toEqual(dead);
});

test("a new password and a used reset link make an open link dead", async () => {
  const { ana, clock, db, mails, token, visitor } = await askForEmail();
  const newPassword = "battery staple";
  await ana.call(updateMe, { body: { newPassword, currentPassword: ana.password } });
  expect(await visitor.refused(confirmEmail, { params: { token } })).toEqual(dead);

  await ana.call(updateMe, { body: { email, currentPassword: newPassword } });
  const reset = await createPasswordReset(db, ana.person, clock.now());
  await visitor.call(resetPassword, { params: { token: reset }, body: { password: "wet paint!" } });
  const params = { token: readToken({ mails }) };
  expect(await visitor.refused(confirmEmail, { params })).toEqual(dead);
});

test("a deleted account's link confirms nothing", async () => {
  const { ana, token, visitor } = await askForEmail();
  await ana.call(authEndpoints.deleteMe, { body: { password: ana.password } });
  expect(await visitor.refused(confirmEmail, { params: { token } })).toEqual(dead);
});

test("an email that somebody else has taken meanwhile can't be confirmed", async () => {
  const { ana, token, visitor } = await askForEmail();
  await visitor.call(register, { body: { name: "Ben", email, password: "correct horse" } });
  const msg = "An account with this email already exists";
  expect(await visitor.refused(confirmEmail, { params: { token } })).toEqual({
    status: 409,
    msg,
    errors: [{ path: "email", msg }],
  });
  expect((await ana.call(me, {})).data.email).toBe(ana.user.email);
});

test("a link that can't be mailed is said, and the email stays", async () => {
  const broken = { send: () => Promise.reject(new Error("no mail today")) };
  const { log, signUp } = await startApp({ mailer: broken });
  const ana = await signUp();
  const answer = await ana.refused(updateMe, { body: { email, currentPassword: ana.password } });
  const msg = "We could not send a link to your new email. Try again soon.";
  expect(answer).toMatchObject({ status: 503, msg });
  expect((await ana.call(me, {})).data).toEqual(ana.user);
  expect(log.join("")).toContain("no mail today");
});

test.each([
  ["with a mail server", {}],
  ["without one", { mailer: undefined }],
])("%s, one account can ask ten times an hour whether an email is taken", async (_, parts) => {
  const { clock, signUp } = await startApp(parts);
  const [ana, ben] = [await signUp(), await signUp()];
  const ask = (address: string) =>
    ana.refused(updateMe, { body: { email: address, currentPassword: ana.password } });
  for (let n = 0; n < 10; n += 1) expect(await ask(ben.user.email)).toMatchObject({ status: 409 });
  const refusal = { status: 429, msg: "Too many attempts. Try again in 15 minutes." };
  expect([await ask(ben.user.email), await ask("nobody@example.com")]).toEqual([refusal, refusal]);
  // The rest of the account goes on.
  await ana.call(updateMe, { body: { name: "Anna" } });
  clock.advance(hour);
  expect(await ask(ben.user.email)).toMatchObject({ status: 409 });
});

test("links are not to be guessed", async () => {
  const { visitor } = await startApp();
  const input = { params: { token: "x" } };
  for (let n = 0; n < 100; n += 1) {
    expect(await visitor.refused(confirmEmail, input)).toEqual(dead);
  }
  expect(await visitor.refused(confirmEmail, input)).toMatchObject({ status: 429 });
});
