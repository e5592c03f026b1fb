import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

type List = InfiniteData<{ data: { _id: string }[] }>;

/**
 * Shows a change in every list under `queryKey` that contains the record: fetching a long list
 * again takes several round trips, and until then it would show old values.
 */
export function showInLists(queryKey: QueryKey, id: string, changes: object): void {
  queryClient.setQueriesData<List>({ queryKey, predicate: isList }, (list) => {
    if (!list?.pages.some(({ data }) => data.some(({ _id }) => _id === id))) return list;
    const change = (row: { _id: string }) => (row._id === id ? { ...row, ...changes } : row);
    return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
  });
}

function isList({ state: { data } }: { state: { data: unknown } }): boolean {
  return typeof data === "object" && data !== null && "pages" in data;
}
