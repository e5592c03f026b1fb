import { randomUUIDv7 } from "node:crypto";
import { todayIn } from "../../../shared/dates/dates.ts";
import { zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { messages } from "../../../shared/messages.ts";
import type { Start } from "../../../shared/slots/bookable.ts";
import { createAppointment } from "../../appointments/queries.ts";
import { type Act, beginAct } from "../../db/acts/act.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { notFound } from "../../errors.ts";
import { noteNextDue } from "../../letters/next-due.ts";
import { findType } from "../../meeting-types/queries.ts";
import { readSettings } from "../../settings/stored.ts";
import { type MailWords, mailWordsOf } from "../../words.ts";
import { toTold } from "../mails/notice.ts";
import { queueMail } from "../mails/queue.ts";
import { type Booking, makeLink, untouched } from "../queries.ts";
import { findTimes, type Times } from "../times/find.ts";
import { findBooker } from "./customer.ts";
import type { Visitor } from "./visitor.ts";

/** How long a time is held until it is confirmed by mail, and how late the notice may be missed while a form is filled. */
export const holdMinutes = 30;
/** Times that one network may hold on one desk at once. */
export const mostHolds = 5;
/** How long a request waits for an answer, at most: days. */
const answerDays = 2;
const minute = 60_000;

export interface Wanted {
  owner: Owner;
  page: string;
  type: string;
  /** Minutes. */
  length: number;
  /** The instant that is chosen. */
  at: number;
  visitor: Visitor;
  visitorZone: string;
  language: string;
  /** A hash of the network that it comes from. */
  from: string;
  /** Then a link is mailed first, with which the booking is confirmed. */
  hasMail: boolean;
}

/** What came of it; of a time that was taken meanwhile the next free ones. */
export type Booked =
  | { isTaken: false; booking: Booking; token: string; act: Act | undefined }
  | { isTaken: true; next: Start[] };

/**
 * Books a time, or holds it until the link that is mailed confirms it. The writes of a desk come one after the other,
 * so of any number who want one time, one gets it. Throws the 404 where there is no such type any more.
 */
export function bookTime(db: Db, wanted: Wanted, now: Date): Promise<Booked> {
  const { owner, at, visitor, length } = wanted;
  return inTransaction(db, owner, async (tx) => {
    const type = await findType(tx, owner, wanted.type);
    if (!type.lengths.includes(length)) throw notFound(messages.meetingTypes.notFound);
    const times = await timesNow(tx, owner, type, { at, length, now });
    const start = times.starts.find((one) => one.at === at);
    const chosen = start && (await chooseHost(tx, owner, type, start, now));
    const organizer = times.takers.find(({ _id }) => _id === chosen);
    if (!(start && organizer)) return { isTaken: true, ...(await findNext(tx, wanted, type, now)) };
    const stamp = now.toISOString();
    const host = organizer._id;
    const isHeld = wanted.hasMail;
    const isAsked = !isHeld && type.booked === "onApproval";
    const row: Booking = {
      ...untouched,
      ...{ owner, _id: randomUUIDv7(), page: wanted.page },
      state: isHeld ? "held" : isAsked ? "asked" : "booked",
      ...{ type: type._id, title: type.name, host, zone: times.zone },
      ...{ organizerName: organizer.name, organizerEmail: organizer.email },
      takers: JSON.stringify(type.takenBy === "together" ? start.takers : [host]),
      start: new Date(at).toISOString(),
      end: new Date(at + length * minute).toISOString(),
      ...{ breakBefore: type.breakBefore, breakAfter: type.breakAfter },
      ...{ place: type.place, address: visitor.address || type.address },
      ...{ name: visitor.name, email: visitor.email, phone: visitor.phone },
      company: visitor.company,
      answers: JSON.stringify(
        type.questions.map(({ text }, place) => ({ text, answer: visitor.answers[place] ?? "" })),
      ),
      ...{ visitorZone: wanted.visitorZone, language: wanted.language },
      from: isHeld ? wanted.from : null,
      lapsesAt: isHeld ? lapseAfter(now, holdMinutes) : isAsked ? lapseOfRequest(now, at) : null,
      told: toTold({ start: at, end: at + length * minute }),
      ...{ createdAt: stamp, updatedAt: stamp },
    };
    const made = row.state === "booked" ? await enterAppointment(tx, row, times, now) : undefined;
    const booking = { ...row, ...made?.facts };
    await tx.insertInto("bookings").values(booking).execute();
    const token = await makeLink(tx, booking, now);
    const mail = isHeld ? "confirm" : isAsked ? undefined : "booked";
    if (wanted.hasMail && mail) await queueMail(tx, booking, mail, now);
    if (wanted.hasMail && isAsked) await noteNextDue(tx, owner);
    return { isTaken: false, booking, token, act: made?.act };
  });
}

/** The times of the day of a start, and those around it, with as much notice less as a form may take to be filled. */
function timesNow(
  tx: Tx,
  owner: Owner,
  type: MeetingType,
  {
    at,
    length,
    now,
    except,
  }: { at: number; length: number; now: Date; except?: Pick<Booking, "_id" | "appointment"> },
): Promise<Times> {
  const notice = Math.max(0, type.notice - holdMinutes);
  return findTimes(tx, owner, { ...type, notice }, { length, now, days: daysAround(at), except });
}

/** The day of an instant in any zone, with the days beside it. */
export function daysAround(at: number) {
  const around = (by: number) => new Date(at + by * 86_400_000).toISOString().slice(0, 10);
  return { from: around(-1), until: around(1) };
}

/** The next free times after one that is taken, the first of them on its day if there are any. */
async function findNext(tx: Tx, { owner, at, length }: Wanted, type: MeetingType, now: Date) {
  const { starts } = await findTimes(tx, owner, type, { length, now });
  return { next: chooseNext(starts, at) };
}

export function chooseNext(starts: readonly Start[], at: number): Start[] {
  const later = starts.filter((one) => one.at > at);
  const earlier = starts.filter((one) => one.at < at).toReversed();
  return [...later, ...earlier].slice(0, 4);
}

/** Whoever the page is of, or of several in turn the one with the fewest ahead. */
async function chooseHost(
  tx: Tx,
  owner: Owner,
  { takenBy, person }: MeetingType,
  { takers }: Start,
  now: Date,
): Promise<string | undefined> {
  if (takenBy === "together") return takers.find((id) => id === person) ?? takers[0];
  if (takers.length < 2) return takers[0];
  const ahead = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("end", ">", now.toISOString())
    .where("state", "in", ["held", "asked", "booked", "proposed"])
    .select(["host", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("host")
    .execute();
  const countOf = (id: string) => Number(ahead.find(({ host }) => host === id)?.count ?? 0);
  return takers.reduce((best, id) => (countOf(id) < countOf(best) ? id : best));
}

/** The customer and the appointment of what is booked now. */
export async function enterAppointment(
  tx: Tx,
  booking: Booking,
  { takers }: Pick<Times, "takers">,
  now: Date,
  act = beginAct("create", now),
) {
  // as: the row was made for this desk.
  const owner = booking.owner as Owner;
  const host = takers.find(({ _id }) => _id === booking.host);
  if (!host) throw new Error("Nobody takes what is booked");
  const today = todayIn(host.timeZone, now);
  const visitor = { ...booking, answers: [] };
  const settings = readSettings(host.settings, null);
  // What stands in the records is read by the host.
  const { booked: words } = mailWordsOf(settings).notices;
  const about = words.online;
  const booker = await findBooker(tx, owner, visitor, { host: host._id, about, today, now });
  const zone = zoneNamed(host.timeZone);
  // as: ids, as this program has written them.
  const all = JSON.parse(booking.takers) as string[];
  const appointment = await createAppointment(
    tx,
    owner,
    {
      title: booking.title,
      date: new Date(zone.toWall(Date.parse(booking.start))).toISOString(),
      duration: (Date.parse(booking.end) - Date.parse(booking.start)) / minute,
      ...{ company: booker.company, customer: booker.customer, notes: toNotes(booking, words) },
      ...{ outcome: null, repeat: "", host: host._id },
      reminder: settings.calendar.reminder,
      attending: all.filter((id) => id !== host._id),
    },
    { act, today },
  );
  const facts = {
    ...{ state: "booked" as const, from: null, lapsesAt: null },
    ...{ appointment: appointment._id, customer: booker.customer },
    // An approval that was taken back has left the customer whom it had made.
    isNew: booker.customer === booking.customer ? booking.isNew : Number(booker.isNew),
  };
  return { facts, act };
}

/** What the customer said, for whoever prepares the meeting. */
function toNotes(
  { place, phone, address, answers }: Booking,
  words: MailWords["notices"]["booked"],
): string {
  // as: this program has written them.
  const said = JSON.parse(answers) as { text: string; answer: string }[];
  const where =
    place === "phone" ? words.call(phone) : place === "theirs" ? words.at(address) : address;
  const answered = said.filter(({ answer }) => answer !== "");
  return [where, ...answered.map(({ text, answer }) => `${text}\n${answer}`)]
    .filter((part) => part !== "")
    .join("\n\n");
}

function lapseAfter(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * minute).toISOString();
}

/** Requests lapse after two days, and at the latest when the meeting would begin. */
export function lapseOfRequest(now: Date, at: number): string {
  return new Date(Math.min(now.getTime() + answerDays * 1440 * minute, at)).toISOString();
}
