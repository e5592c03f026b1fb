import Fastify from "fastify";
import { expect, test } from "vitest";
import { fileOf } from "../shared/endpoint.ts";
import { sendDownload } from "./downloads.ts";
import { closeAfterTest } from "./test/harness.ts";

/** Serves a file made of `chunks`. */
async function serve(chunks: AsyncIterable<string>) {
  const app = Fastify();
  app.get("/file", (_request, reply) =>
    sendDownload(reply, fileOf("text/csv"), { name: "file.csv", chunks }),
  );
  closeAfterTest(() => app.close());
  return `${await app.listen({ port: 0, host: "127.0.0.1" })}/file`;
}

test("a file that fails on its way is broken off, never taken for a whole one", async () => {
  async function* fail() {
    yield "a,b\r\n";
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error("the database is gone");
  }
  const answer = await fetch(await serve(fail()));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});

test("a client that takes nothing is given no more than fits on the way", async () => {
  let made = 0;
  const megabyte = "x".repeat(2 ** 20);
  async function* endless() {
    while (made < 500) {
      made += 1;
      yield megabyte;
    }
  }
  const answer = await fetch(await serve(endless()));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(made).toBeLessThan(50);
  await answer.body?.cancel();
});

test("for a HEAD nothing of the file is made", async () => {
  let made = 0;
  async function* count() {
    made += 1;
    yield "a,b\r\n";
  }
  const answer = await fetch(await serve(count()), { method: "HEAD" });
  expect(answer.headers.get("content-disposition")).toContain("file.csv");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(made).toBe(0);
});
