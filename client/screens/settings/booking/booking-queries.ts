import {
  type BookingPage,
  type BookingPageChanges,
  bookingPageEndpoints,
} from "../../../../shared/booking.ts";
import {
  type MeetingType,
  type MeetingTypeInput,
  meetingTypeEndpoints,
} from "../../../../shared/kinds/meeting-types.ts";
import { call } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

/** Whose page it is: the user’s own, or that of the desk. */
export type Whose = "own" | "desk";

export const pagesQuery = queryOf({ key: ["bookingPages"], endpoint: bookingPageEndpoints.get });

export const typesQuery = queryOf({ key: ["meetingTypes"], endpoint: meetingTypeEndpoints.list });

/** What customers would see of a meeting type, saved or not. */
export function previewQuery(type: MeetingTypeInput) {
  return {
    queryKey: ["meetingTypes", "preview", type],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await call(meetingTypeEndpoints.preview, { body: type, signal })).data,
    staleTime: 0,
  };
}

/** Rejects with the refusal, such as that an address is taken. */
export async function savePage(whose: Whose, body: BookingPageChanges): Promise<BookingPage> {
  const endpoint =
    whose === "own" ? bookingPageEndpoints.updateOwn : bookingPageEndpoints.updateDesk;
  const { data } = await write(endpoint, { body }, { refresh: "never" });
  queryClient.setQueryData(pagesQuery.queryKey, (pages) => ({
    ...(pages ?? { own: null, desk: null }),
    [whose]: data,
  }));
  return data;
}

/** Rejects with the refusal. */
export async function saveType(found: MeetingType | undefined, body: MeetingTypeInput) {
  const done = `${body.name} saved`;
  if (!found) {
    await write(meetingTypeEndpoints.create, { body }, { done, refresh: "first" });
    return;
  }
  const { page: _, person: __, ...changes } = body;
  await write(
    meetingTypeEndpoints.update,
    { params: { id: found._id }, body: changes },
    { base: found, done, refresh: "first" },
  );
}

export function removeType({ _id, name }: MeetingType): Promise<boolean> {
  return succeeds(
    write(
      meetingTypeEndpoints.remove,
      { params: { id: _id } },
      { done: `${name} deleted`, failed: "The meeting type could not be deleted. Try again." },
    ),
  );
}
