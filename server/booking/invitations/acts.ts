import type { InvitationAnswer, InvitationInput } from "../../../shared/booking.ts";
import { utc } from "../../../shared/dates/time-zones.ts";
import { messages } from "../../../shared/messages.ts";
import { readTimeName } from "../../../shared/repeat/time-names.ts";
import { isAppointment } from "../../appointments/queries.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { afterUndo, noteNextDue } from "../../letters/next-due.ts";
import { serverMessages } from "../../messages.ts";
import { toLaterEnd, toTold } from "../mails/notice.ts";
import { dropMails, queueMail, queueReminder } from "../mails/queue.ts";
import { spanOfTime, toTimeAnswer, withTime } from "../one-time.ts";
import { type Booking, makeLink, readAgain, writeBooking } from "../queries.ts";
import { type Stands, standsOf, upcoming } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { findOfAppointment, findPage, readInvited } from "./queries.ts";
import { requireHost, toOwnRow, toSaid, toTimes } from "./row.ts";

// Invitations are bookings that the desk makes: how they stand, their mails and pages are those of others.

const { booking: words } = serverMessages;

interface When {
  now: Date;
  hasMail: boolean;
}

/**
 * Invites the customer of an appointment, of one that repeats to all of its times. One that was taken back is the same
 * invitation again. Throws the 404 without an appointment, and the 409 where nobody can be invited to it.
 */
export function invite(
  db: Db,
  { owner, appointment: id }: { owner: Owner; appointment: string },
  input: InvitationInput,
  { now, hasMail }: When,
): Promise<string> {
  return inTransaction(db, owner, async (tx) => {
    const appointment = readTimeName(id)?.series ?? id;
    const before = await findOfAppointment(tx, owner, appointment);
    if (before?.isInvited === 0) throw conflict("_id", words.bookedOnline);
    const found = await readInvited(tx, owner, appointment);
    if (!found) throw notFound(messages.appointments.notFound);
    const { zones, here } = await readColleagues(tx, owner);
    const host = requireHost(found, here);
    const zone = zones.get(found.host) ?? utc.name;
    // Whom they were merged with is the same customer.
    const customer = before?.customer ?? found.customer;
    const said = { ...toSaid(found, input), customer, updatedAt: now.toISOString() };
    const row = before ?? (await toOwnRow(tx, owner, { appointment, found, host, zone }, now));
    const { _id } = row;
    if (before) {
      const anew = before.told === "" && { ...toTimes(found, zone), answer: null };
      await writeBooking(tx, before, { ...said, ...anew });
    } else {
      const page = await findPage(tx, owner, host._id);
      await tx
        .insertInto("bookings")
        .values({ ...row, ...said, page })
        .execute();
    }
    const stands = await standsNow(tx, owner, _id, now);
    if (!stands || ![...upcoming, "refused"].includes(stands.standing))
      throw conflict("_id", words.notToInvite);
    await writeBooking(tx, row, { seriesEnd: toLaterEnd(row.end, stands) });
    await dropMails(tx, row, ["canceled"]);
    if (hasMail && (before?.told ?? "") === "") {
      await queueMail(tx, row, "invited", now, afterUndo(now));
      await queueReminder(tx, row, { remind: input.remind, start: stands.start }, now);
    }
    await noteNextDue(tx, owner);
    return _id;
  });
}

/** Nothing is left of an invitation that nobody knows of; a customer who does is told. */
export function takeBack(
  db: Db,
  { owner, appointment: id }: { owner: Owner; appointment: string },
  { now, hasMail }: When,
): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    const appointment = readTimeName(id)?.series ?? id;
    const found = await findOfAppointment(tx, owner, appointment);
    if (!found && !(await isAppointment(tx, owner, id)))
      throw notFound(messages.appointments.notFound);
    if (found?.isInvited !== 1 || found.state === "ended") throw conflict("_id", words.notInvited);
    const isKnown = found.told !== "";
    if (isKnown || (await wasMailed(tx, found))) {
      const ended = { endedBy: "desk" as const, endedAt: now.toISOString() };
      await writeBooking(tx, found, { state: "ended", ...ended, proposed: "[]", untold: null });
      await dropMails(tx, found, ["invited", "reminder"]);
      if (hasMail && isKnown && found.answer !== "declined")
        await queueMail(tx, found, "canceled", now, afterUndo(now));
    } else {
      await tx
        .deleteFrom("bookings")
        .where("owner", "=", owner)
        .where("_id", "=", found._id)
        .execute();
    }
    await noteNextDue(tx, owner);
  });
}

/** Of an earlier time; its mails stand in the customer’s story. */
async function wasMailed(tx: Tx, { owner, _id }: Booking): Promise<boolean> {
  const mail = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", _id)
    .where("sentAt", "is not", null)
    .select("_id")
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Enters what a customer has said by other ways. Throws the 409 where nobody is invited any more. */
export function enterAnswer(
  db: Db,
  { owner, booking }: { owner: Owner; booking: Booking },
  { answer, day }: { answer: InvitationAnswer | null; day?: string | undefined },
  now: Date,
): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    const { found, stands } = await requireOpen(tx, owner, booking, now);
    if (day === undefined) {
      const answeredAt = answer === null ? null : now.toISOString();
      const answeredBy = answer === null ? null : ("desk" as const);
      const said = { answer, answeredAt, answeredBy, times: "[]" };
      return writeBooking(tx, booking, { state: "booked", proposed: "[]", ...said });
    }
    if (!stands.series || !spanOfTime(stands.series, day)) throw conflict("_id", words.notInvited);
    const at = now.toISOString();
    const said = { ...toTimeAnswer(day, at), answer, answeredBy: "desk" as const };
    await writeBooking(tx, booking, { times: withTime(found, said) });
  });
}

/** Mails an invitation again, or answers the path of a link to it, which counts as told. */
export function sendAgain(
  db: Db,
  { owner, booking }: { owner: Owner; booking: Booking },
  by: "mail" | "link",
  now: Date,
): Promise<string | null> {
  return inTransaction(db, owner, async (tx) => {
    const { found, stands } = await requireOpen(tx, owner, booking, now);
    if (by === "mail") {
      await queueMail(tx, booking, "invited", now);
      return null;
    }
    if (found.told === "") {
      await dropMails(tx, booking, ["invited"]);
      await writeBooking(tx, booking, { told: toTold(stands), sentAt: now.toISOString() });
      await noteNextDue(tx, owner);
    }
    return `/booking/${await makeLink(tx, booking, now)}`;
  });
}

async function requireOpen(tx: Tx, owner: Owner, { _id }: Booking, now: Date) {
  const found = await readAgain(tx, owner, _id);
  const stands = await standsNow(tx, owner, _id, now);
  const isOn = stands && [...upcoming, "refused"].includes(stands.standing);
  if (!found || !isOn || found.booking.isInvited !== 1) throw conflict("_id", words.notInvited);
  return { found: found.booking, stands };
}

async function standsNow(tx: Tx, owner: Owner, id: string, now: Date): Promise<Stands | undefined> {
  const found = await readAgain(tx, owner, id);
  if (!found) return undefined;
  const { zones } = await readColleagues(tx, owner);
  return standsOf(found, zones, now);
}
