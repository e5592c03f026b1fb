import type { BookingMail } from "../../../shared/booking.ts";
import type { SentMail, ShownMail } from "../../../shared/booking-mails.ts";
import { type Db, inSnapshot, type Owner, type Tx } from "../../db/engine/database.ts";
import { notFound } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import type { Found } from "../queries.ts";
import { findKnown } from "../visits/customer.ts";

// A mail stands in the story of the customer who got it, and stays with them: see server/letters/follow-merge.ts.

/** Keeps a mail as it is sent now, and whose story it belongs to. */
export async function keepCopy(
  tx: Tx,
  found: Found,
  { _id, kind, shown }: { _id: string; kind: BookingMail; shown: ShownMail },
  now: Date,
): Promise<void> {
  const { owner, booking } = found;
  const whose = await findWhose(tx, found, kind);
  const ofBooking = tx
    .updateTable("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", booking._id);
  const copy = { sentAt: now.toISOString(), shown: JSON.stringify(shown) };
  await ofBooking
    .set({ ...copy, ...whose })
    .where("_id", "=", _id)
    .execute();
  // Whoever has confirmed by mail was nobody’s customer before.
  if (whose)
    await ofBooking
      .set(whose)
      .where("customer", "is", null)
      .where("sentAt", "is not", null)
      .execute();
}

/** The customer of the appointment; else the one who was mailed last, has booked it, or is known by the email. */
async function findWhose(
  tx: Tx,
  { owner, booking, appointment }: Found,
  kind: BookingMail,
): Promise<{ customer: string; company: string | null } | undefined> {
  const customer =
    appointment?.customer ??
    (await findLast(tx, owner, booking._id)) ??
    booking.customer ??
    // Who only holds a time has not shown yet that they read mail at that address.
    (kind === "confirm" ? undefined : (await findKnown(tx, owner, booking))?._id);
  if (!customer) return undefined;
  const row = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("_id", "=", customer)
    .select("company")
    .executeTakeFirst();
  return { customer, company: row?.company ?? null };
}

async function findLast(tx: Tx, owner: Owner, booking: string): Promise<string | undefined> {
  const last = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("booking", "=", booking)
    .where("customer", "is not", null)
    .select("customer")
    .orderBy("sentAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.customer ?? undefined;
}

/** Throws the 404. */
export async function readCopy(db: Db, owner: Owner, id: string): Promise<SentMail> {
  const found = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("bookingMails")
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .where("sentAt", "is not", null)
      .select(["sentAt", "shown"])
      .executeTakeFirst(),
  );
  if (!found?.sentAt || !found.shown) throw notFound(serverMessages.booking.mailNotFound);
  // as: this program has written it.
  return { ...(JSON.parse(found.shown) as ShownMail), sentAt: found.sentAt };
}
