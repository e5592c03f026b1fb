import type { InvitationAnswer, Standing } from "../../../shared/booking.ts";
import { todayIn } from "../../../shared/dates/dates.ts";
import { utc } from "../../../shared/dates/time-zones.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { updateAppointment } from "../../appointments/queries.ts";
import { type Act, beginAct } from "../../db/acts/act.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { isNotFound } from "../../errors.ts";
import { noteNextDue } from "../../letters/next-due.ts";
import { findTypeOf } from "../invitations/type.ts";
import { toTold } from "../mails/notice.ts";
import { noteConfirmed, queueMail, queueReminder } from "../mails/queue.ts";
import { type Booking, endConfirmLinks, type Found, readAgain, writeBooking } from "../queries.ts";
import { type Stands, standsOf, upcoming } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { enterAppointment, holdMinutes, lapseOfRequest } from "./book.ts";

// What customers do with a booking of theirs, on its own page. Each is done in one transaction that reads first how things
// stand, so that a second press, or a desk that was quicker, changes nothing.

const minute = 60_000;

/** What came of it; `isDone` is false where things stand otherwise by now, and the page shows how. */
export interface Changed {
  isDone: boolean;
  acts: Act[];
  booking: Booking;
}

/** Without a mail server nobody is mailed, also once there is one. */
export interface When {
  now: Date;
  hasMail: boolean;
}

/** How the booking stands, and who is on the desk. */
type Known = Stands & Awaited<ReturnType<typeof readColleagues>>;

type Work = (tx: Tx, found: Found, known: Known) => Promise<Partial<Booking> | undefined>;

/** Runs `work` where a booking stands so, and writes what it answers. */
export function change(
  db: Db,
  { owner, booking: { _id } }: Pick<Found, "owner" | "booking">,
  standings: readonly Standing[],
  now: Date,
  work: Work,
): Promise<Changed> {
  return inTransaction(db, owner, async (tx) => {
    const found = await readAgain(tx, owner, _id);
    if (!found) throw new Error("A booking that was read is gone");
    const colleagues = await readColleagues(tx, owner);
    const { booking } = found;
    const stands = standsOf(found, colleagues.zones, now);
    const known = { ...stands, ...colleagues };
    const changes = standings.includes(stands.standing) ? await work(tx, found, known) : undefined;
    if (!changes) return { isDone: false, acts: [], booking };
    const written = { ...changes, updatedAt: now.toISOString() };
    await writeBooking(tx, booking, written);
    await noteNextDue(tx, owner);
    return { isDone: true, acts: [], booking: { ...booking, ...written } };
  });
}

/** Books what was held, or asks for it, by the link that was mailed. */
export async function confirmBooking(db: Db, found: Found, now: Date): Promise<Changed> {
  const acts: Act[] = [];
  const changed = await change(
    db,
    found,
    ["held"],
    now,
    async (tx, { owner, booking }, { here }) => {
      await noteConfirmed(tx, booking, now);
      const type = await findOfBooking(tx, owner, booking);
      if (type?.booked === "onApproval") {
        const lapsesAt = lapseOfRequest(now, Date.parse(booking.start));
        return { state: "asked", from: null, lapsesAt };
      }
      const { facts, act } = await enterAppointment(tx, booking, { takers: here }, now);
      acts.push(act);
      await queueMail(tx, booking, "booked", now);
      await queueReminder(tx, booking, toReminder(type, booking), now);
      return facts;
    },
  );
  return { ...changed, acts };
}

/** The meeting type that something was booked by; undefined where it was deleted. */
export async function findOfBooking(tx: Tx, owner: Owner, booking: Booking) {
  try {
    return await findTypeOf(tx, owner, booking);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Another mail to be confirmed, twice at most; to an address that was corrected the time is held anew. */
export function askAgain(
  db: Db,
  found: Found,
  email: string | undefined,
  now: Date,
): Promise<Changed> {
  return change(db, found, ["held"], now, async (tx, { booking }) => {
    if (booking.mails >= 2) return undefined;
    if (email !== undefined) await endConfirmLinks(tx, booking);
    await queueMail(tx, booking, "confirm", now);
    const lapsesAt = new Date(now.getTime() + holdMinutes * minute).toISOString();
    return { mails: booking.mails + 1, ...(email !== undefined && { email, lapsesAt }) };
  });
}

/** The customer cancels what is booked, or takes back what they asked for. */
export async function cancelBooking(
  db: Db,
  found: Found,
  word: string,
  { now, hasMail }: When,
): Promise<Changed> {
  const acts: Act[] = [];
  if (found.booking.isInvited === 1) return answerInvitation(db, found, "declined", word, now);
  const standings = ["held", "asked", ...upcoming] as const;
  const changed = await change(
    db,
    found,
    standings,
    now,
    async (tx, { owner, booking }, { zones }) => {
      if (booking.appointment !== null) {
        const act = beginAct("update", now);
        const today = todayIn(zones.get(booking.host) ?? utc.name, now);
        await updateAppointment(
          tx,
          owner,
          booking.appointment,
          { outcome: "canceled" },
          { act, today },
        );
        acts.push(act);
        if (hasMail) await queueMail(tx, booking, "canceled", now);
      }
      const endedAt = now.toISOString();
      const sequence = booking.sequence + 1;
      return {
        ...{ state: "ended", endedBy: "customer", endedAt, word, sequence, told: "" },
        ...{ from: null, lapsesAt: null },
      };
    },
  );
  return { ...changed, acts };
}

/** An invited customer accepts, or doesn’t come: then the desk decides what becomes of the appointment. */
export function answerInvitation(
  db: Db,
  found: Found,
  answer: InvitationAnswer,
  word: string,
  now: Date,
): Promise<Changed> {
  const standings = ["refused", ...upcoming] as const;
  return change(db, found, standings, now, async (_tx, { booking }, stands) => {
    if (booking.isInvited !== 1) return undefined;
    const { start, end } = stands.series?.first ?? stands;
    return {
      ...{ state: "booked", proposed: "[]", times: "[]", word, ...toAnswered(answer, now) },
      // Their page says when it is.
      ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
      told: toTold(stands),
    };
  });
}

export function toAnswered(answer: InvitationAnswer | null, now: Date) {
  return { answer, answeredAt: now.toISOString(), answeredBy: "customer" as const };
}

/** The customer agrees with where the desk has moved it. */
export function acceptMove(db: Db, found: Found, now: Date): Promise<Changed> {
  return change(db, found, ["moved"], now, async (_tx, _found, { start, end }) => ({
    ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
    told: toTold({ start, end }),
  }));
}

export function toReminder(type: MeetingType | undefined, { start }: Pick<Booking, "start">) {
  return { remind: type?.remind ?? null, start: Date.parse(start) };
}
