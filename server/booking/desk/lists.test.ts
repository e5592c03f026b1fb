import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import type { BookingFilter, BookingShow } from "../../../shared/booking-lists.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import type { Caller } from "../../test/harness.ts";
import { signInAgain } from "../../test/later-sessions.ts";
import { joinDesk } from "../../test/people.ts";
import { addCompany, addCustomer, readPages } from "../../test/records.ts";
import { addType, appointmentsOf, startBooking } from "../../test/visitors.ts";

interface Asked {
  show?: BookingShow;
  state?: BookingFilter;
  who?: string;
  limit?: number;
}

/** All pages of a list, as who has booked and when it is. */
function listAll(by: Caller, query: Asked = {}) {
  return readPages((cursor) =>
    by.call(bookingEndpoints.all, { query: { ...query, ...(cursor && { cursor }) } }),
  );
}

const names = async (by: Caller, query?: Asked) =>
  (await listAll(by, query)).map(({ name }) => name);

/** Anna, Bo and Cy have booked, in this order, for Thursday, Tuesday and Wednesday. */
async function startBooked() {
  const { app, owner, visit } = await startBooking();
  const type = await addType(owner, { movable: 0 });
  const days = { Anna: "2026-12-03", Bo: "2026-12-01", Cy: "2026-12-02" };
  const pages: Record<string, string> = {};
  let network = 1;
  for (const [name, day] of Object.entries(days)) {
    const form = { name, email: `${name}@example.com`, at: `${day}T15:00:00.000Z` };
    const answer = await visit.book(type, form, `192.0.2.${network++}`);
    pages[name] = String(answer.headers.location);
  }
  return { app, owner, visit, type, pages };
}

test("upcoming bookings come by time, past and canceled ones the latest first, and all by when they were made", async () => {
  const { app, owner, visit, pages } = await startBooked();
  expect(await names(owner)).toEqual(["Bo", "Cy", "Anna"]);
  expect(await names(owner, { show: "newest" })).toEqual(["Cy", "Bo", "Anna"]);
  await visit.post(pages.Cy ?? "", { do: "cancel", word: "" });
  expect(await names(owner)).toEqual(["Bo", "Anna"]);
  expect(await names(owner, { show: "canceled" })).toEqual(["Cy"]);
  expect(await names(owner, { show: "past" })).toEqual([]);
  app.clock.set("2026-12-01T15:29:00.000Z");
  const marta = await signInAgain(app, owner);
  expect(await names(marta)).toEqual(["Bo", "Anna"]);
  app.clock.set("2026-12-01T15:30:00.000Z");
  expect(await names(marta)).toEqual(["Anna"]);
  expect(await names(marta, { show: "past" })).toEqual(["Bo"]);
  // Long after its page is gone it is still known what became of each.
  app.clock.set("2027-06-01T10:00:00.000Z");
  const later = await signInAgain(app, owner);
  expect(await names(later, { show: "past" })).toEqual(["Anna", "Bo"]);
  const [canceled] = await listAll(later, { show: "canceled" });
  expect(canceled).toMatchObject({ name: "Cy", standing: "canceled", endedBy: "customer" });
});

test("what the desk has moved stands where it is now, and what it has canceled or deleted among the canceled ones", async () => {
  const { app, owner } = await startBooked();
  const of = async (name: string) =>
    (await appointmentsOf(owner)).find(({ customer }) => customer.name === name)?._id ?? "";
  const change = async (name: string, body: object) =>
    owner.call(appointmentEndpoints.update, { params: { id: await of(name) }, body });
  await change("Bo", { date: "2026-12-10T10:00" });
  expect(await names(owner)).toEqual(["Cy", "Anna", "Bo"]);
  await change("Bo", { date: "2026-11-24T10:00" });
  expect(await names(owner)).toEqual(["Cy", "Anna"]);
  expect(await names(owner, { show: "past" })).toEqual(["Bo"]);
  await change("Anna", { outcome: "canceled" });
  await owner.call(appointmentEndpoints.remove, { params: { id: await of("Cy") } });
  expect(await names(owner)).toEqual([]);
  expect(await names(owner, { show: "canceled" })).toEqual(["Anna", "Cy"]);
  app.clock.set("2027-06-01T10:00:00.000Z");
  const later = await signInAgain(app, owner);
  expect(await names(later, { show: "past" })).toEqual(["Bo"]);
  expect((await listAll(later, { show: "canceled" })).map(({ standing }) => standing)).toEqual([
    "canceled",
    "canceled",
  ]);
});

test("page by page each comes once, in the same order", async () => {
  const { app, owner } = await startBooked();
  const lists = ["upcoming", "newest"] as const;
  for (const show of lists) {
    const whole = await names(owner, { show });
    expect(whole).toHaveLength(3);
    expect(await names(owner, { show, limit: 1 })).toEqual(whole);
    expect(await names(owner, { show, limit: 2 })).toEqual(whole);
  }
  app.clock.set("2027-06-01T10:00:00.000Z");
  const later = await signInAgain(app, owner);
  expect(await names(later, { show: "past", limit: 1 })).toEqual(["Anna", "Cy", "Bo"]);
  const { nextCursor } = await later.call(bookingEndpoints.all, {
    query: { show: "past", limit: 1 },
  });
  const other = { show: "upcoming", cursor: nextCursor ?? "" } as const;
  expect(await later.refused(bookingEndpoints.all, { query: other })).toMatchObject({
    status: 400,
  });
});

test("a list has one state or some people only, and invitations among what was booked", async () => {
  const { app, owner, visit, pages } = await startBooked();
  const ben = await joinDesk(app, owner, "member", "America/New_York");
  const asking = await addType(owner, { booked: "onApproval", name: "Site visit" });
  const form = { name: "Dee", email: "dee@example.com", at: "2026-12-04T15:00:00.000Z" };
  await visit.book(asking, form, "192.0.2.9");
  await visit.post(pages.Anna ?? "", { do: "propose", times: "2026-12-04T18:00:00.000Z" });
  const { _id: company } = await addCompany(owner, { name: "Berg & Co." });
  const { _id: customer } = await addCustomer(owner, company, {
    ...{ name: "Eva", email: "eva@bergco.example" },
  });
  const review = { title: "Review", date: "2026-12-01T11:00", company, customer, host: ben.person };
  // It began last week, and comes every Monday.
  const weekly = { ...review, date: "2026-11-16T11:00", repeat: "FREQ=WEEKLY" };
  for (const body of [review, weekly]) {
    const { data } = await owner.call(appointmentEndpoints.create, { body });
    const invited = { params: { id: data._id }, body: {} };
    await owner.call(bookingEndpoints.invite, invited);
  }
  expect(await names(owner)).toEqual(["Eva", "Bo", "Eva", "Cy", "Anna", "Dee"]);
  expect(await names(ben)).toEqual(await names(owner));
  expect(await names(owner, { limit: 1 })).toEqual(await names(owner));
  const ofState = async (state: BookingFilter) => names(owner, { state });
  expect(await ofState("asked")).toEqual(["Dee"]);
  expect(await ofState("proposed")).toEqual(["Anna"]);
  expect(await ofState("online")).toEqual(["Bo", "Cy"]);
  expect(await ofState("invited")).toEqual(["Eva", "Eva"]);
  expect(await ofState("accepted")).toEqual([]);
  expect(await names(ben, { who: "me" })).toEqual(["Eva", "Eva"]);
  expect(await names(ben, { who: `me,${owner.person}` })).toHaveLength(6);
  expect(await names(ben, { who: "nobody,%" })).toEqual([]);
  const stranger = await app.signUp();
  expect(await names(stranger, { show: "newest" })).toEqual([]);
});
