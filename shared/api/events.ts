import { z } from "zod";
import type { ChangeAction } from "../history/history.ts";
import type { Kind } from "../kinds/names.ts";
import { endpoints, streamOf } from "./endpoint.ts";

/** Of an entry in the history, what is known as soon as it is written. */
export interface ChangeEvent {
  _id: string;
  action: ChangeAction;
  kind: Kind;
  record: string;
  /** Who did it; absent for a command of the provider. */
  user?: string | undefined;
}

/** How far an act that takes long has come: so many of so many records. */
export interface Progress {
  /** The Idempotency-Key of the request. */
  key: string;
  done: number;
  total: number;
}

/** The name of an event with a Progress as its data. It has no id: what was missed does not matter. */
export const progressEvent = "progress";

/** The event that stands in place of changes that the stream cannot tell: all is to be read again. */
export const gap = "gap";

/** The event that reminders were snoozed or are done with. It has neither id nor data. */
export const remindersEvent = "reminders";

/** The event that what is for the user was marked as read. It has neither id nor data. */
export const forYouEvent = "forYou";

/** The event that a mail to a customer went out, or did not. It has neither id nor data. */
export const mailsEvent = "mails";

/** What customers do with bookings and invitations of theirs. */
export type CustomerDeed =
  | "booked"
  | "asked"
  | "accepted"
  | "declined"
  | "proposed"
  | "moved"
  | "canceled";

/** What a customer has done, for those whom the meeting concerns. */
export interface CustomerNews {
  /** The id of the booking. */
  booking: string;
  did: CustomerDeed;
  at: string;
  /** Of one time of what repeats: the day that its rule puts it on. */
  day?: string | undefined;
}

/** The name of an event with CustomerNews as its data. */
export const customerEvent = "customer";

/** The event that says that the user has changed the settings. It has neither data nor id. */
export const settingsEvent = "settings";

export const eventEndpoints = endpoints("History", {
  stream: {
    method: "GET",
    url: "/api/events",
    summary: "Everything that is changed in the account from now on, as server-sent events",
    schema: {
      headers: z.looseObject({
        "last-event-id": z
          .string()
          .optional()
          .meta({ description: "The last event received: what came after it comes first" }),
        "page-age": z
          .string()
          .regex(/^\d{1,12}$/)
          .optional()
          .meta({
            description:
              "Without a last event: how many milliseconds ago the caller asked for what it shows. What came since then comes first",
          }),
      }),
      response: {
        200: streamOf(
          z.string().meta({
            description:
              "Each event has the `Change-Id` of a write as its id, and as its data a JSON object with `_id`, `action`, `kind`, `record` and `user`, who did it. An event named `gap` says that some may be missing. While a request with an `Idempotency-Key` takes longer than half a second, events named `progress` tell its `key`, and how many records of the `total` are `done`. An event named `reminders` says that some were snoozed or are done with; one named `forYou`, that what is for the user was marked as read. One named `here` tells which record (`kind`, `record`) a `person` is looking at or editing (`state`). One named `mails` says that a mail to a customer went out, or didn’t. One named `customer` says what a customer `did` with a `booking` that the user takes part in. An event named `settings` says that the settings were changed, or who is on a desk or invited to one. Comments keep the connection open.",
          }),
        ),
      },
    },
  },
});
