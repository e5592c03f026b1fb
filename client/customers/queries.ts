import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import {
  type CustomerChanges,
  type CustomerDetail,
  type CustomerInput,
  customerEndpoints,
} from "../../shared/customers.ts";
import { attentionCount } from "../../shared/dashboard.ts";
import { messages } from "../../shared/messages.ts";
import { call, failureText, type RequestOf } from "../lib/api.ts";
import { pageAt, showInLists } from "../lib/cached-lists.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";
import type { CustomerSearch } from "../search-params.ts";
import { notify } from "../ui/toaster.tsx";

export type CustomerFilter = Omit<
  NonNullable<RequestOf<typeof customerEndpoints.list>["query"]>,
  "cursor"
>;

function customersQuery(filter: CustomerFilter, failed: string = messages.customers.listFailed) {
  return infiniteQueryOptions({
    queryKey: ["customers", "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call(customerEndpoints.list, {
        query: { ...filter, ...pageAt(pageParam, filter.limit) },
        signal,
      }),
    // Undefined asks for the first page.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { failed },
  });
}

/** The customers that the address of the list asks for, as of this day. */
export function listedQuery({ attention, ...search }: CustomerSearch, date: string) {
  return customersQuery({ ...search, ...(attention && { neglectedOn: date }) });
}

/** The customers whose last contact was on this day. */
export function interactionsQuery(date: string) {
  return customersQuery(
    { lastContact: date, sort: "-value" },
    messages.customers.interactionsFailed,
  );
}

/** The most valuable customers who, seen from this day, have waited too long. */
export function neglectedQuery(date: string) {
  return customersQuery({ neglectedOn: date, sort: "-value", limit: attentionCount });
}

export type CompanyCustomerFilter = Omit<
  NonNullable<RequestOf<typeof customerEndpoints.listOfCompany>["query"]>,
  "cursor"
>;

/** Who was heard from last stands first. */
export const companyCustomersSort = "-lastContact";

export function companyCustomersQuery(company: string, filter: CompanyCustomerFilter) {
  return infiniteQueryOptions({
    queryKey: ["customers", "company", company, filter],
    queryFn: ({ pageParam, signal }) =>
      call(customerEndpoints.listOfCompany, {
        params: { id: company },
        query: {
          ...filter,
          sort: filter.sort ?? companyCustomersSort,
          ...pageAt(pageParam, filter.limit),
        },
        signal,
      }),
    // Undefined asks for the first page.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { failed: messages.customers.listFailed },
  });
}

export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ["customers", "one", id],
    queryFn: async ({ signal }) =>
      (await call(customerEndpoints.get, { params: { id }, signal })).data,
    meta: { failed: messages.customers.detailsFailed },
  });
}

/** Replaces a customer, or adds one to a company. */
export function useSaveCustomer(target: { id: string } | { company: string }) {
  return useMutation({
    mutationFn: async ({ body, headers }: SaveRequest<CustomerInput>) => {
      const answer =
        "id" in target
          ? await call(customerEndpoints.update, { params: target, body, headers })
          : await call(customerEndpoints.create, { params: { id: target.company }, body, headers });
      return answer.data;
    },
    onSuccess: (saved) => {
      // Not awaited: the screen goes on with what the server answered, the rest follows.
      queryClient.setQueryData(customerQuery(saved._id).queryKey, saved);
      showInLists(everyCustomer, saved._id, saved);
      void refreshData();
    },
  });
}

/** Changes single fields. Every screen shows them at once and takes them back if the server refuses. */
export function useChangeCustomer(id: string) {
  return useMutation({
    mutationFn: (body: CustomerChanges) => call(customerEndpoints.update, { params: { id }, body }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: everyCustomer });
      const before = queryClient.getQueriesData({ queryKey: everyCustomer });
      showChange(id, changes);
      return before;
    },
    onSuccess: ({ data: { updatedAt } }) => {
      // A form that opens before the record has been read again changes this version of it.
      showChange(id, { updatedAt });
      notify.success(messages.customers.updated);
    },
    onError: (error, _changes, before) => {
      for (const [queryKey, data] of before ?? []) queryClient.setQueryData(queryKey, data);
      notify.error(failureText(error, messages.saveFailed));
    },
    onSettled: refreshData,
  });
}

const everyCustomer = ["customers"];

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
