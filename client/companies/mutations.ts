import { useMutation } from "@tanstack/react-query";
import { type CompanyInput, companyEndpoints } from "../../shared/companies.ts";
import { call } from "../lib/api.ts";
import { showInLists } from "../lib/cached-lists.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";
import { companyLists, companyQuery } from "./queries.ts";

/** Adds a company, or replaces the one with this id. */
export function useSaveCompany(id?: string) {
  return useMutation({
    mutationFn: async ({ body, headers }: SaveRequest<CompanyInput>) => {
      const answer = id
        ? await call(companyEndpoints.update, { params: { id }, body, headers })
        : await call(companyEndpoints.create, { body, headers });
      return answer.data;
    },
    onSuccess: (saved) => {
      // Not awaited: the screen continues with the server's answer.
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
