import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  type ShownDetails,
  subscriptionEndpoints,
} from "../../../../shared/account/subscription.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

export const subscriptionQuery = queryOf({
  key: ["subscription"],
  endpoint: subscriptionEndpoints.get,
});

/**
 * The secret address, as long as this page is open: the server keeps no more than a hash of it, so it
 * is known only to whoever has just made it.
 */
export const addressQuery = queryOptions({
  queryKey: ["subscriptionAddress"],
  queryFn: (): string | null => null,
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Makes an address, which ends the one before. */
export function useCreateAddress(options: { done?: string; failed?: string }) {
  return useMutation({
    mutationFn: () =>
      write(
        subscriptionEndpoints.create,
        {},
        {
          ...options,
          saved: ({ data, path }) => {
            queryClient.setQueryData(subscriptionQuery.queryKey, data);
            queryClient.setQueryData(addressQuery.queryKey, location.origin + path);
          },
          refresh: "never",
        },
      ),
  });
}

/** Shows the choice at once; after a failure, the one before. */
export async function changeShown(shows: ShownDetails): Promise<boolean> {
  const { queryKey } = subscriptionQuery;
  const before = queryClient.getQueryData(queryKey);
  if (!before) return false;
  const paint = async () => {
    // One that was asked for before the change would bring the old choice back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (now) => now && { ...now, shows });
    return () => void queryClient.setQueryData(queryKey, before);
  };
  const failed = "This could not be saved. Try again.";
  return succeeds(
    write(subscriptionEndpoints.update, { body: { shows } }, { paint, failed, refresh: "never" }),
  );
}
