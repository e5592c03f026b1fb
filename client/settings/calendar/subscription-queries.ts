import { queryOptions, useMutation } from "@tanstack/react-query";
import { type ShownDetails, subscriptionEndpoints } from "../../../shared/subscription.ts";
import { call, failureText } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { queryOf } from "../../lib/query-of.ts";
import { notify } from "../../ui/toaster.tsx";

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
export function useCreateAddress(created: () => void) {
  return useMutation({
    mutationFn: () => call(subscriptionEndpoints.create),
    onSuccess: ({ data, path }) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, data);
      queryClient.setQueryData(addressQuery.queryKey, location.origin + path);
      created();
    },
  });
}

/** Shows the choice at once; after a failure, the one before. */
export async function changeShown(shows: ShownDetails): Promise<boolean> {
  const { queryKey } = subscriptionQuery;
  const before = queryClient.getQueryData(queryKey);
  if (!before) return false;
  // One that was asked for before the change would bring the old choice back.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (now) => now && { ...now, shows });
  try {
    await call(subscriptionEndpoints.update, { body: { shows } });
    return true;
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    notify.error(failureText(error, "This could not be saved. Try again."));
    return false;
  }
}
