import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isMissing, isRefusal, isSignedOut } from "../api-error.ts";
import { notify } from "../notify.ts";
import { placeHere } from "../people/place.ts";
import { subscribe } from "../session.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The toast if the query fails; none if the record just does not exist. */
      failed?: string | (() => string);
    };
  }
}

/**
 * Milliseconds. A failure that came sooner may pass: the request is sent once more. With the time
 * that api.ts waits for an answer, nobody looks at a blank for more than 8 s.
 */
const soon = 400;
const retryDelay = 500;

function mayPass(error: Error): boolean {
  return !isRefusal(error) && (!(error instanceof ApiError) || error.waited < soon);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const failed = query.meta?.failed;
      // Prefetched for a link that was only hovered: a screen that needs it asks again itself.
      const unseen = query.getObserversCount() === 0;
      const silent = isSignedOut(error) || unseen || isMissing(error);
      if (failed && !silent) notify.error(typeof failed === "string" ? failed : failed());
    },
  }),
  defaultOptions: {
    // "always": without a network the server may still be reachable, on this machine. If not, the
    // screen says so at once instead of waiting.
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** One user's data must never be shown to the next, nor one desk's on another. */
let place = placeHere();
subscribe(() => {
  const before = place;
  place = placeHere();
  if (before !== "" && before !== place) queryClient.clear();
});

/**
 * After any change, refetches everything on screen; other data when it is next shown, and so what is of
 * a record that is `gone`, whose screen may still be there.
 */
export async function refreshData(gone?: string): Promise<void> {
  // A pending first request would be reused, with data from before the change, and count as fresh.
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries({ refetchType: "none" });
  const isThere = ({ queryKey }: Query) => gone === undefined || !queryKey.includes(gone);
  await queryClient.refetchQueries({ type: "active", predicate: isThere });
}
