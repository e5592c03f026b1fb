import type { Progress } from "../../../shared/api/events.ts";

type Listener = (progress: Progress) => void;

const listeners = new Map<string, Listener>();

/** Hears how far the request with this Idempotency-Key has come; call the result to stop. */
export function followProgress(key: string, listener: Listener): () => void {
  listeners.set(key, listener);
  return () => listeners.delete(key);
}

export function tellProgress(progress: Progress): void {
  listeners.get(progress.key)?.(progress);
}
