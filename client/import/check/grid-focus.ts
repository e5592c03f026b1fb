import { useLayoutEffect, useSyncExternalStore } from "react";
import type { Target } from "../types.ts";

/** A cell of the check: the place of its row among all, and what it becomes. */
export interface Place {
  row: number;
  target: Target;
}

/** Which cell is to get the focus as soon as it is on the screen. */
export interface GridFocus {
  want: (place: Place) => void;
  wanted: () => Place | null;
  taken: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createGridFocus(): GridFocus {
  let wanted: Place | null = null;
  const listeners = new Set<() => void>();
  const set = (place: Place | null) => {
    wanted = place;
    for (const listener of listeners) listener();
  };
  return {
    want: set,
    wanted: () => wanted,
    taken: () => set(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The cell of this row that waits for the focus. */
export function useWantedIn({ subscribe, wanted }: GridFocus, row: number): Target | null {
  return useSyncExternalStore(subscribe, () => {
    const place = wanted();
    return place?.row === row ? place.target : null;
  });
}

/** Brings the row with the wanted cell to the window, unless the cell is there and has taken the focus. */
export function useShowWanted(
  { subscribe, wanted }: GridFocus,
  places: readonly number[],
  scrollTo: (index: number) => void,
): void {
  const place = useSyncExternalStore(subscribe, wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wanted cell
  useLayoutEffect(() => {
    if (!place || !wanted()) return;
    const index = places.indexOf(place.row);
    if (index >= 0) scrollTo(index);
  }, [place]);
}
