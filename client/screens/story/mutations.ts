import type { InfiniteData, Query } from "@tanstack/react-query";
import { useMutation } from "@tanstack/react-query";
import {
  type Activity,
  type ActivityChanges,
  activityEndpoints,
} from "../../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import type { Story } from "../../../shared/story.ts";
import { activities } from "../../../shared/words/en/activities.ts";
import { results } from "../../../shared/words/en/results.ts";
import type { RequestOf } from "../../lib/api.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { write } from "../../lib/write/write.ts";
import { everyStory, hasAllNotes, type StoryOf } from "./queries.ts";

type Body = NonNullable<RequestOf<typeof activityEndpoints.create>["body"]>;

interface NewEntry {
  of: StoryOf;
  body: Body;
  /** What is said of it. */
  done: string;
  /** Milliseconds that it can be undone, instead of the usual ones. */
  autoClose?: number;
}

/** Writes down what happened; stories on screen have it at once. */
export function useAddActivity() {
  return useMutation({
    mutationFn: ({ of: { kind, id }, body, done, autoClose }: NewEntry) =>
      write(
        kind === "customer" ? activityEndpoints.create : activityEndpoints.createOfCompany,
        { params: { id }, body },
        { saved: ({ data }) => showInStories(data), done: { text: done, autoClose } },
      ),
  });
}

/** Until the story is read again, at the place that its date gives it. */
function showInStories(activity: Activity): void {
  const { customer, company, at } = activity;
  for (const [kind, id] of [
    ["customer", customer?._id],
    ["company", company._id],
  ] as const) {
    if (!id) continue;
    const queryKey = [...everyStory, kind, id];
    const filter = { queryKey, predicate: (query: Query) => hasAllNotes(query.queryKey) };
    queryClient.setQueriesData<InfiniteData<Story>>(filter, (story) => {
      const [first, ...rest] = story?.pages ?? [];
      if (!story || !first) return story;
      const below = first.data.findIndex((entry) => entry.at <= at);
      const data = first.data.toSpliced(below < 0 ? first.data.length : below, 0, {
        type: "activity",
        at,
        activity,
      });
      return { ...story, pages: [{ ...first, data }, ...rest] };
    });
  }
}

/** Changes an activity; its entry shows the variables until the story is read again. */
export function useChangeActivity({ _id }: Activity) {
  return useMutation({
    mutationFn: (body: ActivityChanges) =>
      write(
        activityEndpoints.update,
        { params: { id: _id }, body },
        {
          done: ({ data }) => activities.changedTo[data.kind],
          failed: results.activities.saveFailed,
          refresh: "always",
        },
      ),
  });
}

/** Deletes an entry; while it does, the entry is not shown. */
export function useDeleteEntry(what: "activity" | "appointment", id: string, done: string) {
  return useMutation({
    mutationFn: () =>
      write(
        what === "activity" ? activityEndpoints.remove : appointmentEndpoints.remove,
        { params: { id } },
        { done, failed: results.activities.deleteFailed, refresh: "always" },
      ),
  });
}
