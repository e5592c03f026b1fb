import { expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { engine, startApp } from "../../test/harness.ts";
import { addCompany } from "../../test/records.ts";

test("metrics are off unless asked for", async () => {
  const { app } = await startApp({ env: { METRICS: "0" } });
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("metrics count requests by route and kind of answer, and name nobody", async () => {
  const { app, signUp } = await startApp({ env: { METRICS: "1" } });
  const ana = await signUp({ email: "ana.secret@example.com" });
  const { _id } = await addCompany(ana, { name: "Secret" });
  await ana.call(companyEndpoints.get, { params: { id: _id } });
  await ana.refused(companyEndpoints.get, { params: { id: "secret" } });
  await ana.call(companyEndpoints.list, { query: { search: "secret" } });
  await app.inject("/secret");

  const answer = await app.inject("/metrics");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const text = answer.body;
  for (const status of ["2xx", "4xx"]) {
    const labels = `method="GET",route="/api/companies/:id",status="${status}"`;
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`);
  }
  for (const name of [
    "http_requests_in_flight 1",
    "http_requests_refused_total 0",
    "http_requests_waiting 0",
    "database_waiting 0",
    'mails_total{outcome="unknown"} 0',
    "nodejs_eventloop_lag_seconds",
    "process_resident_memory_bytes",
    "nodejs_gc_duration_seconds",
  ]) {
    expect(text).toContain(name);
  }
  expect(text.includes("database_connections_open")).toBe(engine === "postgres");
  expect(text).not.toMatch(/secret/i);
  expect(text).not.toContain(_id);
});

test("attempts to sign in that come too often are counted", async () => {
  const { app, signUp } = await startApp({ env: { METRICS: "1" } });
  const { user } = await signUp();
  let status = 0;
  for (let attempt = 0; attempt < 30 && status !== 429; attempt += 1) {
    const payload = { email: user.email, password: "not the one" };
    const answer = await app.inject({ method: "POST", url: "/api/auth/login", payload });
    status = answer.statusCode;
  }
  expect(status).toBe(429);
  const text = (await app.inject("/metrics")).body;
  expect(text).toContain('sign_in_throttled_total{route="/api/auth/login"} 1');
});
