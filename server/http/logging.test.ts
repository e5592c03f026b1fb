import { sql } from "kysely";
import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { buildApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import { readEnv } from "../env.ts";
import { closeAfterTest, openTestDatabase, startApp, startWithAna } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { logSerializers } from "./logging.ts";

test("the log names routes and statuses, never a token, an email, a name or a body", async () => {
  const { ana, app, log, visitor, mails } = await startWithAna({
    email: "ana.secret@example.com",
    name: "Ana Secret",
  });
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

test("whatever is sent to the sign-in endpoints, right or wrong, stays out of the log", async () => {
  const { ana, app, log } = await startWithAna({
    email: "ana.secret@example.com",
    password: "secret horse battery",
  });
  const wrong = [
    '{"email":"ana.secret@example.com","password":"secret horse battery"',
    '{"email":"ana.secret","password":["secret"],"newPassword":{"secret":1},"__proto__":{}}',
    JSON.stringify({ email: "ana.secret@example.com", password: "secret" }),
    JSON.stringify({ email: "ana.secret@example.com\u0000", currentPassword: "secret" }),
    "secret=secret",
  ];
  const endpoints = Object.values(authEndpoints).filter(({ method }) => method !== "GET");
  for (const { method, url } of endpoints) {
    for (const payload of wrong) {
      for (const type of ["application/json", "text/plain"]) {
        const headers = { "content-type": type, authorization: `Bearer ${ana.token}` };
        const path = `${url.replace(":token", "secret-token")}?email=ana.secret@example.com`;
        const { statusCode } = await app.inject({ method, url: path, headers, payload });
        expect(statusCode).toBeLessThan(500);
      }
    }
  }
  const text = log.join("");
  expect(log.length).toBeGreaterThan(30);
  for (const secret of ["secret", ana.token, ana.user._id]) expect(text).not.toContain(secret);
});

test("a failure is logged without the values that it quotes", async () => {
  const lines: string[] = [];
  const db = await openTestDatabase();
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = buildApp({ env: readEnv({}), db, clock: systemClock, logStream });
  closeAfterTest(() => app.close());
  const token = "q1w2e3r4t5z6u7i8o9p0a1s2d3f4g5h6j7k8l9y0x1";
  app.get("/mail", async () => {
    const cause = new Error("550 <ana.secret@example.com>: no such user");
    throw Object.assign(new Error(`cannot mail ${token} to ana.secret@example.com`, { cause }), {
      detail: "Key (email)=(ana.secret@example.com) already exists.",
      body: { password: "secret" },
    });
  });
  app.get("/query", async () => {
    // PostgreSQL quotes what is no number, SQLite the statement that is none.
    await sql`SELECT CAST(${"ana.secret@example.com secret"} AS integer), missing`.execute(db);
    return {};
  });
  for (const url of ["/mail", "/query"]) {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(500);
    expect(body).not.toContain("secret");
  }
  const failures = lines.filter((line) => line.includes("request failed"));
  expect(failures).toHaveLength(2);
  expect(failures[0]).toContain("cannot mail (word) to (email)");
  expect(failures[0]).toContain("logging.test.ts");
  for (const secret of ["secret", token]) expect(lines.join("")).not.toContain(secret);
});

test("PostgreSQL's own words about a value stay out of the log", () => {
  const { err } = logSerializers;
  const message = 'invalid input syntax for type uuid: "ana, 5 Secret Street"';
  const logged = err(Object.assign(new Error(message), { code: "22P02", name: "error" }));
  expect(logged.message).toBe("invalid input syntax for type uuid(value)");
  expect(JSON.stringify(logged)).not.toContain("Secret");
});
