import { expect, test } from "vitest";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import type { Mail } from "../mails/mail.ts";
import {
  addType,
  createSender,
  customersOf,
  ines,
  linkIn,
  startBooking,
  tuesday,
} from "../test/visitors.ts";

const mistyped = ines.email;
const right = "ines@padaria-sao-jorge.example";

/** A new customer is booked, and then the mail server knows no such address. */
async function bookUndelivered() {
  const mails: Mail[] = [];
  let isBooked = false;
  const send = async (mail: Mail) => {
    if (isBooked && mail.to === mistyped) throw new Error("550 No such mailbox");
    mails.push(mail);
  };
  const { app, owner, visit } = await startBooking({ mailer: { send } });
  await visit.book(await addType(owner, { remind: null }), { at: tuesday });
  await app.settle();
  isBooked = true;
  await visit.post(linkIn(mails[0]), { do: "confirm" });
  await app.settle();
  const { send: look } = createSender(app, owner, { send });
  for (let tries = 0; tries < 6; tries += 1) {
    app.clock.advance(70 * 60_000);
    await look();
  }
  const waiting = async () => (await owner.call(bookingEndpoints.waiting, {})).data;
  const [found] = await waiting();
  return { app, owner, mails, waiting, found, params: { id: found?._id ?? "" } };
}

test("a mail that never got there is shown with the reason, and sent again to the corrected email", async () => {
  const { app, owner, mails, waiting, found, params } = await bookUndelivered();
  expect(found).toMatchObject({ standing: "booked", undelivered: "550 No such mailbox" });
  const refused = await owner.refused(bookingEndpoints.resend, { params, body: { email: "ines" } });
  expect(refused).toMatchObject({ status: 400 });
  await owner.call(bookingEndpoints.resend, { params, body: { email: right } });
  await app.settle();
  expect(mails.at(-1)).toMatchObject({
    ...{ to: right, subject: "Confirmed: Phone call, Tue, Dec 1, 3:00 PM" },
  });
  expect(await waiting()).toMatchObject([{ email: right, undelivered: null, isNew: true }]);
  // Whom the booking has made has the mistyped email as well.
  expect(await customersOf(owner)).toMatchObject([{ email: right }]);
  const [changed] = (await owner.call(historyEndpoints.list, {})).data;
  expect(changed).toMatchObject({ action: "update" });
  const again = await owner.refused(bookingEndpoints.resend, { params, body: { email: right } });
  expect(again).toMatchObject({ status: 409 });
});

test("whoever has seen to it is not asked again, and nothing is sent", async () => {
  const { app, owner, mails, waiting, params } = await bookUndelivered();
  const sent = mails.length;
  await owner.call(bookingEndpoints.check, { params, body: { isChecked: true } });
  await app.settle();
  expect(await waiting()).toEqual([]);
  expect(mails).toHaveLength(sent);
});
