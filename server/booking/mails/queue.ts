import { randomUUIDv7 } from "node:crypto";
import type { BookingMail } from "../../../shared/booking.ts";
import { type Db, inTransaction, type Owner, ownerOf, type Tx } from "../../db/engine/database.ts";
import { noteNextDue } from "../../letters/next-due.ts";
import type { Booking } from "../queries.ts";

const minute = 60_000;

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
  if (isMove && (await isWaiting(tx, owner, booking, ["booked", "invited"]))) return;
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

/** The customer has followed the link in the mail that was to be confirmed. */
export async function noteConfirmed(
  tx: Tx,
  { owner, _id }: Pick<Booking, "owner" | "_id">,
  now: Date,
): Promise<void> {
  const mail = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", _id)
    .where("kind", "=", "confirm")
    .where("sentAt", "is not", null)
    .select("_id")
    .orderBy("sentAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!mail) return;
  await tx
    .updateTable("bookingMails")
    .set({ confirmedAt: now.toISOString() })
    .where("owner", "=", owner)
    .where("_id", "=", mail._id)
    .execute();
}

/** Who is told that it is canceled need not be told first that it was moved. */
const replacedBy: Record<BookingMail, readonly BookingMail[]> = {
  confirm: ["confirm"],
  invited: ["invited", "canceled"],
  booked: ["confirm", "booked", "offered"],
  moved: ["moved", "rescheduled"],
  rescheduled: ["moved", "rescheduled"],
  canceled: ["invited", "moved", "rescheduled", "canceled", "reminder"],
  declined: ["confirm", "offered"],
  offered: ["offered"],
  lapsed: ["confirm", "offered"],
  missed: ["missed"],
  reminder: ["reminder"],
};

async function isWaiting(tx: Tx, owner: string, booking: string, kinds: readonly BookingMail[]) {
  const found = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", booking)
    .where("kind", "in", kinds)
    .where("state", "=", "due")
    .select("_id")
    .executeTakeFirst();
  return found !== undefined;
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

/** Requests that nobody has answered in time are over, and their customers are told. */
export function lapseRequests(db: Db, owner: Owner, now: Date): Promise<void> {
  const at = now.toISOString();
  return inTransaction(db, owner, async (tx) => {
    const lapsed = await tx
      .updateTable("bookings")
      .set({ state: "lapsed", appointment: null, updatedAt: at })
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
