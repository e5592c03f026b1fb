import type { RowSelection } from "../ui/row-selection.tsx";

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
  let chosen = nothing;
  let shown: readonly string[] = [];
  /** Where a range begins. */
  let from: string | undefined;
  const listeners = new Set<() => void>();
  const set = (ids: Iterable<string>, all = false) => {
    chosen = { ids: new Set(ids), all };
    for (const listener of listeners) listener();
  };
  const current = () => (chosen.all ? new Set(shown) : new Set(chosen.ids));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => chosen,
    has: (id) => chosen.all || chosen.ids.has(id),
    any: () => chosen.all || chosen.ids.size > 0,
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
      if (chosen !== nothing) set([]);
    },
  };
}
