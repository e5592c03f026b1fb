import { type Db, inTransaction, type Owner, ownerOf } from "../db/engine/database.ts";
import { makeToken } from "../http/tokens.ts";
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
    .set((eb) => ({
      mailDue: until,
      mailKey: eb.fn.coalesce("mailKey", eb.val(makeToken())),
    }))
    .where("_id", "=", owner)
    .where("mailDue", "=", due)
    .returning([
      "name",
      "email",
      "timeZone",
      "settings",
      "followUp",
      "agendaSent",
      "summarySent",
      "mailKey",
    ])
    .executeTakeFirst();
  return row && { ...row, mailKey: row.mailKey ?? "", settings: readSettings(row.settings) };
}

/** Whose links in mails have this key. */
export async function findByMailKey(db: Db, mailKey: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom("users")
    .where("mailKey", "=", mailKey)
    .select("_id")
    .executeTakeFirst();
  return row && ownerOf(row);
}

/** One mail of a plan, by what is written down once it is sent. */
export type Sent =
  | { reminder: Plan["reminders"][number] }
  | { agendaSent: string | null }
  | { summarySent: string | null };

/** Writes down that a mail is sent, before it is. False when it is no longer ours to send. */
export async function claim(db: Db, owner: Owner, taken: string, sent: Sent): Promise<boolean> {
  return inTransaction(db, owner, async (tx) => {
    const row = await tx
      .updateTable("users")
      .set("reminder" in sent ? { mailDue: taken } : sent)
      .where("_id", "=", owner)
      .where("mailDue", "=", taken)
      .returning("_id")
      .executeTakeFirst();
    if (!row) return false;
    if (!("reminder" in sent)) return true;
    const { _id: appointment, date } = sent.reminder;
    // What was answered of an earlier time no longer counts.
    const mailed = { date, isMailed: 1, isDone: 0, until: null };
    await tx
      .insertInto("reminders")
      .values({ owner, appointment, ...mailed })
      .onConflict((conflict) => conflict.columns(["owner", "appointment"]).doUpdateSet(mailed))
      .execute();
    return true;
  });
}

/** Takes back the claim of a mail that the mail server has not taken. */
export async function unclaim(db: Db, owner: Owner, before: Sent) {
  await inTransaction(db, owner, async (tx) => {
    if (!("reminder" in before)) {
      await tx.updateTable("users").set(before).where("_id", "=", owner).execute();
      return;
    }
    await tx
      .updateTable("reminders")
      .set({ isMailed: 0 })
      .where("owner", "=", owner)
      .where("appointment", "=", before.reminder._id)
      .execute();
  });
}

/** All that was due is done: `changes` say when to look again. Nothing if somebody else has taken over. */
export async function finish(
  db: Db,
  owner: Owner,
  taken: string,
  changes: { mailDue: string | null; agendaSent?: string | null; summarySent?: string | null },
  /** Reminders were mailed on that day: what is long over is forgotten. */
  forgetOn: string | undefined,
) {
  await inTransaction(db, owner, async (tx) => {
    await tx
      .updateTable("users")
      .set(changes)
      .where("_id", "=", owner)
      .where("mailDue", "=", taken)
      .execute();
    if (forgetOn) await forgetReminders(tx, owner, forgetOn);
  });
}
