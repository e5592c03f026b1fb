import { randomUUID } from "node:crypto";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { booking as french } from "../shared/words/fr/booking.ts";
import { booking as dutch } from "../shared/words/nl/booking.ts";
import type { Account } from "../tools/client.ts";
import { fromElsewhere } from "./bookings.ts";
import { expect, test } from "./fixtures.ts";

// What customers see needs no script, in whatever language.
test.use({ javaScriptEnabled: false });

async function openPage(account: Account) {
  const name = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  for (const type of ["Telefonat", "Besuch"]) {
    const body = { name: type, lengths: [30], place: "phone" as const, movable: 0 };
    await account.call(meetingTypeEndpoints.create, { body });
  }
  return `/book/${name}`;
}

const stories = [
  {
    ...{ language: "de-DE", dir: "ltr", day: "Tag", time: "Uhrzeit" },
    ...{
      choose: "Wählen Sie einen Termin",
      name: "Name",
      email: "E-Mail-Adresse",
      phone: "Telefon",
    },
    ...{ book: "Diese Zeit buchen", wrong: "Geben Sie eine gültige E-Mail-Adresse ein" },
    ...{ done: "Ihr Termin ist gebucht", move: "Verschieben", cancel: "Absagen" },
    ...{ sure: "Termin absagen", canceled: "Abgesagt" },
  },
  {
    ...{ language: "ar", dir: "rtl", day: "اليوم", time: "الوقت" },
    ...{ choose: "اختر موعدًا", name: "الاسم", email: "البريد الإلكتروني", phone: "الهاتف" },
    ...{ book: "حجز هذا الوقت", wrong: "أدخل بريدًا إلكترونيًا صالحًا" },
    ...{ done: "تم حجز موعدك", move: "نقل الموعد", cancel: "إلغاء الموعد" },
    ...{ sure: "إلغاء الموعد", canceled: "ملغى" },
  },
];

for (const words of stories) {
  test(`without script a visitor books, moves and cancels in ${words.language}`, async ({
    account,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...{ baseURL, locale: words.language, javaScriptEnabled: false },
      extraHTTPHeaders: { ...fromElsewhere(), "accept-language": words.language },
    });
    const page = await context.newPage();
    await page.goto(await openPage(account));
    await expect(page.locator("html")).toHaveAttribute("dir", words.dir);
    await expect(page.getByRole("heading", { name: words.choose })).toBeVisible();
    await page.getByRole("link", { name: "Telefonat" }).click();
    await page.getByRole("region", { name: words.day }).getByRole("link").nth(1).click();
    await page.getByRole("region", { name: words.time }).getByRole("link").first().click();
    await page.getByLabel(words.name, { exact: true }).fill("Inês Carvalho");
    await page.getByLabel(words.email).fill("ines@padaria");
    await page.getByLabel(words.phone).fill("+351 21 555 0187");
    await page.getByRole("button", { name: words.book }).click();
    await expect(page.getByText(words.wrong)).toBeVisible();
    await page.getByLabel(words.email).fill("ines@padaria.example");
    await page.getByRole("button", { name: words.book }).click();
    await expect(page.getByRole("heading", { name: words.done })).toBeVisible();

    await page.getByRole("link", { name: words.move, exact: true }).click();
    await page.getByRole("region", { name: words.time }).getByRole("link").nth(3).click();
    await page.getByRole("button", { name: words.move, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.done })).toBeVisible();

    await page.getByRole("link", { name: words.cancel, exact: true }).click();
    await page.getByRole("button", { name: words.sure, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.canceled })).toBeVisible();
    const { data } = await account.call(appointmentEndpoints.list);
    expect(data).toMatchObject([{ outcome: "canceled", customer: { name: "Inês Carvalho" } }]);
    await context.close();
  });
}

test("another language is chosen at the foot of the page, and stays while somebody books", async ({
  account,
  page,
}) => {
  await page.goto(await openPage(account));
  await page.locator("summary", { hasText: "English" }).click();
  await page.getByRole("button", { name: "Nederlands" }).click();
  await expect(page.getByRole("heading", { name: dutch.choose.heading })).toBeVisible();
  await page.getByRole("link", { name: "Besuch" }).click();
  await expect(page.getByRole("heading", { name: dutch.days.choose })).toBeVisible();
  await page.getByRole("region", { name: "Tijd" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: dutch.details.heading })).toBeVisible();
  await page.locator("summary", { hasText: "Nederlands" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("heading", { name: french.details.heading })).toBeVisible();
});
