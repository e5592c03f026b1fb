import type { MailsSettings } from "../../../shared/account/customer-mails.ts";
import type { BookingMail } from "../../../shared/booking.ts";
import type { CustomerWords } from "../customer-words.ts";
import {
  callCustomer,
  callMeeting,
  dayAt,
  placeOf,
  sayDay,
  sayDayAndSpan,
  sayMoment,
  sayOneOf,
  sayTime,
  toStart,
} from "../public/words.ts";
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

type Said = Pick<CustomerLetter, "title" | "intro" | "button" | "links"> & { subject: string };

/** Subject, title, words and buttons of each kind of mail. */
export function say(kind: BookingMail, writing: Writing, words: CustomerWords, host: string): Said {
  const { booking, stands, url, again, movable, now } = writing;
  const place = placeOf(booking.visitorZone, words);
  const { start } = stands;
  const short = sayMoment(start, place, "short");
  const { title, word } = booking;
  const what = callMeeting(title, words);
  const customer = callCustomer(booking.name, words);
  const move = movable !== undefined && now.getTime() < movable;
  const isInvited = booking.isInvited === 1;
  const isSeries = stands.series !== undefined;
  const { mails } = words;
  const { link } = mails;
  const answers = [
    ...(move ? [{ text: link.moveIt, url: `${url}/move` }] : []),
    ...(isSeries ? [] : [{ text: link.propose, url: `${url}/propose` }]),
    { text: link.decline, url: `${url}/cancel` },
  ];
  const accept = { text: link.accept, url };
  const until = move && link.moveUntil(sayMoment(movable, place, "weekday"));
  const bookedLinks = [
    ...(until ? [{ text: until, url: `${url}/move` }] : []),
    { text: link.cancel, url: `${url}/cancel` },
  ];
  const links = isInvited ? answers : bookedLinks;
  const pick = again === undefined ? undefined : { text: link.pick, url: again };
  const withPick = { links: [], ...(pick && { button: pick }) };
  switch (kind) {
    case "confirm": {
      const { subject, title: head, text, button } = mails.confirm;
      return {
        ...{ subject: subject(title, short), title: head(customer), links: [] },
        intro: text(sayTime(Date.parse(booking.lapsesAt ?? ""), place)),
        button: { text: button, url },
      };
    }
    case "invited": {
      const { subject, title: head, text, allTimes } = mails.invited;
      return {
        ...{ subject: subject(title, short), title: head(host, customer), links },
        intro: isSeries ? allTimes : text,
        ...(booking.answer !== "accepted" && { button: accept }),
      };
    }
    case "booked": {
      const { subject, title: head, text, textPhone } = mails.booked;
      return {
        ...{ subject: subject(title, short), title: head(customer), links },
        intro: booking.place === "phone" ? textPhone(host) : text,
      };
    }
    case "moved": {
      const { subject, title: head, text } = mails.moved;
      return {
        ...{ subject: subject(title, short), title: head(what), links },
        intro: text(customer, what),
      };
    }
    case "rescheduled": {
      const { rescheduled, moved } = mails;
      if (isSeries)
        return {
          subject: rescheduled.subjectSeries(title, short),
          title: rescheduled.titleSeries(what),
          intro: rescheduled.textSeries(customer, host),
          ...{ button: accept, links },
        };
      return {
        ...{ subject: moved.subject(title, short), title: moved.title(what), links },
        intro: rescheduled.text(customer, host, what),
        button: { text: rescheduled.button, url },
      };
    }
    case "canceled": {
      const { subject, title: head, byYou, byHost } = mails.canceled;
      const isTheirs = booking.endedBy === "customer";
      return {
        ...{ subject: subject(title, short), title: head(what), ...withPick },
        intro: isTheirs ? byYou(customer, what) : byHost(customer, host, what),
      };
    }
    case "declined": {
      const { subject, title: head, text, textWord } = mails.declined;
      return {
        ...{ subject: subject(host, title, short), title: head(host), ...withPick },
        intro: word ? textWord(customer, host, what, word) : text(customer, host, what),
      };
    }
    case "offered": {
      const { title: head, text, textWord, button } = mails.offered;
      const times = sayOneOf(sayProposed(booking, words), words);
      return {
        ...{ subject: mails.declined.subject(host, title, short), title: head(host), links: [] },
        intro: word
          ? textWord(customer, host, what, times, word)
          : text(customer, host, what, times),
        button: { text: button, url },
      };
    }
    case "reminder": {
      const { reminder } = mails;
      const isTomorrow = dayAt(start, place) === dayAt(now.getTime() + 86_400_000, place);
      const day = toStart(sayDay(dayAt(start, place), place, "short"), place);
      const time = sayTime(start, place);
      const head = isTomorrow
        ? {
            subject: reminder.subjectTomorrow(title, time),
            title: reminder.titleTomorrow(customer),
          }
        : { subject: reminder.subject(day, title, time), title: reminder.title(what, customer) };
      const intro = (booking.place === "phone" ? reminder.calls : reminder.expects)(host);
      return { ...head, intro, links };
    }
    case "missed": {
      const { subject, title: head, text } = mails.missed;
      const intro = text(host, sayMoment(start, place));
      return { subject, title: head(customer), intro, ...withPick };
    }
    case "lapsed": {
      const { subject, title: head, text, notChosenTitle, notChosen } = mails.lapsed;
      // Where other times were proposed, it was the customer’s turn.
      const said =
        booking.proposed === "[]"
          ? { title: head, intro: text(customer, host) }
          : { title: notChosenTitle, intro: notChosen(customer) };
      return { subject: subject(title, short), ...said, ...withPick };
    }
  }
}

/** "Thu, Dec 3, 9:30 AM" */
export function sayProposed({ proposed, visitorZone }: Booking, words: CustomerWords): string[] {
  const place = placeOf(visitorZone, words);
  // as: instants, as this program has written them.
  const times = JSON.parse(proposed) as string[];
  return times.map((at) => sayMoment(Date.parse(at), place, "short"));
}

/** When the customer has booked it, whatever has become of it: "Tuesday, December 1, 3:00 – 3:30 PM" */
export function sayBefore({ start, end, visitorZone }: Booking, words: CustomerWords): string {
  return sayDayAndSpan(Date.parse(start), Date.parse(end), placeOf(visitorZone, words));
}
