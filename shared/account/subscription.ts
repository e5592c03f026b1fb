import { z } from "zod";
import { dataOf, endpoint, fileOf, messageBody } from "../api/endpoint.ts";
import type { Right } from "./roles.ts";

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

/** A secret address: whether there is one, making and ending it, and what it shows. */
function addressEndpoints<const Url extends string>(
  url: Url,
  whose: string,
  { see, end, make }: Record<"see" | "end" | "make", Right>,
) {
  const common = { url, tag, access: "session", forPeople: true } as const;
  return {
    get: endpoint({
      ...common,
      method: "GET",
      summary: `The calendar subscription ${whose}; null if there is none`,
      right: see,
      schema: { response: { 200: dataOf(subscription.nullable()) } },
    }),
    create: endpoint({
      ...common,
      method: "POST",
      summary: `Make a new secret address ${whose}, which ends the one before; only this answer has its path, for no more than a hash of it is stored`,
      right: make,
      schema: { response: { 201: z.object({ data: subscription, path: z.string() }) } },
    }),
    update: endpoint({
      ...common,
      method: "PUT",
      summary: `Choose what other calendars see at the address ${whose}`,
      right: make,
      schema: { body: z.object({ shows }), response: { 200: dataOf(subscription) } },
    }),
    remove: endpoint({
      ...common,
      method: "DELETE",
      summary: `End the secret address ${whose}`,
      right: end,
      schema: { response: { 200: messageBody } },
    }),
  };
}

export const subscriptionEndpoints = {
  ...addressEndpoints("/api/subscription", "of the user", {
    see: "own",
    end: "own",
    make: "export",
  }),
  feed: endpoint({
    method: "GET",
    url: "/calendar/:token.ics",
    summary:
      "The appointments of whoever made this secret address, or of everyone on a desk, as iCalendar",
    isLong: true,
    tag,
    access: "public",
    schema: {
      params: z.object({ token: z.string().max(200) }),
      response: { 200: fileOf("text/calendar") },
    },
  }),
};

/** The address of a desk of several, with everyone's appointments: it stays when people come and go. */
export const deskSubscriptionEndpoints = addressEndpoints("/api/desk/subscription", "of the desk", {
  see: "desk",
  end: "desk",
  make: "desk",
});
