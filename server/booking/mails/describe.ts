import { dayAt, placeOf, sayDay, sayLength, saySpan, sayZone } from "../public/words.ts";
import type { Booking } from "../queries.ts";
import { sayRepeat } from "../series.ts";
import type { Stands } from "../states.ts";
import type { CustomerLetter } from "./letter.ts";

/** What the mails of one booking say in common. */
export function describeBooking(
  { booking, host }: { booking: Booking; host: string },
  { start, end, series }: Pick<Stands, "start" | "end" | "series">,
): CustomerLetter["rows"] {
  const [theirs, ours] = [placeOf(booking.visitorZone), placeOf(booking.zone)];
  const here = `${saySpan(start, end, theirs)}, ${sayZone(theirs)}`;
  const there = `${saySpan(start, end, ours)}, ${sayZone(ours)}`;
  const isSame = theirs.zone.toWall(start) === ours.zone.toWall(start);
  const repeats = series && `Repeats ${sayRepeat(series, (day) => sayDay(day, "short"))}`;
  const when = [sayDay(dayAt(start, theirs), "full"), here, ...(isSame ? [] : [there])];
  // as: this program has written them.
  const answers = JSON.parse(booking.answers) as { text: string; answer: string }[];
  const said = answers.map(({ answer }) => answer).filter(Boolean);
  const where = whereOf(booking, host);
  return [
    ["When", [...when, ...(repeats ? [repeats] : [])]],
    ["What", [`${booking.title}, ${sayLength((end - start) / 60_000)}`]],
    ...(where ? [["Where", [where]] as const] : []),
    ...(booking.greeting ? [[`From ${host}`, [booking.greeting]] as const] : []),
    ...(said.length > 0 ? [["You wrote", said] as const] : []),
  ];
}

/** Where it is, to whom booked it. */
export function whereOf({ place, address, phone }: Booking, host: string): string {
  if (place === "phone") return phone ? `${host} calls you at ${phone}` : `${host} calls you`;
  if (place === "video") return address || `Video. ${host} sends you the link.`;
  return address;
}
