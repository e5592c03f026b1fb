import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { bookingPageEndpoints } from "../../shared/booking-pages.ts";
import { absenceEndpoints } from "../../shared/kinds/absences.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { meetingTypeEndpoints } from "../../shared/kinds/meeting-types.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { addType, appointmentsOf, said, startBooking, tuesday } from "../test/visitors.ts";

test("one of several in turn: whoever is free and has the fewest ahead; all together: where all are free", async () => {
  const { app, owner, visit } = await startBooking();
  const ben = await joinDesk(app, owner, "member");
  await ben.call(authEndpoints.updateMe, {
    body: { name: "Ben Okafor", timeZone: "America/Chicago" },
  });
  await owner.call(bookingPageEndpoints.updateDesk, { body: { name: "advisory", isOpen: true } });
  const ofDesk = { page: "desk" as const, takers: [owner.person, ben.person] };
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
  const { owner, visit } = await startBooking();
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

test("who leaves takes no bookings: their page is gone, in turn the others go on, all together nobody, until somebody goes on without", async () => {
  const { app, owner, visit } = await startBooking();
  const ben = await joinDesk(app, owner, "member");
  await ben.call(bookingPageEndpoints.updateOwn, { body: { name: "ben-page", isOpen: true } });
  await addType(ben);
  await owner.call(bookingPageEndpoints.updateDesk, { body: { name: "advisory", isOpen: true } });
  const ofDesk = { page: "desk" as const, takers: [owner.person, ben.person] };
  const turn = await addType(owner, { ...ofDesk, takenBy: "inTurn" });
  const all = await addType(owner, { ...ofDesk, takenBy: "together", name: "Workshop" });
  const pages = () =>
    Promise.all(
      ["/book/ben-page", `/book/advisory/${turn._id}`, "/book/advisory"].map((url) =>
        visit.get(url),
      ),
    );
  const before = await pages();
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(said(before[2]?.body ?? "")).toContain("Workshop");
  await owner.call(deskEndpoints.remove, { params: { id: ben.person }, body: {} });
  const [own, inTurn, desk] = await pages();
  expect([own?.statusCode, inTurn?.statusCode]).toEqual([404, 200]);
  expect(said(desk?.body ?? "")).not.toContain("Workshop");
  const of = (type: { _id: string }, email: string, at = tuesday) =>
    visit.book(type, { email, at }, undefined, "advisory");
  expect((await of(all, "a@example.com")).statusCode).toBe(404);
  expect((await of(turn, "b@example.com")).statusCode).toBe(303);
  const params = { id: all._id };
  await owner.call(meetingTypeEndpoints.update, { params, body: { takers: [owner.person] } });
  expect((await of(all, "c@example.com", "2026-12-01T17:00:00.000Z")).statusCode).toBe(303);
  expect((await appointmentsOf(owner)).map(({ host }) => host === owner.person)).toEqual([
    true,
    true,
  ]);
});
