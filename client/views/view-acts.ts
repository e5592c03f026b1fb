import { messages } from "../../shared/messages.ts";
import { type View, viewEndpoints } from "../../shared/views.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText, isSignedOut } from "../lib/api.ts";
import { mutate } from "../lib/mutate.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import { notify } from "../ui/toaster.tsx";
import { viewsQuery } from "./queries.ts";

const { queryKey } = viewsQuery();

/** Shows a saved view at once, where its name stands. */
export function showSaved(saved: View): void {
  queryClient.setQueryData(queryKey, (views: View[] = []) =>
    views.some(({ _id }) => _id === saved._id)
      ? views.map((view) => (view._id === saved._id ? saved : view))
      : [...views, saved],
  );
  void refreshData();
}

/** Saves what is on screen in the view that is open. */
export async function updateView(view: View, query: string): Promise<void> {
  await attempt(messages.views.saveFailed, async () => {
    const params = { id: view._id };
    const answer = await mutate({
      mutationFn: () => call(viewEndpoints.update, { params, body: { query } }),
    });
    sayDone("View updated", answer);
    showSaved(answer.data);
  });
}

/** Deletes a view; `onGone` leaves it. */
export async function deleteView(view: View, onGone: () => void): Promise<void> {
  await attempt("Failed to delete the view", async () => {
    const params = { id: view._id };
    const answer = await mutate({ mutationFn: () => call(viewEndpoints.remove, { params }) });
    sayDone("View deleted", answer);
    onGone();
    queryClient.setQueryData(queryKey, (views: View[] = []) =>
      views.filter(({ _id }) => _id !== view._id),
    );
    await refreshData();
  });
}

async function attempt(failed: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isSignedOut(error)) notify.error(failureText(error, failed));
  }
}
