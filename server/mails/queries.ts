import {
  type Db,
  inTransaction,
  ownerOf,
  type Person,
  personOf,
  type Whose,
} from "../db/engine/database.ts";
import { listMembers } from "../desks/members.ts";
import { readClocks } from "../filters/clocks.ts";
import { markMailed, setMailed } from "../for-you/queries.ts";
import { makeToken } from "../http/tokens.ts";
import { forgetReminders } from "../reminders/queries.ts";
import { readSettings } from "../settings/stored.ts";
import type { Plan } from "./plan.ts";

/** Somebody on a desk: what they get mail about is that desk's. */
export type Recipient = Required<Whose>;

/** Whose mail is to be looked at, the longest due first. */
export async function listDue(db: Db, now: Date, limit: number) {
  const members = await db
    .selectFrom("members")
    .where("mailDue", "<=", now.toISOString())
    .select(["desk", "user", "mailDue"])
    .orderBy("mailDue")
    .limit(limit)
    .execute();
  return members.map(({ desk, user, mailDue }) => ({
    whose: { owner: ownerOf({ _id: desk }), person: personOf({ _id: user }) },
    due: mailDue ?? "",
  }));
}

/**
 * Takes somebody until an instant, at which others may: undefined when another process has, or something
 * has changed.
 */
export async function takeRecipient(db: Db, whose: Recipient, due: string, until: string) {
  return inTransaction(db, whose, async (tx) => {
    const { owner, person } = whose;
    const taken = await tx
      .updateTable("members")
      .set({ mailDue: until })
      .where("desk", "=", owner)
      .where("user", "=", person)
      .where("mailDue", "=", due)
      .returning(["agendaSent", "summarySent", "role"])
      .executeTakeFirst();
    if (!taken) return undefined;
    const user = await tx
      .updateTable("users")
      .set((eb) => ({ mailKey: eb.fn.coalesce("mailKey", eb.val(makeToken())) }))
      .where("_id", "=", person)
      .returning(["name", "email", "timeZone", "settings", "mailKey"])
      .executeTakeFirstOrThrow();
    const desk = await tx
      .selectFrom("desks")
      .where("_id", "=", owner)
      .select(["name", "currency", "followUp", "zones"])
      .executeTakeFirstOrThrow();
    const { size } = await listMembers(tx, owner);
    const settings = readSettings(user.settings, desk.currency);
    const clocks = readClocks(desk.zones, user.timeZone);
    return {
      ...user,
      ...taken,
      isAlone: size < 2,
      clocks,
      followUp: desk.followUp,
      desk: { name: desk.name },
      mailKey: user.mailKey ?? "",
      settings,
    };
  });
}

/** Whose links in mails have this key. */
export async function findByMailKey(db: Db, mailKey: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom("users")
    .where("mailKey", "=", mailKey)
    .select("_id")
    .executeTakeFirst();
  return row && personOf(row);
}

/** What is for somebody, by the ids of its acts, and when it was mailed; null for what was not taken. */
interface Mailed {
  ids: readonly string[];
  at: string | null;
}

/** One mail of a plan, by what is written down once it is sent. */
export interface Sent {
  reminder?: Plan["reminders"][number];
  agendaSent?: string | null;
  summarySent?: string | null;
  forYou?: Mailed;
}

/** Writes down that a mail is sent, before it is. False when it is no longer ours to send, or no longer true. */
export async function claim(
  db: Db,
  whose: Recipient,
  taken: string,
  { reminder, forYou, ...marks }: Sent,
): Promise<boolean> {
  return inTransaction(db, whose, async (tx) => {
    const { owner, person: user } = whose;
    const ours = tx
      .updateTable("members")
      .where("desk", "=", owner)
      .where("user", "=", user)
      .where("mailDue", "=", taken);
    const row = await ours.set({ mailDue: taken }).returning("desk").executeTakeFirst();
    if (!row) return false;
    const mailing = forYou?.at && { ids: forYou.ids, at: forYou.at, until: taken };
    if (mailing && !(await markMailed(tx, whose, mailing))) {
      // Read or taken back while it was written: it is written anew.
      await ours.set({ mailDue: "" }).execute();
      return false;
    }
    if (Object.keys(marks).length > 0) await ours.set(marks).execute();
    if (!reminder) return true;
    const { _id: appointment, date } = reminder;
    // What was answered of an earlier time no longer counts.
    const mailed = { date, isMailed: 1, isDone: 0, until: null };
    await tx
      .insertInto("reminders")
      .values({ owner, user, appointment, ...mailed })
      .onConflict((conflict) =>
        conflict.columns(["owner", "user", "appointment"]).doUpdateSet(mailed),
      )
      .execute();
    return true;
  });
}

/** It is known what came of a mail that was claimed: nobody sends it again. */
export async function settle(db: Db, whose: Recipient, { forYou }: Sent): Promise<void> {
  if (!forYou) return;
  await inTransaction(db, whose, (tx) => setMailed(tx, whose, forYou.ids, { mailing: null }));
}

/** Takes back the claim of a mail that the mail server has not taken. */
export async function unclaim(
  db: Db,
  whose: Recipient,
  { reminder, forYou, ...marks }: Sent,
): Promise<void> {
  await inTransaction(db, whose, async (tx) => {
    const { owner, person } = whose;
    if (Object.keys(marks).length > 0) {
      await tx
        .updateTable("members")
        .set(marks)
        .where("desk", "=", owner)
        .where("user", "=", person)
        .execute();
    }
    if (forYou) await setMailed(tx, whose, forYou.ids, { mailedAt: null, mailing: null });
    if (!reminder) return;
    await tx
      .updateTable("reminders")
      .set({ isMailed: 0 })
      .where("owner", "=", owner)
      .where("user", "=", person)
      .where("appointment", "=", reminder._id)
      .execute();
  });
}

/** All that was due is done: `changes` say when to look again. Nothing if somebody else has taken over. */
export async function finish(
  db: Db,
  whose: Recipient,
  taken: string,
  changes: { mailDue: string | null; agendaSent?: string | null; summarySent?: string | null },
  /** Reminders were mailed on that day: what is long over is forgotten. */
  forgetOn: string | undefined,
) {
  await inTransaction(db, whose, async (tx) => {
    const { owner, person } = whose;
    await tx
      .updateTable("members")
      .set(changes)
      .where("desk", "=", owner)
      .where("user", "=", person)
      .where("mailDue", "=", taken)
      .execute();
    if (forgetOn) await forgetReminders(tx, owner, person, forgetOn);
  });
}
