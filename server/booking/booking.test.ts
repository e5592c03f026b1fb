import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { storyEndpoints } from "../../shared/story.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { addType, appointmentsOf, customersOf, said, startBooking } from "../test/visitors.ts";

test("a visitor books without script: the time becomes an appointment with a new customer", async () => {
  const { owner, visit } = await startBooking();
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
  const { owner, visit } = await startBooking();
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

test("who is known by their email is that customer, whose record stays as it is", async () => {
  const { owner, visit } = await startBooking();
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
  const { owner, visit } = await startBooking();
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
  const { owner, visit } = await startBooking();
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
  const { owner, visit } = await startBooking();
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
  const { app, owner, visit } = await startBooking();
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

test("who lives by another clock from now on keeps what they have promised at its moment", async () => {
  const { owner, visit } = await startBooking();
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  const { _id: company } = await addCompany(owner, { name: "Acme" });
  const { _id: customer } = await addCustomer(owner, company);
  const own = { title: "Own", date: "2026-12-01T12:00:00.000Z", company, customer };
  await owner.call(appointmentEndpoints.create, { body: own });
  await owner.call(authEndpoints.updateMe, { body: { timeZone: "Europe/Berlin" } });
  const times = (await appointmentsOf(owner)).map(({ title, date }) => [title, date.slice(11, 16)]);
  expect(times).toEqual([
    ["Own", "12:00"],
    ["Phone call", "16:00"],
  ]);
  expect(said((await visit.get(path)).body)).toMatch(
    /^You are booked .*3:00 – 3:30 PM, Lisbon time/,
  );
});

test("a story tells what was booked online, and who canceled it", async () => {
  const { owner, visit } = await startBooking();
  const type = await addType(owner);
  const page = String((await visit.book(type)).headers.location);
  const [appointment] = await appointmentsOf(owner);
  await addAppointment(owner, {
    customer: appointment?.customer._id ?? "",
    company: appointment?.company._id ?? "",
    date: "2026-12-02T10:00",
  });
  const params = { id: appointment?.customer._id ?? "" };
  const read = async () => {
    const query = { show: "appointments" } as const;
    const { data } = await owner.call(storyEndpoints.ofCustomer, { params, query });
    return data.map((entry) => "booked" in entry && entry.booked);
  };
  const untouched = { endedBy: null, isMoved: false, phone: null, invitation: null };
  expect(await read()).toEqual([false, untouched]);
  await visit.post(page, { do: "move", at: "2026-12-01T16:00:00.000Z" });
  expect(await read()).toEqual([false, { ...untouched, isMoved: true }]);
  await visit.post(page, { do: "cancel" });
  expect(await read()).toEqual([false, { ...untouched, isMoved: true, endedBy: "customer" }]);
});

test("a number that a known customer gave, and that is another one, is told in their story until it is theirs", async () => {
  const { owner, visit } = await startBooking();
  const { _id: company } = await addCompany(owner);
  const known = { name: "Inês", email: "ines@padaria.example", phone: "+351 21 555 0000" };
  const { _id: id } = await addCustomer(owner, company, known);
  await visit.book(await addType(owner));
  const read = async () => {
    const query = { show: "appointments" } as const;
    const { data } = await owner.call(storyEndpoints.ofCustomer, { params: { id }, query });
    return data.map((entry) => "booked" in entry && entry.booked?.phone);
  };
  expect(await read()).toEqual(["+351 21 555 0187"]);
  await owner.call(customerEndpoints.update, {
    params: { id },
    body: { phone: "+351215550187" },
  });
  expect(await read()).toEqual([null]);
});
