import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingMailEndpoints } from "../../../shared/booking-mails.ts";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { bulkEndpoints } from "../../../shared/lists/bulk.ts";
import { mergeEndpoints } from "../../../shared/matching/merging.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { readEnv } from "../../env.ts";
import type { Mail } from "../../mails/mail.ts";
import { type Person, startApp } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { restoreAccount } from "../../test/restore-account.ts";
import { serverMessages } from "../../test/said.ts";
import {
  addType,
  createSender,
  customersOf,
  ines,
  linkIn,
  startBooking,
} from "../../test/visitors.ts";
import { sendBookingMails } from "./job.ts";

const env = readEnv({});
const confirm = "Please confirm: Phone call, Tue, Dec 1, 3:00 PM";
const booked = "Confirmed: Phone call, Tue, Dec 1, 3:00 PM";
const canceled = "Canceled: Phone call, Tue, Dec 1, 3:00 PM";

const storyOf = (of: Person, id: string, query: object = {}) =>
  of.call(storyEndpoints.ofCustomer, { params: { id }, query });

const mailsOf = async (of: Person, id: string) =>
  (await storyOf(of, id)).data.flatMap((one) => (one.type === "mail" ? [one] : []));

const subjectsOf = async (of: Person, id: string) =>
  (await mailsOf(of, id)).map(({ subject }) => subject);

/** Inês has confirmed a phone call. */
async function startBooked() {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  await visit.book(await addType(owner, { remind: null }));
  await app.settle();
  app.clock.advance(60_000);
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await app.settle();
  const [customer] = await customersOf(owner);
  if (!customer) throw new Error("Nobody has booked");
  const look = async (seconds = 0) => {
    app.clock.advance(seconds * 1000);
    await createSender(app, owner).send();
  };
  /** The desk deletes the appointment, and tells. */
  const cancel = async () => {
    const { data } = await owner.call(appointmentEndpoints.list, {});
    const params = { id: data[0]?._id ?? "" };
    const removed = await owner.send(appointmentEndpoints.remove, { params });
    const id = String(removed.headers["to-tell"]);
    await owner.call(bookingEndpoints.tell, { params: { id }, body: { tell: "soon" } });
    await look();
    await look(60);
  };
  const undo = async (id: string) => {
    app.clock.advance(1000);
    const answer = await owner.send(historyEndpoints.undo, { params: { id }, body: {} });
    return String(answer.headers[changeIdHeader.toLowerCase()]);
  };
  /** Who has booked becomes another one. */
  const merge = async (into: { _id: string; updatedAt: string }) => {
    app.clock.advance(1000);
    const { data: now } = await owner.call(customerEndpoints.get, {
      params: { id: customer._id },
    });
    const answer = await owner.send(mergeEndpoints.mergeCustomers, {
      params: { id: into._id },
      body: {
        updatedAt: into.updatedAt,
        others: [{ _id: now._id, updatedAt: now.updatedAt }],
        values: {},
      },
    });
    return String(answer.headers[changeIdHeader.toLowerCase()]);
  };
  return { app, owner, visit, customer, look, cancel, undo, merge };
}

test("what a customer was mailed stands in the story, also from before they were one, and is shown without its links", async () => {
  const { app, owner, customer } = await startBooked();
  const { counts, data } = await storyOf(owner, customer._id);
  expect(counts).toMatchObject({ notes: 3, appointments: 1 });
  expect(data.slice(1).map(({ type }) => type)).toEqual(["mail", "confirmed", "added", "mail"]);
  expect(data.find(({ type }) => type === "confirmed")).toMatchObject({
    ...{ at: "2026-11-25T13:21:00.000Z", customer: { name: ines.name } },
  });
  expect(data.find(({ type }) => type === "added")).toMatchObject({ isByBooking: true });
  const sent = { state: "sent", failure: "" };
  const named = { _id: customer._id, name: ines.name };
  const author = owner.user._id;
  expect(data.filter(({ type }) => type === "mail")).toMatchObject([
    { at: "2026-11-25T13:21:00.000Z", subject: booked, letter: sent, customer: named, author },
    { at: "2026-11-25T13:20:00.000Z", subject: confirm, letter: sent, customer: named, author },
  ]);
  const [{ _id: id } = { _id: "" }] = await mailsOf(owner, customer._id);
  const { data: shown } = await owner.call(bookingMailEndpoints.get, { params: { id } });
  expect(shown).toMatchObject({
    ...{ from: "Marta Ellingsen", to: ines.email, subject: booked },
    ...{ title: "You are booked, Inês", sentAt: "2026-11-25T18:21:00.000Z" },
    ...{ button: null, links: [expect.stringMatching(/^Move it until/), "Cancel"] },
  });
  const token = linkIn(app.mails[1]).split("/").at(-1) ?? "none";
  const rows = await app.db.selectFrom("bookingMails").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  // It says nothing of when somebody was in touch, is not searched, and is nobody’s but the desk’s.
  const { data: now } = await owner.call(customerEndpoints.get, { params: { id: customer._id } });
  expect(now.lastContact).toBe(customer.lastContact);
  expect((await storyOf(owner, customer._id, { search: "Confirmed" })).counts.notes).toBe(0);
  const shows = (await storyOf(owner, customer._id, { show: "notes", limit: 1 })).data;
  expect(shows).toMatchObject([{ type: "mail", subject: booked }]);
  const other = await app.signUp();
  const refused = await other.send(bookingMailEndpoints.get, { params: { id } });
  expect([refused.statusCode, refused.json().msg]).toEqual([
    404,
    serverMessages.booking.mailNotFound,
  ]);
});

test("in a company’s story they follow their customer, who moves, goes and comes back", async () => {
  const { app, owner, customer, undo } = await startBooked();
  const of = async (id: string) => {
    const { data, counts } = await owner.call(storyEndpoints.ofCompany, {
      params: { id },
      query: {},
    });
    return [data.filter(({ type }) => type === "mail").length, counts.notes];
  };
  expect(await of(customer.company)).toEqual([2, 3]);
  const other = await addCompany(owner, { name: "Other" });
  app.clock.advance(1000);
  await owner.call(bulkEndpoints.customers, {
    body: { chosen: { customers: [{ _id: customer._id }] }, what: { company: other._id } },
  });
  expect([await of(customer.company), await of(other._id)]).toEqual([
    [0, 0],
    [2, 3],
  ]);
  app.clock.advance(1000);
  const gone = await owner.send(customerEndpoints.remove, { params: { id: customer._id } });
  expect(await of(other._id)).toEqual([0, 0]);
  await undo(String(gone.headers[changeIdHeader.toLowerCase()]));
  expect(await of(other._id)).toEqual([2, 3]);
  expect(await subjectsOf(owner, customer._id)).toEqual([booked, confirm]);
});

test.each(["booked", "canceled"])(
  "merged with another one, a customer whose call is %s brings the mails along; undone and done again, they follow",
  async (how) => {
    const { owner, customer, cancel, merge, undo } = await startBooked();
    const company = await addCompany(owner, { name: "Berg & Co." });
    const anna = await addCustomer(owner, company._id, { name: "Anna Berg" });
    if (how === "canceled") await cancel();
    const all = how === "canceled" ? [canceled, booked, confirm] : [booked, confirm];
    const act = await merge(anna);
    expect(await subjectsOf(owner, anna._id)).toEqual(all);
    const back = await undo(act);
    expect(await subjectsOf(owner, anna._id)).toEqual([]);
    expect(await subjectsOf(owner, customer._id)).toEqual(all);
    await undo(back);
    expect(await subjectsOf(owner, anna._id)).toEqual(all);
    const { data } = await owner.call(storyEndpoints.ofCompany, {
      params: { id: company._id },
      query: {},
    });
    expect(data.filter(({ type }) => type === "mail")).toHaveLength(all.length);
  },
);

test("what is mailed after a merge goes to the one that stays, though the appointment is gone", async () => {
  const { owner, cancel, merge } = await startBooked();
  const company = await addCompany(owner, { name: "Berg & Co." });
  const anna = await addCustomer(owner, company._id, { name: "Anna Berg" });
  await merge(anna);
  await cancel();
  expect(await subjectsOf(owner, anna._id)).toEqual([canceled, booked, confirm]);
});

test("what does not get there says so with the reason", async () => {
  const { app, owner, customer } = await startBooked();
  await app.db
    .updateTable("bookingMails")
    .set({ state: "failed", failure: "550 No such mailbox" })
    .where("kind", "=", "booked")
    .execute();
  const [mail] = await mailsOf(owner, customer._id);
  expect(mail?.letter).toEqual({ state: "failed", failure: "550 No such mailbox" });
});

test("a request of a customer who is known stands in their story, though it was declined", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const company = await addCompany(owner, { name: "Padaria" });
  const known = await addCustomer(owner, company._id, { name: ines.name, email: ines.email });
  await visit.book(await addType(owner, { booked: "onApproval" }));
  await app.settle();
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  const [asked] = (await owner.call(bookingEndpoints.waiting, {})).data;
  const params = { id: asked?._id ?? "" };
  await owner.call(bookingEndpoints.decline, { params, body: {} });
  await createSender(app, owner).send();
  expect(await subjectsOf(owner, known._id)).toEqual([
    "Marta cannot then: Phone call, Tue, Dec 1, 3:00 PM",
    confirm,
  ]);
});

test("copies go along in a file, and restoring sends nothing", async () => {
  const { owner, customer } = await startBooked();
  const { text } = await owner.download(exportEndpoints.everything);
  expect(text).not.toContain("/booking/");
  const other = await startApp();
  other.clock.set("2026-11-26T18:20:00.000Z");
  const ben = await other.signUp({ timeZone: "America/New_York" });
  const { data } = await restoreAccount(ben, text, 1);
  expect(data.leftOut).toBe(0);
  const mailer = { send: async (mail: Mail) => void other.mails.push(mail) };
  await sendBookingMails({ ...other, env, mailer, log: other.app.log }, ben.owner);
  await other.settle();
  expect(other.mails.map(({ subject }) => subject)).toEqual([
    "Your Client Desk account was restored",
  ]);
  const { data: story, counts } = await storyOf(ben, customer._id);
  expect(await subjectsOf(ben, customer._id)).toEqual([booked, confirm]);
  expect(counts).toEqual((await storyOf(owner, customer._id)).counts);
  const [id = ""] = story.flatMap((one) => (one.type === "mail" ? [one._id] : []));
  const shown = async (of: Person) =>
    (await of.call(bookingMailEndpoints.get, { params: { id } })).data;
  expect(await shown(ben)).toEqual(await shown(owner));
  const ofCompany = await ben.call(storyEndpoints.ofCompany, {
    params: { id: customer.company },
    query: {},
  });
  expect(ofCompany.counts.notes).toBe(3);
  const again = await ben.download(exportEndpoints.everything);
  expect(JSON.parse(again.text).bookingMails).toEqual(JSON.parse(text).bookingMails);
});
