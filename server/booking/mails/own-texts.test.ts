import { expect, test } from "vitest";
import type { MailsSettings } from "../../../shared/account/customer-mails.ts";
import { settingsEndpoints } from "../../../shared/account/settings.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingMailEndpoints } from "../../../shared/booking-mails.ts";
import { bookingPageEndpoints } from "../../../shared/booking-pages.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { addType, createSender, linkIn, said, startBooking, tuesday } from "../../test/visitors.ts";

async function start() {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  const choose = (mails: MailsSettings) =>
    owner.send(settingsEndpoints.update, { body: { mails } });
  const book = async () => {
    await visit.book(type);
    await app.settle();
    const link = linkIn(app.mails.at(-1));
    await visit.post(link, { do: "confirm" });
    await app.settle();
    return link;
  };
  const { send: look } = createSender(app, owner);
  return { app, owner, visit, type, choose, book, look };
}

test("a mail has the text of whoever takes the meeting, with what its placeholders stand for", async () => {
  const { app, choose, book } = await start();
  const subject = "{what} with {my name}";
  const text = "Hi {First Name},\n\nsee you {when}.\nElse: {move link}";
  await choose({ confirmation: { isOn: true, subject, text } });
  await book();
  const mail = app.mails.at(-1);
  expect(mail?.subject).toBe("Phone call with Marta Ellingsen");
  expect(mail?.text).toMatch(
    /^Hi Inês,\n\nsee you Tuesday, December 1, at 3:00 PM\.\nElse: http\S+\/booking\/[\w-]+\/move\n\nWhen: /,
  );
  expect(mail?.html).toMatch(/Else: <a href="http\S+\/move"/);
  expect(mail?.icalEvent?.method).toBe("REQUEST");
});

test("what is no placeholder is refused, and what a customer writes is no markup", async () => {
  const { owner, choose } = await start();
  const wrong = await choose({ moved: { isOn: true, subject: null, text: "At {plase}" } });
  expect([wrong.statusCode, wrong.json().errors[0].msg]).toEqual([
    400,
    "{plase} is not a placeholder.",
  ]);
  const body = { kind: "moved" as const, subject: "<b>{what}</b>", text: "x" };
  const { data } = await owner.call(bookingMailEndpoints.preview, { body });
  expect(data).toMatchObject({ subject: "<b>Phone call</b>", title: "", text: "x" });
  await owner.call(bookingMailEndpoints.test, { body });
});

test("a mail that is switched off is not sent; about what the desk does the customer is told all the same", async () => {
  const { app, visit, choose, book, look } = await start();
  const off = { isOn: false, subject: null, text: null };
  await choose({ confirmation: off, moved: off, reminder: off });
  const link = await book();
  expect(app.mails.splice(0)).toHaveLength(1);
  await visit.post(link, { do: "move", at: "2026-12-02T16:30:00.000Z" });
  await app.settle();
  app.clock.set("2026-12-01T17:00:00.000Z");
  await look();
  expect(app.mails).toEqual([]);
  await visit.post(link, { do: "cancel" });
  await app.settle();
  expect(app.mails).toHaveLength(1);
});

test("who did not come is mailed ten seconds later, once it was a no-show and somebody says so", async () => {
  const { app, owner, look } = await start();
  const { _id: company } = await addCompany(owner);
  const email = "anna@bergco.example";
  const { _id: customer } = await addCustomer(owner, company, { name: "Anna Berg", email });
  const body = { title: "Review", date: "2026-11-25T09:00", company, customer };
  const { data } = await owner.call(appointmentEndpoints.create, { body });
  const params = { id: data._id };
  const send = (isSent: boolean) =>
    owner.send(bookingEndpoints.missed, { params, body: { isSent } });
  expect((await send(true)).statusCode).toBe(409);
  await owner.call(appointmentEndpoints.update, { params, body: { outcome: "no-show" } });
  await send(true);
  await send(false);
  app.clock.advance(10_000);
  await look();
  expect(app.mails).toEqual([]);
  await send(true);
  app.clock.advance(10_000);
  await look();
  expect(app.mails).toMatchObject([{ to: email, subject: "Sorry we missed you" }]);
  expect(app.mails[0]?.icalEvent).toBeUndefined();
});

test("a page that is closed can be looked at for an hour at a secret address, where nothing is booked", async () => {
  const { app, owner, visit, type } = await start();
  await owner.call(bookingPageEndpoints.updateOwn, { body: { isOpen: false } });
  const { data } = await owner.call(bookingPageEndpoints.look, { body: { of: "own" } });
  for (const path of [data.path, `${data.path}/${type._id}`])
    expect(said((await visit.get(path)).body)).toContain("Choose a day");
  const form = { name: "A", email: "a@example.com", phone: "1", length: "30", at: tuesday };
  expect((await visit.post(`${data.path}/${type._id}`, form)).statusCode).toBe(404);
  expect(said((await visit.get("/book/marta")).body)).toContain("closed");
  app.clock.advance(3_600_000);
  expect((await visit.get(data.path)).statusCode).toBe(404);
});
