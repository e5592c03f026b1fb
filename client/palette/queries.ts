import { searchEndpoints } from "../../shared/search.ts";
import { queryOf } from "../lib/query-of.ts";

/** The best of everything that matches. The palette itself says when it fails. */
export function searchQuery(typed: string) {
  return {
    ...queryOf({ key: ["search", typed], endpoint: searchEndpoints.find, query: { q: typed } }),
    staleTime: 5_000,
    gcTime: 60_000,
  };
}
