import { queryOptions, useMutation } from "@tanstack/react-query";
import { sessionEndpoints } from "../../../../shared/account/sessions.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { call } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { write } from "../../../lib/write/write.ts";

/** Where the user is signed in. Always fetched again: the list is for finding intruders. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(sessionEndpoints.list, { signal })).data,
  staleTime: 0,
  meta: {
    get failed() {
      return results.devices.listFailed;
    },
  },
});

export function refreshDevices(): Promise<void> {
  return queryClient.invalidateQueries(devicesQuery);
}

const saying = {
  done: ({ msg }: { msg: string }) => msg,
  get failed() {
    return results.devices.endFailed;
  },
  refresh: "never",
} as const;

/** Signs out one device, or all others if none is given. */
export function useSignOut(ended: () => void) {
  return useMutation({
    mutationFn: (_id?: string) =>
      _id === undefined
        ? write(sessionEndpoints.endOthers, {}, saying)
        : write(sessionEndpoints.end, { params: { id: _id } }, saying),
    onSuccess: ended,
    // After a failure too: the device may already be gone.
    onSettled: refreshDevices,
  });
}
