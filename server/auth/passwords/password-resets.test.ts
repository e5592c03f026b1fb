import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { startApp, startWithAna, type TestApp } from "../../test/harness.ts";
import { watchStatements } from "../../test/sql/statements.ts";

const { forgotPassword, login, me, resetPassword, updateMe } = authEndpoints;
const password = "battery staple";
const dead = { status: 400, msg: "This reset link is no longer valid" };

/** Asks for a reset link and answers its token from the mail. */
async function askForLink({ visitor, mails, settle }: TestApp, email: string): Promise<string> {
  // A notice of what was done before may still be on its way.
  await settle();
  const before = mails.length;
  await visitor.call(forgotPassword, { body: { email } });
  await expect.poll(() => mails.length, { timeout: 5000 }).toBe(before + 1);
  const link = /https?:\S+\/login\?reset=(\S+)/.exec(mails.at(-1)!.text);
  return link?.[1] ?? "";
}

test("the mailed link sets a new password, signs in, and ends every other session", async () => {
  const app = await startApp({ env: { PUBLIC_URL: "https://desk.example/" } });
  const ana = await app.signUp({ email: "ana@example.com", timeZone: "Asia/Tokyo" });
  const token = await askForLink(app, "ANA@example.com");
  expect(app.mails[0]).toMatchObject({ to: "ana@example.com" });
  expect(app.mails[0]!.text).toContain(`https://desk.example/login?reset=${token}`);

  const signedIn = await app.visitor.call(resetPassword, { params: { token }, body: { password } });
  expect(signedIn.data).toEqual(ana.user);
  await app.withToken(signedIn.token).call(me, {});
  expect(await ana.refused(me)).toMatchObject({ status: 401 });
  await app.visitor.call(login, { body: { email: "ana@example.com", password } });
});

test("a reset ends the secret address of the calendar", async () => {
  const { ana, ...app } = await startWithAna();
  const { path } = await ana.call(subscriptionEndpoints.create, {});
  const read = async () => (await app.app.inject({ url: path })).statusCode;
  expect(await read()).toBe(200);
  const token = await askForLink(app, ana.user.email);
  const signedIn = await app.visitor.call(resetPassword, { params: { token }, body: { password } });
  expect(await read()).toBe(404);
  const again = app.withToken(signedIn.token);
  expect(await again.call(subscriptionEndpoints.get, {})).toEqual({ data: null });
});

test("the answer is the same for an address that nobody has, and nothing is mailed", async () => {
  const { ana, ...app } = await startWithAna();
  const known = await app.visitor.send(forgotPassword, { body: { email: ana.user.email } });
  const unknown = await app.visitor.send(forgotPassword, { body: { email: "eve@example.com" } });
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  await app.app.close();
  expect(app.mails.map(({ to }) => to)).toEqual([ana.user.email]);
});

test("the answer does not wait for the mail server, nor tell that it failed", async () => {
  const send = async () => {
    throw new Error("mail server away");
  };
  const app = await startApp({ mailer: { send } });
  const ana = await app.signUp();
  await app.visitor.call(forgotPassword, { body: { email: ana.user.email } });
  await expect.poll(() => app.log.join(""), { timeout: 5000 }).toContain("mail server away");
});

test("the answer comes before anything is looked up, so its time tells nothing", async () => {
  const seen = watchStatements();
  const before: string[][] = [];
  const write = (line: string) => {
    if (line.includes("forgotpassword")) before.push(seen.map(({ sql }) => sql));
  };
  const app = await startApp({ logStream: { write } });
  const ana = await app.signUp();
  for (const email of [ana.user.email, "eve@example.com", ana.user.email, "eve@example.com"]) {
    seen.length = 0;
    await app.visitor.call(forgotPassword, { body: { email } });
    // Only then is it looked up, and mailed.
    await expect.poll(() => seen.some(({ sql }) => sql.includes("users"))).toBe(true);
    const mails = before.length < 3 ? 1 : 2;
    await expect.poll(() => app.mails.length, { timeout: 5000 }).toBe(mails);
  }
  const [, , known, unknown] = before;
  expect(known?.length).toBeGreaterThan(0);
  expect(known).toEqual(unknown);
  expect(known?.join("\n")).not.toMatch(/users|passwordResets/);
});

test("of several uses of one link at the same moment one sets the password", async () => {
  const { ana, ...app } = await startWithAna();
  const token = await askForLink(app, ana.user.email);
  const passwords = [1, 2, 3, 4].map((n) => `${password} ${n}`);
  const answers = await Promise.all(
    passwords.map((one) =>
      app.visitor.send(resetPassword, { params: { token }, body: { password: one } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  const set = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)]!;
  await app.visitor.call(login, { body: { email: ana.user.email, password: set } });
});

test("asking for a link needs an email", async () => {
  const { visitor } = await startApp();
  expect(await visitor.refused(forgotPassword, { body: {} })).toMatchObject({
    status: 400,
    msg: "Email is required",
  });
});

test("a link works once", async () => {
  const { ana, ...app } = await startWithAna();
  const params = { token: await askForLink(app, ana.user.email) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.visitor.send(resetPassword, { params, body: { password } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect(await app.visitor.refused(resetPassword, { params, body: { password } })).toEqual(dead);
});

test("a refused password does not spend the link", async () => {
  const { ana, ...app } = await startWithAna();
  const params = { token: await askForLink(app, ana.user.email) };
  const msg = "Password must be at least 6 characters";
  expect(await app.visitor.refused(resetPassword, { params, body: { password: "1" } })).toEqual({
    status: 400,
    msg,
    errors: [{ path: "password", msg }],
  });
  await app.visitor.call(resetPassword, { params, body: { password } });
});

test("a link is good for 30 minutes", async () => {
  const { ana, ...app } = await startWithAna();
  const first = { token: await askForLink(app, ana.user.email) };
  app.clock.advance(30 * 60_000 - 1);
  await app.visitor.call(resetPassword, { params: first, body: { password } });
  const second = { token: await askForLink(app, ana.user.email) };
  app.clock.advance(30 * 60_000);
  expect(await app.visitor.refused(resetPassword, { params: second, body: { password } })).toEqual(
    dead,
  );
});

test("a new link makes the one before worthless, another user's stays good", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  const bens = { token: await askForLink(app, ben.user.email) };
  const first = { token: await askForLink(app, ana.user.email) };
  const second = { token: await askForLink(app, ana.user.email) };
  expect(await app.visitor.refused(resetPassword, { params: first, body: { password } })).toEqual(
    dead,
  );
  await app.visitor.call(resetPassword, { params: second, body: { password } });
  const { data } = await app.visitor.call(resetPassword, { params: bens, body: { password } });
  expect(data._id).toBe(ben.user._id);
});

test("a password changed in the settings makes an open link worthless", async () => {
  const { ana, ...app } = await startWithAna();
  const params = { token: await askForLink(app, ana.user.email) };
  const body = { newPassword: "another one", currentPassword: ana.password };
  await ana.call(updateMe, { body });
  expect(await app.visitor.refused(resetPassword, { params, body: { password } })).toEqual(dead);
});

test("a made-up link is dead, and only a hash of a real one is kept", async () => {
  const { ana, ...app } = await startWithAna();
  const token = await askForLink(app, ana.user.email);
  const stored = await app.db.selectFrom("passwordResets").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  for (const wrong of ["x", `${token}x`, stored[0]!.tokenHash]) {
    const params = { token: wrong };
    expect(await app.visitor.refused(resetPassword, { params, body: { password } })).toEqual(dead);
  }
});

test("a link that was mailed to the old address is dead once the address is changed", async () => {
  const { ana, ...app } = await startWithAna();
  const token = await askForLink(app, ana.user.email);
  await ana.call(updateMe, { body: { name: "Ana Lima" } });
  const body = { email: "new@example.com", currentPassword: ana.password };
  await ana.call(updateMe, { body });
  const link = /confirm=([\w-]+)/.exec(app.mails.at(-1)?.text ?? "")?.[1] ?? "";
  await app.visitor.call(authEndpoints.confirmEmail, { params: { token: link } });
  const answer = await app.visitor.refused(resetPassword, {
    params: { token },
    body: { password },
  });
  expect(answer).toEqual(dead);
});
