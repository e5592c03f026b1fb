import type { Db } from "../../db/engine/database.ts";

// How far a mailbox was read. That goes forward in the transaction that a message causes, so whatever ends a process, each counts once.

/** Which mailbox is read, and by which numbers it knows its messages. */
export interface Numbered {
  name: string;
  validity: number;
}

/** A process that is gone has it so long. */
const lease = 45_000;

/** Whether this process is the one that reads it now. */
export async function holdMailbox(db: Db, name: string, holder: string, now: Date) {
  const heldUntil = new Date(now.getTime() + lease).toISOString();
  await db
    .insertInto("mailboxes")
    .values({ name, heldBy: holder, heldUntil })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("mailboxes")
    .set({ heldBy: holder, heldUntil })
    .where("name", "=", name)
    .where((eb) => eb.or([eb("heldBy", "=", holder), eb("heldUntil", "<=", now.toISOString())]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another process need not wait. */
export async function releaseMailbox(db: Db, name: string, holder: string): Promise<void> {
  await db
    .updateTable("mailboxes")
    .set({ heldUntil: "" })
    .where("name", "=", name)
    .where("heldBy", "=", holder)
    .execute();
}

/**
 * Where to go on. What was in the mailbox before it was first read, or before it got other numbers, is none of ours: `next` is the
 * number of the next message to come.
 */
export async function findPosition(
  db: Db,
  { name, validity }: Numbered,
  next: number,
): Promise<{ readTo: number; understood: number | null }> {
  const here = await db
    .selectFrom("mailboxes")
    .where("name", "=", name)
    .select(["validity", "readTo", "understood"])
    .executeTakeFirst();
  if (here?.validity === validity) return here;
  const start = { readTo: next - 1, understood: null };
  await db
    .updateTable("mailboxes")
    .set({ validity, ...start })
    .where("name", "=", name)
    .execute();
  return start;
}

/** Goes on to a message. Throws where another process has read it. */
export async function advance(db: Db, { name, validity }: Numbered, uid: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("mailboxes")
    .set({ readTo: uid })
    .where("name", "=", name)
    .where("validity", "=", validity)
    .where("readTo", "<", uid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ReadElsewhere();
}

/** As part of the transaction that it causes: it is marked as read after that. */
export async function noteUnderstood(db: Db, { name }: Numbered, uid: number): Promise<void> {
  await db.updateTable("mailboxes").set({ understood: uid }).where("name", "=", name).execute();
}

/** Another process reads the mailbox by now. */
export class ReadElsewhere extends Error {}
