import { readMailbox } from "../../booking/inbox/job.ts";
import type { Mailbox } from "../../booking/inbox/mailbox.ts";
import { holdMailbox } from "../../booking/inbox/position.ts";
import { sendBookingMails } from "../../booking/mails/job.ts";
import { sendLetters } from "../../booking/mails/send-letters.ts";
import { readEnv } from "../../env.ts";
import type { Mail } from "../../mails/mail.ts";
import { asServed } from "../harness.ts";
import { addReview } from "../reviews.ts";
import { startBooking } from "../visitors.ts";

export const desk = "desk@ellingsen.example";
const variables = {
  ...{ SMTP_URL: "smtp://localhost", SUPPORT_EMAIL: desk },
  IMAP_URL: "imaps://desk:secret@mail.ellingsen.example",
};
const env = readEnv(variables);

/** A mailbox in memory with one message that was there before. */
function createMailbox() {
  const messages = new Map<number, Uint8Array | undefined>([[1, Buffer.from("Subject: Old")]]);
  const read = new Set<number>();
  const mailbox: Mailbox = {
    ...{ validity: 7, next: 2 },
    list: async (after) => [...messages.keys()].filter((uid) => uid > after),
    read: async (uid) => messages.get(uid),
    markRead: async (uid) => void read.add(uid),
    close: async () => {},
  };
  const add = (message: Uint8Array | undefined) => {
    const uid = messages.size + 1;
    messages.set(uid, message);
    return uid;
  };
  return { mailbox, read, add };
}

/** A desk that reads a mailbox, and mails by hand. */
export async function startDesk() {
  const { app, owner, visit } = await startBooking({ hasMail: true, env: variables });
  const db = asServed(app.db);
  const mailer = { send: async (mail: Mail) => void app.mails.push(mail) };
  const box = createMailbox();
  const errors: object[] = [];
  const log = { error: (about: object) => void errors.push(about), warn: () => {} };
  const followed: [whose: string, day?: string | undefined][] = [];
  const parts = {
    ...{ db, clock: app.clock, log, failed: new Map<number, number>() },
    follow: (whose: string, { day }: { day?: string | undefined }) =>
      void followed.push(day === undefined ? [whose] : [whose, day]),
  };
  const look = () => readMailbox(parts, { name: "desk", mailbox: box.mailbox });
  await holdMailbox(db, "desk", "here", app.clock.now());
  await look();
  /** What is mailed after so many seconds. */
  const after = async (seconds: number) => {
    const send = async () => {
      await app.settle();
      await sendLetters({ ...app, db, env, mailer, log }, owner.owner);
      await sendBookingMails({ ...app, db, env, mailer, log }, owner.owner);
    };
    await send();
    app.clock.advance(seconds * 1000);
    await send();
    return app.mails.splice(0);
  };
  /** Whether a message was marked as read. */
  const receive = async (message: Uint8Array | undefined) => {
    const uid = box.add(message);
    await look();
    return box.read.has(uid);
  };
  return { app, owner, visit, box, look, parts, after, receive, followed, errors };
}

/** Marta has invited Anna to a review on Tuesday at 11 in New York. */
export async function inviteAnna(of: Awaited<ReturnType<typeof startDesk>>, more: object = {}) {
  const { customer, params, invite, booking, standing } = await addReview(of.owner, more);
  const { _id: bookingId } = await invite();
  const mails = await of.after(10);
  const uid = `${bookingId}@client-desk`;
  return { ...params, customer: customer._id, mails, booking, standing, bookingId, uid };
}

/** The same of a review each Tuesday, five times from December 1 on. */
export async function startSeries() {
  const of = await startDesk();
  return { ...of, ...(await inviteAnna(of, { repeat: "FREQ=WEEKLY;COUNT=5" })) };
}

export function lineOf(mail: Mail | undefined, name: string): string | undefined {
  const text = (mail?.icalEvent?.content ?? "").replaceAll("\r\n ", "");
  const event = text.slice(text.indexOf("BEGIN:VEVENT"));
  return new RegExp(`^${name}[:;](.*)\r$`, "m").exec(event)?.[1];
}
