import type { CustomerWords } from "../customer-words.ts";
import { dayAt, placeOf, sayDay, sayLength, saySpan, sayZone, toStart } from "../public/words.ts";
import type { Booking } from "../queries.ts";
import { sayRepeat } from "../series.ts";
import type { Stands } from "../states.ts";

/** A line of the ledger: what it is about, and what is said of that. */
export type Row = readonly [label: string, lines: readonly string[]];

/** What the mails of one booking say in common. */
export function describeBooking(
  { booking, host, words }: { booking: Booking; host: string; words: CustomerWords },
  { start, end, series }: Pick<Stands, "start" | "end" | "series">,
): Row[] {
  const { meeting: say } = words;
  const theirs = placeOf(booking.visitorZone, words);
  const ours = placeOf(booking.zone, words);
  const timeBy = (place: typeof ours) => say.pair(saySpan(start, end, place), sayZone(place));
  const isSame = theirs.zone.toWall(start) === ours.zone.toWall(start);
  const day = toStart(sayDay(dayAt(start, theirs), theirs, "full"), theirs);
  const when = [day, timeBy(theirs), ...(isSame ? [] : [timeBy(ours)])];
  // as: this program has written them.
  const answers = JSON.parse(booking.answers) as { text: string; answer: string }[];
  const said = answers.map(({ answer }) => answer).filter(Boolean);
  const where = whereOf(booking, host, words);
  const what = say.pair(booking.title, sayLength((end - start) / 60_000, words));
  return [
    [say.when, [...when, ...(series ? [sayRepeat(series, words)] : [])]],
    [say.what, [what]],
    ...(where ? [[say.where, [where]] as const] : []),
    ...(booking.greeting ? [[say.fromHost(host), [booking.greeting]] as const] : []),
    ...(said.length > 0 ? [[say.youWrote, said] as const] : []),
  ];
}

/** Where it is, to whom booked it. */
export function whereOf(
  { place, address, phone }: Booking,
  host: string,
  { meeting: say }: CustomerWords,
): string {
  if (place === "phone") return phone ? say.callsYouAt(host, phone) : say.callsYou(host);
  if (place === "video") return address || say.videoLink(host);
  return address;
}
