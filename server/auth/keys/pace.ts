import { keyCallsPerMinute } from "../../../shared/account/keys.ts";
import { tooManyCalls } from "../../errors.ts";

const minute = 60_000;

/** Throws the 429 when a token has made its calls of this minute. Counts in this process only. */
export function createPace() {
  const counts = new Map<string, { since: number; calls: number }>();

  return (tokenHash: string, now: Date): void => {
    const at = now.getTime();
    let count = counts.get(tokenHash);
    if (!count || at - count.since >= minute) {
      for (const [key, { since }] of counts) if (at - since >= minute) counts.delete(key);
      count = { since: at, calls: 0 };
      counts.set(tokenHash, count);
    }
    count.calls += 1;
    if (count.calls > keyCallsPerMinute) throw tooManyCalls(count.since + minute - at);
  };
}
