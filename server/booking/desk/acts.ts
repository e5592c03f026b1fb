import { todayIn } from "../../../shared/dates/dates.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import { answer } from "../../../shared/words/codes.ts";
import { updateAppointment } from "../../appointments/queries.ts";
import { updateCustomer } from "../../customers/queries.ts";
import type { Act } from "../../db/acts/act.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { conflict } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import { queueMail } from "../mails/queue.ts";
import type { Booking } from "../queries.ts";
import { upcoming } from "../states.ts";
import { enterAppointment } from "../visits/book.ts";
import { change } from "../visits/change.ts";
import { settleFailed } from "./failed-mails.ts";
import { tellApproved } from "./telling.ts";

// What the desk does with what customers ask for. Throws the 409 where nobody asks any more.

interface Asked {
  owner: Owner;
  booking: Booking;
}

/** Books what was asked for: the time was held for it. */
export async function approve(db: Db, asked: Asked, act: Act, hasMail: boolean): Promise<void> {
  const { now } = act;
  const { isDone } = await change(
    db,
    asked,
    ["asked"],
    now,
    async (tx, { owner, booking }, { here }) => {
      const { facts } = await enterAppointment(tx, booking, { takers: here }, now, act);
      if (hasMail) await tellApproved(tx, owner, booking, now);
      // Until when it could be asked for: taken back, it can again.
      return { ...facts, lapsesAt: booking.lapsesAt, proposed: "[]" };
    },
  );
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
    const ended = { state: "ended" as const, endedBy: "desk" as const, appointment: null };
    return { ...ended, endedAt: now.toISOString(), word, lapsesAt: null };
  });
  if (!isDone) throw conflict("_id", serverMessages.booking.notAsked);
}

/** Sends again what the customer did not get. Throws the 409 where nothing has failed. */
export async function resend(db: Db, asked: Asked, email: string, act: Act): Promise<void> {
  const { now } = act;
  act.action = "update";
  const { isDone } = await change(db, asked, settled, now, async (tx, { owner, booking }) => {
    const failed = await settleFailed(tx, owner, booking._id, { state: "due", now });
    if (failed === 0) return undefined;
    const { isNew, customer } = booking;
    if (isNew === 1 && customer !== null && email !== booking.email) {
      const typed = await tx
        .selectFrom("customers")
        .where("owner", "=", owner)
        .where("_id", "=", customer)
        .where("email", "=", booking.email)
        .select("_id")
        .executeTakeFirst();
      // Whoever has changed it meanwhile knows better.
      if (typed) await updateCustomer(tx, owner, customer, { email }, { act });
    }
    return { email };
  });
  if (!isDone) throw conflict("_id", serverMessages.booking.delivered);
}

const settled = [...upcoming, "canceled", "over", "declined", "unanswered"] as const;

/** Somebody has looked at the customer whom a booking has made, and at mails that were not delivered. */
export async function setChecked(db: Db, { owner, booking }: Asked, isChecked: boolean, now: Date) {
  const checkedAt = isChecked ? now.toISOString() : null;
  await change(db, { owner, booking }, settled, now, async (tx) => {
    if (isChecked) await settleFailed(tx, owner, booking._id, { state: "seen" });
    return { checkedAt };
  });
}

/** Moves what is booked to one of the times that its customer proposes, or leaves it where it is. */
export async function choose(db: Db, asked: Asked, place: number | null, act: Act): Promise<void> {
  const { now } = act;
  act.action = "update";
  act.tells = true;
  const { isDone } = await change(db, asked, ["proposed"], now, async (tx, found, { zones }) => {
    const { owner, booking, appointment } = found;
    const settled = { state: "booked" as const, proposed: "[]" };
    // as: instants, as this program has written them.
    const at = place === null ? undefined : (JSON.parse(booking.proposed) as string[])[place];
    if (place === null) return settled;
    if (at === undefined || !appointment || booking.appointment === null) return undefined;
    if (at <= now.toISOString()) throw conflict("_id", answer("timePassed"));
    const name = zones.get(appointment.host) ?? utc.name;
    const date = new Date(zoneNamed(name).toWall(Date.parse(at))).toISOString();
    const today = todayIn(name, now);
    await updateAppointment(tx, owner, booking.appointment, { date }, { act, today });
    const end = new Date(Date.parse(at) + appointment.duration * 60_000).toISOString();
    // They have asked for it, so nobody asks them again; the mail about it comes with what was changed.
    const answered = booking.isInvited === 1 ? { answer: "accepted" as const } : {};
    return { ...settled, ...answered, start: at, end };
  });
  if (!isDone) throw conflict("_id", serverMessages.booking.notAsked);
}
