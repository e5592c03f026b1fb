import { z } from "zod";
import { bookingMails, bookingStates, invitationAnswers } from "../booking.ts";
import { bookingColors, pageName } from "../booking-pages.ts";
import { mostTimeAnswers, timeAnswer } from "../booking-times.ts";
import { isTimeZone } from "../dates/dates.ts";
import { meetingPlaces } from "../kinds/meeting-types.ts";
import { instant } from "../kinds/restored.ts";
import { idText, storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";

// Pages on which customers book, and what they have booked, in a Client Desk file.

const stamps = { createdAt: instant, updatedAt: instant };

export const keptPage = z.object({
  _id: idText(),
  /** Whose it is, by id; null for the desk’s own. */
  user: idText().nullable(),
  name: pageName,
  welcome: storableText(1000),
  color: z.enum(bookingColors),
  openSince: instant.nullable(),
  mayWrite: z.boolean(),
  ...stamps,
});

const text = storableText(5000);
const zone = storableText(100).refine(isTimeZone, rule("timeZoneUnknown"));
const minutes = z.int().min(0).max(100_000);
const count = z.int().min(0).max(1_000_000);
const person = z.enum(["customer", "desk"]).nullable();
/** Two instants, or none; of a series with the mark of how it is. */
const told = storableText(100).refine((value) => {
  const [times = ""] = value.split("#");
  return value === "" || times.split("/").every((at) => instant.safeParse(at).success);
}, rule("dateInvalid"));
/** Empty for an invitation. */
const idOrNone = idText().or(z.literal(""));

/** All that is kept of a booking but secrets: the network that it came from, and its addresses. */
export const keptBooking = z.object({
  _id: idText(),
  state: z.enum(bookingStates),
  /** Its page and meeting type, which may be gone; what it was called then. */
  page: idOrNone,
  type: idOrNone,
  title: text,
  host: idText(),
  organizerName: text,
  organizerEmail: text,
  takers: z.array(idText()).min(1).max(100),
  start: instant,
  end: instant,
  zone,
  breakBefore: minutes,
  breakAfter: minutes,
  place: z.enum(meetingPlaces),
  address: text,
  name: text,
  email: text,
  phone: text,
  company: text,
  answers: z.array(z.object({ text, answer: text })).max(5),
  visitorZone: zone,
  language: storableText(20),
  lapsesAt: instant.nullable(),
  appointment: idText().nullable(),
  customer: idText().nullable(),
  isNew: z.boolean(),
  checkedAt: instant.nullable(),
  told,
  untold: told.nullable(),
  sequence: count,
  proposed: z.array(instant).max(3),
  word: text,
  movedTo: instant.nullable().default(null),
  endedBy: person,
  endedAt: instant.nullable(),
  mails: count,
  /** An invitation by the desk, and what was answered. */
  isInvited: z.boolean().default(false),
  answer: z.enum(invitationAnswers).nullable().default(null),
  answeredAt: instant.nullable().default(null),
  answeredBy: person.default(null),
  greeting: text.default(""),
  mayMove: z.boolean().default(false),
  remind: minutes.nullable().default(null),
  sentAt: instant.nullable().default(null),
  seriesEnd: instant.nullable().default(null),
  /** Answers to single times of a series, each by the day that its rule puts it on. */
  times: z.array(timeAnswer).max(mostTimeAnswers).default([]),
  /** Empty for whoever takes it; null where no calendar entry was mailed. */
  repliesTo: z.email().or(z.literal("")).nullable().default(""),
  ...stamps,
});

const list = z.array(text).max(100);

/** A copy of what was mailed about a booking. What still waits is not sent from another place. */
export const keptMail = z.object({
  _id: idText(),
  booking: idText(),
  kind: z.enum(bookingMails),
  customer: idText().nullable(),
  /** Of `unknown` and `failed` nobody knows better; `seen` is what somebody has seen to. */
  state: z.enum(["sent", "failed", "unknown", "seen"]),
  failure: text,
  sentAt: instant,
  /** As it was sent, see shared/booking-mails.ts. */
  shown: z.object({
    from: text,
    to: text,
    subject: text,
    title: text,
    text: storableText(20_000),
    rows: z.array(z.object({ label: text, lines: list })).max(20),
    button: text.nullable(),
    links: list,
    foot: text,
  }),
  /** When the customer has confirmed a booking by it. */
  confirmedAt: instant.nullable().default(null),
  createdAt: instant,
});
export type KeptMail = z.output<typeof keptMail>;
export type KeptPage = z.output<typeof keptPage>;
export type KeptBooking = z.output<typeof keptBooking>;
