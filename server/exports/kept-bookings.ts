import type { KeptBooking, KeptMail, KeptPage } from "../../shared/transfer/kept-bookings.ts";
import type { Row } from "../db/acts/touched.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import { isOneOf } from "../db/query/search/candidates.ts";

// What is kept of booking pages and bookings in a Client Desk file.

export function readKeptPages(db: Db, owner: Owner): Promise<object[]> {
  return inSnapshot(db, owner, async (tx) => {
    const pages = tx.selectFrom("bookingPages").where("owner", "=", owner).selectAll();
    const rows = await pages.orderBy("_id").execute();
    return rows.map(({ mayWrite, ...row }) => ({ ...row, mayWrite: mayWrite === 1 }));
  });
}

/** Greater than every id. */
const end = "~";

export function readKeptBookings(db: Db, owner: Owner) {
  const all = db.selectFrom("bookings").where("owner", "=", owner).selectAll();
  return readInBatches(db, owner, all, "_id", end, ({ isNew, isInvited, mayMove, ...row }) => ({
    ...row,
    ...{ isNew: isNew === 1, isInvited: isInvited === 1, mayMove: mayMove === 1 },
    takers: JSON.parse(row.takers),
    answers: JSON.parse(row.answers),
    proposed: JSON.parse(row.proposed),
    times: JSON.parse(row.times),
  }));
}

export function readKeptMails(db: Db, owner: Owner) {
  const sent = db
    .selectFrom("bookingMails")
    .where("owner", "=", owner)
    .where("sentAt", "is not", null)
    .select(["_id", "booking", "kind", "customer", "state", "failure", "sentAt", "shown"])
    .select(["confirmedAt", "createdAt"]);
  return readInBatches(db, owner, sent, "_id", end, ({ state, shown, ...row }) => ({
    ...row,
    // What is to be sent again was sent before, and nobody knows whether it got there.
    state: state === "due" || state === "sending" ? "unknown" : state,
    shown: JSON.parse(shown ?? "{}"),
  }));
}

type ToHere = (id: unknown) => string;

/** A person has one page at most: that of somebody who is not on this desk may become theirs. */
export function toPageRow({ mayWrite, user, ...row }: KeptPage, toHere: ToHere): Row {
  return { ...row, mayWrite: Number(mayWrite), user: user === null ? null : toHere(user) };
}

export function toBookingRow(
  { isNew, isInvited, mayMove, takers, answers, proposed, times, host, ...row }: KeptBooking,
  toHere: ToHere,
): Row {
  return {
    ...row,
    ...{ isNew: Number(isNew), isInvited: Number(isInvited), mayMove: Number(mayMove) },
    host: toHere(host),
    takers: JSON.stringify([...new Set(takers.map(toHere))]),
    ...{ answers: JSON.stringify(answers), proposed: JSON.stringify(proposed) },
    times: JSON.stringify(times),
  };
}

/** Of bookings that are here, in the story of whoever got them. */
export async function toMailRows(tx: Db, owner: Owner, rows: readonly KeptMail[]): Promise<Row[]> {
  const idsOf = (list: readonly (string | null)[]) =>
    isOneOf(tx, "_id", [...new Set(list.filter((id) => id !== null))]);
  const bookings = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where(idsOf(rows.map(({ booking }) => booking)))
    .select("_id")
    .execute();
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where(idsOf(rows.map(({ customer }) => customer)))
    .select(["_id", "company"])
    .execute();
  const here = new Set(bookings.map(({ _id }) => _id));
  const companies = new Map(customers.map(({ _id, company }) => [_id, company]));
  return rows
    .filter(({ booking }) => here.has(booking))
    .map(({ shown, ...row }) => ({
      ...row,
      ...{ shown: JSON.stringify(shown), dueAt: row.sentAt },
      company: companies.get(row.customer ?? "") ?? null,
    }));
}
