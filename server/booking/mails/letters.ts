import type { BookingMail, Standing } from "../../../shared/booking.ts";
import type { Mail } from "../../mails/mail.ts";
import { callName, dayAt, placeOf, sayDay, saySpan, sayTime } from "../public/words.ts";
import type { Booking } from "../queries.ts";
import { type Stands, upcoming } from "../states.ts";
import { describeBooking, whereOf } from "./describe.ts";
import { writeInvite } from "./invite.ts";
import { type CustomerLetter, toLetterHtml, toLetterText } from "./letter.ts";

/** What a letter is written of. */
export interface Writing {
  booking: Booking;
  stands: Stands;
  /** Of the desk; empty where it has the organizer’s name. */
  desk: string;
  /** The address of the booking in this mail. */
  url: string;
  /** Where another time is booked; undefined for nowhere. */
  again: string | undefined;
  /** Until when it can be moved; undefined for never. */
  movable: number | undefined;
  now: Date;
}

type Words = Pick<CustomerLetter, "title" | "intro" | "button" | "links"> & { subject: string };

/** How things must stand for a mail to be still true; others are not sent. */
const trueWhile: Record<BookingMail, readonly Standing[]> = {
  confirm: ["held"],
  booked: upcoming,
  moved: upcoming,
  rescheduled: ["moved"],
  canceled: ["canceled"],
  declined: ["declined"],
  lapsed: ["unanswered"],
  reminder: upcoming,
};

/** Whether a mail still says how things stand. */
export function isStillTrue(kind: BookingMail, { standing }: Stands): boolean {
  return trueWhile[kind].includes(standing);
}

/** Whether a calendar entry comes with it. */
export function hasInvite(kind: BookingMail): boolean {
  return ["booked", "moved", "rescheduled", "canceled"].includes(kind);
}

/** A mail to the customer, in their zone. */
export function writeLetter(kind: BookingMail, writing: Writing): Mail {
  const { booking, stands, desk, url, now } = writing;
  const { organizerName: name, organizerEmail: email } = booking;
  const host = callName(name);
  const { subject, ...words } = say(kind, writing, host);
  const letter: CustomerLetter = {
    ...words,
    rows: [
      ...(kind === "rescheduled" ? [["Before", [sayBefore(booking)]] as const] : []),
      ...describeBooking({ booking, host }, stands),
    ],
    foot: `${[name, desk].filter(Boolean).join(", ")}. You get this because a meeting with you was booked on ${new URL(url).host}. The links show the present state at any time; whoever has them can change the meeting. Answers to this email reach ${host}.`,
  };
  const method = kind === "canceled" ? "CANCEL" : "REQUEST";
  const isInvite = hasInvite(kind);
  const content = () =>
    writeInvite({
      ...{ booking, method, url, now, start: stands.start, end: stands.end },
      ...{ where: whereOf(booking, host), organizer: { name, email } },
    });
  return {
    ...{ to: booking.email, subject, fromName: name, replyTo: { name, address: email } },
    ...{ text: toLetterText(letter), html: toLetterHtml(letter) },
    ...(isInvite && {
      icalEvent: {
        method,
        filename: method === "CANCEL" ? "cancel.ics" : "invite.ics",
        content: content(),
      },
    }),
  };
}

function say(kind: BookingMail, writing: Writing, host: string): Words {
  const { booking, stands, url, again, movable, now } = writing;
  const place = placeOf(booking.visitorZone);
  const { start } = stands;
  const short = `${sayDay(dayAt(start, place), "short")}, ${sayTime(start, place)}`;
  const { title } = booking;
  const what = title.toLowerCase();
  const customer = callName(booking.name);
  const move = movable !== undefined && now.getTime() < movable;
  const until = move
    ? `${sayDay(dayAt(movable, place), "weekday")}, ${sayTime(movable, place)}`
    : "";
  const links = [
    ...(move ? [{ text: `Move it until ${until}`, url: `${url}/move` }] : []),
    { text: "Cancel", url: `${url}/cancel` },
  ];
  const pick = again === undefined ? undefined : { text: "Pick Another Time", url: again };
  const withPick = { links: [], ...(pick && { button: pick }) };
  switch (kind) {
    case "confirm": {
      const lapses = sayTime(Date.parse(booking.lapsesAt ?? ""), place);
      return {
        subject: `Please confirm: ${title}, ${short}`,
        title: `One step left, ${customer}`,
        intro: `Please confirm that you want to book this. The time is held for you until ${lapses}. If it was not you who booked, do nothing: the time is given back.`,
        button: { text: "Confirm the Booking", url },
        links: [],
      };
    }
    case "booked":
      return {
        subject: `Confirmed: ${title}, ${short}`,
        title: `You are booked, ${customer}`,
        intro: `Thank you for picking a time.${booking.place === "phone" ? ` ${host} calls you then.` : ""}`,
        links,
      };
    case "moved":
      return {
        subject: `Moved: ${title} is now ${short}`,
        title: `A new time for your ${what}`,
        intro: `Hi ${customer}, your ${what} has been moved.`,
        links,
      };
    case "rescheduled":
      return {
        subject: `Moved: ${title} is now ${short}`,
        title: `A new time for your ${what}`,
        intro: `Hi ${customer}, ${host} has to move your ${what}. Does the new time suit?`,
        button: { text: "Yes, That Suits", url },
        links,
      };
    case "canceled":
      return {
        subject: `Canceled: ${title}, ${short}`,
        title: `Your ${what} is canceled`,
        intro: `Hi ${customer}, ${booking.endedBy === "customer" ? "you" : host} canceled the ${what}. Nothing else to do; your calendar follows.`,
        ...withPick,
      };
    case "declined":
      return {
        subject: `${host} cannot then: ${title}, ${short}`,
        title: `${host} cannot then`,
        intro: `Hi ${customer}, ${host} cannot take the ${what} at that time.${booking.word ? ` ${host} says: ${booking.word}` : ""}`,
        ...withPick,
      };
    case "reminder": {
      const isTomorrow = dayAt(start, place) === dayAt(now.getTime() + 86_400_000, place);
      const day = isTomorrow ? "Tomorrow" : sayDay(dayAt(start, place), "short");
      return {
        subject: `${day}: ${title}, ${sayTime(start, place)}`,
        title: isTomorrow ? `Until tomorrow, ${customer}` : `Your ${what}, ${customer}`,
        intro: booking.place === "phone" ? `${host} calls you then.` : `${host} expects you.`,
        links,
      };
    }
    case "lapsed":
      return {
        subject: `Not booked: ${title}, ${short}`,
        title: "Nobody has answered in time",
        intro: `Hi ${customer}, ${host} has not answered, so the time was given back.`,
        ...withPick,
      };
  }
}

/** "Tuesday, December 1, 3:00 – 3:30 PM" */
function sayBefore({ start, end, visitorZone }: Booking): string {
  const place = placeOf(visitorZone);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return `${sayDay(dayAt(from, place))}, ${saySpan(from, to, place)}`;
}
