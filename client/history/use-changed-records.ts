import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Change, ChangedRecord } from "../../shared/history.ts";
import { changedRecordsQuery } from "./queries.ts";

/** So many are shown at first. */
const first = 5;

/** The records that an act touched: the first few, then all that have been read. */
export function useChangedRecords({ _id, count }: Change) {
  const query = useInfiniteQuery(changedRecordsQuery(_id));
  const [all, setAll] = useState(false);
  const read: ChangedRecord[] = query.data?.pages.flatMap((page) => page.data.records) ?? [];
  const records = all ? read : read.slice(0, first);
  return {
    state: query.data ? "ready" : query.isError ? "failed" : "loading",
    records,
    left: count - records.length,
    more: () => {
      if (all && !query.isFetching) void query.fetchNextPage();
      setAll(true);
    },
    retry: () => void query.refetch(),
  } as const;
}
