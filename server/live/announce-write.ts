import type { Owner } from "../db/engine/database.ts";
import type { Act } from "../db/records/act.ts";
import type { Hub } from "./hub.ts";

/** Tells everybody who listens of an act that has written something. */
export function announceWrite(hub: Hub, owner: Owner, { action, entry }: Act) {
  if (entry) hub.announce(owner, { ...entry, action });
}
