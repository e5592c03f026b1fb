import { keepPreviousData } from "@tanstack/react-query";
import type { CustomerMail, OwnText } from "../../../../shared/account/customer-mails.ts";
import { bookingMailEndpoints } from "../../../../shared/booking-mails.ts";
import {
  type BookingPage,
  type BookingPageChanges,
  bookingPageEndpoints,
} from "../../../../shared/booking-pages.ts";
import {
  type MeetingType,
  type MeetingTypeInput,
  meetingTypeEndpoints,
} from "../../../../shared/kinds/meeting-types.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import type { Language } from "../../../../shared/words/languages.ts";
import { pagesQuery } from "../../../kinds/appointments/invitation/queries.ts";
import { call } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

/** Whose page it is: the user’s own, or that of the desk. */
export type Whose = "own" | "desk";

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

/** Shows the page in a window of its own, also while it is closed; the secret address holds for an hour. */
export async function look(of: Whose): Promise<void> {
  const shown = window.open("", "_blank");
  try {
    const { data } = await write(bookingPageEndpoints.look, { body: { of } }, { refresh: "never" });
    if (shown) {
      shown.opener = null;
      shown.location.replace(data.path);
    } else location.assign(data.path);
  } catch {
    shown?.close();
  }
}

/** How a mail to customers arrives with a text. */
export function mailQuery(asked: OwnText & { kind: CustomerMail; language: Language }) {
  return {
    queryKey: ["bookingMails", asked],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await call(bookingMailEndpoints.preview, { body: asked, signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  };
}

/** Rejects with the refusal. */
export async function saveType(found: MeetingType | undefined, body: MeetingTypeInput) {
  const done = bookable.types.saved(body.name);
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

/** A copy of it, not on the page yet. */
export function duplicateType(type: MeetingType): Promise<boolean> {
  const { _id: _, createdAt: __, updatedAt: ___, ...input } = type;
  const name = bookable.types.copy(type.name).slice(0, 80);
  const body = { ...input, name, shown: "byLink" as const };
  const done = bookable.types.copied(name);
  return succeeds(
    write(meetingTypeEndpoints.create, { body }, { done, failed: settings.notSaved }),
  );
}

/** Whether it stands on the page; its own link leads to it anyway. */
export function showType(type: MeetingType, shown: MeetingType["shown"]): Promise<boolean> {
  const request = { params: { id: type._id }, body: { shown } };
  const done = (shown === "onPage" ? bookable.types.shown : bookable.types.hidden)(type.name);
  return succeeds(
    write(meetingTypeEndpoints.update, request, { base: type, done, failed: settings.notSaved }),
  );
}

/** In which order they stand on the page, at once on screen. */
export async function orderTypes(types: readonly MeetingType[]): Promise<void> {
  const changed = types.flatMap((type, position) =>
    type.position === position ? [] : [{ ...type, position }],
  );
  const places = new Map(types.map(({ _id }, position) => [_id, position]));
  queryClient.setQueryData(typesQuery.queryKey, (all) =>
    all?.toSorted((one, other) => (places.get(one._id) ?? 0) - (places.get(other._id) ?? 0)),
  );
  for (const { _id, position } of changed) {
    const request = { params: { id: _id }, body: { position } };
    const isLast = _id === changed.at(-1)?._id;
    const refresh = isLast ? ("always" as const) : ("never" as const);
    const failed = settings.notSaved;
    const options = { failed, refresh, ...(isLast && { done: bookable.types.ordered }) };
    if (!(await succeeds(write(meetingTypeEndpoints.update, request, options)))) return;
  }
}

export function removeType({ _id, name }: MeetingType): Promise<boolean> {
  return succeeds(
    write(
      meetingTypeEndpoints.remove,
      { params: { id: _id } },
      { done: bookable.types.deleted(name), failed: bookable.types.deleteFailed },
    ),
  );
}
