import type { Act } from "../../db/acts/act.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { conflict } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import { queueMail, queueReminder } from "../mails/queue.ts";
import type { Booking } from "../queries.ts";
import { readColleagues } from "../times/queries.ts";
import { enterAppointment } from "../visits/book.ts";
import { change, findOfBooking, toReminder } from "../visits/change.ts";

// What the desk does with what customers ask for. Throws the 409 where nobody asks any more.

interface Asked {
  owner: Owner;
  booking: Booking;
}

/** Books what was asked for: the time was held for it. */
export async function approve(db: Db, asked: Asked, act: Act, hasMail: boolean): Promise<void> {
  const { now } = act;
  const { isDone } = await change(db, asked, ["asked"], now, async (tx, { owner, booking }) => {
    const { here } = await readColleagues(tx, owner);
    const { facts } = await enterAppointment(tx, booking, { takers: here }, now, act);
    if (hasMail) {
      const type = await findOfBooking(tx, owner, booking);
      await queueMail(tx, booking, "booked", now);
      await queueReminder(tx, booking, toReminder(type, booking), now);
    }
    return facts;
  });
  if (!isDone) throw conflict("_id", serverMessages.booking.notAsked);
}

export async function decline(
  db: Db,
  asked: Asked,
  word: string,
  now: Date,
  hasMail: boolean,
): Promise<void> {
  const { isDone } = await change(db, asked, ["asked"], now, async (tx, { booking }) => {
    if (hasMail) await queueMail(tx, booking, "declined", now);
    const ended = { state: "ended" as const, endedBy: "desk" as const };
    return { ...ended, endedAt: now.toISOString(), word, lapsesAt: null };
  });
  if (!isDone) throw conflict("_id", serverMessages.booking.notAsked);
}

/** Somebody has looked at the customer whom a booking has made. */
export async function setChecked(db: Db, { owner, booking }: Asked, isChecked: boolean, now: Date) {
  const checkedAt = isChecked ? now.toISOString() : null;
  const all = ["booked", "moved", "proposed", "canceled", "over"] as const;
  await change(db, { owner, booking }, all, now, async () => ({ checkedAt }));
}
