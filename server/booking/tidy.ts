import { addressDays } from "../../shared/booking.ts";
import { listOwners } from "../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";

const day = 86_400_000;
/** So long whoever typed it can still see that a time was given back. */
const lapsedDays = 1;

/** Removes what nobody has confirmed and what led to no meeting, and the addresses of meetings that are long over. */
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
          eb("end", "<", over),
        ]),
      )
      .execute();
    await tx
      .deleteFrom("bookingLinks")
      .where("owner", "=", owner)
      .where("booking", "in", (eb) =>
        eb
          .selectFrom("bookings")
          .where("bookings.owner", "=", owner)
          .where("bookings.end", "<", over)
          .select("bookings._id"),
      )
      .execute();
    await tx
      .deleteFrom("bookingNames")
      .where("owner", "=", owner)
      .where("until", "<", now.toISOString())
      .execute();
  });
}
