import { z } from "zod";
import { dataOf, endpoint, errorBody } from "./api/endpoint.ts";
import { calendarDate } from "./dates/date-fields.ts";
import { meetingPlaces } from "./kinds/meeting-types.ts";
import { idParams, requiredEmail, storableText } from "./text/text.ts";

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
export type BookingState = "held" | "asked" | "booked" | "proposed" | "ended" | "lapsed";

/** What customers are mailed about a booking. */
export type BookingMail =
  | "confirm"
  | "booked"
  | "moved"
  | "rescheduled"
  | "canceled"
  | "declined"
  | "lapsed"
  | "reminder";

/** How things stand with a booking, as its own page and the desk see it. */
const standings = [
  "held",
  "lapsed",
  "asked",
  "unanswered",
  "booked",
  "moved",
  "proposed",
  "canceled",
  "declined",
  "over",
  "gone",
] as const;
export type Standing = (typeof standings)[number];

const deskBooking = z.object({
  _id: z.string(),
  standing: z.enum(standings),
  title: z.string(),
  /** By the clock of whoever asks, as appointments have it. */
  date: z.string(),
  /** Minutes. */
  duration: z.int(),
  /** Who books, as they have said. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  place: z.enum(meetingPlaces),
  address: z.string(),
  answers: z.array(z.object({ text: z.string(), answer: z.string() })).max(5),
  host: z.string(),
  /** Null until it is booked. */
  appointment: z.string().nullable(),
  customer: z.string().nullable(),
  /** Whether its customer was made by it, and nobody has said that this is right. */
  isNew: z.boolean(),
  /** When a held time or a request lapses. */
  lapsesAt: z.string().nullable(),
  /** Times that the customer would like instead, by the clock of whoever asks. */
  proposed: z.array(z.string()).max(3),
  word: z.string(),
  /** Why the last mail to the customer did not get there; null where that is not known of any. */
  undelivered: z.string().nullable(),
  createdAt: z.string(),
});
export type DeskBooking = z.output<typeof deskBooking>;

const wrongEmail = "Please enter a valid email address";

/** The most that are answered at once. */
export const bookingLimit = 500;

export const bookingEndpoints = {
  list: endpoint({
    method: "GET",
    url: "/api/bookings",
    summary: `Bookings between two days, also those that are held or asked for, at most ${bookingLimit}; by the clock of whoever asks`,
    tag,
    access,
    schema: {
      querystring: z.object({ startDate: calendarDate(), endDate: calendarDate() }),
      response: { 200: dataOf(z.array(deskBooking).max(bookingLimit)) },
    },
  }),
  waiting: endpoint({
    method: "GET",
    url: "/api/bookings/waiting",
    summary:
      "Bookings that need the user: requests first, then those whose customer got no mail, then new customers who nobody has checked, by time",
    tag,
    access,
    schema: { response: { 200: dataOf(z.array(deskBooking).max(bookingLimit)) } },
  }),
  approve: endpoint({
    method: "POST",
    url: "/api/bookings/:id/approve",
    summary: "Book what a customer asks for; the customer is told",
    tag,
    access,
    schema: { params: idParams, response: { 200: dataOf(deskBooking) } },
    refusals: { 403: errorBody, 409: errorBody },
  }),
  decline: endpoint({
    method: "POST",
    url: "/api/bookings/:id/decline",
    summary: "Decline what a customer asks for, with a word; the customer is told",
    tag,
    access,
    schema: {
      params: idParams,
      body: z.object({ word: storableText(2000).optional() }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  }),
  choose: endpoint({
    method: "POST",
    url: "/api/bookings/:id/choose",
    summary:
      "Take one of the times that a customer proposes, by its place among them, or with null keep the present one; the customer is told of another one",
    tag,
    access,
    schema: {
      params: idParams,
      body: z.object({ place: z.int().min(0).max(2).nullable() }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  }),
  resend: endpoint({
    method: "POST",
    url: "/api/bookings/:id/resend",
    summary:
      "Mail again what a customer didn’t get, to an email that may be corrected; a customer who was made by the booking gets it as well",
    tag,
    access,
    schema: {
      params: idParams,
      body: z.object({ email: requiredEmail("Email is required", wrongEmail) }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  }),
  check: endpoint({
    method: "PUT",
    url: "/api/bookings/:id",
    summary:
      "Say that the new customer of a booking is right and that its mails are seen to, or take the first back",
    tag,
    access,
    schema: {
      params: idParams,
      body: z.object({ isChecked: z.boolean() }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody },
  }),
};
