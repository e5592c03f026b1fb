import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { newPerson, startApp, startWithAna, type TestApp } from "../test/harness.ts";

const { login, me, updateMe } = authEndpoints;

async function signInAgain({ visitor, withToken }: TestApp, email: string, password: string) {
  return withToken((await visitor.call(login, { body: { email, password } })).token);
}

test("name, email and time zone change alone or together, the rest stays", async () => {
  const { signUp } = await startApp({ mailer: undefined });
  const ana = await signUp({ name: "Ana", email: "ana@example.com" });
  await ana.call(updateMe, { body: { name: " Anna " } });
  const email = "anna@example.com";
  const currentPassword = ana.password;
  await ana.call(updateMe, { body: { email, timeZone: "Asia/Tokyo", currentPassword } });
  expect((await ana.call(me, {})).data).toMatchObject({
    ...ana.user,
    desk: { people: [{ name: "Anna", timeZone: "Asia/Tokyo" }] },
    name: "Anna",
    email: "anna@example.com",
    timeZone: "Asia/Tokyo",
  });
  expect((await ana.call(updateMe, { body: {} })).data.name).toBe("Anna");
});

test("the email of another account is taken, one's own in another case is not", async () => {
  const { ana, signUp } = await startWithAna({ email: "ana@example.com" });
  await signUp({ email: "ben@example.com" });
  const msg = "An account with this email already exists";
  const currentPassword = ana.password;
  const taken = { name: "A", email: "BEN@example.com", currentPassword };
  expect(await ana.refused(updateMe, { body: taken })).toEqual({
    status: 409,
    msg,
    errors: [{ path: "email", msg }],
  });
  expect((await ana.call(me, {})).data.name).toBe(ana.user.name);
  const { data } = await ana.call(updateMe, {
    body: { email: "ANA@example.com", currentPassword },
  });
  expect(data.email).toBe("ANA@example.com");
});

test("a new password needs the current one", async () => {
  const ana = await newPerson();
  const missing = "Current password is required";
  const newPassword = "battery staple";
  expect(await ana.refused(updateMe, { body: { newPassword } })).toEqual({
    status: 400,
    msg: missing,
    errors: [{ path: "currentPassword", msg: missing }],
  });
  const wrong = "Current password is incorrect";
  expect(await ana.refused(updateMe, { body: { newPassword, currentPassword: "guess" } })).toEqual({
    status: 400,
    msg: wrong,
    errors: [{ path: "currentPassword", msg: wrong }],
  });
});

test("a new password follows the rules of registration", async () => {
  const ana = await newPerson();
  const body = { newPassword: "12345", currentPassword: ana.password };
  const msg = "Password must be at least 6 characters";
  expect(await ana.refused(updateMe, { body })).toEqual({
    status: 400,
    msg,
    errors: [{ path: "newPassword", msg }],
  });
});

test("a new password ends all other sessions, and only the new one signs in", async () => {
  const { ana, ...app } = await startWithAna();
  const ben = await app.signUp();
  const phone = await signInAgain(app, ana.user.email, ana.password);
  const newPassword = "battery staple";
  await ana.call(updateMe, { body: { newPassword, currentPassword: ana.password } });
  await ana.call(me, {});
  await ben.call(me, {});
  expect(await phone.refused(me)).toMatchObject({ status: 401 });
  const old = { email: ana.user.email, password: ana.password };
  expect(await app.visitor.refused(login, { body: old })).toMatchObject({ status: 401 });
  await signInAgain(app, ana.user.email, newPassword);
});

test("a name of nothing and an email that is none are refused", async () => {
  const ana = await newPerson();
  expect(await ana.refused(updateMe, { body: { name: "", email: "x" } })).toEqual({
    status: 400,
    msg: "Name is required",
    errors: [
      { path: "name", msg: "Name is required" },
      { path: "email", msg: "Please enter a valid email address" },
    ],
  });
});
