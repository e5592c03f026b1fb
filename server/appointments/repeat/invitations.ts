import { randomUUIDv7 } from "node:crypto";
import type { Db, Owner } from "../../db/engine/database.ts";

/** Whoever is invited to a series is invited to what a change makes of the rest of it: events of their own. */
export async function copyInvitation(
  tx: Db,
  owner: Owner,
  from: string,
  to: readonly string[],
  now: Date,
): Promise<void> {
  if (to.length === 0) return;
  const invitations = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("appointment", "=", from)
    .where("isInvited", "=", 1)
    .where("state", "<>", "ended")
    .selectAll()
    .execute();
  const at = now.toISOString();
  const untold = { told: "", untold: null, askedUntil: null, sentAt: null, sequence: 0 };
  const asked = { state: "booked", proposed: "[]", times: "[]" } as const;
  const unanswered = { answer: null, answeredAt: null, answeredBy: null };
  const rows = invitations.flatMap((one) =>
    to.map((appointment) => ({
      ...{ ...one, ...untold, ...asked, ...unanswered, appointment },
      ...{ _id: randomUUIDv7(), createdAt: at, updatedAt: at },
    })),
  );
  if (rows.length > 0) await tx.insertInto("bookings").values(rows).execute();
}
