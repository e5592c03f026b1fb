export interface FairQueue<Item> {
  push: (key: string, item: Item) => void;
  /** Takes out the first item, in the order of turns, that may go on; undefined if none may. */
  shift: (mayGoOn?: (item: Item, key: string) => boolean) => Item | undefined;
  /** The key that has the most waiting. */
  findLongest: () => { key: string; count: number };
  /** Takes out what this key has waited for least. */
  dropNewest: (key: string) => Item | undefined;
  countOf: (key: string) => number;
  count: () => number;
}

/** First come, first served within a key; keys take turns, so that no key waits for all of another's. */
export function createFairQueue<Item>(): FairQueue<Item> {
  /** By key, in the order of their turns; a key without any has no entry. */
  const waiting = new Map<string, Item[]>();
  let count = 0;

  return {
    push: (key, item) => {
      const items = waiting.get(key);
      if (items) items.push(item);
      else waiting.set(key, [item]);
      count += 1;
    },
    shift: (mayGoOn = () => true) => {
      for (const [key, items] of waiting) {
        const [first] = items;
        if (first === undefined || !mayGoOn(first, key)) continue;
        items.shift();
        // What else the key waits for comes after all others.
        waiting.delete(key);
        if (items.length > 0) waiting.set(key, items);
        count -= 1;
        return first;
      }
      return undefined;
    },
    findLongest: () => {
      let longest = { key: "", count: 0 };
      for (const [key, { length }] of waiting) {
        if (length > longest.count) longest = { key, count: length };
      }
      return longest;
    },
    dropNewest: (key) => {
      const items = waiting.get(key);
      const newest = items?.pop();
      if (items?.length === 0) waiting.delete(key);
      if (newest !== undefined) count -= 1;
      return newest;
    },
    countOf: (key) => waiting.get(key)?.length ?? 0,
    count: () => count,
  };
}
