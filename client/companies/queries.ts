import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { type CompanyInput, companyEndpoints } from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { call, type RequestOf } from "../lib/api.ts";
import { pageAt, showInLists } from "../lib/cached-lists.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";

export type CompanyFilter = Omit<
  NonNullable<RequestOf<typeof companyEndpoints.list>["query"]>,
  "cursor"
>;

const companyLists = ["companies", "list"];

export function companiesQuery(filter: CompanyFilter) {
  return infiniteQueryOptions({
    queryKey: [...companyLists, filter],
    queryFn: ({ pageParam, signal }) =>
      call(companyEndpoints.list, {
        query: { ...filter, ...pageAt(pageParam, filter.limit) },
        signal,
      }),
    // Undefined asks for the first page.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { failed: messages.companies.listFailed },
  });
}

export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ["companies", "one", id],
    queryFn: async ({ signal }) =>
      (await call(companyEndpoints.get, { params: { id }, signal })).data,
    meta: { failed: messages.companies.detailsFailed },
  });
}

/** Creates a company, or replaces the one whose id is given. */
export function useSaveCompany(id?: string) {
  return useMutation({
    mutationFn: async ({ body, headers }: SaveRequest<CompanyInput>) => {
      const answer = id
        ? await call(companyEndpoints.update, { params: { id }, body, headers })
        : await call(companyEndpoints.create, { body, headers });
      return answer.data;
    },
    onSuccess: (saved) => {
      // Not awaited: the screen goes on with what the server answered, the rest follows.
      queryClient.setQueryData(companyQuery(saved._id).queryKey, saved);
      showInLists(companyLists, saved._id, saved);
      void refreshData();
    },
  });
}

export function useDeleteCompany() {
  return useMutation({
    mutationFn: (id: string) => call(companyEndpoints.remove, { params: { id } }),
    onSuccess: (_answer, id) => forgetRecent(id),
  });
}
