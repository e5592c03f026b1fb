import { createContext, use } from "react";
import type { Action, Target } from "../types.ts";
import type { GridFocus, Place } from "./grid-focus.ts";

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
