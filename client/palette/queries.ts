import { searchEndpoints } from "../../shared/search.ts";
import { queryOf } from "../lib/query-of.ts";

/** The best matches of everything. The palette itself reports failures. */
export function searchQuery(typed: string) {
  return {
    ...queryOf({ key: ["search", typed], endpoint: searchEndpoints.find, query: { q: typed } }),
    staleTime: 5_000,
    gcTime: 60_000,
  };
}
