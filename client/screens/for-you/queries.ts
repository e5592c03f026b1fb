import { type ForYouItem, forYouEndpoints } from "../../../shared/for-you.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { write } from "../../lib/write/write.ts";
import { paintInvitations } from "./invitations.ts";

const key = "forYou";

export const forYouQuery = queryOf({
  key: [key, "list"],
  endpoint: forYouEndpoints.list,
  failed: () => inbox.notLoaded,
});

/** For the sidebar; it fails silently. */
export const forYouCountQuery = queryOf({ key: [key, "count"], endpoint: forYouEndpoints.count });

export function readForYou(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [key] });
}

/** Shown at once; what fails is as it was. */
export async function markRead(item: ForYouItem, isRead: boolean): Promise<void> {
  await write(
    forYouEndpoints.read,
    { params: { id: item._id }, body: { isRead } },
    {
      paint: () => paint(({ _id }) => _id === item._id, !isRead),
      failed: inbox.notMarked,
      refresh: "never",
    },
  ).catch(() => {});
}

export async function markAllRead(): Promise<void> {
  await write(
    forYouEndpoints.readAll,
    {},
    {
      paint: () => {
        const takeBack = [paint(() => true, false), paintInvitations(() => true, false)];
        return () => takeBack.forEach((one) => void one());
      },
      failed: inbox.notMarked,
      refresh: "never",
    },
  ).catch(() => {});
}

function paint(isMeant: (item: ForYouItem) => boolean, isNew: boolean): () => void {
  queryClient.setQueryData(forYouQuery.queryKey, (items) =>
    items?.map((item) => (isMeant(item) ? { ...item, isNew } : item)),
  );
  const items = queryClient.getQueryData(forYouQuery.queryKey) ?? [];
  const count = items.filter((item) => item.isNew).length;
  queryClient.setQueryData(forYouCountQuery.queryKey, { new: count });
  return () => void readForYou();
}
