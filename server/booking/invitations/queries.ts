import type { Owner, Tx } from "../../db/engine/database.ts";
import { type Booking, isPassedOn } from "../queries.ts";

/** What was booked by an appointment, or whose customer is invited to it; undefined for nothing. */
export async function findOfAppointment(
  tx: Tx,
  owner: Owner,
  appointment: string,
): Promise<Booking | undefined> {
  const its = await tx
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("_id", "=", appointment)
    .select("customer")
    .executeTakeFirst();
  const rows = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("appointment", "=", appointment)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("_id", "desc")
    .execute();
  for (const row of rows) if (!its || !(await isPassedOn(tx, owner, row, its.customer))) return row;
  return undefined;
}

/** An appointment with the customer who is invited to it. */
export function readInvited(tx: Tx, owner: Owner, appointment: string) {
  return tx
    .selectFrom("appointments as a")
    .innerJoin("customers as c", (join) =>
      join.onRef("c.owner", "=", "a.owner").onRef("c._id", "=", "a.customer"),
    )
    .where("a.owner", "=", owner)
    .where("a._id", "=", appointment)
    .select(["a.title", "a.date", "a.duration", "a.outcome", "a.host", "a.attending"])
    .select(["a.customer", "c.name", "c.email", "c.phone"])
    .executeTakeFirst();
}

export type Invited = NonNullable<Awaited<ReturnType<typeof readInvited>>>;

/**
 * By which clock a customer has booked last, and in which language they have read last: an invitation has the one that was known,
 * or that they have chosen on its page. Undefined where nothing is known.
 */
export async function findLastVisit(tx: Tx, owner: Owner, email: string) {
  const ofThem = tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("email", "=", email)
    .orderBy("createdAt", "desc")
    .limit(1);
  const last = await ofThem.select("language").executeTakeFirst();
  const booked = await ofThem.where("isInvited", "=", 0).select("visitorZone").executeTakeFirst();
  return { language: last?.language, visitorZone: booked?.visitorZone };
}

/** The page of whoever invites, whose color and name it has. */
export async function findPage(tx: Tx, owner: Owner, person: string): Promise<string> {
  const page = await tx
    .selectFrom("bookingPages")
    .where("owner", "=", owner)
    .where("user", "=", person)
    .select("_id")
    .executeTakeFirst();
  return page?._id ?? "";
}
