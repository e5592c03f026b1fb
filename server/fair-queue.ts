export interface FairQueue<Item> {
  push: (key: string, item: Item) => void;
  /** Takes out the first item of the first key in turn that may go on; undefined if none may. */
  shift: (mayGoOn?: (key: string) => boolean) => Item | undefined;
  /** Takes out the newest item of the key that has the most waiting. */
  dropFromLongest: () => Item | undefined;
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
        if (!mayGoOn(key)) continue;
        const item = items.shift();
        // What else the key waits for comes after all others.
        waiting.delete(key);
        if (items.length > 0) waiting.set(key, items);
        count -= 1;
        return item;
      }
      return undefined;
    },
    dropFromLongest: () => {
      const [longest] = [...waiting].sort(([, a], [, b]) => b.length - a.length);
      if (!longest) return undefined;
      const [key, items] = longest;
      const item = items.pop();
      if (items.length === 0) waiting.delete(key);
      count -= 1;
      return item;
    },
    countOf: (key) => waiting.get(key)?.length ?? 0,
    count: () => count,
  };
}
