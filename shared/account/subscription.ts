import { z } from "zod";
import { dataOf, endpoint, fileOf, messageBody } from "../api/endpoint.ts";

/** What other calendars see of appointments. */
export const shownDetails = ["full", "titles", "busy"] as const;
export type ShownDetails = (typeof shownDetails)[number];

const shows = z.enum(shownDetails, { error: "Unknown choice" });

const subscription = z.object({
  shows,
  createdAt: z.string(),
  lastReadAt: z.string().nullable(),
});
export type Subscription = z.output<typeof subscription>;

const tag = "Subscription";

export const subscriptionEndpoints = {
  get: endpoint({
    method: "GET",
    url: "/api/subscription",
    summary: "The calendar subscription; null if there is none",
    tag,
    access: "session",
    right: "own",
    forPeople: true,
    schema: { response: { 200: dataOf(subscription.nullable()) } },
  }),
  create: endpoint({
    method: "POST",
    url: "/api/subscription",
    summary:
      "Make a new secret address, which ends the one before; only this answer has its path, for no more than a hash of it is stored",
    tag,
    access: "session",
    right: "export",
    forPeople: true,
    schema: { response: { 201: z.object({ data: subscription, path: z.string() }) } },
  }),
  update: endpoint({
    method: "PUT",
    url: "/api/subscription",
    summary: "Choose what other calendars see",
    tag,
    access: "session",
    right: "export",
    forPeople: true,
    schema: { body: z.object({ shows }), response: { 200: dataOf(subscription) } },
  }),
  remove: endpoint({
    method: "DELETE",
    url: "/api/subscription",
    summary: "End the secret address",
    tag,
    access: "session",
    right: "own",
    forPeople: true,
    schema: { response: { 200: messageBody } },
  }),
  feed: endpoint({
    isLong: true,
    method: "GET",
    url: "/calendar/:token.ics",
    summary: "The appointments of whoever made this secret address, as iCalendar",
    tag,
    access: "public",
    schema: {
      params: z.object({ token: z.string().max(200) }),
      response: { 200: fileOf("text/calendar") },
    },
  }),
};
