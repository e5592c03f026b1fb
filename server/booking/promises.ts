import { todayIn } from "../../shared/dates/dates.ts";
import { updateAppointment } from "../appointments/queries.ts";
import { type ActingSession, beginAct } from "../db/acts/act.ts";
import { alsoOf, ownerOf, type Person, type Tx } from "../db/engine/database.ts";
import { betweenZones } from "../filters/clocks.ts";
import { isToCome } from "./queries.ts";

interface Zones {
  from: string;
  to: string;
}

/**
 * Whoever lives by another clock from now on takes the clock times of their calendar along. What is promised to a customer
 * stays at its moment: on each of their desks its clock time is another one.
 */
export async function keepPromises(
  tx: Tx,
  acting: Omit<ActingSession, "user"> & { user: Person },
  { from, to }: Zones,
  now: Date,
) {
  const person = acting.user;
  const desks = await tx
    .selectFrom("members")
    .where("user", "=", person)
    .where("leftAt", "is", null)
    .select("desk")
    .orderBy("desk")
    .execute();
  for (const { desk } of desks) {
    const owner = ownerOf({ _id: desk });
    await alsoOf(tx, owner);
    const promised = await tx
      .selectFrom("bookings")
      .innerJoin("appointments", (join) =>
        join
          .onRef("appointments.owner", "=", "bookings.owner")
          .onRef("appointments._id", "=", "bookings.appointment"),
      )
      .where("bookings.owner", "=", owner)
      .where(isToCome(now))
      .where("appointments.host", "=", person)
      .select(["appointments._id", "appointments.date"])
      .execute();
    for (const { _id, date } of promised) {
      const told = betweenZones(date, from, to);
      if (told === date) continue;
      const when = { act: beginAct("update", now, acting), today: todayIn(to, now) };
      await updateAppointment(tx, owner, _id, { date: told }, when);
    }
  }
}
