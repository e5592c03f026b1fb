import { setTimeout as sleep } from "node:timers/promises";
import type { BookingMail } from "../../../shared/booking.ts";
import type { Api } from "../../api.ts";
import { inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import type { Mail, Mailer } from "../../mails/mail.ts";
import { bookingOf } from "../present.ts";
import { type Booking, makeLink, readAgain } from "../queries.ts";
import type { Stands } from "../states.ts";
import { hasInvite, isStillTrue, writeLetter } from "./letters.ts";
import { noticeChanges, toTold } from "./notice.ts";
import {
  type ClaimedMail,
  claimMail,
  lapseRequests,
  listDesksWithMail,
  settleMail,
} from "./queue.ts";

/** Milliseconds between two looks for mails that are due. */
const between = 10_000;
const desksAtOnce = 50;

type Parts = Pick<Api, "db" | "env" | "clock"> & {
  mailer: Mailer;
  log: Pick<Api["app"]["log"], "error">;
};

/** While `app` listens, sends the mails about bookings that wait in the database. */
export function keepSendingBookings(
  { app, db, env, clock, background }: Api,
  mailer: Mailer | undefined,
) {
  if (!mailer) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await sleep(between, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        const parts = { db, env, clock, mailer, log: app.log };
        for (const owner of await listDesksWithMail(db, clock.now(), desksAtOnce))
          await sendBookingMails(parts, owner);
      } catch (err) {
        app.log.error({ err }, "mails about bookings could not be looked up");
      }
    }
  };
  app.addHook("onListen", async () => background.run("Mailing bookings", run));
  app.addHook("preClose", async () => stopping.abort());
}

/** Sends what is due on a desk, one after the other. */
export async function sendBookingMails(parts: Parts, owner: Owner): Promise<void> {
  const { db, clock, log } = parts;
  await noticeChanges(db, owner, clock.now());
  await lapseRequests(db, owner, clock.now());
  while (true) {
    const claimed = await claimMail(db, owner, clock.now());
    if (!claimed) return;
    let failure: string | undefined;
    try {
      const mail = await writeMail(parts, claimed);
      if (mail) await parts.mailer.send(mail);
    } catch (err) {
      log.error({ err }, "a mail about a booking was not sent");
      failure = err instanceof Error ? err.message.slice(0, 300) : "Unknown";
    }
    await settleMail(db, claimed, failure, clock.now());
    // The others wait until the mail server takes mail again.
    if (failure !== undefined) return;
  }
}

/** As things stand now, with a link of its own; undefined where there is nothing to tell any more. */
function writeMail(
  { db, env, clock }: Pick<Parts, "db" | "env" | "clock">,
  { owner, booking, kind }: ClaimedMail,
): Promise<Mail | undefined> {
  const now = clock.now();
  return inTransaction(db, owner, async (tx) => {
    const found = await readAgain(tx, owner, booking);
    if (!found) return undefined;
    const { stands, desk, again, movable } = await bookingOf(tx, found, now);
    if (!isStillTrue(kind, stands)) return undefined;
    const told = await noteTold(tx, found.booking, kind, stands);
    const token = await makeLink(tx, found.booking, now, { mayConfirm: kind === "confirm" });
    const site = env.PUBLIC_URL;
    return writeLetter(kind, {
      ...{ booking: { ...found.booking, ...told }, stands, desk, movable, now },
      url: `${site}/booking/${token}`,
      again: again === undefined ? undefined : `${site}${again}`,
    });
  });
}

/** What a calendar entry tells is another version of it, where it is not what was told before. */
async function noteTold(tx: Tx, booking: Booking, kind: BookingMail, stands: Stands) {
  if (!hasInvite(kind)) return {};
  const told = kind === "canceled" ? "" : toTold(stands);
  if (told === booking.told) return {};
  const changes = { told, sequence: booking.sequence + 1 };
  await tx
    .updateTable("bookings")
    .set(changes)
    .where("owner", "=", booking.owner)
    .where("_id", "=", booking._id)
    .execute();
  return changes;
}
