import type { FetchInfiniteQueryOptions, FetchQueryOptions } from "@tanstack/react-query";
import { queryClient } from "../../lib/queries/query-client.ts";
import type { AnyQuery } from "../../lib/queries/query-of.ts";

/** Fetches what a screen will ask for into the cache. */
export function prefetchQueries(queries: readonly AnyQuery[]): void {
  for (const query of queries) {
    // as: each query fits its own kind; AnyQuery has only forgotten which.
    if ("initialPageParam" in query) {
      void queryClient.prefetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions);
    } else {
      void queryClient.prefetchQuery(query as unknown as FetchQueryOptions);
    }
  }
}
