import type { ChangeEvent } from "../../../shared/api/events.ts";
import { listenToChanges, noteChange } from "../../lib/lists/waiting-rows.ts";
import * as presence from "../../lib/people/presence.ts";
import * as flashes from "./flash-changes.ts";

// What only desks of several show of each other.

/** Tells others where the user is, and shows what they change, until the signal aborts. */
export function beTogether(signal: AbortSignal): void {
  if (signal.aborted) return;
  presence.tellPresence(signal);
  flashes.flashChanges(signal);
  listenToChanges();
}

export const { hearPresence } = presence;

/** Somebody has changed something, or oneself elsewhere; it was not read again yet. */
export function expectChange(event: ChangeEvent): void {
  noteChange(event);
  flashes.expectChange(event);
}
