/** Keeps what was used last, up to `most` of it. */
export class RecentlyUsed<Key, Value> {
  readonly #most: number;
  readonly #kept = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Makes what is not kept. */
  get(key: Key, make: () => Value): Value {
    const value = this.#kept.get(key) ?? make();
    // A Map remembers the order of insertion, so the first key is the one unused for longest.
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return value;
  }

  clear() {
    this.#kept.clear();
  }
}
