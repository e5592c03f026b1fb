import { eventEndpoints } from "../../../shared/api/events.ts";
import { send } from "../../lib/api.ts";
import { isSignedOut } from "../../lib/api-error.ts";
import { readEvents, type StreamEvent } from "./read-events.ts";

/** Milliseconds until a closed stream is reopened: initially, and at most. */
const firstWait = 1000;
const longestWait = 120_000;
/** Milliseconds: the server sends a sign of life every 25 s, unless something buffers it. */
const longestSilence = 60_000;

/**
 * Receives the server's events until the signal aborts or the session ends. `seen` is called each time the
 * stream is opened: its headers say what the page knows already.
 */
export async function followStream(
  seen: () => Record<string, string>,
  hear: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let wait = firstWait;
  while (!signal.aborted) {
    const silence = watchSilence();
    try {
      const { body } = await send(eventEndpoints.stream, {
        headers: seen(),
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
    // Not all clients at once when a server comes back.
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(2 * wait, longestWait);
  }
}

/** Aborts after too long a silence. */
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
