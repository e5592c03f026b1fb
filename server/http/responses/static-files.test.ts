import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  landingScript,
  landingStyle,
  page,
  program,
  script,
  startWithClient,
} from "../../test/built-client.ts";
import { startApp } from "../../test/harness.ts";

test.each(["/index.html", "/loginx", "/dashboard/companies/1/edit", "/nothing.at/all"])(
  "%s answers with the page, asked for again each time",
  async (url) => {
    const { app } = await startWithClient();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page.replace("%REGISTRATION%", "open"));
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
  expect(asset.body).toBe(program);
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
  "/.login.html",
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

test("an address that takes other methods says so, where the client's files are served as well", async () => {
  const { app } = await startWithClient();
  for (const method of ["GET", "HEAD", "PATCH"] as const) {
    const answer = await app.inject({ method, url: "/api/auth/login?x=1" });
    expect(answer.statusCode, method).toBe(405);
    expect(answer.headers.allow).toBe("POST");
  }
  expect((await app.inject("/api/auth/login/1")).statusCode).toBe(404);
});

test("the security policy lets in the pages' own inline scripts and styles and nothing else inline", async () => {
  const { app } = await startWithClient();
  const [hash, other, style] = [script, landingScript, landingStyle].map((text) =>
    createHash("sha256").update(text).digest("base64"),
  );
  for (const url of ["/", "/assets/app-x1.js", "/api/health", "/api/nothing"]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"]).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}' 'sha256-${other}'; style-src 'self' 'sha256-${style}'; ` +
        "img-src 'self' data:; connect-src 'self'; object-src 'none'; " +
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

test("a prerendered page has its own address, whatever is asked of it", async () => {
  const { app } = await startWithClient();
  expect((await app.inject("/login?reset=x")).body).toContain("<h1>Log In</h1>");
});

test.each(["/", "/login", "/dashboard"])(
  "%s is sent small to browsers that can unpack it, and not again to those that have it",
  async (url) => {
    const { app } = await startWithClient();
    const get = (headers: Record<string, string>) => app.inject({ url, headers });
    const plain = await get({});
    const brotli = await get({ "accept-encoding": "gzip, deflate, br;q=0.5" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(Number(brotli.headers["content-length"])).toBe(brotli.rawPayload.length);
    const gzip = await get({ "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
    }

    const known = { "accept-encoding": "br", "if-none-match": `"x", W/${brotli.headers.etag}` };
    const again = await get(known);
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers.etag).toBe(brotli.headers.etag);
    const other = await get({ ...known, "accept-encoding": "gzip" });
    expect(other.statusCode, "another encoding is other bytes").toBe(200);
  },
);

test("files are sent as the build has compressed them", async () => {
  const { app } = await startWithClient();
  const get = (accepted: string, headers: Record<string, string> = {}) =>
    app.inject({ url: "/assets/app-x1.js", headers: { "accept-encoding": accepted, ...headers } });
  const brotli = await get("gzip, deflate, br, zstd");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
  expect(brotli.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(program);
  const gzip = await get("gzip");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(program);
  const plain = await get("identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toMatch(/accept-encoding/i);
  expect(plain.body).toBe(program);
  const again = await get("br", { "if-none-match": String(brotli.headers.etag) });
  expect(again.statusCode).toBe(304);
  const since = String(brotli.headers["last-modified"]);
  expect((await get("br", { "if-modified-since": since })).statusCode).toBe(304);
});

test("a part of a file is a part of the file itself, also for who can unpack it", async () => {
  const { app } = await startWithClient();
  const get = (headers: Record<string, string>) =>
    app.inject({
      url: "/assets/app-x1.js",
      headers: { "accept-encoding": "br, gzip", ...headers },
    });
  const part = await get({ range: "bytes=8-15" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-encoding"]).toBeUndefined();
  expect(part.headers["content-range"]).toBe(`bytes 8-15/${program.length}`);
  expect(part.body).toBe(program.slice(8, 16));
  expect((await get({ range: "bytes=-3" })).body).toBe(program.slice(-3));
  expect((await get({ range: `bytes=${program.length}-` })).statusCode).toBe(416);
  const other = await get({ range: "bytes=8-15", "if-range": '"of another build"' });
  expect(other.statusCode).toBe(200);
  expect(other.body).toBe(program);
});

test("pages say who may make an account, as that changes", async () => {
  const { app, signUp } = await startWithClient({ REGISTRATION: "", HOST: "0.0.0.0" });
  const read = async (url: string) => (await app.inject(url)).body;
  for (const url of ["/", "/login", "/dashboard"]) {
    expect(await read(url), url).toContain('data-registration="open"');
  }
  await signUp();
  for (const url of ["/", "/login", "/dashboard"]) {
    expect(await read(url), url).toContain('data-registration="invited"');
  }
});
