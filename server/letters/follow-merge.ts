import { type ChangeRow, findChange, listUndone } from "../db/acts/changes.ts";
import type { Db, Owner } from "../db/engine/database.ts";

/**
 * Mails follow when customers are merged, and when that is undone or done again. Those of an appointment have come along
 * with it, see db/derived/booking-triggers.ts; here are those whose appointment is gone. `change` is what was done last.
 */
export async function followMerge(tx: Db, owner: Owner, change: string): Promise<void> {
  for (const merge of await listMerges(tx, owner, change)) {
    await bringBack(tx, owner, merge);
    await bringAlong(tx, owner, merge);
  }
}

/** The merge that a change is, undoes or does again. */
async function listMerges(tx: Db, owner: Owner, change: string): Promise<ChangeRow[]> {
  const row = await findChange(tx, owner, change);
  if (row?.action === "merge") return row.kind === "customers" ? [row] : [];
  const found: ChangeRow[] = [];
  for (const undone of row ? listUndone(row) : [])
    found.push(...(await listMerges(tx, owner, undone)));
  return found;
}

/** Those who went by it. */
function selectGone(tx: Db, owner: Owner, { _id }: ChangeRow) {
  return tx
    .selectFrom("changeRecords")
    .where("owner", "=", owner)
    .where("change", "=", _id)
    .where("kind", "=", "customers")
    .where("after", "is", null)
    .select("record");
}

/** To whoever is here again: a booking keeps by whom it was made. */
async function bringBack(tx: Db, owner: Owner, merge: ChangeRow): Promise<void> {
  await tx
    .updateTable("bookingMails")
    .from("bookings as b")
    .innerJoin("customers as c", (join) =>
      join.onRef("c.owner", "=", "b.owner").onRef("c._id", "=", "b.customer"),
    )
    .set(({ ref }) => ({ customer: ref("c._id"), company: ref("c.company") }))
    .where("bookingMails.owner", "=", owner)
    .where("bookingMails.customer", "is not", null)
    .where("b.owner", "=", owner)
    .whereRef("b._id", "=", "bookingMails.booking")
    .where("b.customer", "in", selectGone(tx, owner, merge))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("appointments as a")
            .whereRef("a.owner", "=", "b.owner")
            .whereRef("a._id", "=", "b.appointment")
            .select("a._id"),
        ),
      ),
    )
    .execute();
}

/** To the one that stays. */
async function bringAlong(tx: Db, owner: Owner, merge: ChangeRow): Promise<void> {
  const { moveTo }: { moveTo?: string } = JSON.parse(merge.detail ?? "{}");
  if (moveTo === undefined) return;
  const into = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("_id", "=", moveTo)
    .select("company")
    .executeTakeFirst();
  await tx
    .updateTable("bookingMails")
    .set({ customer: moveTo, company: into?.company ?? null })
    .where("owner", "=", owner)
    .where("customer", "in", selectGone(tx, owner, merge))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("customers as c")
            .whereRef("c.owner", "=", "bookingMails.owner")
            .whereRef("c._id", "=", "bookingMails.customer")
            .select("c._id"),
        ),
      ),
    )
    .execute();
}
