import { authEndpoints } from "../../shared/account/auth.ts";
import { type Answer, exchange, type WireRequest } from "../../tools/client.ts";
import type { Act } from "./watch.ts";

/** Milliseconds that they go on for. */
const span = 3000;
const clients = [1, 8, 64];
/** Bytes. */
const size = 1_000_000;

const bodies = {
  "nested lists": "[".repeat(size / 2) + "]".repeat(size / 2),
  "many keys": `{${Array.from({ length: size / 10 }, (_, n) => `"${String(n).padStart(5, "0")}":0`).join()}}`,
};

/** What people who have not signed in send without pause: bodies that are large, and dear to read. */
export const strangers = Object.entries(bodies).flatMap(([what, body]) =>
  clients.map((count) => ({
    name: `a megabyte of ${what}, ${count} strangers at a time`,
    count,
    body,
  })),
);

export function listStrangers(baseUrl: string): Act[] {
  const { method, url } = authEndpoints.login;
  const headers = { "content-type": "application/json" };
  return strangers.map(({ name, count, body }) => ({
    name,
    run: () => sendOn(baseUrl, { method, url, headers, body }, count),
  }));
}

/** The answers that came: whoever still sends when the server has refused and closed may miss its answer. */
async function sendOn(baseUrl: string, request: WireRequest, count: number) {
  const end = performance.now() + span;
  const answers: Answer[] = [];
  const work = async () => {
    while (performance.now() < end) {
      await exchange(baseUrl, request).then((answer) => answers.push(answer), passIfCutOff);
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  return answers;
}

function passIfCutOff(error: NodeJS.ErrnoException) {
  if (error.code !== "EPIPE" && error.code !== "ECONNRESET") throw error;
}
