import { LRUCache } from "lru-cache";
import type { Owner } from "../../db/engine/database.ts";
import type { Packed } from "../../http/responses/compressed-answers.ts";
import { type Hub, isPassing } from "../../http/writes/hub.ts";

/** Milliseconds that what pages show is kept: another process may hold a time meanwhile, which the check while booking knows. */
export const kept = 15_000;
const mostDesks = 500;
/** Bytes of finished pages, of all desks: some 2,000 of them. */
const mostBytes = 16 * 1024 * 1024;
/** Bytes that a page takes beside its own. */
const overhead = 500;

interface Desk {
  known: Map<string, Promise<unknown>>;
  /** Of no other desk, nor of this one before something was written. */
  version: number;
  end: () => void;
}

/**
 * What pages show of a desk, for a few seconds and until something is written there: many visitors who read
 * at once have it read, worked out and rendered once. Whoever books asks the database.
 */
export function createPageCache(hub: Hub) {
  let versions = 0;
  const desks = new LRUCache<Owner, Desk>({
    ...{ max: mostDesks, ttl: kept },
    dispose: ({ end }) => end(),
  });
  const pages = new LRUCache<string, Packed>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + overhead,
  });
  const forget = (owner: Owner) => desks.delete(owner);
  const open = (owner: Owner): Desk => {
    const found = desks.get(owner);
    if (found) return found;
    versions += 1;
    const end = hub.listen([owner], (notice) => {
      if (!isPassing(notice)) forget(owner);
    });
    const desk = { known: new Map(), version: versions, end };
    desks.set(owner, desk);
    return desk;
  };
  return {
    /** `find` is asked where nothing is known of the key. */
    read: <T>(owner: Owner, key: string, find: () => Promise<T>): Promise<T> => {
      const { known } = open(owner);
      // as: each key is of one kind of fact.
      const found = known.get(key) as Promise<T> | undefined;
      if (found) return found;
      const asked = find();
      known.set(key, asked);
      // What has failed is asked for again.
      asked.catch(() => known.delete(key));
      return asked;
    },
    /** A finished page, which `make` makes where none is known of the key. */
    readPage: async (owner: Owner, key: string, make: () => Promise<Packed>): Promise<Packed> => {
      // Of before it is made: what is written meanwhile is not in it.
      const versioned = `${open(owner).version} ${key}`;
      const found = pages.get(versioned);
      if (found) return found;
      const made = await make();
      pages.set(versioned, made);
      return made;
    },
    /** Something was held or given back, of which nobody hears. */
    forget,
  };
}
