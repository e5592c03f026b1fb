import { randomUUIDv7 } from "node:crypto";
import type { BookingMail } from "../../../shared/booking.ts";
import { type Db, inTransaction, type Owner, ownerOf, type Tx } from "../../db/engine/database.ts";
import type { Booking } from "../queries.ts";

// Mails to customers wait in the database: claimed just before one is sent, tried again where the mail server refuses it, and
// where a process ends in between not sent twice, but marked as unknown.

const minute = 60_000;
/** How long a process may take to send one. */
const lease = 5 * minute;
/** Until it is tried again, doubled each time. */
const retry = 2 * minute;
const mostTries = 6;

/** One that is due, taken by this process. */
export interface ClaimedMail {
  owner: Owner;
  _id: string;
  booking: string;
  kind: BookingMail;
  tries: number;
}

/** Of each kind one waits at most: it says how things stand once it is sent. */
export async function queueMail(
  tx: Tx,
  { owner, _id: booking }: Pick<Booking, "owner" | "_id">,
  kind: BookingMail,
  now: Date,
  due = now,
): Promise<void> {
  const at = now.toISOString();
  // Who has not been told yet that it is booked is told how it stands by then.
  const isMove = kind === "moved" || kind === "rescheduled";
  if (isMove && (await isWaiting(tx, owner, booking, "booked"))) return;
  await dropMails(tx, { owner, _id: booking }, replacedBy[kind]);
  await tx
    .insertInto("bookingMails")
    .values({ owner, _id: randomUUIDv7(), booking, kind, dueAt: due.toISOString(), createdAt: at })
    .execute();
  await noteNextDue(tx, owner);
}

/** What is not to be sent any more. */
export async function dropMails(
  tx: Tx,
  { owner, _id }: Pick<Booking, "owner" | "_id">,
  kinds: readonly BookingMail[],
): Promise<void> {
  await tx
    .deleteFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", _id)
    .where("state", "=", "due")
    .where("kind", "in", kinds)
    .execute();
}

/** Who is told that it is canceled need not be told first that it was moved. */
const replacedBy: Record<BookingMail, readonly BookingMail[]> = {
  confirm: ["confirm"],
  booked: ["confirm", "booked"],
  moved: ["moved", "rescheduled"],
  rescheduled: ["moved", "rescheduled"],
  canceled: ["moved", "rescheduled", "canceled", "reminder"],
  declined: ["confirm"],
  lapsed: ["confirm"],
  reminder: ["reminder"],
};

async function isWaiting(tx: Tx, owner: string, booking: string, kind: BookingMail) {
  const found = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", booking)
    .where("kind", "=", kind)
    .where("state", "=", "due")
    .select("_id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes when a desk is to be looked at next: for a mail that is due, or a request that lapses. */
export async function noteNextDue(tx: Tx, owner: string): Promise<void> {
  const { mail } = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("state", "=", "due")
    .select(({ fn }) => fn.min<string | null>("dueAt").as("mail"))
    .executeTakeFirstOrThrow();
  const { lapse } = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("state", "=", "asked")
    .select(({ fn }) => fn.min<string | null>("lapsesAt").as("lapse"))
    .executeTakeFirstOrThrow();
  const [next = null] = [mail, lapse].filter((at) => at !== null).sort();
  await tx
    .updateTable("desks")
    .set({ bookingMailDue: next })
    .where("_id", "=", owner)
    // Empty, it says that something was changed: only who has looked takes that away, see notice.ts.
    .where((eb) => eb.or([eb("bookingMailDue", "is", null), eb("bookingMailDue", "<>", "")]))
    .execute();
}

/** Desks with mails that are due. */
export async function listDesksWithMail(db: Db, now: Date, most: number): Promise<Owner[]> {
  const desks = await db
    .selectFrom("desks")
    .where("bookingMailDue", "<=", now.toISOString())
    .select("_id")
    .orderBy("bookingMailDue")
    .limit(most)
    .execute();
  return desks.map(ownerOf);
}

/** Takes the next mail that is due; undefined for none. */
export function claimMail(db: Db, owner: Owner, now: Date): Promise<ClaimedMail | undefined> {
  const at = now.toISOString();
  return inTransaction(db, owner, async (tx) => {
    await tx
      .updateTable("bookingMails")
      .set({ state: "unknown", failure: "The server was ended while it was sent" })
      .where("owner", "=", owner)
      .where("state", "=", "sending")
      .where("claimedUntil", "<=", at)
      .execute();
    const due = await tx
      .selectFrom("bookingMails")
      .where("owner", "=", owner)
      .where("state", "=", "due")
      .where("dueAt", "<=", at)
      .select(["_id", "booking", "kind", "tries"])
      .orderBy("dueAt")
      .orderBy("_id")
      .limit(1)
      .executeTakeFirst();
    if (due) {
      const claimedUntil = new Date(now.getTime() + lease).toISOString();
      await tx
        .updateTable("bookingMails")
        .set({ state: "sending", claimedUntil })
        .where("owner", "=", owner)
        .where("_id", "=", due._id)
        .execute();
    }
    await noteNextDue(tx, owner);
    return due && { ...due, owner };
  });
}

/** Notes what became of a mail: `failure` says why it was not sent. */
export function settleMail(
  db: Db,
  { owner, _id, tries }: ClaimedMail,
  failure: string | undefined,
  now: Date,
): Promise<void> {
  const isLast = tries + 1 >= mostTries;
  const dueAt = new Date(now.getTime() + retry * 2 ** tries).toISOString();
  const state = failure === undefined ? "sent" : isLast ? "failed" : "due";
  return inTransaction(db, owner, async (tx) => {
    await tx
      .updateTable("bookingMails")
      .set({ state, claimedUntil: null, tries: tries + 1, failure: failure ?? "" })
      .$if(state === "due", (query) => query.set({ dueAt }))
      .where("owner", "=", owner)
      .where("_id", "=", _id)
      .execute();
    await noteNextDue(tx, owner);
  });
}

/** Requests that nobody has answered in time are over, and their customers are told. */
export function lapseRequests(db: Db, owner: Owner, now: Date): Promise<void> {
  const at = now.toISOString();
  return inTransaction(db, owner, async (tx) => {
    const lapsed = await tx
      .updateTable("bookings")
      .set({ state: "lapsed", updatedAt: at })
      .where("owner", "=", owner)
      .where("state", "=", "asked")
      .where("lapsesAt", "<=", at)
      .returning(["owner", "_id"])
      .execute();
    for (const booking of lapsed) await queueMail(tx, booking, "lapsed", now);
    await noteNextDue(tx, owner);
  });
}

/** Reminds the customer so many minutes before; not of what is booked later than that. */
export async function queueReminder(
  tx: Tx,
  booking: Pick<Booking, "owner" | "_id">,
  { remind, start }: { remind: number | null; start: number },
  now: Date,
): Promise<void> {
  if (remind === null) return;
  const due = new Date(start - remind * minute);
  if (due > now) await queueMail(tx, booking, "reminder", now, due);
}
