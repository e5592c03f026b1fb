import { once } from "node:events";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/**
 * Sends bytes as they are to a real port and reads until the server closes or has answered. What no
 * proper client would send can't be sent through `app.inject`.
 */
export async function sendRaw(app: FastifyInstance, bytes: string | Buffer): Promise<RawAnswer> {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const socket = connect(address.port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    if (isComplete(text)) socket.end();
  });
  // A server that refuses may close before all has been sent.
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  const [head = "", body = ""] = text
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "")
    .split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body };
}

function isComplete(text: string): boolean {
  const [head = "", body = ""] = text
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "")
    .split("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (/transfer-encoding: chunked/i.test(head)) return body.endsWith("0\r\n");
  return length !== undefined && Buffer.byteLength(body) >= Number(length);
}
