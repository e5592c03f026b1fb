import { type Db, inSnapshot, type Owner, type Tx } from "../../db/engine/database.ts";

/** States of a mail that its customer did not get, or may not have got. A link to confirm lapses by itself. */
export const failedStates = ["failed", "unknown"] as const;

/** Why the last of them failed, by booking. */
export async function readFailures(
  db: Db,
  owner: Owner,
  bookings: readonly string[],
): Promise<Map<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("bookingMails")
      .where("owner", "=", owner)
      .where("booking", "in", bookings)
      .where("state", "in", failedStates)
      .where("kind", "<>", "confirm")
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
    .where("state", "in", failedStates)
    .where("kind", "<>", "confirm")
    .returning("_id")
    .execute();
  return settled.length;
}
