import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { bookingPageEndpoints } from "../../shared/booking.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { absenceEndpoints } from "../../shared/kinds/absences.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { type MeetingTypeInput, meetingTypeEndpoints } from "../../shared/kinds/meeting-types.ts";
import type { Mail } from "../mails/mail.ts";
import { type Person, startApp, type TestApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";

const marta = { name: "Marta Ellingsen", email: "marta@ellingsen.example" };

/** Wednesday, 1:20 pm in New York. `hasMail` says whether links are mailed that confirm bookings. */
async function start({ hasMail = false } = {}) {
  const app = await startApp(hasMail ? {} : { mailer: undefined });
  app.clock.set("2026-11-25T18:20:00.000Z");
  const owner = await app.signUp({ ...marta, timeZone: "America/New_York" });
  await owner.call(bookingPageEndpoints.updateOwn, { body: { name: "marta", isOpen: true } });
  return { app, owner, visit: createVisitor(app) };
}

type Entered = Partial<MeetingTypeInput>;

async function addType(by: Person, changes: Entered = {}) {
  const body = { page: by.person, name: "Phone call", lengths: [30], place: "phone" as const };
  const answer = await by.call(meetingTypeEndpoints.create, { body: { ...body, ...changes } });
  return answer.data;
}

const ines = {
  ...{ name: "Inês Carvalho", email: "ines@padaria.example", phone: "+351 21 555 0187" },
  ...{ company: "Padaria São Jorge", zone: "Europe/Lisbon" },
};

/** 10 am in New York, 3 pm in Lisbon. */
const tuesday = "2026-12-01T15:00:00.000Z";

function createVisitor({ app }: TestApp) {
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
function said(body: string): string {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
  return main
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The address of the booking in a mail. */
function linkIn(mail: Mail | undefined): string {
  return new URL(/http\S+\/booking\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
}

const appointmentsOf = async (person: Person) =>
  (await person.call(appointmentEndpoints.list, {})).data;
const customersOf = async (person: Person) => (await person.call(customerEndpoints.list, {})).data;

test("a visitor books without script: the time becomes an appointment with a new customer", async () => {
  const { owner, visit } = await start();
  const questions = [{ text: "What about?", kind: "long" as const, isRequired: true }];
  const type = await addType(owner, { questions });
  const page = await visit.get(`/book/marta/${type._id}?zone=Europe/Lisbon&day=2026-12-01`);
  expect(said(page.body)).toContain("Tuesday, December 1 Afternoon 2:00 PM 2:30 PM 3:00 PM");
  const answer = await visit.book(type, { answer0: "Two ovens & a van" });
  expect(answer.statusCode).toBe(303);
  const own = await visit.get(String(answer.headers.location));
  expect(said(own.body)).toMatch(
    /You are booked .*Tuesday, December 1, 2026 3:00 – 3:30 PM, Lisbon time 10:00 – 10:30 AM, New York time .*Marta calls you at \+351 21 555 0187 .*Two ovens &amp; a van/,
  );
  const [booked, ...others] = await appointmentsOf(owner);
  expect(others).toEqual([]);
  expect(booked).toMatchObject({
    ...{ title: "Phone call", date: "2026-12-01T10:00:00.000Z", duration: 30 },
    ...{ host: owner.person, company: { name: "Padaria São Jorge" } },
    notes: "Call +351 21 555 0187\n\nWhat about?\nTwo ovens & a van",
  });
  expect(await customersOf(owner)).toMatchObject([
    { name: "Inês Carvalho", status: "Window Shopper", notes: "Booked online." },
  ]);
});

test("fifty who want one time at once: one gets it, the others keep what they typed and see the next ones", async () => {
  const { owner, visit } = await start();
  const type = await addType(owner);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      visit.book(type, { email: `v${n}@example.com`, name: `Visitor ${n}` }, `192.0.2.${n + 1}`),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([303, ...Array(49).fill(409)]);
  const taken = answers.findIndex(({ statusCode }) => statusCode === 409);
  const { body } = answers[taken] ?? { body: "" };
  expect(said(body)).toMatch(
    /3:00 PM was just taken\. What you typed is kept\. These are the next free times: Tue 3:30 PM Tue 4:00 PM Tue 4:30 PM Tue 5:00 PM More times/,
  );
  expect(body).toContain(`value="Visitor ${taken}"`);
  expect(body).toContain("Book Tue 3:30 PM");
  expect(await appointmentsOf(owner)).toHaveLength(1);
  expect(await customersOf(owner)).toHaveLength(1);
});

test("a time is held until the code of the mail confirms it; only then is there a customer", async () => {
  const { app, owner, visit } = await start({ hasMail: true });
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  await app.settle();
  expect(said((await visit.get(path)).body)).toMatch(
    /One step left: confirm by email .*until 6:50 PM/,
  );
  expect(app.mails).toMatchObject([
    { to: ines.email, subject: "Please confirm: Phone call, Tue, Dec 1, 3:00 PM" },
  ]);
  expect(await customersOf(owner)).toEqual([]);
  expect((await visit.book(type, { email: "late@example.com" })).statusCode).toBe(409);
  const link = linkIn(app.mails[0]);
  // A mail scanner opens the link: nothing happens.
  expect(said((await visit.get(link)).body)).toContain("Confirm the Booking");
  // Who filled the form has not shown that they read mail there.
  await visit.post(path, { do: "confirm" });
  expect(await appointmentsOf(owner)).toEqual([]);
  await visit.post(link, { do: "confirm" });
  await visit.post(link, { do: "confirm" });
  expect(await appointmentsOf(owner)).toHaveLength(1);
  for (const address of [path, link])
    expect(said((await visit.get(address)).body)).toContain("You are booked");
});

test("a time that nobody confirms is given back after half an hour", async () => {
  const { app, owner, visit } = await start({ hasMail: true });
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  await app.settle();
  app.clock.advance(30 * 60_000);
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  expect(said((await visit.get(path)).body)).toMatch(/The time was given back .*Book It Again/);
  expect(await appointmentsOf(owner)).toEqual([]);
  expect((await visit.book(type, { email: "next@example.com" })).statusCode).toBe(303);
});

test("who is known by their email is that customer, whose record stays as it is", async () => {
  const { owner, visit } = await start();
  const type = await addType(owner);
  const { _id: company } = await addCompany(owner, { name: "Berg" });
  const known = await addCustomer(owner, company, {
    name: "Anna Berg",
    email: "Anna@berg.example",
  });
  const asNew = await visit.book(type, { email: "new@berg.example" });
  const asKnown = await visit.book(type, {
    ...{ email: "anna@BERG.example", name: "A. Berg", phone: "+1 555", company: "Other" },
    at: "2026-12-01T16:00:00.000Z",
  });
  // Nobody learns who is a customer.
  const shape = async ({ headers }: typeof asNew) =>
    said((await visit.get(String(headers.location))).body).replace(/[\d+ ]+|\S+@\S+/g, "");
  const [one, other] = [await shape(asNew), await shape(asKnown)];
  expect(other).toBe(one);
  const customers = await customersOf(owner);
  expect(customers.find(({ _id }) => _id === known._id)).toMatchObject({
    ...{ name: "Anna Berg", phone: known.phone, companyName: "Berg", updatedAt: known.updatedAt },
  });
  expect(customers).toHaveLength(2);
});

test("a new customer comes to the company they name, else to that of their email, else to none", async () => {
  const { owner, visit } = await start();
  const type = await addType(owner);
  await addCompany(owner, { name: "Padaria São Jorge" });
  await addCompany(owner, { name: "Kestrel", website: "https://www.kestrel.example" });
  const at = (hour: number) => `2026-12-01T${hour}:00:00.000Z`;
  await visit.book(type, { company: "padaria sao jorge" });
  await visit.book(type, { company: "", email: "joe@kestrel.example", name: "Joe", at: at(16) });
  await visit.book(type, { company: "", email: "kim@gmail.com", name: "Kim Lee", at: at(17) });
  const names = (await customersOf(owner)).map((one) => [one.name, one.companyName, one.private]);
  expect(names.sort()).toEqual([
    ["Inês Carvalho", "Padaria São Jorge", false],
    ["Joe", "Kestrel", false],
    ["Kim Lee", "Kim Lee", true],
  ]);
});

test("a booking moves to another free time and is canceled on its own page; opening that changes nothing", async () => {
  const { owner, visit } = await start();
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  const later = "2026-12-02T16:30:00.000Z";
  const shown = await visit.get(`${path}/move?at=${later}`);
  expect(said(shown.body)).toMatch(/To Wednesday, December 2, 4:30 PM .*Keep Tuesday, 3:00 PM/);
  for (const step of ["", "/move", "/cancel", `/move?at=${later}`]) await visit.get(path + step);
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-01T10:00:00.000Z" }]);
  await visit.post(path, { do: "move", at: later });
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-02T11:30:00.000Z" }]);
  // A Sunday is not free.
  const refused = await visit.post(path, { do: "move", at: "2026-12-06T16:30:00.000Z" });
  expect(refused.statusCode).toBe(409);
  await visit.post(path, { do: "cancel", word: "Sorry" });
  expect(said((await visit.get(path)).body)).toMatch(/^Canceled .*By you, today at 6:20 PM/);
  expect(await appointmentsOf(owner)).toMatchObject([{ outcome: "canceled" }]);
  expect((await visit.book(type, { at: later })).statusCode).toBe(303);
});

test("what the desk does with the appointment shows on the booking’s page, and its customer can agree", async () => {
  const { owner, visit } = await start();
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  const [booked] = await appointmentsOf(owner);
  const params = { id: booked?._id ?? "" };
  await owner.call(appointmentEndpoints.update, { params, body: { date: "2026-12-03T11:00" } });
  expect(said((await visit.get(path)).body)).toMatch(
    /Marta moved it .*Before Tuesday, December 1, 3:00 – 3:30 PM .*Thursday, December 3, 2026 4:00 – 4:30 PM/,
  );
  await visit.post(path, { do: "accept" });
  expect(said((await visit.get(path)).body)).toContain("You are booked");
  await owner.call(appointmentEndpoints.remove, { params });
  expect(said((await visit.get(path)).body)).toMatch(/^Canceled Marta canceled the meeting/);
  const { data: acts } = await owner.call(historyEndpoints.list, { query: { limit: 1 } });
  await owner.call(historyEndpoints.undo, { params: { id: acts[0]?._id ?? "" }, body: {} });
  expect(said((await visit.get(path)).body)).toContain("You are booked");
});

test("what needs an approval waits for it, and the time is nobody else’s meanwhile", async () => {
  const { app, owner, visit } = await start();
  const type = await addType(owner, { booked: "onApproval" });
  const path = String((await visit.book(type)).headers.location);
  expect(said((await visit.get(path)).body)).toMatch(
    /^Marta confirms first The time is held for you until Friday, November 27, 6:20 PM/,
  );
  expect((await visit.book(type, { email: "b@example.com" })).statusCode).toBe(409);
  app.clock.advance(48 * 3_600_000);
  expect(said((await visit.get(path)).body)).toMatch(/^Not confirmed in time/);
  expect((await visit.book(type, { email: "b@example.com" })).statusCode).toBe(303);
});

test("one of several in turn: whoever is free and has the fewest ahead; all together: where all are free", async () => {
  const { app, owner, visit } = await start();
  const ben = await joinDesk(app, owner, "member");
  await ben.call(authEndpoints.updateMe, {
    body: { name: "Ben Okafor", timeZone: "America/Chicago" },
  });
  await owner.call(bookingPageEndpoints.updateDesk, { body: { name: "advisory", isOpen: true } });
  const ofDesk = { page: null, takers: [owner.person, ben.person] };
  const turn = await addType(owner, { ...ofDesk, takenBy: "inTurn" });
  const all = await addType(owner, { ...ofDesk, takenBy: "together", name: "Workshop" });
  const book = (type: { _id: string }, n: number, at = tuesday) =>
    visit.book(type, { email: `v${n}@example.com`, at }, `192.0.2.${n}`, "advisory");
  for (const n of [1, 2]) expect((await book(turn, n)).statusCode).toBe(303);
  expect((await book(turn, 3)).statusCode).toBe(409);
  expect((await book(all, 4)).statusCode).toBe(409);
  // Nine in New York is eight in Chicago.
  expect((await book(all, 5, "2026-12-01T14:00:00.000Z")).statusCode).toBe(409);
  expect((await book(all, 6, "2026-12-01T16:00:00.000Z")).statusCode).toBe(303);
  const booked = (await appointmentsOf(owner)).map(({ title, host, attending, date }) => [
    ...[title, host === ben.person ? "Ben" : "Marta", attending.length, date.slice(11, 16)],
  ]);
  expect(booked).toEqual([
    ["Phone call", "Marta", 0, "10:00"],
    ["Phone call", "Ben", 0, "10:00"],
    ["Workshop", "Marta", 1, "11:00"],
  ]);
});

test("repeats, absences and the hours of a type are in the sum as they are on the page", async () => {
  const { owner, visit } = await start();
  const type = await addType(owner, { notice: 0, reach: 7 });
  const { _id: company } = await addCompany(owner, { name: "Acme" });
  const { _id: customer } = await addCustomer(owner, company);
  const body = {
    title: "Stand-up",
    date: "2026-11-26T09:00",
    company,
    customer,
    repeat: "FREQ=DAILY",
  };
  await owner.call(appointmentEndpoints.create, { body: { ...body, duration: 60 } });
  const away = { from: "2026-11-30", until: "2026-12-02" };
  await owner.call(absenceEndpoints.create, { body: away });
  const { data: sum } = await owner.call(meetingTypeEndpoints.preview, { body: type });
  // Of three and a half days; the stand-up takes the first hour of two.
  expect(sum).toEqual({
    ...{ inHours: 7 + 2 * 16, lost: { notice: 0, taken: 4, break: 0, most: 0 } },
    ...{ free: 7 + 2 * 14, first: "2026-11-25T18:30:00.000Z" },
  });
  const page = await visit.get(`/book/marta/${type._id}?zone=America/New_York`);
  expect([...page.body.matchAll(/, free"/g)]).toHaveLength(3);
});
