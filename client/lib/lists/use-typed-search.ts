import { useEffect, useState } from "react";
import { searchEndpoints } from "../../../shared/lists/search.ts";
import { queryOf } from "../queries/query-of.ts";

const pause = 200;

/** What is typed into a combobox, and what to search for once typing pauses. */
export function useTypedSearch() {
  const [typed, setTyped] = useState("");
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), typed === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, searched };
}

/** The best matches of everything. The palette itself reports failures. */
export function searchQuery(typed: string) {
  return {
    ...queryOf({ key: ["search", typed], endpoint: searchEndpoints.find, query: { q: typed } }),
    staleTime: 5_000,
    gcTime: 60_000,
  };
}
