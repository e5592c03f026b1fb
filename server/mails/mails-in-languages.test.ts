import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { type Language, languageCodes } from "../../shared/words/languages.ts";
import { startApp } from "../test/harness.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

/** Ana reads a language, and wants the day's agenda at seven and the summary of the month. */
async function startReading(language: Language) {
  const server = await startApp();
  const ana = await server.signUp();
  const company = await addCompany(ana, { name: "Padaria São Jorge" });
  const customer = await addCustomer(ana, company._id, { name: "João" });
  await addAppointment(ana, {
    title: "Hull survey",
    date: "2026-05-05T15:00",
    company: company._id,
    customer: customer._id,
    reminder: 60,
  });
  const settings = {
    calendar: { agenda: "07:00", monthlySummary: true },
    formats: { language, clock: "24" },
  } as const;
  await ana.call(settingsEndpoints.update, { body: settings });
  return { ...createMailing(server), server, ana };
}

test("an agenda and a reminder are in the language of who reads them", async () => {
  const { server, mails, look } = await startReading("de");
  server.clock.set("2026-05-05T07:00:00Z");
  await look();
  server.clock.set("2026-05-05T14:00:00Z");
  await look();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Dienstag, 5. Mai: 1 Termin",
    "Hull survey, Di., 5. Mai, 15:00",
  ]);
  expect(mails[0]?.html).toContain('<html lang="de" dir="ltr">');
  expect(mails[0]?.text).toContain("Dienstag in Client Desk öffnen: https://desk.example/");
  expect(mails[0]?.text).toContain("weil die Tagesübersicht eingeschaltet ist.");
  expect(mails[0]?.html).toMatch(/>In den Einstellungen ändern<\/a> oder <a [^>]*>abbestellen</);
});

test("in Arabic a mail is mirrored: times stand right of the line", async () => {
  const { server, mails, look } = await startReading("ar");
  server.clock.set("2026-05-05T07:00:00Z");
  await look();
  const [{ html = "", text } = {}] = mails;
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain("border-left:1px solid");
  expect(text).toContain("15:00 – 16:00");
});

test.each(languageCodes)("in %s, the summary of a month has whole sentences", async (language) => {
  const { server, mails, look } = await startReading(language);
  server.clock.set("2026-05-05T07:00:00Z");
  await look();
  server.clock.set("2026-06-01T08:00:00Z");
  await look();
  const { subject, text } = mails.find((mail) => mail.text.includes("/dashboard/reports"))!;
  expect(subject).toContain("2026");
  const english = /\b(?:customers?|held|at month end|Change this|Open the report)\b/;
  expect(english.test(`${subject} ${text.replaceAll(/https:\S+/g, "")}`)).toBe(language === "en");
});

test.each(languageCodes)("in %s, a link that resets a password is mailed", async (language) => {
  const { server, ana } = await startReading(language);
  await server.settle();
  const before = server.mails.length;
  await server.visitor.call(authEndpoints.forgotPassword, { body: { email: ana.user.email } });
  await expect.poll(() => server.mails.length).toBe(before + 1);
  const { subject, text } = server.mails.at(-1)!;
  expect(text).toMatch(/\/login\?reset=[\w-]+\n/);
  expect(/\b(?:Hello|Someone|The link)\b/.test(`${subject} ${text}`)).toBe(language === "en");
});
