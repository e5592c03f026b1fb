import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { noteNextDue } from "../../letters/next-due.ts";
import { type Booking, type Found, isToCome, readAgain, writeBooking } from "../queries.ts";
import { type Stands, standsOf, upcoming } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { dropMails, queueMail } from "./queue.ts";

/** After the last change: where it is back by then, nobody is told. */
const pause = 60_000;

/** When a customer believes it to be: empty once they were told that it is canceled. */
export function toTold({ series, ...time }: Pick<Stands, "start" | "end" | "series">): string {
  const { start, end } = series?.first ?? time;
  const mark = series ? `#${series.mark}` : "";
  return `${new Date(start).toISOString()}/${new Date(end).toISOString()}${mark}`;
}

/** Has it looked whether to tell of what is booked, see booking-triggers.ts. */
export function lookAgain(tx: Tx, owner: Owner) {
  return tx.updateTable("desks").set({ bookingMailDue: "" }).where("_id", "=", owner).execute();
}

/** Looks whether what the desk has done with booked appointments is to be told, where a trigger says that it did something. */
export function noticeChanges(db: Db, owner: Owner, now: Date): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    const desk = await tx
      .selectFrom("desks")
      .where("_id", "=", owner)
      .select("bookingMailDue")
      .executeTakeFirst();
    if (desk?.bookingMailDue !== "") return;
    await tx.updateTable("desks").set({ bookingMailDue: null }).where("_id", "=", owner).execute();
    const { zones } = await readColleagues(tx, owner);
    const open = await tx
      .selectFrom("bookings")
      .where("owner", "=", owner)
      .where(isToCome(now))
      .where("state", "in", ["booked", "proposed"])
      .select("_id")
      .execute();
    for (const { _id } of open) {
      const found = await readAgain(tx, owner, _id);
      if (found) await noticeOne(tx, found, zones, now);
    }
    await noteNextDue(tx, owner);
  });
}

async function noticeOne(
  tx: Tx,
  found: Found,
  zones: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { booking, appointment } = found;
  const stands = standsOf(found, zones, now);
  const kind = toNotice(booking, stands);
  // Brought back, it ends when it did.
  if (appointment) await noteEnd(tx, booking, stands);
  await dropMails(tx, booking, ["rescheduled", "canceled"]);
  if (!kind || booking.untold === keyOf(stands)) return;
  const due = Math.max(now.getTime() + pause, Date.parse(booking.askedUntil ?? "") || 0);
  await queueMail(tx, booking, kind, now, new Date(due));
}

/** When what repeats ends, or what was moved beyond the time that was promised; null for that time. */
export function toLaterEnd(promised: string, { series, end }: Stands): string | null {
  if (!series && end <= Date.parse(promised)) return null;
  return new Date(series?.end ?? end).toISOString();
}

/** Until then it is to come. */
async function noteEnd(tx: Tx, booking: Booking, stands: Stands) {
  const seriesEnd = toLaterEnd(booking.end, stands);
  if (seriesEnd !== booking.seriesEnd) await writeBooking(tx, booking, { seriesEnd });
}

/** As `told` and `untold` have it. */
export function keyOf(stands: Stands): string {
  return stands.standing === "canceled" ? "" : toTold(stands);
}

/** What a customer doesn’t know of what the desk did, if there is anything. */
export function toNotice({ told, isInvited, answer, start, end }: Booking, stands: Stands) {
  const { standing } = stands;
  // Who has declined comes neither way.
  if (standing === "canceled") return told === "" || answer === "declined" ? undefined : "canceled";
  const isOn = upcoming.includes(standing) || standing === "refused";
  if (!isOn || told === toTold(stands)) return undefined;
  if (told === "") return isInvited === 1 ? "invited" : "booked";
  // What an invited customer has proposed needs no answer.
  const isTheirs = isInvited === 1 && toTold(stands) === `${start}/${end}`;
  return standing === "moved" || (isInvited === 1 && !isTheirs) ? "rescheduled" : "moved";
}
