import { expect, test } from "vitest";
import { bookingEndpoints, bookingPageEndpoints } from "../../shared/booking.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { readEnv } from "../env.ts";
import type { Mail } from "../mails/mail.ts";
import { startApp } from "../test/harness.ts";
import {
  addType,
  appointmentsOf,
  createVisitor,
  customersOf,
  ines,
  linkIn,
  marta,
  said,
  startBooking,
  tuesday,
} from "../test/visitors.ts";
import { sendBookingMails } from "./mails/job.ts";

const env = readEnv({});

test("a time is held until the mailed link confirms it; only then is there a customer", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
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
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  await app.settle();
  app.clock.advance(30 * 60_000);
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  expect(said((await visit.get(path)).body)).toMatch(/The time was given back .*Book It Again/);
  expect(await appointmentsOf(owner)).toEqual([]);
  expect((await visit.book(type, { email: "next@example.com" })).statusCode).toBe(303);
});

test("a request is approved or declined, and the customer is told", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { booked: "onApproval", place: "video" });
  const ask = async (email: string, at: string, address: string) => {
    const page = String((await visit.book(type, { email, at }, address)).headers.location);
    await app.settle();
    await visit.post(linkIn(app.mails.at(-1)), { do: "confirm" });
    await app.settle();
    return page;
  };
  const wanted = await ask("a@example.com", tuesday, "192.0.2.1");
  const other = await ask("b@example.com", "2026-12-01T16:00:00.000Z", "192.0.2.2");
  expect(await appointmentsOf(owner)).toEqual([]);
  const waiting = async () => (await owner.call(bookingEndpoints.waiting, {})).data;
  const [first, second] = await waiting();
  expect(first).toMatchObject({
    ...{ standing: "asked", title: "Phone call", date: "2026-12-01T10:00:00.000Z", duration: 30 },
    ...{ name: "Inês Carvalho", email: "a@example.com", appointment: null },
  });
  await owner.call(bookingEndpoints.approve, { params: { id: first?._id ?? "" } });
  await owner.call(bookingEndpoints.decline, {
    ...{ params: { id: second?._id ?? "" }, body: { word: "I am away." } },
  });
  const again = { params: { id: first?._id ?? "" } };
  expect(await owner.refused(bookingEndpoints.approve, again)).toMatchObject({ status: 409 });
  await app.settle();
  expect(app.mails.map(({ subject }) => subject).slice(2)).toEqual([
    "Confirmed: Phone call, Tue, Dec 1, 3:00 PM",
    "Marta cannot then: Phone call, Tue, Dec 1, 4:00 PM",
  ]);
  expect(app.mails[3]?.text).toContain("Marta says: I am away.");
  expect(said((await visit.get(wanted)).body)).toContain("You are booked");
  expect(said((await visit.get(other)).body)).toMatch(/^Marta cannot then/);
  expect(await appointmentsOf(owner)).toHaveLength(1);
  // The new customer is looked at next.
  expect(await waiting()).toMatchObject([{ _id: first?._id, standing: "booked", isNew: true }]);
  await owner.call(bookingEndpoints.check, { ...again, body: { isChecked: true } });
  expect(await waiting()).toEqual([]);
});

test("after a move and a cancellation one event is left in the customer’s calendar, and it is canceled", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  const link = linkIn(app.mails[0]);
  const steps: Record<string, string>[] = [
    { do: "confirm" },
    { do: "move", at: "2026-12-02T16:30:00.000Z" },
    { do: "move", at: "2026-12-03T16:30:00.000Z" },
    { do: "cancel", word: "" },
  ];
  for (const step of steps) {
    await visit.post(link, step);
    await app.settle();
  }
  const [, ...told] = app.mails;
  expect(told.map(({ subject }) => subject)).toEqual([
    "Confirmed: Phone call, Tue, Dec 1, 3:00 PM",
    "Moved: Phone call is now Wed, Dec 2, 4:30 PM",
    "Moved: Phone call is now Thu, Dec 3, 4:30 PM",
    "Canceled: Phone call, Thu, Dec 3, 4:30 PM",
  ]);
  const events = told.map(({ icalEvent }) => {
    const content = icalEvent?.content ?? "";
    const event = content.slice(content.indexOf("BEGIN:VEVENT"));
    const of = (name: string) => new RegExp(`^${name}[:;](.*)\r$`, "m").exec(event)?.[1];
    expect(content).toContain(`METHOD:${icalEvent?.method}\r\n`);
    return ["UID", "SEQUENCE", "DTSTART", "STATUS", "ORGANIZER"].map(of);
  });
  expect(new Set(events.map(([uid]) => uid)).size).toBe(1);
  expect(new Set(events.map(([, , , , organizer]) => organizer)).size).toBe(1);
  expect(events.map(([, sequence, start, status]) => [sequence, start, status])).toEqual([
    ["0", "TZID=America/New_York:20261201T100000", "CONFIRMED"],
    ["1", "TZID=America/New_York:20261202T113000", "CONFIRMED"],
    ["2", "TZID=America/New_York:20261203T113000", "CONFIRMED"],
    ["3", "TZID=America/New_York:20261203T113000", "CANCELLED"],
  ]);
});

test("a mail that the server refuses is tried again, and one whose sender was ended is not sent twice", async () => {
  const mails: Mail[] = [];
  let isDown = true;
  const send = async (mail: Mail) => {
    if (isDown) throw new Error("no");
    mails.push(mail);
  };
  const app = await startApp({ mailer: { send } });
  app.clock.set("2026-11-25T18:20:00.000Z");
  const owner = await app.signUp({ ...marta, timeZone: "America/New_York" });
  await owner.call(bookingPageEndpoints.updateOwn, { body: { name: "marta", isOpen: true } });
  const visit = createVisitor(app);
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  const look = () =>
    sendBookingMails({ ...app, env, mailer: { send }, log: app.app.log }, owner.owner);
  isDown = false;
  await look();
  expect(mails).toEqual([]);
  app.clock.advance(2 * 60_000);
  await look();
  await look();
  expect(mails).toHaveLength(1);
  await visit.post(linkIn(mails[0]), { do: "cancel" });
  await visit.book(type, { email: "b@example.com" });
  await app.settle();
  const claimed = await app.db
    .updateTable("bookingMails")
    .set({ state: "sending", claimedUntil: app.clock.now().toISOString() })
    .where("owner", "=", owner.owner)
    .returning("_id")
    .execute();
  expect(claimed).toHaveLength(2);
  await look();
  expect(mails).toHaveLength(2);
});

test("a request that nobody answers lapses, and the customer is told; a reminder comes when it is due", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const approved = await addType(owner, { booked: "onApproval" });
  const plain = await addType(owner, {
    name: "Visit",
    place: "address",
    address: "14 Canal Street",
  });
  const look = () =>
    sendBookingMails(
      {
        ...app,
        env,
        mailer: { send: async (mail) => void app.mails.push(mail) },
        log: app.app.log,
      },
      owner.owner,
    );
  const confirm = async (type: { _id: string }, email: string, at: string) => {
    await visit.book(type, { email, at });
    await app.settle();
    await visit.post(linkIn(app.mails.at(-1)), { do: "confirm" });
    await app.settle();
  };
  await confirm(approved, "a@example.com", tuesday);
  await confirm(plain, "b@example.com", "2026-12-01T16:00:00.000Z");
  const before = app.mails.length;
  app.clock.set("2026-11-27T18:20:00.000Z");
  await look();
  expect(app.mails.slice(before)).toMatchObject([
    { to: "a@example.com", subject: "Not booked: Phone call, Tue, Dec 1, 3:00 PM" },
  ]);
  app.clock.set("2026-11-30T15:59:00.000Z");
  await look();
  expect(app.mails).toHaveLength(before + 1);
  app.clock.set("2026-11-30T16:00:00.000Z");
  await look();
  await look();
  expect(app.mails.slice(before + 1)).toMatchObject([
    { to: "b@example.com", subject: "Tomorrow: Visit, 4:00 PM" },
  ]);
});

test("what the desk does with a booked appointment is mailed a minute later, the last place only; where it is back, nothing", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await app.settle();
  const [booked] = await appointmentsOf(owner);
  const params = { id: booked?._id ?? "" };
  const move = (date: string) =>
    owner.call(appointmentEndpoints.update, { params, body: { date } });
  const look = () =>
    sendBookingMails(
      {
        ...app,
        env,
        mailer: { send: async (mail) => void app.mails.push(mail) },
        log: app.app.log,
      },
      owner.owner,
    );
  const later = async () => {
    await look();
    app.clock.advance(60_000);
    await look();
    return app.mails.splice(0).map(({ subject, icalEvent }) => {
      const [, sequence] = /^SEQUENCE:(\d+)/m.exec(icalEvent?.content ?? "") ?? [];
      return [subject, icalEvent?.method, sequence];
    });
  };
  app.mails.length = 0;
  await move("2026-12-02T11:00");
  await look();
  await move("2026-12-03T11:30");
  expect(await later()).toEqual([["Moved: Phone call is now Thu, Dec 3, 4:30 PM", "REQUEST", "1"]]);
  await move("2026-12-04T11:30");
  await look();
  await move("2026-12-03T11:30");
  expect(await later()).toEqual([]);
  const answer = await owner.send(appointmentEndpoints.remove, { params });
  expect(await later()).toEqual([["Canceled: Phone call, Tue, Dec 1, 3:00 PM", "CANCEL", "2"]]);
  const id = String(answer.headers["change-id"]);
  await owner.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(await later()).toEqual([["Confirmed: Phone call, Thu, Dec 3, 4:30 PM", "REQUEST", "3"]]);
  await owner.call(appointmentEndpoints.update, { params, body: { title: "Talk" } });
  expect(await later()).toEqual([]);
});

test("a customer proposes other times, the present one stays until the desk takes one, and the customer is told", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  const link = linkIn(app.mails[0]);
  await visit.post(link, { do: "confirm" });
  await app.settle();
  const times = ["2026-12-03T14:30:00.000Z", "2026-12-03T20:00:00.000Z"];
  const page = await visit.get(`${link}/propose?times=${times.join()}`);
  expect(said(page.body)).toMatch(
    /Thu, Dec 3, 2:30 PM or Thu, Dec 3, 8:00 PM Tuesday stays until Marta chooses\. Back Propose 2 Times/,
  );
  await visit.post(link, { do: "propose", times: times.join(), word: "Thursday is best." });
  expect(said((await visit.get(link)).body)).toMatch(/^You proposed another time/);
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-01T10:00:00.000Z" }]);
  const [waiting] = (await owner.call(bookingEndpoints.waiting, {})).data;
  expect(waiting).toMatchObject({
    ...{ standing: "proposed", word: "Thursday is best." },
    proposed: ["2026-12-03T09:30:00.000Z", "2026-12-03T15:00:00.000Z"],
  });
  const params = { id: waiting?._id ?? "" };
  await owner.call(bookingEndpoints.choose, { params, body: { place: 1 } });
  expect(
    await owner.refused(bookingEndpoints.choose, { params, body: { place: null } }),
  ).toMatchObject({ status: 409 });
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-03T15:00:00.000Z" }]);
  expect(said((await visit.get(link)).body)).toMatch(/^You are booked .*8:00 – 8:30 PM/);
  app.clock.advance(60_000);
  const parts = { ...app, env, log: app.app.log };
  await sendBookingMails(
    { ...parts, mailer: { send: async (mail) => void app.mails.push(mail) } },
    owner.owner,
  );
  expect(app.mails.at(-1)?.subject).toBe("Moved: Phone call is now Thu, Dec 3, 8:00 PM");
});
