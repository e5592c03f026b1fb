import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { startApp } from "../../test/harness.ts";
import { arrivingLimits } from "./arriving-bodies.ts";

/** Few, where a server in use has a thousand. */
const few = { all: 12, share: 4 };

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Behind a proxy, which all connections come from, as the compose file has it. */
async function listen(connections = { all: 40, share: 40, silence: 60_000 }) {
  const env = { TRUST_PROXY: "1" };
  const { app } = await startApp({ env, arriving: few, connections });
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

interface Sender {
  socket: Socket;
  answer: () => string;
}

/** A sign-in on a connection of its own. */
async function send(port: number, client: string, body: string): Promise<Sender> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${guess.length}\r\n\r\n${body}`,
  );
  return { socket, answer: () => answer };
}

const oneByte = "{";
const guess = '{"email":"ana@example.com","password":"guess"}';
const signIn = (port: number, client: string) => send(port, client, guess);
const told = ({ answer }: Sender) => vi.waitFor(() => expect(answer()).toMatch(/^HTTP/));

test("of one client's bodies that never end the oldest is refused, and nobody else's", async () => {
  const port = await listen();
  const other = await send(port, "203.0.113.9", oneByte);
  const own: Sender[] = [];
  for (let n = 0; n < 7; n += 1) own.push(await send(port, "203.0.113.1", oneByte));
  for (const early of own.slice(0, 3)) {
    await told(early);
    expect(early.answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(early.answer()).toMatch(/^connection: close/im);
    expect(early.answer()).toContain("The request took too long to arrive");
    await vi.waitFor(() => expect(early.socket.closed).toBe(true));
  }
  expect([other, ...own.slice(3)].map(({ answer }) => answer())).toEqual(["", "", "", "", ""]);
  // What is left of it still arrives.
  other.socket.write(guess.slice(1));
  await told(other);
  expect(other.answer()).toMatch(/^HTTP\/1\.1 401 /);
});

test("a crowd of clients leaves room, and who has the most makes it", async () => {
  const port = await listen();
  const greedy = [];
  for (let n = 0; n < 4; n += 1) greedy.push(await send(port, "203.0.113.1", oneByte));
  const others = [];
  for (let n = 0; n < 9; n += 1) others.push(await send(port, `198.51.100.${n}`, oneByte));
  await told(greedy[0]!);
  expect(others.map(({ answer }) => answer())).toEqual(Array(9).fill(""));
  const visitor = await signIn(port, "192.0.2.1");
  await told(visitor);
  expect(visitor.answer()).toMatch(/^HTTP\/1\.1 401 /);
});

test("thousands of bodies of one byte leave the connections to others", async () => {
  const port = await listen({ all: 30, share: 30, silence: 60_000 });
  for (let n = 0; n < 60; n += 1) {
    await send(port, "203.0.113.1", oneByte);
    // Until the server has read it, a connection is idle and makes room by itself.
    await sleep(10);
  }
  const visitor = await signIn(port, "192.0.2.1");
  await told(visitor);
  expect(visitor.answer()).toMatch(/^HTTP\/1\.1 401 /);
});

test("bodies that have arrived count for nothing, however many", async () => {
  const port = await listen();
  const all = await Promise.all(Array.from({ length: 8 }, () => signIn(port, "203.0.113.1")));
  for (const one of all) {
    await told(one);
    expect(one.answer()).not.toMatch(/^HTTP\/1\.1 408 /);
  }
});

test("a server in use keeps to its own numbers", () => {
  expect(arrivingLimits).toEqual({ all: 1000, share: 100 });
});
