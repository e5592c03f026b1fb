import { createParser } from "eventsource-parser";
import type { FastifyInstance } from "fastify";
import { onTestFinished, vi } from "vitest";
import {
  type CustomerNews,
  customerEvent,
  eventEndpoints,
  type Progress,
  progressEvent,
} from "../../shared/api/events.ts";

export interface Ear {
  status: number;
  headers: Headers;
  /** What has come, without signs of life: the names of events, or the data of those without. */
  events: () => unknown[];
  /** How far acts have come. */
  progress: () => Progress[];
  /** What customers did. */
  customers: () => CustomerNews[];
  /** Signs of life. */
  beats: () => number;
  hasEnded: () => boolean;
  /** Waits until so many events have come, and answers all. */
  heard: (count: number) => Promise<unknown[]>;
  ended: () => Promise<void>;
  leave: () => void;
}

/** Opens a stream of events at a real port; resolves once the server has answered. */
export async function listenForEvents(
  app: FastifyInstance,
  token: string,
  headers: Record<string, string> = {},
): Promise<Ear> {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`http://127.0.0.1:${address.port}${eventEndpoints.stream.url}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  });
  const told: { name: string | undefined; data: unknown }[] = [];
  let beats = 0;
  const parser = createParser({
    onEvent: ({ event, data }) =>
      told.push({ name: event, data: data === "" ? null : JSON.parse(data) }),
    onComment: () => {
      beats += 1;
    },
  });
  let isOver = false;
  const read = async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parser.feed(part.value);
    }
  };
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  const events = () => told.map(({ name, data }) => name ?? data);
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    progress: () =>
      // as: what the server says of progress.
      told.flatMap(({ name, data }) => (name === progressEvent ? [data as Progress] : [])),
    customers: () =>
      // as: what the server says of customers.
      told.flatMap(({ name, data }) => (name === customerEvent ? [data as CustomerNews] : [])),
    beats: () => beats,
    hasEnded: () => isOver,
    heard: (count) =>
      vi.waitFor(() => {
        if (events().length < count) throw new Error(`heard ${JSON.stringify(events())}`);
        return events();
      }, 5000),
    ended: () =>
      vi.waitFor(() => {
        if (!isOver) throw new Error("the stream is still open");
      }, 5000),
    leave: () => leaving.abort(),
  };
}
