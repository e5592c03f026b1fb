import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "../test/harness.ts";
import { closingNotice } from "./draining.ts";

test("while the server closes, requests under way are finished and new ones get a 503", async () => {
  const { app } = await startApp({ closingNotice });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  // Two connections, each with a request that is not yet wholly sent when the server begins to close.
  const body = JSON.stringify({ name: "Ana", email: "ana@example.com", password: "correct horse" });
  const underWay = await open(address, [
    "POST /api/auth/register HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "",
    body.slice(0, 10),
  ]);
  const late = await open(address, ["GET /api/health HTTP/1.1", "Host: localhost"]);
  await sleep(50);
  const closing = app.close();
  await sleep(50);
  underWay.socket.write(body.slice(10));
  late.socket.write("\r\n\r\n");
  await closing;

  await expect.poll(underWay.received, { timeout: 5000 }).toContain("HTTP/1.1 201");
  await expect.poll(late.received, { timeout: 5000 }).toContain("HTTP/1.1 503");
  expect(late.received()).toMatch(/retry-after: 5/i);
  expect(late.received()).toMatch(/connection: close/i);
  expect(late.received()).toContain('"msg":"The server is restarting. Try again soon."');
});

async function open(address: string, lines: string[]) {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  await once(socket, "connect");
  let text = "";
  socket.on("data", (data) => {
    text += data;
  });
  socket.write(lines.join("\r\n"));
  return { socket, received: () => text };
}
