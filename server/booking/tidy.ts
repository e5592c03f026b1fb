import { addressDays } from "../../shared/booking-pages.ts";
import { listOwners } from "../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";

const day = 86_400_000;
/** So long whoever typed it can still see that a time was given back. */
const lapsedDays = 1;

/**
 * Removes what nobody has confirmed and what led to no meeting, unless mails about it stand in a customer’s story, and the
 * addresses of meetings that are long over.
 */
export async function tidyBookings(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  for await (const owner of listOwners(db)) {
    if (signal?.aborted) return;
    await tidyDesk(db, owner, { lapsed: before(lapsedDays), over: before(addressDays), now });
  }
}

function tidyDesk(
  db: Db,
  owner: Owner,
  { lapsed, over, now }: { lapsed: string; over: string; now: Date },
): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    await tx
      .deleteFrom("bookings")
      .where("owner", "=", owner)
      .where("appointment", "is", null)
      .where((eb) =>
        eb.or([
          eb.and([eb("state", "=", "held"), eb("lapsesAt", "<", lapsed)]),
          eb.and([
            eb("end", "<", over),
            eb.not(
              eb.exists(
                eb
                  .selectFrom("bookingMails")
                  .whereRef("bookingMails.owner", "=", "bookings.owner")
                  .whereRef("bookingMails.booking", "=", "bookings._id")
                  .where("bookingMails.customer", "is not", null)
                  .select("bookingMails._id"),
              ),
            ),
          ]),
        ]),
      )
      .execute();
    const ended = tx
      .selectFrom("bookings")
      .where("bookings.owner", "=", owner)
      .where("bookings.end", "<", over)
      .where((eb) => eb.or([eb("seriesEnd", "is", null), eb("seriesEnd", "<", over)]))
      .select("bookings._id");
    await tx
      .deleteFrom("bookingLinks")
      .where("owner", "=", owner)
      .where("booking", "in", ended)
      .execute();
    await tx
      .deleteFrom("sentMails")
      .where("owner", "=", owner)
      .where((eb) =>
        eb.or([
          eb("booking", "in", ended),
          eb.and([eb("activity", "is not", null), eb("sentAt", "<", over)]),
        ]),
      )
      .execute();
    await tx
      .deleteFrom("bookingNames")
      .where("owner", "=", owner)
      .where("until", "<", now.toISOString())
      .execute();
  });
}
