import { followStream } from "./follow-stream.ts";
import type { StreamEvent } from "./read-events.ts";

const name = "client-desk-events";

/**
 * One tab of the browser follows the stream of a desk and informs the others that are on it; when it
 * closes, another takes over.
 */
export function shareStream(
  place: string,
  hear: (event: StreamEvent) => void,
  signal: AbortSignal,
): void {
  let lastId: string | undefined;
  const take = (event: StreamEvent) => {
    // From now on, something may have been missed.
    lastId = event.id ?? lastId ?? "none";
    hear(event);
  };
  const channel = new BroadcastChannel(`${name}-${place}`);
  channel.addEventListener("message", ({ data }: MessageEvent<StreamEvent>) => take(data));
  const tell = (event: StreamEvent) => {
    channel.postMessage(event);
    take(event);
  };
  const follow = (until: AbortSignal) => followStream(() => lastId, tell, until);

  signal.addEventListener("abort", () => channel.close());
  if ("locks" in navigator) {
    navigator.locks.request(`${name}-${place}`, { signal }, () => follow(signal)).catch(() => {});
  } else {
    // Over plain http there are no locks: only the visible tab follows.
    followWhileVisible(follow, signal);
  }
}

function followWhileVisible(follow: (until: AbortSignal) => Promise<void>, signal: AbortSignal) {
  let hidden = new AbortController();
  const change = () => {
    hidden.abort();
    hidden = new AbortController();
    if (!document.hidden) void follow(AbortSignal.any([signal, hidden.signal]));
  };
  document.addEventListener("visibilitychange", change, { signal });
  change();
}
