import { LRUCache } from "lru-cache";
import type { Owner } from "../../db/engine/database.ts";
import type { Hub } from "../../http/writes/hub.ts";

/** Milliseconds that what pages show is kept: another process may hold a time meanwhile, which the check while booking knows. */
export const kept = 15_000;
const most = 500;

/**
 * What pages show of free times, for a few seconds and until something is written on the desk: many visitors who read
 * at once have it worked out once. Whoever books asks the database.
 */
export function createTimesCache<Times extends object>(hub: Hub) {
  const desks = new LRUCache<Owner, { known: Map<string, Promise<Times>>; end: () => void }>({
    max: most,
    ttl: kept,
    dispose: ({ end }) => end(),
  });
  const open = (owner: Owner) => {
    const found = desks.get(owner);
    if (found) return found.known;
    const known = new Map<string, Promise<Times>>();
    desks.set(owner, { known, end: hub.listen([owner], () => known.clear()) });
    return known;
  };
  return {
    /** `find` is asked where nothing is known of the key. */
    read: (owner: Owner, key: string, find: () => Promise<Times>): Promise<Times> => {
      const known = open(owner);
      const found = known.get(key) ?? find();
      known.set(key, found);
      // What has failed is asked for again.
      found.catch(() => known.delete(key));
      return found;
    },
    /** Something was held or given back, of which nobody hears. */
    forget: (owner: Owner) => desks.delete(owner),
  };
}
