import { createStore } from "../../lib/store.ts";
import type { RowSelection } from "../../ui/table/row-selection.tsx";

/** What is chosen: single rows, or all that match, also those that are not loaded yet. */
interface Chosen {
  ids: ReadonlySet<string>;
  all: boolean;
}

export interface Selection extends RowSelection {
  get: () => Chosen;
  /** Says which rows are shown, in their order. */
  show: (ids: readonly string[]) => void;
  /** All rows shown. */
  chooseShown: () => void;
  /** All that match. */
  chooseAll: () => void;
  /** These and no others. */
  choose: (ids: readonly string[]) => void;
  clear: () => void;
}

const nothing: Chosen = { ids: new Set(), all: false };

/** Outside React: a box reads its own state, so that choosing one row of many renders one box. */
export function createSelection(): Selection {
  const chosen = createStore(nothing);
  let shown: readonly string[] = [];
  /** Where a range begins. */
  let from: string | undefined;
  const set = (ids: Iterable<string>, all = false) => {
    chosen.set({ ids: new Set(ids), all });
  };
  const current = () => new Set(chosen.get().all ? shown : chosen.get().ids);
  return {
    subscribe: chosen.subscribe,
    get: chosen.get,
    has: (id) => chosen.get().all || chosen.get().ids.has(id),
    any: () => chosen.get().all || chosen.get().ids.size > 0,
    show: (ids) => {
      shown = ids;
    },
    toggle: (id) => {
      const ids = current();
      if (!ids.delete(id)) ids.add(id);
      from = id;
      set(ids);
    },
    reach: (id) => {
      const begin = from === undefined ? -1 : shown.indexOf(from);
      const end = shown.indexOf(id);
      const ends = [begin < 0 ? end : begin, end].toSorted((a, b) => a - b);
      const [first = 0, last = 0] = ends;
      set([...current(), ...shown.slice(first, last + 1)]);
      from ??= id;
    },
    chooseShown: () => set(shown),
    chooseAll: () => set([], true),
    choose: (ids) => set(ids),
    clear: () => {
      from = undefined;
      if (chosen.get() !== nothing) set([]);
    },
  };
}
