import { infiniteQueryOptions } from "@tanstack/react-query";
import { accountLogEndpoints } from "../../../../shared/account/account-log.ts";
import { call } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";

export const logQuery = infiniteQueryOptions({
  queryKey: ["accountLog"],
  queryFn: ({ pageParam, signal }) =>
    call(accountLogEndpoints.list, { query: { cursor: pageParam ?? undefined }, signal }),
  // as: the first page has no cursor.
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
});

export function refreshLog(): Promise<void> {
  return queryClient.invalidateQueries(logQuery);
}
