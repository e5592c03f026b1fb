import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { newPerson, startApp } from "../../test/harness.ts";

const { forgotPassword, login, register, resetPassword, updateMe } = authEndpoints;
const account = { name: "Ana Lindqvist", email: "ana.lq@example.com" };
const msg = "Too easy to guess. Avoid common passwords, your name and your email.";

test.each([
  ["one of the most common", "123456"],
  ["a common one in other letters", "PassWord1"],
  ["a common one that few know", "arsenal1"],
  ["a common one between digits and symbols", "Password1!"],
  ["one letter over and over", "aaaaaa"],
  ["one symbol, even 64 times", "🐎".repeat(64)],
  ["nothing but spaces", "      "],
  ["nothing but other spaces", " \u00a0\u2003 \t "],
  ["the user's name", "ana lindqvist"],
  ["the user's name with a year", "AnaLindqvist1987!"],
  ["the email", "ana.lq@example.com"],
  ["the mailbox", "Ana.Lq2026"],
  ["the product's name", "Client-Desk 1"],
])("registering with %s is refused on the field", async (_, password) => {
  const { visitor } = await startApp();
  expect(await visitor.refused(register, { body: { ...account, password } })).toEqual({
    status: 400,
    msg,
    errors: [{ path: "password", msg }],
  });
});

test.each([
  ["correct horse"],
  // A word that few choose, and more.
  ["Harbour 42!"],
  ["ana lindqvist sings"],
  ["xy".repeat(32)],
  ["пароль моей кошки"],
  ["🐎🔋📎🐎🔋📎"],
  [`${"long ".repeat(51)}!`],
])("%s is a password", async (password) => {
  const { visitor } = await startApp();
  await visitor.call(register, { body: { ...account, password } });
  await visitor.call(login, { body: { ...account, password } });
  // Nothing of it is left out.
  const shorter = password.slice(0, -1);
  expect(await visitor.refused(login, { body: { ...account, password: shorter } })).toMatchObject({
    status: 401,
  });
});

test("a new password in the settings is held to the same, under the new name as well", async () => {
  const ana = await newPerson(account);
  for (const change of [
    { newPassword: "iloveyou" },
    { newPassword: "ana.lindqvist" },
    { name: "Bo Vance", newPassword: "bovance1" },
  ]) {
    const body = { ...change, currentPassword: ana.password };
    expect(await ana.refused(updateMe, { body })).toEqual({
      status: 400,
      msg,
      errors: [{ path: "newPassword", msg }],
    });
  }
});

test("a reset link does not take one either, and stays good", async () => {
  const { mails, signUp, visitor } = await startApp();
  await signUp(account);
  await visitor.call(forgotPassword, { body: account });
  await expect.poll(() => mails.length, { timeout: 5000 }).toBe(1);
  const params = { token: /reset=(\S+)/.exec(mails[0]!.text)?.[1] ?? "" };
  for (const password of ["qwerty123", "analindqvist"]) {
    expect(await visitor.refused(resetPassword, { params, body: { password } })).toEqual({
      status: 400,
      msg,
      errors: [{ path: "password", msg }],
    });
  }
  await visitor.call(resetPassword, { params, body: { password: "battery staple" } });
});
