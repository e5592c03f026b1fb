import type { ChangeRow } from "../db/acts/changes.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { isOneOf } from "../db/query/search/candidates.ts";
import { findMerged, intoOf, listMerges } from "./merged-into.ts";

/**
 * Mails follow when customers are merged, and when that is undone or done again. Those of an appointment that was booked online have
 * come along with it, see db/derived/booking-triggers.ts; here are those whose appointment is gone, and invitations, which stay
 * with whom they were sent to where their appointment is given to somebody else. `change` is what was done last.
 */
export async function followMerge(tx: Db, owner: Owner, change: string): Promise<void> {
  for (const merge of await listMerges(tx, owner, change)) {
    const into = intoOf(merge);
    // The one that stays, or whom that was merged with since.
    const stays = into === undefined ? undefined : await findMerged(tx, owner, into);
    if (stays === undefined) continue;
    await bringBack(tx, owner, merge, stays);
    await bringAlong(tx, owner, merge, stays);
  }
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

/**
 * To whoever is here again: a booking keeps by whom it was made, which may be somebody who had been merged with them
 * before.
 */
async function bringBack(tx: Db, owner: Owner, merge: ChangeRow, stays: string): Promise<void> {
  const gone = (await selectGone(tx, owner, merge).execute()).map(({ record }) => record);
  const makers = await selectLoose(tx, owner, stays).select("b.customer").distinct().execute();
  for (const { customer: maker } of makers) {
    const whose = maker === null ? undefined : await findMerged(tx, owner, maker);
    if (whose === undefined || whose === stays || !gone.includes(whose)) continue;
    const mails = selectLoose(tx, owner, stays).where("b.customer", "=", maker);
    await giveTo(tx, owner, whose, await mails.select("m._id").execute());
  }
}

/** Mails in the story of a customer that no appointment takes along. */
function selectLoose(tx: Db, owner: Owner, customer: string) {
  return tx
    .selectFrom("bookingMails as m")
    .innerJoin("bookings as b", (join) =>
      join.onRef("b.owner", "=", "m.owner").onRef("b._id", "=", "m.booking"),
    )
    .where("m.owner", "=", owner)
    .where("m.customer", "=", customer)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb("b.isInvited", "=", 1),
        not(
          exists(
            selectFrom("appointments as a")
              .whereRef("a.owner", "=", "b.owner")
              .whereRef("a._id", "=", "b.appointment")
              .select("a._id"),
          ),
        ),
      ]),
    );
}

/** To the one that stays. */
async function bringAlong(tx: Db, owner: Owner, merge: ChangeRow, stays: string): Promise<void> {
  const mails = await tx
    .selectFrom("bookingMails as m")
    .where("m.owner", "=", owner)
    .where("m.customer", "in", selectGone(tx, owner, merge))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("customers as c")
            .whereRef("c.owner", "=", "m.owner")
            .whereRef("c._id", "=", "m.customer")
            .select("c._id"),
        ),
      ),
    )
    .select("m._id")
    .execute();
  await giveTo(tx, owner, stays, mails);
}

async function giveTo(tx: Db, owner: Owner, customer: string, mails: readonly { _id: string }[]) {
  if (mails.length === 0) return;
  const row = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("_id", "=", customer)
    .select("company")
    .executeTakeFirst();
  const ids = mails.map(({ _id }) => _id);
  await tx
    .updateTable("bookingMails")
    .set({ customer, company: row?.company ?? null })
    .where("owner", "=", owner)
    .where(isOneOf(tx, "_id", ids))
    .execute();
}
