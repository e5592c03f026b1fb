import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { fileOf } from "../../../shared/api/endpoint.ts";
import { serverMessages } from "../../messages.ts";
import { closeAfterTest } from "../../test/harness.ts";
import { createDownloads, downloadLimits } from "./downloads.ts";

/** Serves a file made of `chunks` to whoever asks, as the owner that the address names. */
async function serve(chunks: AsyncIterable<string>, limits = downloadLimits) {
  const app = Fastify();
  const downloads = createDownloads(limits);
  app.get<{ Querystring: { owner?: string } }>("/file", ({ query }, reply) =>
    downloads.send(reply, query.owner ?? "ana", fileOf("text/csv"), { name: "file.csv", chunks }),
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

function endless(): AsyncIterable<string> {
  return Readable.from(repeat());
}

function* repeat() {
  while (true) yield "x".repeat(2 ** 20);
}

test("a client that takes nothing for a while is cut off", async () => {
  const url = new URL(await serve(endless(), { ...downloadLimits, silence: 100 }));
  const socket = connect(Number(url.port), url.hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause().write("GET /file HTTP/1.1\r\nHost: x\r\n\r\n");
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Only what was on the way is still there to be read: of an endless file there would be more.
  await once(socket.resume(), "close");
});

test("a client that takes what it gets is not, however long it takes", async () => {
  async function* slowly() {
    for (let line = 0; line < 6; line += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      yield "a,b\r\n";
    }
  }
  const answer = await fetch(await serve(slowly(), { ...downloadLimits, silence: 200 }));
  expect(await answer.text()).toBe("a,b\r\n".repeat(6));
});

test("an owner takes so many files at a time, all together take more, and an end makes room", async () => {
  const url = await serve(
    { [Symbol.asyncIterator]: () => endless()[Symbol.asyncIterator]() },
    { ...downloadLimits, ofOwner: 2, all: 3 },
  );
  const ask = (owner: string) => fetch(`${url}?owner=${owner}`);
  const [first, second] = [await ask("ana"), await ask("ana")];
  const third = await ask("ana");
  expect(third.status).toBe(503);
  expect(await third.json()).toMatchObject({
    message: serverMessages.downloads.tooManyOfYours,
  });
  const other = await ask("bo");
  expect([first.status, second.status, other.status]).toEqual([200, 200, 200]);
  expect(await (await ask("bo")).json()).toMatchObject({
    message: serverMessages.downloads.tooMany,
  });
  await first.body?.cancel();
  await expect
    .poll(async () => {
      const { status, body } = await ask("ana");
      await body?.cancel();
      return status;
    })
    .toBe(200);
  for (const { body } of [second, other]) await body?.cancel();
});

test("downloads of a few that nobody reads leave room for everybody else", async () => {
  const url = await serve(
    { [Symbol.asyncIterator]: () => endless()[Symbol.asyncIterator]() },
    { ...downloadLimits, ofOwner: 2, all: 4 },
  );
  const ask = (owner: string) => fetch(`${url}?owner=${owner}`);
  const unread = await Promise.all(["ana", "ana", "bo", "bo"].map(ask));
  const newcomers = [await ask("cy"), await ask("di")];
  expect([...unread, ...newcomers].map(({ status }) => status)).toEqual(Array(6).fill(200));
  // Each of the two has kept one.
  const again = await Promise.all(["ana", "bo"].map(ask));
  expect(again.map(({ status }) => status)).toEqual([503, 503]);
  for (const { body } of [...unread, ...newcomers]) await body?.cancel().catch(() => {});
});

test("a download that nobody reads gives way to any other after a while", async () => {
  const url = await serve(
    { [Symbol.asyncIterator]: () => endless()[Symbol.asyncIterator]() },
    { ...downloadLimits, all: 1, unread: 300 },
  );
  const ask = (owner: string) => fetch(`${url}?owner=${owner}`);
  const unread = await ask("ana");
  expect((await ask("bo")).status).toBe(503);
  await expect
    .poll(async () => {
      const { status, body } = await ask("bo");
      if (status === 200) await body?.cancel();
      return status;
    })
    .toBe(200);
  await unread.body?.cancel().catch(() => {});
});
