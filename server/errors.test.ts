import { sql } from "kysely";
import { expect, test } from "vitest";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { startApp, startWithAna } from "./test/harness.ts";

const json = { "content-type": "application/json" };
const url = "/api/auth/login";

test.each([
  ["broken JSON", json, '{"email":', 400, "The request could not be read"],
  ["a poisoned prototype", json, '{"__proto__":{"x":1}}', 400, "The request could not be read"],
  ["a list instead of an object", json, "[]", 400, "The body must be a JSON object"],
  ["null", json, "null", 400, "The body must be a JSON object"],
  ["an empty body", json, "", 400, "The body must be a JSON object"],
  ["no body", {}, undefined, 400, "The body must be a JSON object"],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "email=a", 415, /json/],
  ["plain text", { "content-type": "text/plain" }, "{}", 415, /json/],
  [
    "more than a megabyte",
    json,
    JSON.stringify({ email: "a".repeat(1_100_000) }),
    413,
    /too large/,
  ],
])("%s is refused with a message", async (_, headers, payload, status, msg) => {
  const { app } = await startApp();
  const answer = await app.inject({
    method: "POST",
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ msg: expect.stringMatching(msg) });
});

test.each([
  ["GET", "/api/nothing"],
  ["GET", "/api"],
  ["GET", "/api/"],
  ["PATCH", "/api/nothing"],
  ["POST", "/elsewhere"],
  ["GET", "/assets/gone.js"],
] as const)("%s %s is not there, said in JSON", async (method, path) => {
  const { app } = await startApp();
  const answer = await app.inject({ method, url: path });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ msg: "There is nothing at this address" });
});

test("an address that cannot be decoded is refused with a message", async () => {
  const { app } = await startApp();
  const answer = await app.inject("/api/companies/%zz");
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ msg: "The request could not be read" });
});

test.each(["x".repeat(101), "x".repeat(300), "%00", "'; DROP TABLE users"])(
  "an odd id (%#) is refused, never a failure",
  async (id) => {
    const { app, signUp } = await startApp();
    const { token } = await signUp();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: `/api/companies/${encodeURI(id)}`, headers });
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.json().msg).toBeTruthy();
  },
);

test("HEAD answers as GET does, without a body", async () => {
  const { app } = await startApp();
  const answer = await app.inject({ method: "HEAD", url: "/api/health" });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe("");
});

test("a failure tells a request id and nothing internal, and the log has the rest", async () => {
  const { ana, db, log } = await startWithAna();
  await sql`DROP TABLE "appointments"`.execute(db);
  const refusal = await ana.refused(appointmentEndpoints.list);
  expect(refusal).toEqual({
    status: 500,
    msg: "Something went wrong on our side",
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const line = log.find((entry) => entry.includes("request failed"));
  expect(line).toContain(refusal.requestId);
  expect(line).toContain("appointments");
});

test("every refusal of a session says how to sign in", async () => {
  const { app } = await startApp();
  const answer = await app.inject("/api/companies");
  expect(answer.statusCode).toBe(401);
  expect(answer.headers["www-authenticate"]).toBe("Bearer");
});
