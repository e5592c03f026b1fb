import { hash } from "node:crypto";
import { type Db, inSnapshot, inTransaction, type Owner } from "../../db/engine/database.ts";
import { passUnwritable } from "../../db/engine/errors.ts";

/** Raised with what a calendar is written like: then everybody reads theirs again. */
const form = 2;

/** Acts that are looked at: one that took longer may show after others that began later. */
const lastActs = 20;

/** What a calendar is written from. */
export interface Revision {
  /** Another text whenever what a calendar shows may have changed. */
  version: string;
  /** Since when it is written so, in whole seconds; later with each version, also after an undo. */
  revisedAt: Date;
}

/**
 * The same for as long as nothing was done: a few rows, however large the calendar is. Events alone
 * cannot tell: an undo brings back their old times, and a customer's new name is none of theirs.
 */
export async function readRevision(
  db: Db,
  owner: Owner,
  /** Of whoever reads it: times are written in it, where all on the desk have the same. */
  timeZone: string | null,
  now: Date,
): Promise<Revision> {
  const { version, known, revisedAt } = await readStored(db, owner, timeZone);
  if (revisedAt !== null && version === known) return { version, revisedAt: new Date(revisedAt) };
  const next = laterThan(revisedAt, now);
  const stored = inTransaction(db, owner, (tx) =>
    tx
      .updateTable("desks")
      .set({ calendarVersion: version, calendarRevised: next.toISOString() })
      .where("_id", "=", owner)
      // Of two readers at one time, one is first.
      .where((at) =>
        known === null ? at("calendarVersion", "is", null) : at("calendarVersion", "=", known),
      )
      .execute(),
  );
  await stored.catch(passUnwritable);
  return { version, revisedAt: next };
}

async function readStored(db: Db, owner: Owner, timeZone: string | null) {
  return inSnapshot(db, owner, async (tx) => {
    const desk = await tx
      .selectFrom("desks")
      .where("_id", "=", owner)
      .select(["calendarVersion", "calendarRevised", "zones"])
      .executeTakeFirstOrThrow();
    const totals = tx.selectFrom("ownerTotals").where("owner", "=", owner);
    const total = await totals.select("appointments").executeTakeFirst();
    const acts = await tx
      .selectFrom("changes")
      .where("owner", "=", owner)
      // Until it is whole an act may change more.
      .where("plan", "is", null)
      .select("_id")
      .orderBy("_id", "desc")
      .limit(lastActs)
      .execute();
    const parts = [
      form,
      desk.zones ?? timeZone,
      total?.appointments,
      ...acts.map(({ _id }) => _id),
    ];
    return {
      version: hash("sha256", parts.join(), "base64url"),
      known: desk.calendarVersion,
      revisedAt: desk.calendarRevised,
    };
  });
}

/** Calendars know whole seconds. */
function laterThan(before: string | null, now: Date): Date {
  const second = 1000;
  const least = before === null ? 0 : Date.parse(before) + second;
  return new Date(Math.max(least, Math.floor(now.getTime() / second) * second));
}
