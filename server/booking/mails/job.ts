import { setTimeout as sleep } from "node:timers/promises";
import type { BookingMail } from "../../../shared/booking.ts";
import type { ShownMail } from "../../../shared/booking-mails.ts";
import { zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { Api } from "../../api.ts";
import { inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { sendDue } from "../../letters/outbox.ts";
import type { Claimed } from "../../letters/queries.ts";
import type { Mail, Mailer } from "../../mails/mail.ts";
import { keepUid, toReturnable } from "../inbox/queries.ts";
import { isDeclined, readTimes } from "../one-time.ts";
import { bookingOf } from "../present.ts";
import { type Booking, type Found, makeLink, readAgain, writeBooking } from "../queries.ts";
import { listUpcoming } from "../series.ts";
import type { Stands } from "../states.ts";
import { keepCopy } from "./copies.ts";
import { repliesToOf } from "./invite.ts";
import { hasInvite, isOff, isStillTrue, writeLetter } from "./letters.ts";
import { noticeChanges, toTold } from "./notice.ts";
import { lapseRequests, listDesksWithMail, queueReminder } from "./queue.ts";
import { sendLetters } from "./send-letters.ts";
import { showLetter } from "./shown.ts";

/** Milliseconds between two looks for mails that are due. */
const between = 10_000;
const desksAtOnce = 50;

type Parts = Pick<Api, "db" | "env" | "clock"> & {
  hub?: Pick<Api["hub"], "announce">;
  mailer: Mailer;
  log: Pick<Api["app"]["log"], "error">;
};

/** While `app` listens, sends the mails about bookings that wait in the database. */
export function keepSendingBookings(
  { app, db, env, clock, hub, background }: Api,
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
        const parts = { db, env, clock, hub, mailer, log: app.log };
        for (const owner of await listDesksWithMail(db, clock.now(), desksAtOnce)) {
          await sendLetters(parts, owner);
          await sendBookingMails(parts, owner);
        }
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
  const { db, clock, mailer } = parts;
  await lapseRequests(db, owner, clock.now());
  await sendDue(parts, {
    owner,
    table: "bookingMails",
    // What was changed meanwhile may be asked about.
    prepare: () => noticeChanges(db, owner, clock.now()),
    send: async (claimed) => {
      const mail = await writeMail(parts, claimed);
      if (mail) await mailer.send(mail);
    },
  });
}

function writeMail(
  { db, env, clock }: Pick<Parts, "db" | "env" | "clock">,
  claimed: Claimed<"bookingMails">,
): Promise<Mail | undefined> {
  const { owner, _id, booking, kind } = claimed;
  return inTransaction(db, owner, async (tx) => {
    const now = clock.now();
    const composed = await composeMail(tx, { env, now }, claimed);
    if (!composed) return undefined;
    const { mail, shown, found } = composed;
    await keepCopy(tx, found, { _id, kind, shown }, now);
    return { ...mail, ...(await toReturnable(tx, env, { owner, booking, mail: _id }, now)) };
  });
}

interface Composed {
  mail: Mail;
  /** As the desk sees it. */
  shown: ShownMail;
  found: Found;
}

/**
 * As things stand now, with a link of its own, and notes that the customer knows it; undefined where there is nothing to tell
 * any more.
 */
export async function composeMail(
  tx: Tx,
  { env, now }: Pick<Parts, "env"> & { now: Date },
  { owner, booking, kind }: Pick<Claimed<"bookingMails">, "owner" | "booking" | "kind">,
): Promise<Composed | undefined> {
  const found = await readAgain(tx, owner, booking);
  if (!found) return undefined;
  const { stands, desk, again, movable, mails } = await bookingOf(tx, found, now);
  if (!isStillTrue(kind, stands) || isOff(kind, mails, found.booking)) return undefined;
  // Whoever doesn’t come to one time of a series is reminded of the next.
  if (kind === "reminder" && stands.series && isDeclined(found.booking, stands.series, stands)) {
    await remindOfNext(tx, found.booking, { kind, stands }, now);
    return undefined;
  }
  const told = await noteTold(tx, found, kind, stands, { env, now });
  const after = { ...found.booking, ...told };
  if (found.booking.isInvited === 1) await remindOfNext(tx, after, { kind, stands }, now);
  const token = await makeLink(tx, found.booking, now, { mayConfirm: kind === "confirm" });
  const site = env.PUBLIC_URL;
  const writing = {
    ...{ booking: after, before: found.booking, stands, desk, movable, mails, now },
    again: again === undefined ? undefined : `${site}${again}`,
  };
  const mail = writeLetter(kind, { ...writing, url: `${site}/booking/${token}` });
  return { mail, shown: showLetter(kind, writing, site), found };
}

/** What a calendar entry tells is another version of it, where it is not what was told before. */
async function noteTold(
  tx: Tx,
  { booking, appointment }: Found,
  kind: BookingMail,
  stands: Stands,
  { env, now }: Pick<Parts, "env"> & { now: Date },
): Promise<Partial<Booking>> {
  if (!hasInvite(kind)) return {};
  const told = kind === "canceled" ? "" : toTold(stands);
  const isFirst = booking.isInvited === 1 && booking.sentAt === null;
  const repliesTo = repliesToOf(booking, env);
  if (repliesTo !== "") await keepUid(tx, booking, now);
  if (told === booking.told) {
    if (booking.repliesTo === null) await writeBooking(tx, booking, { repliesTo });
    return { repliesTo };
  }
  const changes = {
    told,
    repliesTo,
    ...(isFirst ? { sentAt: now.toISOString() } : { sequence: booking.sequence + 1 }),
    ...(booking.isInvited === 1 && told !== "" && toAskedAnew(booking, stands)),
    ...(booking.isInvited === 1 && appointment && { title: appointment.title }),
  };
  await writeBooking(tx, booking, changes);
  return changes;
}

/** Another time is to be accepted anew, unless the customer has chosen it. */
function toAskedAnew(booking: Booking, { series, ...time }: Stands) {
  const { start, end, told } = booking;
  const next = series?.first ?? time;
  const known = `${start}/${end}`;
  const times = {
    start: new Date(next.start).toISOString(),
    end: new Date(next.end).toISOString(),
  };
  const isKnown = series
    ? told === "" || readTimes(booking).some(({ mark }) => mark === series.mark)
    : true;
  if (isKnown && known === `${times.start}/${times.end}`) return {};
  return { ...times, answer: null, answeredAt: null, answeredBy: null, times: "[]" };
}

/** The next time of what repeats, or when it is now. */
async function remindOfNext(
  tx: Tx,
  booking: Booking,
  { kind, stands }: { kind: BookingMail; stands: Stands },
  now: Date,
) {
  const { remind } = booking;
  if (remind === null || !(hasInvite(kind) || kind === "reminder") || kind === "canceled") return;
  const { series } = stands;
  const early = now.getTime() + remind * 60_000;
  const times = series ? listUpcoming(series, zoneNamed(series.zone), early, 2) : [stands];
  const next = times.find(({ start }) => start > early);
  if (next) await queueReminder(tx, booking, { remind, start: next.start }, now);
}
