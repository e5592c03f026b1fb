import { type View, viewEndpoints } from "../../../../shared/kinds/views.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { views as words } from "../../../../shared/words/en/views.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { viewsQuery } from "./queries.ts";

const { queryKey } = viewsQuery();

/** Shows a saved view at once, where its name stands. */
export function showSaved({ data: saved }: { data: View }): void {
  queryClient.setQueryData(queryKey, (views: View[] = []) =>
    views.some(({ _id }) => _id === saved._id)
      ? views.map((view) => (view._id === saved._id ? saved : view))
      : [...views, saved],
  );
}

/** Saves what is on screen in the view that is open. */
export async function updateView(view: View, query: string): Promise<void> {
  await succeeds(
    write(
      viewEndpoints.update,
      { params: { id: view._id }, body: { query } },
      { saved: showSaved, done: words.updated, failed: results.views.saveFailed },
    ),
  );
}

/** Deletes a view; `onGone` leaves it. */
export async function deleteView({ _id: id }: View, onGone: () => void): Promise<void> {
  const saved = () => {
    onGone();
    queryClient.setQueryData(queryKey, (views: View[] = []) =>
      views.filter(({ _id }) => _id !== id),
    );
  };
  await succeeds(
    write(
      viewEndpoints.remove,
      { params: { id } },
      { saved, done: words.deleted, failed: words.deleteFailed, refresh: "first" },
    ),
  );
}
