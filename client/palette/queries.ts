import { queryOptions } from "@tanstack/react-query";
import { searchEndpoints } from "../../shared/search.ts";
import { call } from "../lib/api.ts";

/** The best of everything that matches. The palette itself says when it fails. */
export function searchQuery(typed: string) {
  return queryOptions({
    queryKey: ["search", typed],
    queryFn: async ({ signal }) =>
      (await call(searchEndpoints.find, { query: { q: typed }, signal })).data,
    staleTime: 5_000,
    gcTime: 60_000,
    // Without a connection it fails at once, where others would wait for one in silence.
    networkMode: "always",
  });
}
