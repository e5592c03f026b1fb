import type { CustomerWords } from "../customer-words.ts";
import { listTimes, type TimeStands } from "../one-time.ts";
import { writeList } from "../public/date-words.ts";
import {
  dayAt,
  type Place,
  placeOf,
  sayDay,
  sayLength,
  saySpan,
  sayZone,
  toStart,
} from "../public/words.ts";
import type { Booking } from "../queries.ts";
import { sayRepeat } from "../series.ts";
import type { Stands } from "../states.ts";

/** A line of the ledger: what it is about, and what is said of that. */
export type Row = readonly [label: string, lines: readonly string[]];

interface Described {
  booking: Booking;
  host: string;
  words: CustomerWords;
  now: Date;
}

/** What the mails of one booking say in common. */
export function describeBooking({ booking, host, words, now }: Described, stands: Stands): Row[] {
  const { start, end, series } = stands;
  const { meeting: say } = words;
  const theirs = placeOf(booking.visitorZone, words);
  const ours = placeOf(booking.zone, words);
  const timeBy = (place: typeof ours) => say.pair(saySpan(start, end, place), sayZone(place));
  const isSame = theirs.zone.toWall(start) === ours.zone.toWall(start);
  const day = toStart(sayDay(dayAt(start, theirs), theirs, "full"), theirs);
  const except = sayExceptions(booking, listTimes(booking, stands, now), { place: theirs, now });
  const when = [day, timeBy(theirs), ...(isSame ? [] : [timeBy(ours)])];
  // as: this program has written them.
  const answers = JSON.parse(booking.answers) as { text: string; answer: string }[];
  const said = answers.map(({ answer }) => answer).filter(Boolean);
  const where = whereOf(booking, host, words);
  const what = say.pair(booking.title, sayLength((end - start) / 60_000, words));
  return [
    [say.when, series ? [...when, sayRepeat(series, words), ...except] : when],
    [say.what, [what]],
    ...(where ? [[say.where, [where]] as const] : []),
    ...(booking.greeting ? [[say.fromHost(host), [booking.greeting]] as const] : []),
    ...(said.length > 0 ? [[say.youWrote, said] as const] : []),
  ];
}

/** The times to come of a series to which the customer has answered otherwise than to all of it: "Except December 8: declined". */
function sayExceptions(
  { answer: whole }: Booking,
  times: readonly TimeStands[],
  { place, now }: { place: Place; now: Date },
): string[] {
  const { language, meeting } = place.words;
  const toCome = times
    .filter(({ end }) => end > now.getTime())
    .toSorted((one, other) => one.start - other.start);
  const kindOf = ({ answered: { answer, proposed } }: TimeStands) =>
    proposed === null ? (answer ?? "open") : "proposed";
  return [...Map.groupBy(toCome, kindOf)].flatMap(([kind, some]) => {
    if (kind === (whole ?? "open")) return [];
    const days = some.map(({ start }) => sayDay(dayAt(start, place), place, "plain"));
    return meeting.except[kind](writeList(language, "conjunction", days));
  });
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
