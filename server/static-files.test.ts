import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeAfterTest, startApp } from "./test/harness.ts";

const script = 'document.documentElement.dataset.theme = "dark";';
const page = `<!doctype html><script>${script}</script><script type="module" src="/assets/app-x1.js"></script>`;
const landingScript = "fetchAhead();";
const landing = `<!doctype html><script>${script}</script><link rel="canonical" href="%PUBLIC_URL%/" />
<a href="/login">Login</a> © %YEAR% <script>${landingScript}</script>`;

async function startWithClient(env: Record<string, string> = {}) {
  const clientDirectory = mkdtempSync(join(tmpdir(), "client-desk-dist-"));
  closeAfterTest(async () => rmSync(clientDirectory, { recursive: true }));
  mkdirSync(join(clientDirectory, "assets"));
  mkdirSync(join(clientDirectory, ".vite"));
  writeFileSync(join(clientDirectory, "index.html"), page);
  writeFileSync(join(clientDirectory, ".landing.html"), landing);
  writeFileSync(join(clientDirectory, "favicon.svg"), "<svg/>");
  writeFileSync(join(clientDirectory, "assets", "app-x1.js"), "start()");
  writeFileSync(join(clientDirectory, ".vite", "manifest.json"), "{}");
  return startApp({ env, clientDirectory });
}

test.each(["/index.html", "/login?reset=x", "/dashboard/companies/1/edit", "/nothing.at/all"])(
  "%s answers with the page, asked for again each time",
  async (url) => {
    const { app } = await startWithClient();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  },
);

test("/ answers with the landing page, with the server's address and this year in it", async () => {
  const { app, clock } = await startWithClient({ PUBLIC_URL: "https://desk.test/a&b/" });
  const answer = await app.inject("/?utm=x");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.body).toContain('<link rel="canonical" href="https://desk.test/a&amp;b/" />');
  expect(answer.body).toContain("© 2026 ");
  expect(answer.body).not.toContain("%");
  clock.set("2031-01-01T00:00:00.000Z");
  expect((await app.inject("/")).body).toContain("© 2031 ");
});

test("files with a hash in their name are kept forever, others are asked for again", async () => {
  const { app } = await startWithClient();
  const asset = await app.inject("/assets/app-x1.js");
  expect(asset.body).toBe("start()");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
  const icon = await app.inject("/favicon.svg");
  expect(icon.headers["cache-control"]).toBe("no-cache");
  const etag = String(icon.headers.etag);
  const again = await app.inject({ url: "/favicon.svg", headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(304);
});

test("a file of an older build is missing, not the page", async () => {
  const { app } = await startWithClient();
  const answer = await app.inject("/assets/app-x0.js");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBeUndefined();
});

test.each([
  "/.vite/manifest.json",
  "/.landing.html",
  "/..%2f..%2fpackage.json",
  "/assets/../../package.json",
])("%s does not get at files that are not the client's", async (url) => {
  const { app } = await startWithClient();
  const answer = await app.inject(url);
  expect(answer.body).not.toMatch(/^\{\s*"name"|^\{\}$|%YEAR%/);
});

test("an unknown address of the API is no page, and its answers are never kept", async () => {
  const { app } = await startWithClient();
  const answer = await app.inject("/api/nothing");
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ msg: "There is nothing at this address" });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect((await app.inject("/api/health")).headers["cache-control"]).toBe("no-store");
});

test("the security policy lets in the pages' own inline scripts and nothing else inline", async () => {
  const { app } = await startWithClient();
  const [hash, other] = [script, landingScript].map((code) =>
    createHash("sha256").update(code).digest("base64"),
  );
  for (const url of ["/", "/assets/app-x1.js", "/api/health", "/api/nothing"]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"]).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}' 'sha256-${other}'; style-src 'self'; ` +
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
  }
});

test("without a build the API works, and a page says how to build", async () => {
  const { app } = await startApp();
  const answer = await app.inject("/login");
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain("npm start");
  expect((await app.inject("/api/health")).statusCode).toBe(200);
});
