import type { MailsSettings } from "../../../shared/account/customer-mails.ts";
import type { BookingMail } from "../../../shared/booking.ts";
import { callName, dayAt, placeOf, sayDay, sayMoment, saySpan, sayTime } from "../public/words.ts";
import type { Booking } from "../queries.ts";
import type { Stands } from "../states.ts";
import type { CustomerLetter } from "./letter.ts";

/** What a letter is written of. */
export interface Writing {
  booking: Booking;
  /** What the customer was told before. */
  before: Booking;
  stands: Stands;
  /** Of the desk; empty where it has the organizer’s name. */
  desk: string;
  /** The address of the booking in this mail. */
  url: string;
  /** Where another time is booked; undefined for nowhere. */
  again: string | undefined;
  /** Until when it can be moved; undefined for never. */
  movable: number | undefined;
  /** What whoever takes the meeting has chosen for their mails. */
  mails: MailsSettings;
  now: Date;
}

type Words = Pick<CustomerLetter, "title" | "intro" | "button" | "links"> & { subject: string };

/** Subject, title, words and buttons of each kind of mail. */
export function say(kind: BookingMail, writing: Writing, host: string): Words {
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
  const isInvited = booking.isInvited === 1;
  const isSeries = stands.series !== undefined;
  const answers = [
    ...(move ? [{ text: "Move It", url: `${url}/move` }] : []),
    ...(isSeries ? [] : [{ text: "Propose Another Time", url: `${url}/propose` }]),
    { text: "Decline", url: `${url}/cancel` },
  ];
  const accept = { text: "Accept", url };
  const bookedLinks = [
    ...(move ? [{ text: `Move it until ${until}`, url: `${url}/move` }] : []),
    { text: "Cancel", url: `${url}/cancel` },
  ];
  const links = isInvited ? answers : bookedLinks;
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
    case "invited":
      return {
        subject: `Invitation: ${title}, ${short}`,
        title: `${host} invites you, ${customer}`,
        intro: isSeries
          ? "This is for all of the times. Say yes and they are settled."
          : "Say yes and it is settled. If the time does not suit, propose others.",
        ...(booking.answer === "accepted" ? { links } : { button: accept, links }),
      };
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
      if (isSeries)
        return {
          subject: `Changed: ${title}, next ${short}`,
          title: `New times for your ${what}`,
          intro: `Hi ${customer}, ${host} has changed some of the times. Your calendar gets all of them.`,
          ...{ button: accept, links },
        };
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
    case "offered":
      return {
        subject: `${host} cannot then: ${title}, ${short}`,
        title: `${host} proposes another time`,
        intro: `Hi ${customer}, ${host} cannot take the ${what} at that time, and proposes ${sayProposed(booking).join(" or ")}.${booking.word ? ` ${host} says: ${booking.word}` : ""}`,
        button: { text: "Choose a Time", url },
        links: [],
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
    case "missed":
      return {
        subject: "Sorry we missed you",
        title: `Sorry we missed you, ${customer}`,
        intro: `${host} was waiting for you on ${sayMoment(start, place)}. Things happen; pick another time when it suits you.`,
        ...withPick,
      };
    case "lapsed":
      return {
        subject: `Not booked: ${title}, ${short}`,
        title: "Nobody has answered in time",
        intro: `Hi ${customer}, ${host} has not answered, so the time was given back.`,
        ...withPick,
      };
  }
}

/** "Thu, Dec 3, 9:30 AM" */
export function sayProposed({ proposed, visitorZone }: Booking): string[] {
  const place = placeOf(visitorZone);
  // as: instants, as this program has written them.
  const times = JSON.parse(proposed) as string[];
  return times.map((at) => sayMoment(Date.parse(at), place, "short"));
}

/** "Tuesday, December 1, 3:00 – 3:30 PM" */
export function sayBefore({ start, end, visitorZone }: Booking): string {
  const place = placeOf(visitorZone);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return `${sayDay(dayAt(from, place))}, ${saySpan(from, to, place)}`;
}
