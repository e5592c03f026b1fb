import { utc } from "../../../shared/dates/time-zones.ts";
import { messages } from "../../../shared/messages.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { afterUndo, noteNextDue } from "../../letters/next-due.ts";
import { serverMessages } from "../../messages.ts";
import { findOfAppointment, type Invited, readInvited } from "../invitations/queries.ts";
import { toOwnRow } from "../invitations/row.ts";
import { readColleagues } from "../times/queries.ts";
import { dropMails, queueMail } from "./queue.ts";

const { booking: words } = serverMessages;

/**
 * Mails whoever has missed an appointment, or doesn’t. Throws the 404 without an appointment, and the 409 where nobody has
 * missed it or nobody can be mailed.
 */
export function tellMissed(
  db: Db,
  { owner, appointment }: { owner: Owner; appointment: string },
  isSent: boolean,
  now: Date,
): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    const found = await readInvited(tx, owner, appointment);
    if (!found) throw notFound(messages.appointments.notFound);
    const before = await findOfAppointment(tx, owner, appointment);
    if (isSent) {
      if (found.outcome !== "no-show") throw conflict("_id", words.notMissed);
      if (found.email === "") throw conflict("_id", words.noEmail);
      const _id = before?._id ?? (await addRow(tx, owner, appointment, found, now));
      await queueMail(tx, { owner, _id }, "missed", now, afterUndo(now));
    } else if (before) {
      await dropMails(tx, before, ["missed"]);
      await noteNextDue(tx, owner);
    }
  });
}

/** Of what was neither booked nor invited to: nobody is told of it but by this mail. */
async function addRow(tx: Tx, owner: Owner, appointment: string, found: Invited, now: Date) {
  const { here, zones } = await readColleagues(tx, owner);
  const host = here.find(({ _id }) => _id === found.host);
  if (!host) throw conflict("_id", words.notMissed);
  const zone = zones.get(host._id) ?? utc.name;
  const row = await toOwnRow(tx, owner, { appointment, found, host, zone }, now);
  await tx
    .insertInto("bookings")
    .values({ ...row, state: "ended" })
    .execute();
  return row._id;
}
