import { createContext, use, useLayoutEffect, useSyncExternalStore } from "react";
import { createStore } from "../../../lib/store.ts";
import type { Target } from "../match/column-match.ts";
import type { Action } from "../rows/draft.ts";

/** What the cells of the check can do; the same object as long as the grid is shown. */
export interface GridActs {
  focus: GridFocus;
  /** Puts what was typed into a cell, which is then read again. */
  edit: (place: Place, text: string) => void;
  choose: (row: number, action: Action) => void;
  /** Whether a row replaces a field of its record. */
  replace: (row: number, field: Target, isReplaced: boolean) => void;
  /** On to the next problem after this cell. */
  next: (after: Place) => void;
  /** On to the same cell of the row above or below. */
  move: (from: Place, by: 1 | -1) => void;
}

export const GridContext = createContext<GridActs | null>(null);

export function useGrid(): GridActs {
  const acts = use(GridContext);
  if (!acts) throw new Error("A cell of the check stands outside of its grid");
  return acts;
}

/** A cell of the check: the place of its row among all, and what it becomes. */
export interface Place {
  row: number;
  target: Target;
}

/** Which cell is to get the focus as soon as it is on the screen. */
interface GridFocus {
  want: (place: Place) => void;
  wanted: () => Place | null;
  taken: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createGridFocus(): GridFocus {
  const { get, set, subscribe } = createStore<Place | null>(null);
  return { want: set, wanted: get, taken: () => set(null), subscribe };
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
