import {
  type CustomerMail,
  type MailsSettings,
  type Placeholder,
  placeholders,
  textIn,
} from "../../../shared/account/customer-mails.ts";
import { toPieces } from "../../../shared/account/placeholders.ts";
import type { BookingMail, Standing } from "../../../shared/booking.ts";
import type { Mail } from "../../mails/mail.ts";
import { type CustomerWords, wordsOf } from "../customer-words.ts";
import { callName, dayAt, placeOf, sayDay, sayTime } from "../public/words.ts";
import type { Booking } from "../queries.ts";
import { type Stands, upcoming } from "../states.ts";
import { describeBooking, whereOf } from "./describe.ts";
import { writeInvite } from "./invite.ts";
import { type CustomerLetter, toLetterHtml, toLetterText } from "./letter.ts";
import { say, sayBefore, type Writing } from "./words.ts";

/** How things must stand for a mail to be still true; others are not sent. */
const trueWhile: Record<BookingMail, readonly Standing[]> = {
  confirm: ["held"],
  invited: [...upcoming, "refused"],
  booked: upcoming,
  moved: upcoming,
  rescheduled: ["moved", "invited", "accepted", "proposed", "refused"],
  canceled: ["canceled"],
  declined: ["declined"],
  offered: ["asked"],
  lapsed: ["unanswered"],
  missed: ["over", "canceled", "refused"],
  reminder: upcoming,
};

/** Whether a mail still says how things stand. */
export function isStillTrue(kind: BookingMail, { standing }: Stands): boolean {
  return trueWhile[kind].includes(standing);
}

/** Whether a calendar entry comes with it. */
export function hasInvite(kind: BookingMail): boolean {
  return ["invited", "booked", "moved", "rescheduled", "canceled"].includes(kind);
}

const settingOf: Partial<Record<BookingMail, CustomerMail>> = {
  booked: "confirmation",
  moved: "moved",
  rescheduled: "moved",
  canceled: "canceled",
  reminder: "reminder",
  missed: "missed",
};

/** Whether such a mail is switched off: what somebody on the desk has done is told as they have said. */
export function isOff(kind: BookingMail, mails: MailsSettings, { endedBy }: Booking): boolean {
  const setting = settingOf[kind];
  const isAsked = kind === "rescheduled" || (kind === "canceled" && endedBy !== "customer");
  return setting !== undefined && !isAsked && mails[setting]?.isOn === false;
}

/** A letter to the customer, in their zone. */
export function toLetter(
  kind: BookingMail,
  writing: Writing,
): { subject: string; letter: CustomerLetter } {
  const { booking, before, stands, desk, url, mails, now } = writing;
  const { organizerName: name } = booking;
  const host = callName(name);
  const words = wordsOf(booking.language);
  const { subject, ...said } = say(kind, writing, words, host);
  const setting = settingOf[kind];
  const own = setting && textIn(words.language, mails[setting]);
  const values = toValues(writing, host, words);
  const foot = words.mails.foot[booking.isInvited ? "invited" : "booked"];
  const letter: CustomerLetter = {
    ...said,
    ...{ language: words.language, direction: words.direction },
    ...(own?.text && { title: "", intro: fillIn(own.text, values) }),
    rows: [
      ...(kind === "rescheduled" && !stands.series
        ? [[words.meeting.before, [sayBefore(before, words)]] as const]
        : []),
      ...describeBooking({ booking, host, words, now }, stands),
    ],
    foot: foot(desk ? words.meeting.pair(name, desk) : name, host, new URL(url).host),
  };
  return { subject: own?.subject ? toOneLine(fillIn(own.subject, values)) : subject, letter };
}

function toValues(
  { booking, stands, url }: Writing,
  host: string,
  words: CustomerWords,
): Record<Placeholder, string> {
  const place = placeOf(booking.visitorZone, words);
  const time = sayTime(stands.start, place);
  return {
    "first name": callName(booking.name),
    name: booking.name,
    what: booking.title,
    when: words.mails.when(sayDay(dayAt(stands.start, place), place), time),
    time,
    place: whereOf(booking, host, words),
    "my name": booking.organizerName,
    "move link": `${url}/move`,
    "cancel link": `${url}/cancel`,
    "booking link": url,
  };
}

function fillIn(text: string, values: Record<Placeholder, string>): string {
  return toPieces(text, placeholders)
    .map((piece) => (typeof piece === "string" ? piece : values[piece.placeholder]))
    .join("");
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A mail to the customer. */
export function writeLetter(kind: BookingMail, writing: Writing): Mail {
  const { booking, stands, url, now } = writing;
  const { organizerName: name, organizerEmail: email } = booking;
  const { subject, letter } = toLetter(kind, writing);
  const words = wordsOf(booking.language);
  const method = kind === "canceled" ? "CANCEL" : "REQUEST";
  return {
    ...{ to: booking.email, subject, fromName: name, replyTo: { name, address: email } },
    ...{ text: toLetterText(letter), html: toLetterHtml(letter) },
    ...(hasInvite(kind) && {
      icalEvent: {
        method,
        filename: method === "CANCEL" ? "cancel.ics" : "invite.ics",
        content: writeInvite({
          ...{ booking, stands, method, url, now, words },
          where: whereOf(booking, callName(name), words),
        }),
      },
    }),
  };
}
