import type { BookingApi } from "../public/book-routes.ts";
import type { Site } from "../public/page.ts";
import {
  callName,
  dayAt,
  placeOf,
  sayDay,
  sayLength,
  saySpan,
  sayTime,
  sayZone,
} from "../public/words.ts";
import type { Booking } from "../queries.ts";
import { type CustomerLetter, toLetterHtml, toLetterText } from "./letter.ts";

/** What the mails of one booking say in common. */
export function describeBooking(
  { booking, host }: { booking: Booking; host: string },
  { start, end } = { start: Date.parse(booking.start), end: Date.parse(booking.end) },
): CustomerLetter["rows"] {
  const [theirs, ours] = [placeOf(booking.visitorZone), placeOf(booking.zone)];
  const here = `${saySpan(start, end, theirs)}, ${sayZone(theirs)}`;
  const there = `${saySpan(start, end, ours)}, ${sayZone(ours)}`;
  const isSame = theirs.zone.toWall(start) === ours.zone.toWall(start);
  const when = [sayDay(dayAt(start, theirs), "full"), here, ...(isSame ? [] : [there])];
  // as: this program has written them.
  const answers = JSON.parse(booking.answers) as { text: string; answer: string }[];
  const said = answers.map(({ answer }) => answer).filter(Boolean);
  return [
    ["When", when],
    ["What", [`${booking.title}, ${sayLength((end - start) / 60_000)}`]],
    ["Where", [whereOf(booking, host)]],
    ...(said.length > 0 ? [["You wrote", said] as const] : []),
  ];
}

/** Where it is, to whom booked it. */
export function whereOf({ place, address, phone }: Booking, host: string): string {
  if (place === "phone") return `${host} calls you at ${phone}`;
  if (place === "video") return address || `Video. ${host} sends you the link.`;
  return address;
}

interface Told {
  booking: Booking;
  token: string;
  code: string;
}

/** Asks whoever reads mail at that address whether they have booked it. */
export async function mailHold(
  { env, mailer, background }: BookingApi,
  { frame, here }: Site,
  { booking, token, code }: Told,
  now: Date,
): Promise<void> {
  const host = here.find(({ _id }) => _id === booking.host);
  const place = placeOf(booking.visitorZone);
  const until = sayTime(Date.parse(booking.lapsesAt ?? now.toISOString()), place);
  const start = Date.parse(booking.start);
  const when = `${sayDay(dayAt(start, place), "short")}, ${sayTime(start, place)}`;
  const caller = callName(host?.name ?? frame.name);
  const letter: CustomerLetter = {
    title: `One step left, ${callName(booking.name)}`,
    intro: `Please confirm that you want to book this. The time is held for you until ${until}.`,
    rows: describeBooking({ booking, host: caller }),
    button: {
      text: "Confirm the Booking",
      url: `${env.PUBLIC_URL}/booking/${token}?confirm=${code}`,
    },
    links: [],
    foot: `${[host?.name ?? frame.name, frame.desk].filter(Boolean).join(", ")}. You get this because somebody booked a meeting with this address. If it was not you, do nothing: the time is given back.`,
  };
  background.run("Mailing a booking to be confirmed", async () => {
    await mailer?.send({
      to: booking.email,
      subject: `Please confirm: ${booking.title}, ${when}`,
      text: toLetterText(letter),
      html: toLetterHtml(letter),
    });
  });
}
