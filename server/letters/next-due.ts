import type { Tx } from "../db/engine/database.ts";

/** When a mail that somebody asks for now is sent: until then that can be undone. */
export function afterUndo(now: Date): Date {
  return new Date(now.getTime() + 10_000);
}

/** Notes when a desk is to be looked at next: for a mail or a letter that is due, or a request that lapses. */
export async function noteNextDue(tx: Tx, owner: string): Promise<void> {
  const { mail } = await tx
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("state", "=", "due")
    .select(({ fn }) => fn.min<string | null>("dueAt").as("mail"))
    .executeTakeFirstOrThrow();
  const { letter } = await tx
    .selectFrom("letters")
    .where("owner", "=", owner)
    .where("state", "=", "due")
    .select(({ fn }) => fn.min<string | null>("dueAt").as("letter"))
    .executeTakeFirstOrThrow();
  const { lapse } = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("state", "=", "asked")
    .select(({ fn }) => fn.min<string | null>("lapsesAt").as("lapse"))
    .executeTakeFirstOrThrow();
  const [next = null] = [mail, letter, lapse].filter((at) => at !== null).sort();
  await tx
    .updateTable("desks")
    .set({ bookingMailDue: next })
    .where("_id", "=", owner)
    // Empty, it says that something was changed: only who has looked takes that away, see notice.ts.
    .where((eb) => eb.or([eb("bookingMailDue", "is", null), eb("bookingMailDue", "<>", "")]))
    .execute();
}
