import { useMutation } from "@tanstack/react-query";
import { type KeyInput, keyEndpoints } from "../../../../shared/account/keys.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { write } from "../../../lib/write/write.ts";
import { refreshLog } from "./log-queries.ts";

/** Always fetched again: the list is for finding what should not be there. */
export const keysQuery = {
  ...queryOf({ key: ["keys"], endpoint: keyEndpoints.list }),
  staleTime: 0,
};

function refreshKeys(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries(keysQuery), refreshLog()]);
}

/** Answers the token, which nobody can read again. */
export async function createKey(body: KeyInput): Promise<string> {
  const { token } = await write(keyEndpoints.create, { body }, { refresh: "never" });
  void refreshKeys();
  return token;
}

export function useRevokeKey(ended: () => void) {
  return useMutation({
    mutationFn: (_id: string) =>
      write(
        keyEndpoints.revoke,
        { params: { id: _id } },
        { done: ({ msg }) => msg, refresh: "never" },
      ),
    onSuccess: ended,
    // After a failure too: it may already be gone.
    onSettled: refreshKeys,
  });
}
