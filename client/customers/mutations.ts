import { useMutation } from "@tanstack/react-query";
import {
  type CustomerChanges,
  type CustomerDetail,
  type CustomerInput,
  customerEndpoints,
  type Place,
} from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { newCustomerEndpoints } from "../../shared/new-customer.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText } from "../lib/api.ts";
import { showInLists } from "../lib/cached-lists.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";
import { notify } from "../ui/toaster.tsx";
import { customerQuery, everyCustomer } from "./queries.ts";

type Saved = Omit<CustomerInput, "tags" | "snoozedUntil"> & { place?: Place | undefined };

/** Replaces the customer of this id, or adds one. */
export function useSaveCustomer(id: string | undefined) {
  return useMutation({
    mutationFn: async ({ body: { place, ...body }, headers }: SaveRequest<Saved>) => {
      const answer =
        id !== undefined
          ? await call(customerEndpoints.update, {
              params: { id },
              // Without an email or a last contact it stays without: the API takes no empty one.
              body: {
                ...body,
                email: body.email || undefined,
                lastContact: body.lastContact || undefined,
              },
              headers,
            })
          : await call(newCustomerEndpoints.create, {
              body: { ...body, ...toTarget(place) },
              headers,
            });
      return answer.data;
    },
    onSuccess: (saved) => {
      // Not awaited: the screen continues with the server's answer.
      queryClient.setQueryData(customerQuery(saved._id).queryKey, saved);
      showInLists(everyCustomer, saved._id, saved);
      void refreshData();
    },
  });
}

function toTarget(place: Place | undefined) {
  if (!place?.name && !place?.company) return {};
  const { company, name, website, address } = place;
  return company ? { company } : { newCompany: { name, website, address } };
}

/**
 * Changes single fields. Every screen shows them at once and reverts them if the server refuses.
 */
export function useChangeCustomer(id: string) {
  return useMutation({
    mutationFn: (body: Omit<CustomerChanges, "tags">) =>
      call(customerEndpoints.update, { params: { id }, body }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: everyCustomer });
      const before = queryClient.getQueriesData({ queryKey: everyCustomer });
      showChange(id, changes);
      return before;
    },
    onSuccess: (answer) => {
      // A form opened before the record is fetched again must change this version.
      showChange(id, { updatedAt: answer.data.updatedAt });
      sayDone(messages.customers.updated, answer);
    },
    onError: (error, _changes, before) => {
      for (const [queryKey, data] of before ?? []) queryClient.setQueryData(queryKey, data);
      notify.error(failureText(error, messages.saveFailed));
    },
    onSettled: refreshData,
  });
}

function showChange(id: string, changes: Partial<CustomerDetail>): void {
  const { queryKey } = customerQuery(id);
  queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...changes });
  showInLists(everyCustomer, id, changes);
}

export function useDeleteCustomer() {
  return useMutation({
    mutationFn: (id: string) => call(customerEndpoints.remove, { params: { id } }),
    onSuccess: (_answer, id) => forgetRecent(id),
  });
}
