import type { TellChoice } from "../../../shared/booking-endpoints.ts";
import type { Api } from "../../api.ts";
import type { Act } from "../../db/acts/act.ts";
import {
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  type Tx,
} from "../../db/engine/database.ts";
import { noteNextDue } from "../../letters/next-due.ts";
import { composeMail } from "../mails/job.ts";
import { keyOf, lookAgain, noticeChanges, toNotice } from "../mails/notice.ts";
import { dropMails, queueMail, queueReminder } from "../mails/queue.ts";
import {
  type Booking,
  type Found,
  isOfBooking,
  isToCome,
  readAgain,
  writeBooking,
} from "../queries.ts";
import { standsOf } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { findOfBooking, toReminder } from "../visits/change.ts";

// Whether customers are told of what the desk does with what they have booked. Without an answer they are, a minute after
// the last change: not telling is the worse slip.

/** How long it waits for the answer of whoever is asked. */
const patience = 10 * 60_000;

/** An act, and who it was done by. */
interface Done {
  owner: Owner;
  act: Act;
  /** Whether there is somebody to ask: no program with an access token. */
  mayAsk: boolean;
}

/**
 * Looks whether an act has touched what customers have booked. Answers the booking whose customer is to be told, where
 * it is one: then whoever did it is asked.
 */
export async function askWhetherToTell(
  db: Db,
  { owner, act, mayAsk }: Done,
  hasMail: boolean,
): Promise<string | undefined> {
  const { change, now, action, tells } = act;
  if (!change || tells || action === "create") return undefined;
  if (action === "update" && change.kind !== "appointments") return undefined;
  const touched = await inSnapshot(db, owner, (tx) => listTouched(tx, owner, change._id, now));
  if (touched.length === 0) return undefined;
  return inTransaction(db, owner, async (tx) => {
    const { zones } = await readColleagues(tx, owner);
    const unknown: Booking[] = [];
    for (const id of touched) {
      const found = await readAgain(tx, owner, id);
      if (!found || (await settleApproval(tx, found, { now, hasMail }))) continue;
      const stands = standsOf(found, zones, now);
      const { untold, askedUntil } = found.booking;
      const isNews = toNotice(found.booking, stands) !== undefined;
      if (isNews && untold !== keyOf(stands)) unknown.push(found.booking);
      // It stays as nobody tells them, or is where the customer believes it to be: then the same is asked about again.
      else if (askedUntil || (untold !== null && !isNews))
        await writeBooking(tx, found.booking, { askedUntil: null, untold: isNews ? untold : null });
    }
    await noteNextDue(tx, owner);
    const [only, ...others] = unknown;
    if (!only || others.length > 0 || !mayAsk) return undefined;
    const askedUntil = new Date(now.getTime() + patience).toISOString();
    await writeBooking(tx, only, { askedUntil, untold: null });
    await lookAgain(tx, owner);
    return only._id;
  });
}

async function listTouched(tx: Tx, owner: Owner, change: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom("bookings")
    .where("bookings.owner", "=", owner)
    .where(isToCome(now))
    .where("bookings.state", "in", ["asked", "booked", "proposed"])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("changes as c")
            .where("c.owner", "=", owner)
            .where("c._id", "=", change)
            .where(isOfBooking("c.record"))
            .select("c._id"),
        ),
        eb.exists(
          eb
            .selectFrom("changeRecords as r")
            .where("r.owner", "=", owner)
            .where("r.change", "=", change)
            .where(isOfBooking("r.record"))
            .select("r.change"),
        ),
      ]),
    )
    .select("bookings._id")
    .execute();
  return rows.map(({ _id }) => _id);
}

/**
 * An approval that is taken back before its customer was told is a request again, and one that is done again an approval.
 * Answers whether it was either.
 */
async function settleApproval(
  tx: Tx,
  { owner, booking, appointment }: Found,
  { now, hasMail }: { now: Date; hasMail: boolean },
): Promise<boolean> {
  const { state, lapsesAt } = booking;
  if (lapsesAt === null || lapsesAt <= now.toISOString()) return false;
  if (state === "asked" && appointment) {
    await writeBooking(tx, booking, { state: "booked" });
    if (hasMail) await tellApproved(tx, owner, booking, now);
    return true;
  }
  if (state !== "booked" || appointment) return false;
  // Without mails their page tells them, a moment later.
  const isTold = hasMail
    ? await isApprovalTold(tx, booking)
    : now.getTime() - Date.parse(booking.updatedAt) > undoable;
  if (isTold) return false;
  await writeBooking(tx, booking, { state: "asked" });
  await dropMails(tx, booking, ["booked", "canceled", "reminder"]);
  return true;
}

/** So long an approval can be taken back before its customer is told. */
const undoable = 12_000;

/** The customer is told that what they asked for is booked. */
export async function tellApproved(tx: Tx, owner: Owner, booking: Booking, now: Date) {
  const type = await findOfBooking(tx, owner, booking);
  await queueMail(tx, booking, "booked", now, new Date(now.getTime() + undoable));
  await queueReminder(tx, booking, toReminder(type, booking), now);
}

async function isApprovalTold(tx: Tx, { owner, _id }: Booking): Promise<boolean> {
  const sent = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", _id)
    .where("kind", "=", "booked")
    .where("state", "<>", "due")
    .select("_id")
    .executeTakeFirst();
  return sent !== undefined;
}

/**
 * Does as whoever was asked has said; what the customer knows by then is not taken back. Answers the text for whoever tells
 * them by other ways.
 */
export async function tellAs(
  { db, env }: Pick<Api, "db" | "env">,
  { owner, booking: { _id } }: Pick<Found, "owner" | "booking">,
  choice: TellChoice,
  now: Date,
): Promise<string | null> {
  // What was just changed is looked at now: later, its mail would be that of a minute after.
  if (choice === "now") await noticeChanges(db, owner, now);
  return inTransaction(db, owner, async (tx) => {
    const found = await readAgain(tx, owner, _id);
    if (!found) return null;
    const { booking } = found;
    const { zones } = await readColleagues(tx, owner);
    const stands = standsOf(found, zones, now);
    const kind = toNotice(booking, stands);
    if (!kind) return null;
    await writeBooking(tx, booking, {
      askedUntil: null,
      untold: choice === "never" ? keyOf(stands) : null,
    });
    if (choice === "soon") await lookAgain(tx, owner);
    else await dropMails(tx, booking, [kind, "rescheduled", "canceled"]);
    if (choice === "now") await queueMail(tx, booking, kind, now);
    await noteNextDue(tx, owner);
    if (choice !== "myself") return null;
    const composed = await composeMail(tx, { env, now }, { owner, booking: _id, kind });
    return composed ? composed.mail.text : null;
  });
}
