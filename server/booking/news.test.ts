import { expect, test, vi } from "vitest";
import { deskHeader } from "../../shared/account/roles.ts";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import type { Person, TestApp } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { addType, appointmentsOf, linkIn, startBooking } from "../test/visitors.ts";

/** What a person is told on a desk that customers did. */
async function hear({ app }: TestApp, { token, owner }: Pick<Person, "token" | "owner">) {
  const ear = await listenForEvents(app, token, { [deskHeader]: owner });
  const dids = () => ear.customers().map(({ did }) => did);
  return {
    ear,
    dids,
    heard: (...expected: string[]) => vi.waitFor(() => expect(dids()).toEqual(expected), 5000),
  };
}

const pageOf = ({ headers }: { headers: { location?: unknown } }) => String(headers.location);

test("who takes a meeting is told that a customer books, moves, proposes and cancels; nobody else is", async () => {
  const { app, owner, visit } = await startBooking();
  const ben = await joinDesk(app, owner, "member");
  const [marta, ofBen] = [await hear(app, owner), await hear(app, ben)];
  const type = await addType(owner, { movable: 0 });
  const page = pageOf(await visit.book(type));
  await marta.heard("booked");
  await visit.post(page, { do: "move", at: "2026-12-02T15:00:00.000Z" });
  await marta.heard("booked", "moved");
  await visit.post(page, { do: "propose", times: "2026-12-03T15:00:00.000Z", word: "Later?" });
  await marta.heard("booked", "moved", "proposed");
  await visit.post(page, { do: "cancel", word: "" });
  await marta.heard("booked", "moved", "proposed", "canceled");
  // Again it changes nothing.
  await visit.post(page, { do: "cancel", word: "" });
  await visit.book(type, { email: "kim@example.com" });
  await marta.heard("booked", "moved", "proposed", "canceled", "booked");
  expect(ofBen.dids()).toEqual([]);
  const [{ booking = "" } = {}] = marta.ear.customers();
  expect((await owner.call(bookingEndpoints.get, { params: { id: booking } })).data).toMatchObject({
    ...{ standing: "canceled", endedBy: "customer", title: "Phone call" },
  });
});

test("a request, its withdrawal and an invitation’s answers are told to all who attend, a held time to nobody", async () => {
  const { app, owner, visit } = await startBooking();
  const ben = await joinDesk(app, owner, "member");
  const cleo = await joinDesk(app, owner, "reader");
  const [marta, ofBen, ofCleo] = [
    await hear(app, owner),
    await hear(app, ben),
    await hear(app, cleo),
  ];
  const asking = await addType(owner, { booked: "onApproval" });
  const page = pageOf(await visit.book(asking));
  await marta.heard("asked");
  await visit.post(page, { do: "cancel", word: "" });
  await marta.heard("asked", "canceled");
  expect(await appointmentsOf(owner)).toEqual([]);

  const { _id: company } = await addCompany(owner, { name: "Berg & Co." });
  const anna = { name: "Anna Berg", email: "anna@bergco.example" };
  const { _id: customer } = await addCustomer(owner, company, anna);
  const body = { title: "Review", date: "2026-12-01T11:00", company, customer };
  const attended = { ...body, attending: [ben.person] };
  const { data } = await owner.call(appointmentEndpoints.create, { body: attended });
  const params = { id: data._id };
  const invited = await owner.call(bookingEndpoints.invite, { params, body: {} });
  const send = { params: { id: invited.data._id }, body: { by: "link" as const } };
  const { link } = await owner.call(bookingEndpoints.send, send);
  const { pathname } = new URL(link ?? "");
  await visit.post(pathname, { do: "accept" });
  await ofBen.heard("accepted");
  await visit.post(pathname, { do: "cancel", word: "Sorry" });
  await ofBen.heard("accepted", "declined");
  await marta.heard("asked", "canceled", "accepted", "declined");
  expect(ofCleo.dids()).toEqual([]);
});

test("a time that is held until it is confirmed is told once it is", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const marta = await hear(app, owner);
  await visit.book(await addType(owner));
  // A server that listens is never done with all it does.
  await vi.waitFor(() => expect(app.mails).toHaveLength(1), 5000);
  expect(marta.dids()).toEqual([]);
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await marta.heard("booked");
});
