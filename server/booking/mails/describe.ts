import { dayAt, placeOf, sayDay, sayLength, saySpan, sayZone } from "../public/words.ts";
import type { Booking } from "../queries.ts";
import type { CustomerLetter } from "./letter.ts";

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
