import { queryOptions, useMutation } from "@tanstack/react-query";
import { messages } from "../../shared/messages.ts";
import { sessionEndpoints } from "../../shared/sessions.ts";
import { call, failureText, isSignedOut } from "../lib/api.ts";
import { queryClient } from "../lib/query-client.ts";
import { notify } from "../ui/toaster.tsx";

/** Where the user is signed in. Always fetched again: the list is for finding intruders. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(sessionEndpoints.list, { signal })).data,
  staleTime: 0,
  meta: { failed: messages.devices.listFailed },
});

export function refreshDevices(): Promise<void> {
  return queryClient.invalidateQueries(devicesQuery);
}

/** Signs out one device, or all others if none is given. */
export function useSignOut(ended: () => void) {
  return useMutation({
    mutationFn: (_id?: string) =>
      _id === undefined
        ? call(sessionEndpoints.endOthers)
        : call(sessionEndpoints.end, { params: { id: _id } }),
    onSuccess: ({ msg }) => {
      notify.success(msg);
      ended();
    },
    onError: (error) => {
      // An expired session has its own toast.
      if (!isSignedOut(error)) notify.error(failureText(error, messages.devices.endFailed));
    },
    // After a failure too: the device may already be gone.
    onSettled: refreshDevices,
  });
}
