import type { InfiniteData, Query } from "@tanstack/react-query";
import { useMutation } from "@tanstack/react-query";
import { type Activity, type ActivityChanges, activityEndpoints } from "../../shared/activities.ts";
import { appointmentEndpoints } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import type { Story } from "../../shared/story.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText, type RequestOf } from "../lib/api.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveHeaders } from "../lib/save-headers.ts";
import { notify } from "../ui/toaster.tsx";
import { kinds } from "./kinds.ts";
import { everyStory, hasAllNotes, type StoryOf } from "./queries.ts";

type Body = NonNullable<RequestOf<typeof activityEndpoints.create>["body"]>;

interface NewEntry {
  of: StoryOf;
  body: Body;
  headers: SaveHeaders;
}

/** Writes down what happened; stories on screen have it at once. */
export function useAddActivity() {
  return useMutation({
    mutationFn: ({ of: { kind, id }, body, headers }: NewEntry) =>
      call(kind === "customer" ? activityEndpoints.create : activityEndpoints.createOfCompany, {
        params: { id },
        body,
        headers,
      }),
    onSuccess: ({ data }) => {
      showInStories(data);
      // Not awaited: the composer is free for the next.
      void refreshData();
    },
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
      call(activityEndpoints.update, { params: { id: _id }, body }),
    onSuccess: (answer) => sayDone(`Changed to ${kinds[answer.data.kind].label}`, answer),
    onError: (error) => notify.error(failureText(error, messages.activities.saveFailed)),
    onSettled: refreshData,
  });
}

/** Deletes an entry; while it does, the entry is not shown. */
export function useDeleteEntry(what: "activity" | "appointment", id: string, said: string) {
  return useMutation({
    mutationFn: () =>
      call(what === "activity" ? activityEndpoints.remove : appointmentEndpoints.remove, {
        params: { id },
      }),
    onSuccess: (answer) => sayDone(said, answer),
    onError: (error) => notify.error(failureText(error, messages.activities.deleteFailed)),
    onSettled: refreshData,
  });
}
