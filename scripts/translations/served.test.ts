import { expect, test } from "vitest";
import { pseudoOf } from "../../client/app/first-load/build/pseudo.ts";
import { startApp } from "../../server/test/harness.ts";
import { createMailing } from "../../server/test/mail/mailing.ts";
import { addAppointment, addCompany, addCustomer } from "../../server/test/records.ts";
import { addType, createSender, ines, linkIn, startBooking } from "../../server/test/visitors.ts";
import { authEndpoints } from "../../shared/account/auth.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { booked } from "../../shared/words/en/booked.ts";
import { booking } from "../../shared/words/en/booking.ts";
import { digests } from "../../shared/words/en/digests.ts";
import { mails } from "../../shared/words/en/mails.ts";
import { meeting } from "../../shared/words/en/meeting.ts";
import { notices } from "../../shared/words/en/notices.ts";

// The pages and mails that the server writes, in the pseudo-language: a plain vowel stands in a text that is not in words.

for (const words of [booked, booking, digests, mails, meeting, notices]) {
  Object.assign(words, pseudoOf(words));
}

/** Names and what else the tests write down, a field for robots, the product, places and languages in their own words. */
const data =
  /Marta’s Desk|Français|Website|Marta|Ellingsen|Inês|Carvalho|Padaria|São Jorge|João|Phone call|Client Desk|Lisbon|New York|Deutsch|English|Español|Nederlands|Português \(Brasil\)|https?:\S+|\S+@\S+/g;
const dated =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Su?n?)(?:day)?s?\b|\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b|\b(?:January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|\b(?:AM|PM|min|or)\b/g;

/** In the text of a mail, an address is a part of a message. */
const asHtml = (mail: { html?: string | undefined } | undefined) => ({ text: mail?.html ?? "" });

/** The lines with plain English of a page or a mail. */
function plainIn(written: string): string[] {
  const body = written.replace(/<(style|script|head)\b[\s\S]*?<\/\1>|<option\b[^>]*>[^<]*/g, " ");
  const names = [...body.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  const texts = body.replace(/<[^>]+>/g, "\n").split("\n");
  return [...names.map(([, name = ""]) => name), ...texts]
    .map((line) => line.trim())
    .filter((line) =>
      /[aeiou]/i.test(line.replace(data, "").replace(dated, "").replace(/&\w+;/g, "")),
    );
}

test("pages on which customers book, and mails to them", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { movable: 0, description: "", questions: [] });
  await addType(owner, { place: "video", lengths: [30, 60] });
  const { send } = createSender(app, owner);
  const plain: Record<string, string[]> = {};
  const look = (name: string, written: string | undefined) => {
    const found = plainIn(written ?? "no page");
    if (found.length > 0) plain[name] = found;
  };
  const url = `/book/marta/${type._id}`;
  const zone = "zone=Europe/Lisbon";
  for (const path of [
    "/book/marta",
    `${url}?${zone}`,
    `${url}?${zone}&at=2026-12-01T15:00:00.000Z&length=30`,
    "/book/privacy",
    "/book/nobody",
    "/booking/nothing",
  ])
    look(path, (await visit.get(path)).body);
  look("wrong", (await visit.book(type, { name: "", email: "ines@padaria", phone: "" })).body);
  await visit.book(type, ines);
  await app.settle();
  const link = linkIn(asHtml(app.mails.at(-1)));
  look("to confirm", (await visit.get(link)).body);
  await visit.post(link, { do: "confirm" });
  await app.settle();
  for (const end of ["", "/move", "/cancel", "/propose"])
    look(`booked${end}`, (await visit.get(link + end)).body);
  await visit.post(link, { do: "move", at: "2026-12-02T16:30:00.000Z" });
  await send();
  await visit.post(link, { do: "cancel", word: "" });
  await send();
  look("canceled", (await visit.get(link)).body);

  const { _id: company } = await addCompany(owner);
  const { _id: customer } = await addCustomer(owner, company, {
    name: "João",
    email: "joao@padaria.example",
  });
  const body = { title: "Phone call", date: "2026-12-03T11:00", company, customer };
  const { data: appointment } = await owner.call(appointmentEndpoints.create, { body });
  await owner.call(bookingEndpoints.invite, {
    params: { id: appointment._id },
    body: { place: "video" } as never,
  });
  app.clock.advance(10_000);
  await send();
  look("invited", (await visit.get(linkIn(asHtml(app.mails.at(-1))))).body);
  for (const { subject, html, text } of app.mails)
    look(`mail ${subject}`, [subject, text, html].join("\n"));
  expect(app.mails.length).toBeGreaterThan(4);
  expect(plain).toEqual({});
});

test("mails to people on a desk", async () => {
  const server = await startApp();
  const ana = await server.signUp({ name: "Marta Ellingsen" });
  const company = await addCompany(ana, { name: "Padaria" });
  const customer = await addCustomer(ana, company._id, { name: "João" });
  const of = { company: company._id, customer: customer._id };
  await addAppointment(ana, { title: "Phone call", date: "2026-05-05T15:00", ...of, reminder: 60 });
  const calendar = { agenda: "07:00", monthlySummary: true };
  await ana.call(settingsEndpoints.update, { body: { calendar } });
  const { mails: sent, look } = createMailing(server);
  for (const moment of ["2026-05-05T07:00:00Z", "2026-05-05T14:00:00Z", "2026-06-01T08:00:00Z"]) {
    server.clock.set(moment);
    await look();
  }
  await server.visitor.call(authEndpoints.forgotPassword, { body: { email: ana.user.email } });
  await server.settle();
  const all = [...sent, ...server.mails];
  expect(all.length).toBeGreaterThan(3);
  const plain = all.map(({ subject, html, text }) => plainIn([subject, text, html].join("\n")));
  expect(plain.flat()).toEqual([]);
});
