import * as presence from "../../lib/people/presence.ts";
import * as flashes from "./flash-changes.ts";

// What only desks of several show of each other.

/** Tells others where the user is, and shows what they change, until the signal aborts. */
export function beTogether(signal: AbortSignal): void {
  if (signal.aborted) return;
  presence.tellPresence(signal);
  flashes.flashChanges(signal);
}

export const { hearPresence } = presence;
export const { expectChange } = flashes;
