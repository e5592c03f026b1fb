import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { startApp } from "../../test/harness.ts";
import { serverLimits } from "./server-limits.ts";

/** Milliseconds, where a server in use gives seconds: else each test would take a minute. */
const hasty = {
  ...serverLimits,
  requestTimeout: 600,
  http: { ...serverLimits.http, headersTimeout: 500, connectionsCheckingInterval: 50 },
};
const crowd = 40;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function startHasty() {
  const server = await startApp({ limits: hasty });
  const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  return { ...server, address };
}

function connectTo(address: string): Socket {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  sockets.push(socket);
  return socket;
}

/** Sends `begin` and then one letter after the other, and never comes to an end by itself. */
async function dawdle(address: string, begin: string): Promise<string> {
  const socket = connectTo(address);
  let answer = "";
  const dripping = setInterval(() => socket.write("a"), 20);
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
    // Letters that meet a closed connection would take the answer away again.
    clearInterval(dripping);
  });
  socket.on("error", () => {});
  socket.write(begin);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(dripping);
  return answer;
}

const login = "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test.each([
  ["its headers", `${login}X-Slow: `],
  ["its body", `${login}Content-Length: 10000\r\n\r\n{"email":"`],
  ["its body in chunks", `${login}Transfer-Encoding: chunked\r\n\r\nfffff\r\n{"email":"`],
])(
  "a client that takes too long over %s is cut off, and others are served meanwhile",
  async (_, begin) => {
    const server = await startHasty();
    const { token } = await server.signUp();
    const url = server.address + companyEndpoints.list.url;
    const headers = { authorization: `Bearer ${token}` };
    // The first takes longest: it loads what fetch() is made of.
    expect((await fetch(url, { headers })).status).toBe(200);
    let closed = 0;
    const slow = Array.from({ length: crowd }, async () => {
      const answer = await dawdle(server.address, begin);
      closed += 1;
      return answer;
    });
    let servedMeanwhile = 0;
    while (closed < crowd) {
      expect((await fetch(url, { headers })).status).toBe(200);
      if (closed === 0) servedMeanwhile += 1;
    }
    expect(servedMeanwhile).toBeGreaterThan(0);
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/^connection: close/im);
      expect(answer).toContain("The request took too long to arrive");
    }
  },
);

test("a connection on which nothing is ever said is cut off", async () => {
  const { address } = await startHasty();
  await once(connectTo(address).resume(), "close");
});

test("a server in use keeps to its own times", async () => {
  const { app } = await startApp();
  expect(app.server.headersTimeout).toBe(15_000);
  expect(app.server.requestTimeout).toBe(60_000);
  expect(app.server.timeout).toBe(60_000);
});
