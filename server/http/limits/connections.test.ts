import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { HashQueue } from "../../auth/passwords/hash-queue.ts";
import { startApp } from "../../test/harness.ts";
import { connectionLimits } from "./connections.ts";

/** Few and short, where a server in use has two thousand and gives ten seconds. */
const few = { all: 6, share: 3, silence: 300 };
const patient = { ...few, silence: 60_000 };

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function listen(parts: Parameters<typeof startApp>[0] = {}) {
  const server = await startApp({ connections: patient, ...parts });
  const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  return { ...server, port: Number(new URL(address).port) };
}

/** Every address of 127.0.0.0/8 is this machine. */
async function open(port: number, from = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

const health = "GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n";
const guess = '{"email":"ana@example.com","password":"guess"}';
const signIn = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${guess.length}\r\n\r\n${guess}`;

/** Asks on a connection and leaves it open; answers the status, or 0 when it was closed instead. */
async function ask(socket: Socket, request = health): Promise<number> {
  socket.write(request);
  const text = await Promise.race([
    once(socket, "data").then(([chunk]) => String(chunk)),
    once(socket, "close").then(() => ""),
  ]);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
}

async function openAsked(port: number, from?: string): Promise<Socket> {
  const socket = await open(port, from);
  expect(await ask(socket)).toBe(200);
  return socket;
}

const isOpen = async (socket: Socket) => !socket.closed && (await ask(socket)) === 200;

test("one address has its share: its own oldest idle connection makes room for its next", async () => {
  const { port } = await listen();
  const other = await openAsked(port, "127.0.0.2");
  const own = [await openAsked(port), await openAsked(port), await openAsked(port)];
  // The first one is used again: now the second has been idle for longest.
  await ask(own[0]!);
  await openAsked(port);
  expect(await Promise.all([...own, other].map(isOpen))).toEqual([true, false, true, true]);
});

test("however many connections one address opens, the next comer is served", async () => {
  const { port } = await listen();
  const crowd: Socket[] = [];
  for (let n = 0; n < 20; n += 1) crowd.push((await open(port)).resume());
  await openAsked(port, "127.0.0.2");
  await vi.waitFor(() => expect(crowd.filter(({ closed }) => !closed)).toEqual(crowd.slice(-3)));
});

test("when all are taken the one that has been idle for longest goes, whosesoever it is", async () => {
  const { port } = await listen();
  const early = [];
  for (const from of ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6"]) {
    early.push(await openAsked(port, from));
  }
  early.push(await openAsked(port, "127.0.0.2"));
  await openAsked(port, "127.0.0.7");
  expect(await Promise.all(early.map(isOpen))).toEqual([false, true, true, true, true, true]);
});

test("a connection with a request under way is never closed for another", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let waiting = 0;
  const hashQueue: HashQueue = {
    refuseIfFull: () => {},
    run: async (hash) => {
      waiting += 1;
      await released;
      return hash();
    },
  };
  const { port } = await listen({ hashQueue });
  const busy = [await open(port), await open(port), await open(port)];
  const answers = busy.map((socket) => ask(socket, signIn));
  while (waiting < busy.length) await sleep(5);
  expect(await ask(await open(port))).toBe(0);
  release();
  expect(await Promise.all(answers)).toEqual([401, 401, 401]);
});

test("a connection on which nothing is said is closed, one that has asked stays", async () => {
  const { port } = await listen({ connections: few });
  const asked = await openAsked(port);
  const silent = await open(port, "127.0.0.2");
  await once(silent.resume(), "close");
  expect(await isOpen(asked)).toBe(true);
});

test.each([
  ["whoever connects, where proxies are counted", "1", "127.0.0.1", true],
  ["a named proxy", "127.0.0.0/30,10.0.0.1", "127.0.0.2", true],
  ["nobody but the named proxy", "127.0.0.0/30", "127.0.0.9", false],
])("the connections of %s are no share of one address", async (_, TRUST_PROXY, from, isFree) => {
  const { port } = await listen({ env: { TRUST_PROXY } });
  const own = [];
  for (let n = 0; n < 4; n += 1) own.push(await openAsked(port, from));
  expect(await isOpen(own[0]!)).toBe(isFree);
});

test("a server in use keeps to its own numbers", () => {
  expect(connectionLimits).toEqual({ all: 2000, share: 500, silence: 10_000 });
});
