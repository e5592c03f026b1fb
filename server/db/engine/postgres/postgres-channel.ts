import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Channel } from "../channel.ts";
import { takeServingRole } from "./owner-setting.ts";

const name = "client_desk";
/** Milliseconds until a broken connection is made again: at first, and at most. */
const firstWait = 500;
const longestWait = 10_000;
/** Milliseconds. A silent connection is asked for a sign of life, and broken when none comes. */
const pulse = 20_000;
const patience = 5000;
/** What is said within so many milliseconds goes in one statement. */
const gathering = 10;
/** More at a time than any load makes: then the others are told that they have missed some. */
const maxQueue = 1000;
/** In place of a text: the sender could not tell everything. */
const lost = "";

/**
 * One connection for each process, beside the pool: it hears what the others say and tells them what
 * happens here. PostgreSQL makes all transactions that notify commit one after the other, so this is
 * no part of a write: a process that dies between the two has told nobody.
 */
export function createPostgresChannel(url: string, hasRowSecurity: boolean): Channel {
  const self = randomUUID();
  const ending = new AbortController();
  let queue: string[] = [];
  let connected: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const flush = async () => {
    timer = undefined;
    if (!connected || queue.length === 0) return;
    const texts = queue.map((text) => self + text);
    queue = [];
    try {
      await connected.query("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", [
        name,
        texts,
      ]);
    } catch {
      queue = [lost];
    }
  };

  return {
    open: ({ heard, missed, broken }) => {
      const take = (payload = "") => {
        if (payload.startsWith(self)) return;
        const text = payload.slice(self.length);
        if (text === lost) missed();
        else heard(text);
      };
      const stayConnected = async () => {
        let wait = firstWait;
        while (!ending.signal.aborted) {
          try {
            const { client, ended } = await connect(url, hasRowSecurity, take);
            wait = firstWait;
            connected = client;
            // Also the first time: somebody may have been listening before this connection was.
            missed();
            void flush();
            await ended(ending.signal);
          } catch (error) {
            if (!ending.signal.aborted) broken(error);
          }
          connected = undefined;
          await sleep(wait, undefined, { signal: ending.signal, ref: false }).catch(() => {});
          wait = Math.min(2 * wait, longestWait);
        }
      };
      running = stayConnected();
    },
    send: (text) => {
      if (queue.length < maxQueue) queue.push(text);
      else queue = [lost];
      timer ??= setTimeout(flush, gathering).unref();
    },
    close: async () => {
      clearTimeout(timer);
      await flush();
      ending.abort();
      await running;
    },
  };
}

/** `ended` goes on until the connection breaks, which it throws, or is ended by the signal. */
async function connect(url: string, hasRowSecurity: boolean, take: (payload?: string) => void) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  const broken = once(client, "end");
  // Unheard, it would end the process; the end follows.
  let failure: unknown;
  client.on("error", (error) => {
    failure = error;
  });
  client.on("notification", ({ payload }) => take(payload));
  try {
    await client.connect();
    if (hasRowSecurity) await client.query(takeServingRole);
    await client.query(`LISTEN ${name}`);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  const ended = async (signal: AbortSignal) => {
    const beat = setInterval(() => {
      client.query("SELECT 1").catch((error: unknown) => {
        failure = error;
        client.end().catch(() => {});
      });
    }, pulse).unref();
    const end = () => void client.end().catch(() => {});
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    await broken;
    clearInterval(beat);
    signal.removeEventListener("abort", end);
    if (!signal.aborted) throw failure ?? new Error("The connection ended");
  };
  return { client, ended };
}
