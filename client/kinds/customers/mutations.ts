import type { Place } from "../../../shared/kinds/customer-form.ts";
import {
  type CustomerChanges,
  type CustomerDetail,
  type CustomerInput,
  customerEndpoints,
} from "../../../shared/kinds/customers.ts";
import { newCustomerEndpoints } from "../../../shared/transfer/new-customer.ts";
import { results } from "../../../shared/words/en/results.ts";
import { forgetRecent } from "../../lib/lists/recent.ts";
import { showInLists } from "../../lib/queries/cached-lists.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { write } from "../../lib/write/write.ts";
import { customerQuery, everyCustomer } from "./queries.ts";

type Saved = Omit<CustomerInput, "tags" | "snoozedUntil"> & { place?: Place | undefined };

/** Replaces the customer of this id, or adds one. */
export async function saveCustomer(
  id: string | undefined,
  { place, ...body }: Saved,
  base: { updatedAt: string } | undefined,
): Promise<CustomerDetail> {
  const { data } =
    id !== undefined
      ? await write(
          customerEndpoints.update,
          {
            params: { id },
            // Without an email or a last contact it stays without: the API takes no empty one.
            body: {
              ...body,
              email: body.email || undefined,
              lastContact: body.lastContact || undefined,
            },
          },
          { base, saved: showSaved, done: results.customers.updated },
        )
      : await write(
          newCustomerEndpoints.create,
          { body: { ...body, ...toTarget(place) } },
          { saved: showSaved, done: results.customers.created },
        );
  return data;
}

/** The screen continues with the server's answer. */
export function showSaved({ data }: { data: CustomerDetail }): void {
  queryClient.setQueryData(customerQuery(data._id).queryKey, data);
  showInLists(everyCustomer, data._id, data);
}

function toTarget(place: Place | undefined) {
  if (!place?.name && !place?.company) return {};
  const { company, name, website, address } = place;
  return company ? { company } : { newCompany: { name, website, address } };
}

/**
 * Changes single fields. Every screen shows them at once and reverts them if the server refuses.
 */
export function changeCustomer(
  id: string,
  body: Omit<CustomerChanges, "tags">,
  done: string = results.customers.updated,
): void {
  write(
    customerEndpoints.update,
    { params: { id }, body },
    {
      paint: async () => {
        await queryClient.cancelQueries({ queryKey: everyCustomer });
        const before = queryClient.getQueriesData({ queryKey: everyCustomer });
        showChange(id, body);
        return () => {
          for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
        };
      },
      // A form opened before the record is fetched again must change this version.
      saved: ({ data }) => showChange(id, { updatedAt: data.updatedAt }),
      done,
      failed: results.saveFailed,
      refresh: "always",
    },
  ).catch(() => {});
}

function showChange(id: string, changes: Partial<CustomerDetail>): void {
  const { queryKey } = customerQuery(id);
  queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...changes });
  showInLists(everyCustomer, id, changes);
}

/** Its screens are left before everything is fetched again. */
export function deleteCustomer(id: string): Promise<object> {
  return write(
    customerEndpoints.remove,
    { params: { id } },
    {
      saved: () => forgetRecent(id),
      done: results.customers.deleted,
      failed: () => results.customers.deleteFailed,
      refresh: "never",
    },
  );
}
