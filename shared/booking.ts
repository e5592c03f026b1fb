import { z } from "zod";
import { meetingPlaces } from "./kinds/meeting-types.ts";
import { storableText } from "./text/text.ts";

/**
 * What became of a booking. `held` waits for the link that was mailed, `asked` for the desk; `proposed` is booked, and the
 * customer would like another time. Of what is booked its appointment says more: see server/booking/states.ts.
 */
export const bookingStates = ["held", "asked", "booked", "proposed", "ended", "lapsed"] as const;
export type BookingState = (typeof bookingStates)[number];

/** What customers are mailed about a booking. */
export const bookingMails = [
  ...["confirm", "invited", "booked", "moved", "rescheduled", "canceled"],
  ...["declined", "offered", "lapsed", "missed", "reminder"],
] as const;
export type BookingMail = (typeof bookingMails)[number];

export const invitationAnswers = ["accepted", "declined"] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

/**
 * How things stand with a booking, as its own page and the desk see it. `invited`, `accepted` and `refused` are of
 * invitations by the desk: a refused one is still in its calendar.
 */
const standings = [
  "held",
  "lapsed",
  "asked",
  "unanswered",
  "booked",
  "moved",
  "proposed",
  "invited",
  "accepted",
  "refused",
  "canceled",
  "declined",
  "over",
  "gone",
] as const;
export type Standing = (typeof standings)[number];

export const deskBooking = z.object({
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
  /** Of one time of what repeats alone: the day that its rule puts it on. */
  day: z.string().nullable(),
  customer: z.string().nullable(),
  /** Whether its customer was made by it, and nobody has said that this is right. */
  isNew: z.boolean(),
  /** Of an invitation by the desk; null for what the customer has booked. */
  invitation: z
    .object({
      /** When the customer was told first; null while that waits. */
      sentAt: z.string().nullable(),
      answer: z.enum(invitationAnswers).nullable(),
      answeredAt: z.string().nullable(),
      /** Whether the answer was entered on the desk. */
      isByHand: z.boolean(),
      mayMove: z.boolean(),
      remind: z.int().nullable(),
      /** What the desk has written with it. */
      word: z.string(),
      /** Whether it is to all times of what repeats. */
      repeats: z.boolean(),
    })
    .nullable(),
  /** When a held time or a request lapses. */
  lapsesAt: z.string().nullable(),
  /** Times that are proposed instead, by the clock of whoever asks: by the customer, or of what is asked for by the desk. */
  proposed: z.array(z.string()).max(3),
  word: z.string(),
  /** Who has canceled or declined it, or taken back what was asked for; null for nobody. */
  endedBy: z.enum(["customer", "desk"]).nullable(),
  /** What the customer doesn’t know of what the desk did with it; null for nothing. */
  news: z
    .object({
      what: z.enum(["moved", "canceled", "given", "booked", "invited"]),
      /** When they believe it to be, by the clock of whoever asks; null where they believe it to be canceled. */
      before: z.string().nullable(),
      /** Whether the desk has said that they are not told. */
      isKept: z.boolean(),
    })
    .nullable(),
  /** Why the last mail to the customer did not get there; null where that is not known of any. */
  undelivered: z.string().nullable(),
  createdAt: z.string(),
});
export type DeskBooking = z.output<typeof deskBooking>;

/** What an invitation says beside its appointment. */
export const invitationInput = z.object({
  place: z.enum(meetingPlaces).default("theirs"),
  address: storableText(500).default(""),
  /** Minutes before the start that the customer is reminded; null for never. */
  remind: z.int().min(0).max(86_400).nullable().default(1440),
  /** Whether the customer may move it into free times; proposing others is always possible. */
  mayMove: z.boolean().default(false),
  word: storableText(2000).default(""),
});
export type InvitationInput = z.output<typeof invitationInput>;
