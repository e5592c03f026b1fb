import type { InfiniteData } from "@tanstack/react-query";
import { type DuplicateGroup, duplicateEndpoints } from "../../shared/duplicates.ts";
import { type AnswerOf, call, failureText, isSignedOut } from "../lib/api.ts";
import { mutate } from "../lib/mutate.ts";
import { queryClient } from "../lib/query-client.ts";
import { notify } from "../ui/toaster.tsx";
import { groupLists } from "./queries.ts";

const mutationKey = ["duplicates"];

/** Remembers that the records of a group are not the same. The group goes at once. */
export async function dismiss(group: DuplicateGroup): Promise<void> {
  const records = group.records.map(({ _id }) => _id);
  // Of more than are shown, those that are not shown are meant, too.
  const isWhole = group.total <= records.length;
  const body = { kind: group.kind, records, ...(!isWhole && { group: group._id }) };
  await change(group._id, "Failed to mark as not duplicates", async () => {
    const { data } = await call(duplicateEndpoints.dismiss, { body });
    notify.success("Marked as not duplicates", {
      action: { label: "Undo", run: () => void restore(data._id) },
    });
  });
}

/** Forgets that some records are not the same. */
export async function restore(dismissal: string, group?: string): Promise<void> {
  await change(group, "Could not be marked as duplicates. Try again.", async () => {
    const { msg } = await call(duplicateEndpoints.undismiss, { params: { id: dismissal } });
    notify.success(msg);
  });
}

async function change(group: string | undefined, failed: string, act: () => Promise<void>) {
  // A list that is on its way would bring the group back.
  await queryClient.cancelQueries({ queryKey: groupLists });
  if (group) hideGroups(({ _id }) => _id === group);
  try {
    await mutate({ mutationKey, mutationFn: () => act().then(() => ({})) });
  } catch (error) {
    if (!isSignedOut(error)) notify.error(failureText(error, failed));
  }
  // With several on their way, the last one asks again.
  if (queryClient.isMutating({ mutationKey }) === 0) {
    await queryClient.invalidateQueries({ queryKey: ["duplicates"] });
  }
}

type Pages = InfiniteData<AnswerOf<typeof duplicateEndpoints.list>>;

/** Takes groups out of the lists at once: they are no longer duplicates. */
export function hideGroups(isGone: (group: DuplicateGroup) => boolean): void {
  queryClient.setQueriesData<Pages>({ queryKey: groupLists }, (shown) => {
    if (!shown) return shown;
    const pages = shown.pages.map((page) => ({
      ...page,
      data: page.data.filter((group) => !isGone(group)),
    }));
    return { ...shown, pages };
  });
}
