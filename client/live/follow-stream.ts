import { eventEndpoints } from "../../shared/events.ts";
import { isSignedOut, send } from "../lib/api.ts";
import { readEvents, type StreamEvent } from "./read-events.ts";

/** Milliseconds until a stream that ended is opened again: at first, and at most. */
const firstWait = 1000;
const longestWait = 120_000;
/** Milliseconds: the server shows a sign of life every 25 s, unless something holds it back. */
const longestSilence = 60_000;

/**
 * Hears all that the server tells until the signal or the end of the session. `lastId` is asked each
 * time the stream is opened; it is undefined when this is the first one of the page.
 */
export async function followStream(
  lastId: () => string | undefined,
  hear: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let wait = firstWait;
  while (!signal.aborted) {
    const silence = watchSilence();
    try {
      const last = lastId();
      const { body } = await send(eventEndpoints.stream, {
        headers: last === undefined ? {} : { "last-event-id": last },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!body) return;
      for await (const event of readEvents(body)) {
        silence.break();
        wait = firstWait;
        hear(event);
      }
    } catch (error) {
      if (isSignedOut(error)) return;
    } finally {
      silence.stop();
    }
    // Not all at the same time when a server comes back.
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(2 * wait, longestWait);
  }
}

/** Aborts when nothing breaks the silence for too long. */
function watchSilence() {
  const ending = new AbortController();
  const start = () => setTimeout(() => ending.abort(), longestSilence);
  let timer = start();
  return {
    signal: ending.signal,
    break: () => {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
  };
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
