import { useEffect } from "react";
import { whenIdle } from "../../lib/browser/idle.ts";
import { readToken } from "../../lib/token.ts";

/** Of a page that begins with a session, everything was asked for after its start. */
let since = readToken() ? 0 : undefined;

/**
 * Shows what the user changes on other devices, in other tabs and through the API. Renders nothing.
 */
export function LiveChanges({ place }: { place: string }) {
  useEffect(() => {
    const stopping = new AbortController();
    const from = since ?? performance.now();
    since = undefined;
    const begin = async () => {
      const { showChanges } = await import("./show-changes.ts");
      if (!stopping.signal.aborted) showChanges(place, from, stopping.signal);
    };
    // Without it, data is fetched again when the user returns to the window.
    const cancel = whenIdle(() => void begin().catch(() => {}));
    return () => {
      cancel();
      stopping.abort();
    };
  }, [place]);
  return null;
}
