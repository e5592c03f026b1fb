import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { readMailbox } from "../../booking/inbox/job.ts";
import type { Mailbox } from "../../booking/inbox/mailbox.ts";
import { holdMailbox } from "../../booking/inbox/position.ts";
import { sendBookingMails } from "../../booking/mails/job.ts";
import { sendLetters } from "../../booking/mails/send-letters.ts";
import { readEnv } from "../../env.ts";
import type { Mail } from "../../mails/mail.ts";
import { asServed } from "../harness.ts";
import { addCompany, addCustomer } from "../records.ts";
import { startBooking } from "../visitors.ts";

export const desk = "desk@ellingsen.example";
const variables = {
  ...{ SMTP_URL: "smtp://localhost", SUPPORT_EMAIL: desk },
  IMAP_URL: "imaps://desk:secret@mail.ellingsen.example",
};
const env = readEnv(variables);
const anna = { name: "Anna Berg", email: "anna@bergco.example" };

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
  const { owner, after } = of;
  const { _id: company } = await addCompany(owner, { name: "Berg & Co." });
  const { _id: customer } = await addCustomer(owner, company, anna);
  const body = { title: "Review", date: "2026-12-01T11:00", duration: 45, company, customer };
  const made = await owner.send(appointmentEndpoints.create, { body: { ...body, ...more } });
  const { _id: id } = made.json().data;
  const asked = await owner.call(bookingEndpoints.invite, {
    params: { id },
    body: { place: "theirs", address: "", remind: null, mayMove: false, word: "" },
  });
  const mails = await after(10);
  const booking = async () =>
    (await owner.call(bookingEndpoints.ofAppointment, { params: { id } })).data;
  return {
    ...{ id, customer, mails, booking, uid: `${asked.data._id}@client-desk` },
    standing: async () => (await booking())?.standing,
    bookingId: asked.data._id,
  };
}

export function lineOf(mail: Mail | undefined, name: string): string | undefined {
  const text = (mail?.icalEvent?.content ?? "").replaceAll("\r\n ", "");
  const event = text.slice(text.indexOf("BEGIN:VEVENT"));
  return new RegExp(`^${name}[:;](.*)\r$`, "m").exec(event)?.[1];
}
