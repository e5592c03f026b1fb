import { expect, test } from "vitest";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import type { InvitationInput } from "../../shared/booking.ts";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { bookingMailEndpoints } from "../../shared/booking-mails.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { mails as german } from "../../shared/words/de/mails.ts";
import { languageCodes } from "../../shared/words/languages.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { addType, createSender, ines, linkIn, said, startBooking } from "../test/visitors.ts";

const zone = "zone=Europe/Lisbon";

async function start({ hasMail = true } = {}) {
  const { app, owner, visit } = await startBooking({ hasMail });
  const type = await addType(owner, { movable: 0 });
  /** As a browser that is set to these languages. */
  const read = (url: string, language: string) =>
    app.app.inject({ url, headers: { "accept-language": language } });
  const { send: look } = createSender(app, owner);
  /** Booked and confirmed in a language; answers the address in the mail that confirms it. */
  const book = async (lang: string, email: string = ines.email) => {
    await visit.book(type, { lang, email });
    await app.settle();
    const link = linkIn(app.mails.at(-1));
    await visit.post(link, { do: "confirm" });
    await app.settle();
    return link;
  };
  return { app, owner, visit, type, read, look, book };
}

test("a page is in the language of its address, else the best that the browser asks for, else in English", async () => {
  const { type, read } = await start();
  const url = `/book/marta/${type._id}?${zone}`;
  const langOf = async (address: string, language: string) => {
    const { body, headers } = await read(address, language);
    const [, lang, dir] = /<html lang="([\w-]+)" dir="(\w+)"/.exec(body) ?? [];
    expect(headers).toMatchObject({
      "content-language": lang,
      vary: expect.stringContaining("Accept-Language"),
    });
    return [lang, dir];
  };
  expect(await langOf(url, "xx, de-AT;q=0.9, en;q=0.8")).toEqual(["de", "ltr"]);
  expect(await langOf(url, "pt")).toEqual(["pt-BR", "ltr"]);
  expect(await langOf(url, "ar-EG")).toEqual(["ar", "rtl"]);
  expect(await langOf(url, "ja, zh")).toEqual(["en", "ltr"]);
  expect(await langOf(`${url}&lang=fr`, "de")).toEqual(["fr", "ltr"]);
  expect(await langOf(`${url}&lang=xx`, "de")).toEqual(["de", "ltr"]);
  for (const address of ["/book/nobody", "/book/privacy", "/booking/nothing"])
    expect(await langOf(address, "nl")).toEqual(["nl", "ltr"]);
});

test("what is kept of a page for many is kept for each language, and its links keep the one that was chosen", async () => {
  const { type, read } = await start();
  const url = `/book/marta/${type._id}?${zone}`;
  for (let times = 0; times < 2; times += 1) {
    expect(said((await read(url, "de")).body)).toMatch(/^Wählen Sie einen Tag Mo Di Mi/);
    expect(said((await read(url, "en")).body)).toMatch(/^Choose a day Su Mo Tu/);
    expect(said((await read(url, "ar")).body)).toMatch(/^اختر يومًا/);
  }
  const chosen = (await read(`${url}&lang=es`, "de")).body;
  const links = [...chosen.matchAll(/<a href="(\?[^"]+)"/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !link?.includes("lang=es"))).toEqual([]);
  expect(chosen).toContain('name="lang" value="es"');
});

test.each(languageCodes)(
  "in %s a page has less than 30 KB with the longest texts there may be, also where that was chosen",
  async (lang) => {
    const { owner, visit } = await start();
    // Arabic letters have two bytes.
    const [name, description, address] = [80, 1000, 500].map((length) => "ع".repeat(length));
    const { _id } = await addType(owner, { name, description, place: "address", address });
    const longest = "zone=America/Argentina/Buenos_Aires";
    const { rawPayload, statusCode } = await visit.get(
      `/book/marta/${_id}?${longest}&lang=${lang}`,
    );
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBeLessThan(30 * 1024);
  },
);

test("a booking keeps its language: its page, the mails that follow and what is added to calendars", async () => {
  const { app, visit, book, read, look } = await start();
  const link = await book("de");
  await visit.post(link, { do: "move", at: "2026-12-02T16:30:00.000Z" });
  await look();
  await visit.post(link, { do: "cancel", word: "" });
  await look();
  expect(app.mails.map(({ subject }) => subject)).toEqual([
    german.confirm.subject("Phone call", "Di., 1. Dez., 15:00"),
    german.booked.subject("Phone call", "Di., 1. Dez., 15:00"),
    german.moved.subject("Phone call", "Mi., 2. Dez., 16:30"),
    german.canceled.subject("Phone call", "Mi., 2. Dez., 16:30"),
  ]);
  const [, booked] = app.mails;
  expect(booked?.text).toMatch(
    /Wann: Dienstag, 1\. Dezember 2026\n {2}15:00–15:30 Uhr, Zeit in Lis/,
  );
  expect(booked?.html).toContain('<html lang="de" dir="ltr">');
  expect(booked?.icalEvent?.content).toContain("DESCRIPTION:Verschieben oder absagen: ");
  expect(said((await read(link, "fr")).body)).toMatch(/^Abgesagt Marta weiß Bescheid\./);
});

test("in Arabic a mail runs from right to left, and names and times can’t turn what stands beside them", async () => {
  const { app, book } = await start();
  await book("ar");
  const mail = app.mails.at(-1);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.html).toMatch(/padding-right:16px;border-right:1px/);
  expect(mail?.text).toContain("\u2068Inês\u2069");
  expect(mail?.text).not.toMatch(/[٠-٩]/);
});

test("who chooses another language on the page of a booking gets its mails in that one, too; opening a link changes nothing", async () => {
  const { app, visit, book, look } = await start();
  const link = await book("en");
  await visit.get(`${link}?lang=de`);
  expect(said((await visit.get(link)).body)).toMatch(/^You are booked/);
  await visit.post(link, { do: "language", lang: "klingon" });
  await visit.post(link, { do: "language", lang: "nl" });
  expect(said((await visit.get(link)).body)).toMatch(/^Je afspraak is geboekt/);
  await visit.post(link, { do: "cancel", word: "" });
  await look();
  expect(app.mails.at(-1)?.subject).toMatch(/^Afgezegd: Phone call/);
});

test("what is wrong with a form is said in the language of the form", async () => {
  const { visit, type } = await start({ hasMail: false });
  const wrong = {
    lang: "fr",
    name: "",
    email: "ines@padaria",
    phone: " ",
    company: "x".repeat(201),
  };
  const { body, statusCode } = await visit.book(type, wrong);
  expect(statusCode).toBe(400);
  expect(said(body)).toMatch(
    /Indiquez votre nom .*Indiquez une adresse e-mail valide .*numéro que Marta doit appeler .*200 caractères au plus/,
  );
});

test("an invitation is in the language that a customer has read last, else in English", async () => {
  const { app, owner, visit, book, look } = await start();
  const { _id: company } = await addCompany(owner);
  const invite = async (email: string) => {
    const { _id: customer } = await addCustomer(owner, company, { name: "Anna Berg", email });
    const body = { title: "Review", date: "2026-12-03T11:00", company, customer };
    const { data } = await owner.call(appointmentEndpoints.create, { body });
    const params = { id: data._id };
    await owner.call(bookingEndpoints.invite, { params, body: {} as InvitationInput });
    app.clock.advance(10_000);
    await look();
    return app.mails.at(-1);
  };
  await book("pt-BR", "anna@bergco.example");
  expect((await invite("anna@bergco.example"))?.subject).toMatch(/^Convite: Review, /);
  const english = await invite("ben@example.com");
  expect(english?.subject).toMatch(/^Invitation: Review, /);
  await visit.post(linkIn(english), { do: "language", lang: "es" });
  expect((await invite("ben@example.com"))?.subject).toMatch(/^Invitación: Review, /);
});

test("a text of one’s own is sent in its language; others get the standard text in theirs", async () => {
  const { app, owner, book } = await start();
  const own = { subject: "Bis bald: {what}", text: "Guten Tag {name}, {when}." };
  const confirmation = { isOn: true, subject: "See you", text: null, others: { de: own } };
  await owner.call(settingsEndpoints.update, { body: { mails: { confirmation } } });
  await book("de", "a@example.com");
  expect(app.mails.at(-1)).toMatchObject({
    subject: "Bis bald: Phone call",
    text: expect.stringMatching(/^Guten Tag Inês Carvalho, Dienstag, 1\. Dezember, um 15:00 Uhr\./),
  });
});

test("a mail is shown in each language before it is sent, with what a text of one’s own begins with", async () => {
  const { owner } = await start();
  const shown = await Promise.all(
    languageCodes.map(async (language) => {
      const body = { kind: "reminder" as const, subject: null, text: null, language };
      return (await owner.call(bookingMailEndpoints.preview, { body })).data;
    }),
  );
  expect(new Set(shown.map(({ text }) => text)).size).toBe(languageCodes.length);
  expect(shown.map(({ standard }) => standard.subject)).toEqual([
    "Tomorrow: {what}, {time}",
    "Morgen: {what}, {time} Uhr",
    expect.stringMatching(/^Demain.: \{what\}, \{time\}$/),
    "Mañana: {what}, {time}",
    "Amanhã: {what}, {time}",
    "Morgen: {what}, {time}",
    expect.stringContaining("غدًا"),
  ]);
});
