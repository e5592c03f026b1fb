import { useSyncExternalStore } from "react";

export interface Store<T> {
  get: () => T;
  /** Tells every subscriber, also when the value is the same. */
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value, in a component that renders again when it changes. */
  use: () => T;
  /** The same of a part, so that other changes render nothing; the part must be stable. */
  usePart: <Part>(select: (value: T) => Part) => Part;
}

/** A value outside of React's tree, for components that are far apart. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
    usePart: (select) => useSyncExternalStore(subscribe, () => select(value)),
  };
}
