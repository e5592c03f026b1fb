import { customerEvent } from "../../../shared/api/events.ts";
import { followStream } from "./follow-stream.ts";
import type { StreamEvent } from "./read-events.ts";

const name = "client-desk-events";

/** Milliseconds for which events are told again to a tab that was still loading. */
const keptFor = 60_000;

/** An event, or one again for the tab that asks; and what such a tab asks: what came since its data. */
type Message = (StreamEvent & { again?: number }) | { asksSince: number };

/**
 * One tab of the browser follows the stream of a desk and informs the others that are on it; when it
 * closes, another takes over. `since`: when what this tab shows was asked for, as performance.now() has it.
 */
export function shareStream(
  place: string,
  since: number,
  hear: (event: StreamEvent) => void,
  signal: AbortSignal,
): void {
  const asksSince = performance.timeOrigin + since;
  let lastId: string | undefined;
  let kept: { event: StreamEvent; at: number }[] = [];
  let leads = false;
  const take = (event: StreamEvent) => {
    // From now on, something may have been missed.
    lastId = event.id ?? lastId ?? "none";
    hear(event);
  };
  const channel = new BroadcastChannel(`${name}-${place}`);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (!("asksSince" in data)) {
      if (data.again === undefined || data.again === asksSince) take(data);
    } else if (leads) {
      const missed = kept.filter(({ at }) => at >= data.asksSince);
      for (const { event } of missed) channel.postMessage({ ...event, again: data.asksSince });
    }
  });
  const tell = (event: StreamEvent) => {
    channel.postMessage(event);
    const now = Date.now();
    if (isLasting(event)) {
      kept = [...kept.filter(({ at }) => at > now - keptFor), { event, at: now }];
    }
    take(event);
  };
  const seen = (): Record<string, string> =>
    lastId === undefined
      ? { "page-age": String(Math.ceil(performance.now() - since)) }
      : { "last-event-id": lastId };
  const follow = (until: AbortSignal) => {
    leads = true;
    return followStream(seen, tell, until);
  };
  channel.postMessage({ asksSince });

  signal.addEventListener("abort", () => channel.close());
  if ("locks" in navigator) {
    navigator.locks.request(`${name}-${place}`, { signal }, () => follow(signal)).catch(() => {});
  } else {
    // Over plain http there are no locks: only the visible tab follows.
    followWhileVisible(follow, signal);
  }
}

/** Neither a sign of life, nor who is on a record, nor how far something has come. */
function isLasting({ name, id, data }: StreamEvent): boolean {
  return id !== undefined || name === customerEvent || (name !== "message" && data === "");
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
