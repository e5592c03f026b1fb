import ICAL from "ical.js";
import { expect, test } from "vitest";
import { createMailer, type Mail } from "../mails/mail.ts";
import { readWithIcalJs, readWithNodeIcal } from "../test/calendar/calendar-readers.ts";
import { startMailServer } from "../test/mail/mail-server.ts";
import {
  addType,
  appointmentsOf,
  createSender,
  customersOf,
  ines,
  linkIn,
  said,
  startBooking,
  tuesday,
} from "../test/visitors.ts";

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
  // As the readers of others understand them.
  const window = { from: "2026-11-01", to: "2026-12-31" };
  const starts = [tuesday, "2026-12-02T16:30:00.000Z", "2026-12-03T16:30:00.000Z"];
  for (const [place, { icalEvent }] of told.entries()) {
    const start = starts[place];
    const shown = start === undefined ? [] : [Date.parse(start)];
    for (const read of [readWithIcalJs, readWithNodeIcal]) {
      const events = read(icalEvent?.content ?? "", window);
      expect(events.map(({ instant }) => instant)).toEqual(shown);
    }
  }
});

test("names with quotes are read by every program, and what is downloaded is for nobody in particular", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  await visit.book(await addType(owner), { name: 'Inês "Nê" Carvalho; São, Jorge' });
  await app.settle();
  const link = linkIn(app.mails[0]);
  await visit.post(link, { do: "confirm" });
  await app.settle();
  const read = (text = "") =>
    new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")?.getAllProperties() ?? [];
  const mailed = read(app.mails[1]?.icalEvent?.content);
  const attendee = mailed.find(({ name }) => name === "attendee");
  expect(attendee?.getFirstParameter("cn")).toBe("Inês 'Nê' Carvalho; São, Jorge");
  const { body } = await visit.get(`${link}/invite.ics`);
  expect(body).toContain("METHOD:PUBLISH\r\n");
  const namesOf = (all: typeof mailed) => all.map(({ name }) => name);
  expect(namesOf(read(body))).toEqual(namesOf(mailed).filter((name) => name !== "attendee"));
});

test("over SMTP the entry is a part of the text whose method is that of the entry, from the server’s address", async () => {
  const smtp = await startMailServer();
  const mailer = createMailer(smtp.url, "Desk <desk@example.com>");
  const { app, owner, visit } = await startBooking({ mailer });
  await visit.book(await addType(owner));
  await app.settle();
  const [asking = ""] = smtp.texts;
  const text = asking.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const path = /\/booking\/[\w-]{22}/.exec(text)?.[0] ?? "";
  await visit.post(path, { do: "confirm" });
  await app.settle();
  const [, booked = ""] = smtp.texts;
  expect(booked).toMatch(/^From: Marta Ellingsen <desk@example.com>/m);
  expect(booked).toMatch(/^Reply-To: Marta Ellingsen <marta@ellingsen.example>/m);
  expect(booked).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(booked).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
});

test("a mail that the server refuses is tried again, and one whose sender was ended is not sent twice", async () => {
  const mails: Mail[] = [];
  let isDown = true;
  const send = async (mail: Mail) => {
    if (isDown) throw new Error("no");
    mails.push(mail);
  };
  const { app, owner, visit } = await startBooking({ mailer: { send } });
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  const { send: look } = createSender(app, owner, { send });
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
  const { send: look } = createSender(app, owner);
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
