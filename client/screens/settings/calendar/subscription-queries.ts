import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  type deskSubscriptionEndpoints,
  type ShownDetails,
  subscriptionEndpoints,
} from "../../../../shared/account/subscription.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

type Endpoints = typeof subscriptionEndpoints | typeof deskSubscriptionEndpoints;

/** A secret address: the user's own, or the desk's. */
export type Address = ReturnType<typeof addressOf>;

export function addressOf(
  name: string,
  endpoints: Pick<Endpoints, keyof typeof deskSubscriptionEndpoints>,
) {
  return {
    endpoints,
    query: queryOf({ key: [name], endpoint: endpoints.get }),
    /**
     * The address itself, as long as this page is open: the server keeps no more than a hash of it, so
     * it is known only to whoever has just made it.
     */
    known: queryOptions({
      queryKey: [`${name}Address`],
      queryFn: (): string | null => null,
      enabled: false,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  };
}

export const ownAddress = addressOf("subscription", subscriptionEndpoints);

/** Makes an address, which ends the one before. */
export function useCreateAddress(
  { endpoints, query, known }: Address,
  options: { done?: string; failed?: string },
) {
  return useMutation({
    mutationFn: () =>
      write(
        endpoints.create,
        {},
        {
          ...options,
          saved: ({ data, path }) => {
            queryClient.setQueryData(query.queryKey, data);
            queryClient.setQueryData(known.queryKey, location.origin + path);
          },
          refresh: "never",
        },
      ),
  });
}

/** Shows the choice at once; after a failure, the one before. */
export async function changeShown(
  { endpoints, query: { queryKey } }: Address,
  shows: ShownDetails,
): Promise<boolean> {
  const before = queryClient.getQueryData(queryKey);
  if (!before) return false;
  const paint = async () => {
    // One that was asked for before the change would bring the old choice back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (now) => now && { ...now, shows });
    return () => void queryClient.setQueryData(queryKey, before);
  };
  const failed = settings.notSaved;
  return succeeds(
    write(endpoints.update, { body: { shows } }, { paint, failed, refresh: "never" }),
  );
}
