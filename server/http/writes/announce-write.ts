import type { Act } from "../../db/acts/act.ts";
import type { Owner } from "../../db/engine/database.ts";
import type { Hub } from "./hub.ts";

/** Tells everybody who listens of an act that has written something. */
export function announceWrite(hub: Hub, owner: Owner, { action, change, session }: Act) {
  if (change) hub.announce(owner, { ...change, action, user: session?.user });
}
