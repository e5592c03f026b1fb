import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { defaultSettings, type FormatSettings } from "../../../shared/account/settings.ts";
import { languageCodes } from "../../../shared/words/languages.ts";
import { startApp } from "../../test/harness.ts";
import { inviteByLink } from "../../test/people.ts";
import { usualFormats } from "./usual-formats.ts";

const { register } = authEndpoints;
const anna = { name: "Anna Berg", email: "anna@example.com", password: "correct horse" };

test.each([
  ["de", "Europe/Berlin", "dmy 24 1 EUR 1.234,56"],
  ["de", undefined, "dmy 24 1 EUR 1.234,56"],
  ["de", "Europe/Zurich", "dmy 24 1 CHF 1’234.56"],
  ["de", "Africa/Nairobi", "dmy 24 1 EUR 1.234,56"],
  ["fr", "Europe/Paris", "dmy 24 1 EUR 1 234,56"],
  ["es", "Europe/Madrid", "dmy 24 1 EUR 1.234,56"],
  ["es", "America/Mexico_City", "dmy 12 0 MXN 1,234.56"],
  ["pt-BR", "America/Sao_Paulo", "dmy 24 0 BRL 1.234,56"],
  ["nl", "Europe/Amsterdam", "dmy 24 1 EUR 1.234,56"],
  ["ar", "Africa/Cairo", "dmy 12 6 EGP 1,234.56"],
  ["ar", "Asia/Riyadh", "dmy 12 0 SAR 1,234.56"],
] as const)("in %s at %s, formats begin as %s", (language, timeZone, usual) => {
  const { date, clock, weekStart, currency, numbers } = usualFormats(language, timeZone);
  expect([date, clock, weekStart, currency, numbers].join(" ")).toBe(usual);
});

test("every currency that an account can begin with is one", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const known = new Set(Intl.supportedValuesOf("currency"));
  const used = zones.map((zone) => usualFormats("fr", zone).currency);
  expect(used.filter((currency) => !known.has(currency))).toEqual([]);
});

async function begin(language: string, timeZone?: string) {
  const app = await startApp();
  const body = { ...anna, ...(timeZone && { timeZone }) };
  const headers = { "accept-language": language };
  return (await app.visitor.send(register, { body, headers })).json().data;
}

test.each(languageCodes.filter((code) => code !== "en"))(
  "an account made in %s speaks it, in mails and formats",
  async (language) => {
    const { settings, desk } = await begin(language);
    expect(settings.formats).toEqual({ ...usualFormats(language, undefined), language });
    expect(settings.calendar).toEqual(defaultSettings.calendar);
    expect(desk.name).toContain("Anna");
    expect(desk.name).not.toBe("Anna’s Desk");
  },
);

test("an account made in English begins as specified, wherever that is", async () => {
  const { settings, desk } = await begin("en-GB", "Europe/London");
  expect(settings).toEqual(defaultSettings);
  expect(desk.name).toBe("Anna’s Desk");
});

test("who joins a desk leaves its currency and name alone", async () => {
  const app = await startApp();
  const ana = await app.signUp({ name: "Ana" });
  const invite = await inviteByLink(ana, "member");
  const body = { ...anna, invite, timeZone: "Europe/Berlin" };
  const headers = { "accept-language": "de" };
  const { data } = (await app.visitor.send(register, { body, headers })).json();
  const formats: Partial<FormatSettings> = { language: "de", clock: "24", currency: "USD" };
  expect(data.settings.formats).toMatchObject(formats);
  expect(data.desk).toMatchObject({ _id: ana.desk._id, name: ana.desk.name });
});
