import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useMemo } from "react";

interface Page<Row> {
  data: Row[];
  /** Not every list is counted. */
  total?: number;
}

/** A list as a screen shows it: all rows loaded so far, and a way to load more. */
export interface ListView<Row> {
  state: "loading" | "failed" | "ready";
  rows: Row[];
  /** All matching rows, including those not loaded yet. */
  total: number;
  /** Rows of the previous query are shown while the new one loads. */
  busy: boolean;
  retry: () => void;
  retrying: boolean;
  more: { exist: boolean; loading: boolean; failed: boolean; load: () => void };
  /** Loads all remaining rows; false if some could not be loaded. */
  loadAll: () => Promise<boolean>;
}

/** Loads a list page by page; the previous rows stay until a new query is answered. */
export function useList<Row, P extends Page<Row>, K extends QueryKey>(
  options: UseInfiniteQueryOptions<P, Error, InfiniteData<P>, K, string | undefined> & {
    queryKey: K;
  },
): ListView<P["data"][number]> & { first: P | undefined; newest: P | undefined } {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.data) ?? [], [pages]);
  const newest = pages?.at(-1);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  return {
    state: newest ? "ready" : query.isError ? "failed" : "loading",
    rows,
    total: newest?.total ?? 0,
    first: pages?.[0],
    newest,
    busy: query.isPlaceholderData,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    more: {
      exist: hasNextPage,
      loading: query.isFetchingNextPage,
      failed: isFetchNextPageError,
      load: () => {
        if (!isFetching) void fetchNextPage();
      },
    },
    loadAll: async () => {
      let more = hasNextPage;
      while (more) {
        const page = await fetchNextPage();
        if (page.isFetchNextPageError) return false;
        more = page.hasNextPage;
      }
      return true;
    },
  };
}
