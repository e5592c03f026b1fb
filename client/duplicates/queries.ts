import type { DuplicateKind } from "../../shared/duplicate-kinds.ts";
import { duplicateEndpoints, type Sought } from "../../shared/duplicates.ts";
import { mergeEndpoints } from "../../shared/merging.ts";
import { pagesOf, queryOf } from "../lib/query-of.ts";
import type { DuplicateSearch } from "../search-params.ts";

/** The start of the keys of all lists of groups. */
export const groupLists = ["duplicates", "list"];

/** The groups that the address asks for. */
export function groupsQuery({ kind, reason, dismissed }: DuplicateSearch) {
  return pagesOf({
    key: [...groupLists, { kind, reason, dismissed }],
    endpoint: duplicateEndpoints.list,
    query: { kind, reason, dismissed: dismissed && "true" },
    laterRows: 50,
    failed: "Failed to load duplicates",
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

/** Who may be the same as what is typed. Fails silently: it is only a hint. */
export function likeQuery(query: Sought & { kind: DuplicateKind; except?: string | undefined }) {
  return queryOf({ key: ["duplicates", "like", query], endpoint: duplicateEndpoints.like, query });
}

export function mergedCustomersQuery(ids: string) {
  return queryOf({
    key: ["duplicates", "merge", "customers", ids],
    endpoint: mergeEndpoints.customers,
    query: { ids },
    failed: "Failed to load the records to merge",
  });
}

export function mergedCompaniesQuery(ids: string) {
  return queryOf({
    key: ["duplicates", "merge", "companies", ids],
    endpoint: mergeEndpoints.companies,
    query: { ids },
    failed: "Failed to load the records to merge",
  });
}
