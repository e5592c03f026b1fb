import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { companyEndpoints, type companyForm } from "../../shared/companies.ts";
import { call } from "../lib/api.ts";
import { showInLists } from "../lib/cached-lists.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";
import { companyLists, companyQuery } from "./queries.ts";

/** Adds a company, or replaces the one with this id. */
export function useSaveCompany(id?: string) {
  return useMutation({
    mutationFn: async ({ body, headers }: SaveRequest<z.output<typeof companyForm>>) => {
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

/** Where the customers of a deleted company go: to one that is there, or to a new one of this name. */
export type MoveTarget = { id: string } | { name: string };

/** Deletes a company, with its customers unless they move. */
export function useDeleteCompany() {
  return useMutation({
    mutationFn: async ({ id, target }: { id: string; target?: MoveTarget | undefined }) => {
      const moveTo = target && (await idOf(target));
      return call(companyEndpoints.remove, { params: { id }, query: { moveTo } });
    },
    onSuccess: (_answer, { id }) => forgetRecent(id),
  });
}

async function idOf(target: MoveTarget): Promise<string> {
  if ("id" in target) return target.id;
  return (await call(companyEndpoints.create, { body: { name: target.name } })).data._id;
}
