import { z } from "zod";
import { dataOf, endpoints, errorBody } from "./api/endpoint.ts";
import { storableText } from "./text/text.ts";
import { rule } from "./words/rule.ts";

export const bookingColors = ["green", "blue", "plum", "rust", "ink"] as const;
export type BookingColor = (typeof bookingColors)[number];

/** Days that an old address leads to the new one, and that a booking can be read after its meeting. */
export const addressDays = 90;

const nameLike = rule("pageNameLike");

/** The last part of a page’s address. */
export const pageName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, nameLike)
  .min(3, nameLike)
  .max(40, nameLike)
  .refine((name) => name !== "privacy", rule("pageNameTaken"));

const bookingPage = z.object({
  /** `/book/` and this. */
  name: z.string(),
  welcome: z.string(),
  color: z.enum(bookingColors),
  /** Since when customers can book; null while the page is closed. */
  openSince: z.string().nullable(),
  /** Whether a closed page, or one without free times, offers to write an email. */
  mayWrite: z.boolean(),
});
export type BookingPage = z.output<typeof bookingPage>;

const pageChanges = z.object({
  name: pageName.optional(),
  welcome: storableText(1000).optional(),
  color: z.enum(bookingColors).optional(),
  isOpen: z.boolean().optional(),
  mayWrite: z.boolean().optional(),
});
export type BookingPageChanges = z.output<typeof pageChanges>;

const answer = { 200: dataOf(bookingPage) };
const refusals = { 409: errorBody };

export const bookingPageEndpoints = endpoints("Booking", {
  /** Both, for who may see them. */
  get: {
    method: "GET",
    url: "/api/booking-pages",
    summary:
      "The user’s own booking page on the desk, and the desk’s; null for one that was never made",
    schema: {
      response: {
        200: dataOf(z.object({ own: bookingPage.nullable(), desk: bookingPage.nullable() })),
      },
    },
  },
  updateOwn: {
    method: "PUT",
    url: "/api/booking-pages/own",
    summary:
      "Open, close or change the user’s own booking page; an old address leads to a new one for 90 days",
    schema: { body: pageChanges, response: answer },
    refusals,
  },
  look: {
    method: "POST",
    url: "/api/booking-pages/look",
    summary:
      "A secret address at which a booking page can be looked at for an hour, also while it is closed; nothing can be booked there",
    schema: {
      body: z.object({ of: z.enum(["own", "desk"]) }),
      response: { 200: dataOf(z.object({ path: z.string() })) },
    },
    refusals: { 403: errorBody, 404: errorBody },
  },
  updateDesk: {
    method: "PUT",
    url: "/api/booking-pages/desk",
    summary: "The same of the desk’s booking page",
    right: "desk",
    schema: { body: pageChanges, response: answer },
    refusals,
  },
});
