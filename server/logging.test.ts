import { expect, test } from "vitest";
import { authEndpoints } from "../shared/auth.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { startApp } from "./test/harness.ts";
import { addCompany, addCustomer } from "./test/records.ts";

test("the log names routes and statuses, never a token, an email, a name or a body", async () => {
  const { app, log, signUp, visitor, mails } = await startApp();
  const ana = await signUp({ email: "ana.secret@example.com", name: "Ana Secret" });
  const { _id } = await addCompany(ana);
  await addCustomer(ana, _id, { email: "bo.secret@example.com" });
  await ana.call(customerEndpoints.list, { query: { search: "bo.secret@example.com" } });
  await ana.refused(authEndpoints.register, {
    body: { name: "Again", email: "ana.secret@example.com", password: "other secret" },
  });
  await visitor.call(authEndpoints.forgotPassword, { body: { email: "ana.secret@example.com" } });
  await expect.poll(() => mails.length, { timeout: 5000 }).toBe(1);
  const token = /reset=(\S+)/.exec(mails[0]!.text)?.[1] ?? "";
  const params = { token };
  await visitor.refused(authEndpoints.resetPassword, { params, body: { password: "x" } });
  await app.inject({ method: "PUT", url: `/api/auth/resetpassword/${token}/more`, payload: {} });

  const text = log.join("");
  expect(text).toContain("/api/auth/resetpassword/:token");
  expect(text).toContain('"statusCode":409');
  for (const secret of [token, ana.token, "secret", ana.password, _id]) {
    expect(text).not.toContain(secret);
  }
});

test("without a mail server a forgotten password leaves a warning, and no address, in the log", async () => {
  const { db, log, signUp, visitor } = await startApp({ mailer: undefined });
  const ana = await signUp();
  const body = { email: ana.user.email };
  await visitor.call(authEndpoints.forgotPassword, { body });
  await expect.poll(() => log.join(""), { timeout: 5000 }).toContain("SMTP_URL");
  expect(log.join("")).not.toContain(ana.user.email);
  // A link that the provider printed for her stays good.
  expect(await db.selectFrom("passwordResets").selectAll().execute()).toEqual([]);
});
