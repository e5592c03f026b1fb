import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asServed, closeAfterTest, startApp } from "../../test/harness.ts";

const always = {
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
};

async function startWithClient(env: Record<string, string> = {}) {
  const clientDirectory = mkdtempSync(join(tmpdir(), "client-desk-dist-"));
  closeAfterTest(async () => rmSync(clientDirectory, { recursive: true }));
  mkdirSync(join(clientDirectory, "assets"));
  writeFileSync(join(clientDirectory, "index.html"), "<!doctype html>");
  writeFileSync(join(clientDirectory, "assets", "app-x1.js"), "start()");
  return startApp({ env, clientDirectory });
}

test.each([
  ["a page", "/login", 200],
  ["a page whose address cannot be decoded", "/dashboard/companies/%F0%9F", 200],
  ["a file", "/assets/app-x1.js", 200],
  ["a file that is missing", "/assets/app-x0.js", 404],
  ["an answer of the API", "/api/health", 200],
  ["a refusal", "/api/companies", 401],
  ["an unknown address of the API", "/api/nothing", 404],
  ["an address of the API that cannot be decoded", "/api/companies/%zz", 400],
  ["an id that is too long", `/api/companies/${"x".repeat(300)}`, 404],
  ["the API document", "/api/docs", 200],
  ["an answer of the API by another form of its address", "/%61pi/health", 200],
])("%s carries every security header", async (_, url, status) => {
  const { app } = await startWithClient();
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(always);
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["cache-control"] === "no-store").toBe(/^\/(api|%61pi)\//.test(url));
});

test("a failure carries them too", async () => {
  const { app, db } = await startWithClient();
  await asServed(db).destroy();
  const answer = await app.inject({
    method: "PUT",
    url: `/api/auth/resetpassword/${"x".repeat(43)}`,
    payload: { password: "long enough words" },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.headers).toMatchObject({ ...always, "cache-control": "no-store" });
  expect(answer.headers["x-request-id"]).toBe(answer.json().requestId);
});

test("where users come by TLS, browsers are told to keep to it", async () => {
  const { app } = await startWithClient({ PUBLIC_URL: "https://desk.example" });
  for (const url of ["/", "/api/health", "/assets/app-x1.js"]) {
    const { headers } = await app.inject(url);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  }
});

test("no script or style of others, and no inline script, is let in", async () => {
  const { app } = await startWithClient();
  const { headers } = await app.inject("/login");
  const policy = String(headers["content-security-policy"]);
  const of = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));
  expect(of("default-src")).toBe("default-src 'self'");
  expect(of("script-src")).toBe("script-src 'self'");
  expect(of("style-src")).toBe("style-src 'self'");
  expect(of("object-src")).toBe("object-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
