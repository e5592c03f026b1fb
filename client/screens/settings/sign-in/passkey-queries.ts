import { queryOptions, useMutation } from "@tanstack/react-query";
import { passkeyEndpoints } from "../../../../shared/account/passkeys.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { call } from "../../../lib/api.ts";
import { notify } from "../../../lib/notify.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { sayFailed } from "../../../lib/write/say-failed.ts";
import { write } from "../../../lib/write/write.ts";
import { isKnownDevice, makePasskey } from "../../auth/passkeys/passkeys.ts";
import { waysQuery } from "../../auth/proof-queries.ts";

/** The user's passkeys, and the host that they work at. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: ({ signal }) => call(passkeyEndpoints.list, { signal }),
  staleTime: 0,
  meta: {
    failed: () => signin.passkeys.listFailed,
  },
});

async function refresh(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(passkeysQuery),
    queryClient.invalidateQueries({ queryKey: waysQuery.queryKey }),
  ]);
}

const saying = {
  get failed() {
    return signin.passkeys.saveFailed;
  },
  refresh: "never",
} as const;

/** Has a device make a passkey; nothing is said when the user would not. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async () => {
      const { data } = await write(passkeyEndpoints.options, {}, { refresh: "never" });
      const passkey = await makePasskey(data);
      if (!passkey) return;
      await write(passkeyEndpoints.create, { body: { passkey } }, { refresh: "never" });
      notify.success(signin.passkeys.added);
      await refresh();
    },
    onError: (error) => {
      if (isKnownDevice(error)) notify.error(signin.passkeys.known);
      else sayFailed(error, signin.passkeys.addFailed);
    },
  });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await write(
    passkeyEndpoints.rename,
    { params: { id }, body: { name } },
    { refresh: "never", done: signin.passkeys.renamed },
  );
  await refresh();
}

export function useRemovePasskey(removed: () => void) {
  return useMutation({
    mutationFn: (id: string) =>
      write(
        passkeyEndpoints.remove,
        { params: { id } },
        { ...saying, done: ({ msg }: { msg: string }) => msg },
      ),
    onSuccess: removed,
    onSettled: refresh,
  });
}

export function useDropPassword(dropped: () => void) {
  return useMutation({
    mutationFn: () =>
      write(
        passkeyEndpoints.dropPassword,
        {},
        { ...saying, done: ({ msg }: { msg: string }) => msg },
      ),
    onSuccess: dropped,
    onSettled: refresh,
  });
}
