import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { bookingPageEndpoints } from "../../shared/booking-pages.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import type { MeetingTypeInput } from "../../shared/kinds/meeting-types.ts";
import { meetingTypeEndpoints } from "../../shared/kinds/meeting-types.ts";
import { sendBookingMails } from "../booking/mails/job.ts";
import type { Db } from "../db/engine/database.ts";
import { readEnv } from "../env.ts";
import type { Mail, Mailer } from "../mails/mail.ts";
import type { Person, TestApp } from "./harness.ts";
import { startApp } from "./harness.ts";

const marta = { name: "Marta Ellingsen", email: "marta@ellingsen.example" };

interface Desk {
  /** Whether links are mailed that confirm bookings. */
  hasMail?: boolean;
  env?: Record<string, string>;
  /** Mails in another way than into `app.mails`. */
  mailer?: Mailer;
  /** Instead of a fresh one. */
  db?: Db;
}

/** Wednesday, 1:20 pm in New York. */
export async function startBooking({ hasMail = false, env = {}, mailer, db }: Desk = {}) {
  const parts = { env, ...(db && { db }) };
  const app = await startApp(hasMail ? parts : { ...parts, mailer });
  app.clock.set("2026-11-25T18:20:00.000Z");
  const owner = await app.signUp({ ...marta, timeZone: "America/New_York" });
  await owner.call(bookingPageEndpoints.updateOwn, { body: { name: "marta", isOpen: true } });
  return { app, owner, visit: createVisitor(app) };
}

/** Sends by hand what is due to customers of a desk: into `app.mails`, or by a mailer of one’s own. */
export function createSender(
  app: TestApp,
  { owner }: Person,
  mailer: Mailer = { send: async (mail) => void app.mails.push(mail) },
) {
  const send = async () => {
    // What goes on after an answer, which PostgreSQL takes its time for.
    await app.settle();
    await sendBookingMails({ ...app, env: readEnv({}), mailer, log: app.app.log }, owner);
  };
  return {
    send,
    /** What is mailed after so many seconds. */
    after: async (seconds: number) => {
      await send();
      app.clock.advance(seconds * 1000);
      await send();
      return app.mails.splice(0);
    },
  };
}

/** However far the clock is moved. */
export async function stayLoggedIn({ db }: TestApp): Promise<void> {
  const late = "2030-01-01T00:00:00.000Z";
  await db.updateTable("sessions").set({ expiresAt: late, endsAt: late }).execute();
}

type Entered = Partial<MeetingTypeInput>;

export async function addType(by: Person, changes: Entered = {}) {
  const body = { name: "Phone call", lengths: [30], place: "phone" as const };
  const answer = await by.call(meetingTypeEndpoints.create, { body: { ...body, ...changes } });
  return answer.data;
}

export const ines = {
  ...{ name: "Inês Carvalho", email: "ines@padaria.example", phone: "+351 21 555 0187" },
  ...{ company: "Padaria São Jorge", zone: "Europe/Lisbon" },
};

/** 10 am in New York, 3 pm in Lisbon. */
export const tuesday = "2026-12-01T15:00:00.000Z";

export function createVisitor({ app }: TestApp) {
  const get = (url: string) => app.inject({ url });
  const post = (url: string, form: Record<string, string>, remoteAddress = "192.0.2.1") =>
    app.inject({
      ...{ method: "POST", url, remoteAddress },
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  return {
    get,
    post,
    book: (
      type: { _id: string },
      form: Partial<Record<string, string>> = {},
      address?: string,
      page = "marta",
    ) => {
      const all = { ...ines, length: "30", at: tuesday, ...form } as Record<string, string>; // as: none is undefined.
      return post(`/book/${page}/${type._id}`, all, address);
    },
  };
}

/** What the page says, without its tags. */
export function said(body: string): string {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
  return main
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The address of the booking in a mail. */
export function linkIn(mail: Pick<Mail, "text"> | undefined): string {
  return new URL(/http\S+\/booking\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
}

export const appointmentsOf = async (person: Person) =>
  (await person.call(appointmentEndpoints.list, {})).data;
export const customersOf = async (person: Person) =>
  (await person.call(customerEndpoints.list, {})).data;

/** A page that had another address before, with a type of which a time is held: the id of its booking. */
export async function holdOneTime(app: TestApp, person: Person): Promise<string> {
  const mark = person.person.slice(-12);
  for (const name of [`old-${mark}`, `new-${mark}`])
    await person.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  const type = await addType(person);
  const { data } = await person.call(meetingTypeEndpoints.preview, { body: type });
  const visit = createVisitor(app);
  const answer = await visit.book(type, { at: data.first ?? "" }, undefined, `new-${mark}`);
  if (answer.statusCode !== 303) throw new Error(`Not held: ${answer.statusCode}`);
  const query = { startDate: "2026-01-01", endDate: "2030-01-01" };
  const held = await person.call(bookingEndpoints.list, { query });
  return held.data[0]?._id ?? "";
}
