import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeAfterTest, startApp, startWithAna } from "../../test/harness.ts";
import { sendRaw } from "../../test/raw-request.ts";
import { addCompany } from "../../test/records.ts";

const head =
  "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n";
/** 0x124f80 letters. */
const tooMuch = "x".repeat(1_200_000);

const messages: [what: string, bytes: string, status: number][] = [
  ["less than it says, then closed", `${head}Content-Length: 2\r\n\r\n{}{}{}`, 400],
  ["two lengths", `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  [
    "a length and chunks",
    `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["a length that is no number", `${head}Content-Length: two\r\n\r\n{}`, 400],
  ["a length below nothing", `${head}Content-Length: -2\r\n\r\n{}`, 400],
  ["chunks of no size", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  [
    "a chunk that is longer than it says",
    `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  [
    "chunks as they should be",
    `${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  ["a length of 10 MB", `${head}Content-Length: 10000000\r\n\r\n`, 413],
  [
    "more than a megabyte in one chunk",
    `${head}Transfer-Encoding: chunked\r\n\r\n124f80\r\n${tooMuch}\r\n0\r\n\r\n`,
    413,
  ],
  ["an expectation that nobody knows", `${head}Expect: magic\r\nContent-Length: 2\r\n\r\n{}`, 417],
  ["an expectation to go on", `${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`, 400],
  ["a header of 20 KB", `${head}X-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  [
    "an address of 20 KB",
    `GET /api/companies?search=${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
  ],
  [
    "a part of an address of 300 letters",
    `GET /api/auth/resetpassword/${"x".repeat(300)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    414,
  ],
  ["a line break in a header", `${head}X-One: a\nX-Two: b\r\nContent-Length: 2\r\n\r\n{}`, 400],
  ["JSON without a body or a word of it", `${head}\r\n`, 400],
  ["two hosts", "GET /api/health HTTP/1.1\r\nHost: x\r\nhOST: y\r\n\r\n", 400],
  ["no host", "GET /api/health HTTP/1.1\r\n\r\n", 400],
  ["a method that nobody knows", "BREW /api/health HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a TRACE", "TRACE /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
  ["no HTTP at all", "hello\r\n\r\n", 400],
];

test("what is no proper HTTP is refused, and the next request is served", async () => {
  const { app } = await startApp();
  for (const [what, bytes, status] of messages) {
    const answer = await sendRaw(app, bytes);
    expect(answer.status, `${what}: ${answer.head}\n${answer.body.slice(0, 200)}`).toBe(status);
    expect((await app.inject("/api/health")).statusCode).toBe(200);
  }
});

const paths = [
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/%252e%252e%252fpackage.json",
  "/..%5cpackage.json",
  "/assets/../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%c0%ae%c0%ae/package.json",
  "/assets//../../package.json",
  "/.landing.html",
  "/%2elanding.html",
  "/package.json%00.html",
  "//etc/passwd",
  "/file:///etc/passwd",
  "/api/../package.json",
  "/api/%2e%2e/companies",
  "http://elsewhere/package.json",
];

test("no path leads out of the client's folder", async () => {
  const directory = mkdtempSync(join(tmpdir(), "client-desk-input-"));
  closeAfterTest(async () => rmSync(directory, { recursive: true }));
  const clientDirectory = join(directory, "dist");
  mkdirSync(join(clientDirectory, "assets"), { recursive: true });
  writeFileSync(join(clientDirectory, "index.html"), "<!doctype html>the page");
  writeFileSync(join(clientDirectory, ".landing.html"), "a secret");
  writeFileSync(join(directory, "package.json"), "a secret");
  const { app } = await startApp({ clientDirectory });
  for (const path of paths) {
    const answer = await sendRaw(
      app,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect([200, 400, 404], path).toContain(answer.status);
    // The page of the client at the most, never a file beside or above it.
    expect(answer.body, path).not.toMatch(/a secret|root:.*:0:0|"data"/);
  }
});

test("what is encoded twice is decoded once", async () => {
  const { ana, app } = await startWithAna();
  const { _id } = await addCompany(ana);
  const headers = { authorization: `Bearer ${ana.token}` };
  const once = [..._id].map((one) => `%${one.charCodeAt(0).toString(16)}`).join("");
  expect((await app.inject({ url: `/api/companies/${once}`, headers })).statusCode).toBe(200);
  const twice = once.replaceAll("%", "%25");
  expect((await app.inject({ url: `/api/companies/${twice}`, headers })).statusCode).toBe(404);
});
