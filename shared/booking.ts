import { z } from "zod";
import { dataOf, endpoint, errorBody } from "./api/endpoint.ts";
import { storableText } from "./text/text.ts";

export const bookingColors = ["green", "blue", "plum", "rust", "ink"] as const;
export type BookingColor = (typeof bookingColors)[number];

/** Days that an old address leads to the new one, and that a booking can be read after its meeting. */
export const addressDays = 90;

/** The last part of a page’s address. */
const pageName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, "Use 3 to 40 letters, digits or hyphens")
  .min(3, "Use 3 to 40 letters, digits or hyphens")
  .max(40, "Use 3 to 40 letters, digits or hyphens")
  .refine((name) => name !== "privacy", "This address is taken");

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

const tag = "Booking";
const access = "session";
const answer = { 200: dataOf(bookingPage) };
const refusals = { 409: errorBody };

export const bookingPageEndpoints = {
  /** Both, for who may see them. */
  get: endpoint({
    method: "GET",
    url: "/api/booking-pages",
    summary:
      "The user’s own booking page on the desk, and the desk’s; null for one that was never made",
    tag,
    access,
    schema: {
      response: {
        200: dataOf(z.object({ own: bookingPage.nullable(), desk: bookingPage.nullable() })),
      },
    },
  }),
  updateOwn: endpoint({
    method: "PUT",
    url: "/api/booking-pages/own",
    summary:
      "Open, close or change the user’s own booking page; an old address leads to a new one for 90 days",
    tag,
    access,
    schema: { body: pageChanges, response: answer },
    refusals,
  }),
  updateDesk: endpoint({
    method: "PUT",
    url: "/api/booking-pages/desk",
    summary: "The same of the desk’s booking page",
    tag,
    access,
    right: "desk",
    schema: { body: pageChanges, response: answer },
    refusals,
  }),
};

/**
 * What became of a booking. `held` waits for the link that was mailed, `asked` for the desk; `proposed` is booked, and the
 * customer would like another time. Of what is booked its appointment says more: see server/booking/states.ts.
 */
export const bookingStates = ["held", "asked", "booked", "proposed", "ended", "lapsed"] as const;
export type BookingState = (typeof bookingStates)[number];

/** What customers are mailed about a booking. */
export const bookingMails = [
  "confirm",
  "booked",
  "moved",
  "canceled",
  "declined",
  "lapsed",
] as const;
export type BookingMail = (typeof bookingMails)[number];
