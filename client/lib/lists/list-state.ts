import { useEffect, useRef, useState } from "react";

export type SortDirection = "ascending" | "descending";

type Sort<F extends string> = F | `-${F}`;

interface ListStateOptions<F extends string> {
  /** The current state, from the address. */
  search?: string | undefined;
  sort?: Sort<F> | undefined;
  /** The server's sort order if the address has none; left out where nothing can be sorted. */
  defaultSort?: Sort<F>;
  /** Writes to the address; undefined removes a parameter. */
  change: (changes: { search?: string | undefined; sort?: Sort<F> | undefined }) => void;
}

/** Milliseconds of pause before searching for what is typed. */
const typingPause = 200;

/** Search text and sort order of a list, kept in the address so that reload and Back keep them. */
export function useListState<F extends string = never>({
  search = "",
  sort,
  defaultSort,
  change,
}: ListStateOptions<F>) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const timer = useRef(0);

  useEffect(() => {
    // The address changed through Back or a link, not through typing.
    if (search === sent.current) return;
    clearTimeout(timer.current);
    sent.current = search;
    setText(search);
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next === sent.current) return;
    sent.current = next;
    change({ search: next || undefined });
  };

  return {
    text,
    setText: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      // No need to wait when the field is cleared.
      if (next === "") send("");
      else timer.current = window.setTimeout(() => send(next.trim()), typingPause);
    },
    /** For a column header: its sort direction, and what clicking it does. */
    sortBy: (field: F, first: SortDirection = "ascending") => {
      const current = sort ?? defaultSort;
      const direction: SortDirection | null =
        current === field ? "ascending" : current === `-${field}` ? "descending" : null;
      const descend = direction ? direction === "ascending" : first === "descending";
      const next: Sort<F> = descend ? `-${field}` : field;
      return {
        direction,
        onSort: () => change({ sort: next === defaultSort ? undefined : next }),
      };
    },
  };
}

/** Changes the search of the page, and leaves everything else where it is: `navigate(inPlace({ kind }))`. */
export function inPlace<Search extends object>(changes: Search) {
  return {
    search: (before: Search): Search => ({ ...before, ...changes }),
    replace: true,
    resetScroll: false,
  };
}
