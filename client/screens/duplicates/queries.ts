import { duplicateEndpoints } from "../../../shared/matching/duplicates.ts";
import { mergeEndpoints } from "../../../shared/matching/merging.ts";
import { duplicates } from "../../../shared/words/en/duplicates.ts";
import { merging } from "../../../shared/words/en/merging.ts";
import type { DuplicateSearch } from "../../lib/lists/page-params.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

/** The start of the keys of all lists of groups. */
export const groupLists = ["duplicates", "list"];

/** The groups that the address asks for. */
export function groupsQuery({ kind, reason, dismissed }: DuplicateSearch) {
  return pagesOf({
    key: [...groupLists, { kind, reason, dismissed }],
    endpoint: duplicateEndpoints.list,
    query: { kind, reason, dismissed: dismissed && "true" },
    laterRows: 50,
    failed: duplicates.loadFailed,
  });
}

/**
 * How many groups there are. All records are counted, so it is asked for again after a change alone.
 * Fails silently: the counts just stay away.
 */
export const groupCountQuery = {
  ...queryOf({ key: ["duplicates", "count"], endpoint: duplicateEndpoints.count }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
} as const;

export function mergedCustomersQuery(ids: string) {
  return queryOf({
    key: ["duplicates", "merge", "customers", ids],
    endpoint: mergeEndpoints.customers,
    query: { ids },
    failed: merging.loadFailed,
  });
}

export function mergedCompaniesQuery(ids: string) {
  return queryOf({
    key: ["duplicates", "merge", "companies", ids],
    endpoint: mergeEndpoints.companies,
    query: { ids },
    failed: merging.loadFailed,
  });
}
