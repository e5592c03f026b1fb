import { utc } from "../../../shared/dates/time-zones.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { type Booking, type Found, readAgain } from "../queries.ts";
import { type Stands, standingOf, upcoming } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { dropMails, noteNextDue, queueMail } from "./queue.ts";

/** After the last change: where it is back by then, nobody is told. */
const pause = 60_000;

/** When a customer believes it to be: empty once they were told that it is canceled. */
export function toTold({ start, end }: Pick<Stands, "start" | "end">): string {
  return `${new Date(start).toISOString()}/${new Date(end).toISOString()}`;
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
      .where("end", ">", now.toISOString())
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
  { booking, appointment }: Found,
  zones: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const zone = zones.get(appointment?.host ?? booking.host) ?? utc.name;
  const stands = standingOf(booking, appointment, zone, now);
  const kind = kindOf(booking, stands);
  await dropMails(tx, booking, ["rescheduled", "canceled"]);
  if (kind) await queueMail(tx, booking, kind, now, new Date(now.getTime() + pause));
}

function kindOf({ told }: Booking, stands: Stands) {
  const { standing } = stands;
  if (standing === "canceled") return told === "" ? undefined : "canceled";
  if (!upcoming.includes(standing) || told === toTold(stands)) return undefined;
  if (told === "") return "booked";
  return standing === "moved" ? "rescheduled" : "moved";
}
