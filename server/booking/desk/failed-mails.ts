import { type Db, inSnapshot, type Owner, type Tx } from "../../db/engine/database.ts";

/** States of a mail that its customer did not get, or may not have got. */
const failed = ["failed", "unknown"] as const;

/** A link to confirm that did not get there lapses by itself. */
export function selectFailed(db: Db, owner: Owner) {
  return db
    .selectFrom("bookingMails")
    .where("bookingMails.owner", "=", owner)
    .where("bookingMails.state", "in", failed)
    .where("bookingMails.kind", "<>", "confirm");
}

/** Why the last of them failed, by booking. */
export async function readFailures(
  db: Db,
  owner: Owner,
  bookings: readonly string[],
): Promise<Map<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await inSnapshot(db, owner, (tx) =>
    selectFailed(tx, owner)
      .where("booking", "in", bookings)
      .select(["booking", "failure"])
      .orderBy("createdAt")
      .orderBy("_id")
      .execute(),
  );
  return new Map(rows.map(({ booking, failure }) => [booking, failure]));
}

/** They are sent once more, or somebody has seen to them; answers how many there were. */
export async function settleFailed(
  tx: Tx,
  owner: Owner,
  booking: string,
  how: { state: "due"; now: Date } | { state: "seen" },
): Promise<number> {
  const again = how.state === "due" && { dueAt: how.now.toISOString(), tries: 0, failure: "" };
  const settled = await tx
    .updateTable("bookingMails")
    .set({ state: how.state, ...again })
    .where("owner", "=", owner)
    .where("booking", "=", booking)
    .where("state", "in", failed)
    .where("kind", "<>", "confirm")
    .returning("_id")
    .execute();
  return settled.length;
}
