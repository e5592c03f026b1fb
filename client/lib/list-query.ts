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
  total: number;
}

/** A list as a screen shows it: all rows read so far, and the way to the next ones. */
export interface ListView<Row> {
  state: "loading" | "failed" | "ready";
  rows: Row[];
  /** All rows that match, also those not read yet. */
  total: number;
  /** Rows of an older question are shown while the new one is asked. */
  busy: boolean;
  retry: () => void;
  retrying: boolean;
  more: { exist: boolean; loading: boolean; failed: boolean; load: () => void };
  /** Reads all that is left; false when some of it did not come. */
  loadAll: () => Promise<boolean>;
}

/** Reads a list page by page; the rows before stay until the next question is answered. */
export function useList<Row, P extends Page<Row>, K extends QueryKey>(
  options: UseInfiniteQueryOptions<P, Error, InfiniteData<P>, K, string | undefined> & {
    queryKey: K;
  },
): ListView<P["data"][number]> & { newest: P | undefined } {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.data) ?? [], [pages]);
  const newest = pages?.at(-1);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  return {
    state: newest ? "ready" : query.isError ? "failed" : "loading",
    rows,
    total: newest?.total ?? 0,
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
