import { useEffect } from "react";
import { whenIdle } from "../../lib/browser/idle.ts";

/**
 * Shows what the user changes on other devices, in other tabs and through the API. Renders nothing.
 */
export function LiveChanges({ place }: { place: string }) {
  useEffect(() => {
    const stopping = new AbortController();
    const begin = async () => {
      const { showChanges } = await import("./show-changes.ts");
      if (!stopping.signal.aborted) showChanges(place, stopping.signal);
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
