import { type Db, inTransaction, type Owner, ownerOf } from "../db/engine/database.ts";
import { forgetReminders } from "../reminders/queries.ts";
import { readSettings } from "../settings/stored.ts";
import type { Plan } from "./plan.ts";

/** Whose mail is to be looked at, the longest due first. */
export async function listDue(db: Db, now: Date, limit: number) {
  const users = await db
    .selectFrom("users")
    .where("mailDue", "<=", now.toISOString())
    .select(["_id", "mailDue"])
    .orderBy("mailDue")
    .limit(limit)
    .execute();
  return users.map(({ _id, mailDue }) => ({ owner: ownerOf({ _id }), due: mailDue ?? "" }));
}

/**
 * Takes a user until an instant, at which others may: undefined when another process has, or something
 * has changed.
 */
export async function takeRecipient(db: Db, owner: Owner, due: string, until: string) {
  const row = await db
    .updateTable("users")
    .set({ mailDue: until })
    .where("_id", "=", owner)
    .where("mailDue", "=", due)
    .returning(["name", "email", "timeZone", "settings", "followUp", "agendaSent", "summarySent"])
    .executeTakeFirst();
  return row && { ...row, settings: readSettings(row.settings) };
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof takeRecipient>>>;

/** Writes down that all of it is sent, before it is. False when it is no longer ours to send. */
export async function claim(db: Db, owner: Owner, taken: string, plan: Plan, today: string) {
  return inTransaction(db, owner, async (tx) => {
    const { next: mailDue, agendaSent, summarySent, reminders } = plan;
    const row = await tx
      .updateTable("users")
      .set({ mailDue, agendaSent, summarySent })
      .where("_id", "=", owner)
      .where("mailDue", "=", taken)
      .returning("_id")
      .executeTakeFirst();
    if (!row) return false;
    for (const { _id: appointment, date } of reminders) {
      // What was answered of an earlier time no longer counts.
      const mailed = { date, isMailed: 1, isDone: 0, until: null };
      await tx
        .insertInto("reminders")
        .values({ owner, appointment, ...mailed })
        .onConflict((conflict) => conflict.columns(["owner", "appointment"]).doUpdateSet(mailed))
        .execute();
    }
    if (reminders.length > 0) await forgetReminders(tx, owner, today);
    return true;
  });
}

/** Takes back what could not be handed over, to be tried again. */
export async function release(
  db: Db,
  owner: Owner,
  {
    reminder,
    ...sent
  }: { reminder?: string; agendaSent?: string | null; summarySent?: string | null },
  again: string,
) {
  await inTransaction(db, owner, async (tx) => {
    if (reminder !== undefined) {
      await tx
        .updateTable("reminders")
        .set({ isMailed: 0 })
        .where("owner", "=", owner)
        .where("appointment", "=", reminder)
        .execute();
    }
    await tx
      .updateTable("users")
      .set({ mailDue: again, ...sent })
      .where("_id", "=", owner)
      .execute();
  });
}
