import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "./api/endpoint.ts";
import { deskBooking, invitationAnswers, invitationInput } from "./booking.ts";
import { bookingFilters, bookingShows } from "./booking-lists.ts";
import { calendarDate, wallClock } from "./dates/date-fields.ts";
import { listQuery } from "./lists/lists.ts";
import { whoText } from "./lists/who.ts";
import { idParams, requiredEmail, storableText } from "./text/text.ts";
import { rule } from "./words/rule.ts";

/** The most that are answered at once. */
export const bookingLimit = 500;

/** One time of what repeats, by the day that its rule puts it on. */
const ofTime = calendarDate().optional();

const wrongEmail = rule("emailUnreadable");

const { limit, cursor } = listQuery(["at"], "at").shape;

const bookingQuery = z.object({
  show: z.enum(bookingShows).default("upcoming"),
  state: z.enum(bookingFilters).optional(),
  who: whoText(),
  limit,
  cursor,
});
export type BookingQuery = z.output<typeof bookingQuery>;

/** Header of the answer to a change of what a customer has booked: which booking it is, for whoever is asked whether to tell. */
export const toTellHeader = "To-Tell";

/** Whether a customer is told of what the desk did: a minute after the last change, at once, not, or by other ways. */
const tellChoices = ["soon", "now", "never", "myself"] as const;
export type TellChoice = (typeof tellChoices)[number];

export const bookingEndpoints = endpoints("Booking", {
  list: {
    method: "GET",
    url: "/api/bookings",
    summary: `Bookings between two days, also those that are held or asked for, at most ${bookingLimit}; by the clock of whoever asks`,
    schema: {
      querystring: z.object({ startDate: calendarDate(), endDate: calendarDate() }),
      response: { 200: dataOf(z.array(deskBooking).max(bookingLimit)) },
    },
  },
  all: {
    method: "GET",
    url: "/api/bookings/all",
    summary:
      "Bookings of the desk, by the clock of whoever asks: upcoming ones by time, past and canceled ones the latest first, or all of them, the newest first",
    isLong: true,
    schema: {
      querystring: bookingQuery,
      response: {
        200: z.object({ data: z.array(deskBooking), nextCursor: z.string().nullable() }),
      },
    },
  },
  waiting: {
    method: "GET",
    url: "/api/bookings/waiting",
    summary:
      "Bookings that need the user: requests first, then those whose customer got no mail, then new customers who nobody has checked, by time; `recent` is what known customers have booked since yesterday",
    schema: {
      response: {
        200: z.object({
          data: z.array(deskBooking).max(bookingLimit),
          recent: z.array(deskBooking).max(bookingLimit),
        }),
      },
    },
  },
  get: {
    method: "GET",
    url: "/api/bookings/:id",
    summary: "A booking, by the clock of whoever asks",
    schema: { params: idParams, response: { 200: dataOf(deskBooking) } },
  },
  ofAppointment: {
    method: "GET",
    url: "/api/appointments/:id/booking",
    summary:
      "The booking that an appointment came from, null for none; `passedOn` are invitations of earlier customers of it who don’t know that it is another’s",
    schema: {
      params: idParams,
      response: {
        200: z.object({
          data: deskBooking.nullable(),
          passedOn: z.array(deskBooking).max(bookingLimit),
        }),
      },
    },
  },
  tell: {
    method: "PUT",
    url: "/api/bookings/:id/telling",
    summary:
      "Say whether the customer is told of what the desk did with a booking: a minute after the last change (which happens without an answer), now, never, or by other ways, for which the text is answered",
    schema: {
      params: idParams,
      body: z.object({ tell: z.enum(tellChoices) }),
      response: {
        200: z.object({ data: deskBooking, message: z.string().nullable() }),
      },
    },
    refusals: { 409: errorBody },
  },
  invite: {
    method: "PUT",
    url: "/api/appointments/:id/invitation",
    summary:
      "Invite the customer of an appointment, which is mailed ten seconds later, or renew an invitation that was canceled; of one that repeats, to all of its times",
    schema: { params: idParams, body: invitationInput, response: { 200: dataOf(deskBooking) } },
    refusals: { 409: errorBody },
  },
  takeBack: {
    method: "DELETE",
    url: "/api/appointments/:id/invitation",
    summary:
      "Cancel the invitation to an appointment, which stays; a customer who knows of it is told ten seconds later",
    schema: { params: idParams, response: { 200: dataOf(deskBooking.nullable()) } },
    refusals: { 409: errorBody },
  },
  missed: {
    method: "PUT",
    url: "/api/appointments/:id/missed",
    summary:
      "Mail the customer who missed an appointment that it is a pity, with a link to pick another time, ten seconds later; or don’t",
    schema: {
      params: idParams,
      body: z.object({ isSent: z.boolean() }),
      response: { 200: messageBody },
    },
    refusals: { 409: errorBody },
  },
  answer: {
    method: "PUT",
    url: "/api/bookings/:id/answer",
    summary:
      "Enter what an invited customer has answered by other ways, to all times of what repeats or to that of one `day`; null for nothing yet",
    schema: {
      params: idParams,
      body: z.object({ answer: z.enum(invitationAnswers).nullable(), day: ofTime }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 409: errorBody },
  },
  send: {
    method: "POST",
    url: "/api/bookings/:id/send",
    summary:
      "Mail an invitation again, or get its link for whoever sends it by other ways; each is a link of its own",
    schema: {
      params: idParams,
      body: z.object({ by: z.enum(["mail", "link"]) }),
      response: { 200: z.object({ data: deskBooking, link: z.string().nullable() }) },
    },
    refusals: { 409: errorBody },
  },
  approve: {
    method: "POST",
    url: "/api/bookings/:id/approve",
    summary: "Book what a customer asks for; the customer is told",
    schema: { params: idParams, response: { 200: dataOf(deskBooking) } },
    refusals: { 403: errorBody, 409: errorBody },
  },
  decline: {
    method: "POST",
    url: "/api/bookings/:id/decline",
    summary: "Decline what a customer asks for, with a word; the customer is told",
    schema: {
      params: idParams,
      body: z.object({ word: storableText(2000).optional() }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  },
  times: {
    method: "GET",
    url: "/api/bookings/:id/times",
    summary: `Free times of its meeting type, at most ${bookingLimit}, by the clock of whoever asks`,
    schema: {
      params: idParams,
      response: { 200: dataOf(z.array(z.string()).max(bookingLimit)) },
    },
  },
  propose: {
    method: "POST",
    url: "/api/bookings/:id/propose",
    summary:
      "Propose other times to a customer instead of the time that they ask for, which is held until they choose; by the clock of whoever asks",
    schema: {
      params: idParams,
      body: z.object({
        times: z
          .array(wallClock(rule("dateInvalid")))
          .min(1)
          .max(3),
        word: storableText(2000).optional(),
      }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  },
  choose: {
    method: "POST",
    url: "/api/bookings/:id/choose",
    summary:
      "Take one of the times that a customer proposes, by its place among them, or with null keep the present one; the customer is told of another one. Of what repeats it may be about the time of one `day`",
    schema: {
      params: idParams,
      body: z.object({ place: z.int().min(0).max(2).nullable(), day: ofTime }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  },
  resend: {
    method: "POST",
    url: "/api/bookings/:id/resend",
    summary:
      "Mail again what a customer didn’t get, to an email that may be corrected; a customer who was made by the booking gets it as well",
    schema: {
      params: idParams,
      body: z.object({ email: requiredEmail(rule("emailRequired"), wrongEmail) }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody, 409: errorBody },
  },
  check: {
    method: "PUT",
    url: "/api/bookings/:id",
    summary:
      "Say that the new customer of a booking is right and that its mails are seen to, or take the first back",
    schema: {
      params: idParams,
      body: z.object({ isChecked: z.boolean() }),
      response: { 200: dataOf(deskBooking) },
    },
    refusals: { 403: errorBody },
  },
});
