import { connect } from "node:net";
import type { WireRequest } from "../tools/client.ts";

/** One request on a kept-alive connection of its own, and what became of it. */
export interface Exchange {
  /** When its first byte was handed to the system; `performance.now()`. */
  began: number;
  /** 0 when the connection ended before a whole answer. */
  status: number;
  head: string;
  body: string;
}

/**
 * Sends the same request again and again on one connection, each when the last was answered, until the
 * connection ends or `isOver`. Unlike fetch() it never sends one twice and knows when each began.
 */
export function exchange(
  port: number,
  request: string,
  isOver: () => boolean,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  let received = "";
  const ask = () => {
    received = "";
    exchanges.push({ began: performance.now(), status: 0, head: "", body: "" });
    socket.write(request);
  };
  return new Promise((resolve) => {
    socket.once("connect", ask);
    socket.setEncoding("latin1").on("data", (text: string) => {
      received += text;
      const answer = readAnswer(received);
      const last = exchanges.at(-1);
      if (!answer || !last) return;
      Object.assign(last, answer);
      if (isOver() || /^connection: close/im.test(answer.head)) socket.end();
      else ask();
    });
    // What the error was does not matter: the exchange without an answer tells.
    socket.on("error", () => {});
    socket.once("close", () => resolve(exchanges));
  });
}

function readAnswer(text: string) {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const body = text.slice(end + 4);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (body.length < length) return undefined;
  return { status: Number(head.slice(9, 12)), head, body };
}

/** The text of a request as `exchange` sends it. */
export function toText({ method, url, headers, body = "" }: WireRequest): string {
  const length = body && { "content-length": Buffer.byteLength(body) };
  const fields = Object.entries({ host: "127.0.0.1", ...headers, ...(length || {}) });
  const lines = fields.map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url} HTTP/1.1`, ...lines, "", body].join("\r\n");
}
