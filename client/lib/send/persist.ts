import { ApiError } from "../api-error.ts";

/** Milliseconds until the first further try, and at most until each. */
const firstWait = 500;
const longestWait = 10_000;

export interface PersistOptions {
  signal: AbortSignal;
  /** Told when tries begin to fail, and when one succeeds again. */
  onLost: (lost: boolean) => void;
}

/**
 * Asks until there is an answer: a lost connection, a busy server or one that restarts only takes
 * longer. Any other refusal is thrown. Only for requests that may arrive twice.
 */
export async function persist<T>(
  ask: () => Promise<T>,
  { signal, onLost }: PersistOptions,
): Promise<T> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    signal.throwIfAborted();
    try {
      const answer = await ask();
      onLost(false);
      return answer;
    } catch (error) {
      if (!isPassing(error)) throw error;
      onLost(true);
      await pause(wait, signal);
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);
}

/** Ends early when the browser is online again, or when nobody waits any more. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
