import { expect, test } from "vitest";
import { startApp } from "../../test/harness.ts";
import { sendRaw } from "../../test/raw-request.ts";

/** A request in what may be the body of another, or may not: who reads it differently serves it. */
const hidden = "GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n";
const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;

const post = "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test.each([
  [
    "a length and chunks",
    `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  [
    "chunks and a length",
    `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ["two lengths", `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ["two lengths in one line", `Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  ["a length with a plus", `Content-Length: +${hidden.length}\r\n\r\n${hidden}`],
  ["a length in hexadecimal", `Content-Length: 0x0\r\n\r\n${hidden}`],
  ["a space before the colon", `Content-Length : ${hidden.length}\r\n\r\n${hidden}`],
  [
    "a length that goes on in the next line",
    `Content-Length:\r\n ${hidden.length}\r\n\r\n${hidden}`,
  ],
  ["an unknown transfer", `Transfer-Encoding: xchunked\r\n\r\n${chunk}`],
  ["chunks that are not last", `Transfer-Encoding: chunked, identity\r\n\r\n${chunk}`],
  ["chunks twice", `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunk}`],
  ["a NUL in a header", `X-One: a\0b\r\nContent-Length: 0\r\n\r\n${hidden}`],
  ["a bare line feed", `X-One: a\nContent-Length: 0\r\n\r\n${hidden}`],
  ["a chunk that ends too late", `Transfer-Encoding: chunked\r\n\r\n0\n\r\n${hidden}`],
  [
    "a chunk of a size that wraps",
    `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${hidden}`,
  ],
])("no second request hides behind %s", async (_, rest) => {
  const { app, log } = await startApp();
  const answer = await sendRaw(app, `${post}${rest}`);
  expect(answer.status, answer.head).toBe(400);
  expect(answer.head).toMatch(/^connection: close/im);
  expect(log.join("")).not.toContain("/api/config");
});

test("two requests after one another are two, and their bodies stay apart", async () => {
  const { app, log } = await startApp();
  const first = `${post}Content-Length: ${hidden.length}\r\n\r\n${hidden}`;
  await sendRaw(
    app,
    `${first}GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  const routes = log.flatMap((line) => JSON.parse(line).req?.route ?? []);
  expect(routes).not.toContain("/api/config");
});
