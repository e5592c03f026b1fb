import { QueryCache, QueryClient } from "@tanstack/react-query";
import { getSession, subscribe } from "../auth/session.ts";
import { notify } from "../ui/toaster.tsx";
import { ApiError, isMissing, isSignedOut } from "./api.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The toast when the query fails; none for a record that is simply not there. */
      failed?: string;
    };
  }
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const text = query.meta?.failed;
      // Fetched ahead for a link that was only pointed at: a screen that needs it asks again itself.
      const unseen = query.getObserversCount() === 0;
      const silent = isSignedOut(error) || unseen || isMissing(error);
      if (text && !silent) notify.error(text);
    },
  }),
  defaultOptions: {
    // "always": without a network the server may still be there, on this machine; and if it is not,
    // the screen says so at once instead of waiting.
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => !isRefusal(error) && failures < 1,
      retryDelay: 500,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** What one user has loaded must never be shown to the next. */
let userId = getSession().user?._id;
subscribe(() => {
  const { user } = getSession();
  if (userId && user?._id !== userId) queryClient.clear();
  userId = user?._id;
});

/** After any change all that is on screen is read again; the rest when it is next looked at. */
export async function refreshData(): Promise<void> {
  // A first reading that is still under way would be waited for, with what was there before the
  // change, and count as fresh.
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries();
}
