import type { InfiniteData } from "@tanstack/react-query";
import { type DuplicateGroup, duplicateEndpoints } from "../../../shared/matching/duplicates.ts";
import { duplicates } from "../../../shared/words/en/duplicates.ts";
import type { AnswerOf } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { groupLists } from "./queries.ts";

const mutationKey = ["duplicates"];

/** Remembers that the records of a group are not the same. The group goes at once. */
export async function dismiss(group: DuplicateGroup): Promise<void> {
  const records = group.records.map(({ _id }) => _id);
  // Of more than are shown, those that are not shown are meant, too.
  const isWhole = group.total <= records.length;
  const body = { kind: group.kind, records, ...(!isWhole && { group: group._id }) };
  await succeeds(
    write(
      duplicateEndpoints.dismiss,
      { body },
      {
        ...hiding(group._id),
        saved: ({ data }) =>
          notify.success(duplicates.marked, {
            action: { label: duplicates.undo, run: () => void restore(data._id) },
          }),
        failed: duplicates.markFailed,
      },
    ),
  );
  await readAgain();
}

/** Forgets that some records are not the same. */
export async function restore(dismissal: string, group?: string): Promise<void> {
  await succeeds(
    write(
      duplicateEndpoints.undismiss,
      { params: { id: dismissal } },
      {
        ...hiding(group),
        done: duplicates.restored,
        failed: duplicates.restoreFailed,
      },
    ),
  );
  await readAgain();
}

function hiding(group: string | undefined) {
  const paint = async () => {
    // A list that is on its way would bring the group back.
    await queryClient.cancelQueries({ queryKey: groupLists });
    if (group) hideGroups(({ _id }) => _id === group);
    return () => {};
  };
  return { mutationKey, paint, refresh: "never" as const };
}

/** With several on their way, the last one asks again. */
async function readAgain(): Promise<void> {
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
