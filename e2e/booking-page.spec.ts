import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { bookingPageEndpoints } from "../shared/booking.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { type Account, callApi } from "../tools/client.ts";
import { expect, refusal, test } from "./fixtures.ts";

// What customers see needs no script.
test.use({ javaScriptEnabled: false });

/** An open page with one meeting type, or two. */
async function openPage({ baseUrl, token }: Account, types = 1) {
  const name = `page-${randomUUID().slice(0, 8)}`;
  await callApi(baseUrl, bookingPageEndpoints.updateOwn, { token, body: { name, isOpen: true } });
  for (const type of ["Phone call", "Site visit"].slice(0, types)) {
    const body = { name: type, lengths: [30], place: "phone" as const, movable: 0 };
    await callApi(baseUrl, meetingTypeEndpoints.create, { token, body });
  }
  return `/book/${name}`;
}

/** The first time that is free, and its words. */
async function chooseTime(page: Page, place = 0): Promise<string> {
  const time = page.getByRole("region", { name: "Time" }).getByRole("link").nth(place);
  const words = (await time.textContent()) ?? "";
  await time.click();
  return words;
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test("without script a visitor chooses a meeting, a day and a time, books, moves and cancels it", async ({
  account,
  page,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  await page.goto(await openPage(account, 2));
  await expect(page.getByRole("heading", { name: "Choose a meeting" })).toBeVisible();
  await page.getByRole("link", { name: "Phone call" }).click();
  await page.getByRole("region", { name: "Day" }).getByRole("link").nth(1).click();
  const time = await chooseTime(page);
  await page.getByLabel("Name").fill("Inês Carvalho");
  await page.getByLabel("Email").fill("ines@padaria");
  await page.getByRole("button", { name: "Book This Time" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Enter the number")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Inês Carvalho");
  await page.getByLabel("Email").fill("ines@padaria.example");
  await page.getByLabel("Phone").fill("+351 21 555 0187");
  await page.getByRole("button", { name: "Book This Time" }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await expect(page.getByText(time.slice(0, -3)).first()).toBeVisible();

  await page.getByRole("link", { name: "Move", exact: true }).click();
  await chooseTime(page, 3);
  await page.getByRole("button", { name: "Move" }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();

  await page.getByRole("link", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Cancel the Meeting" }).click();
  await expect(page.getByRole("heading", { name: "Canceled" })).toBeVisible();
  const { data } = await callApi(account.baseUrl, appointmentEndpoints.list, {
    token: account.token,
  });
  expect(data).toMatchObject([{ outcome: "canceled", customer: { name: "Inês Carvalho" } }]);
});

test("another zone keeps the moment that is chosen", async ({ account, page }) => {
  await page.goto(`${await openPage(account)}?zone=America/New_York`);
  await chooseTime(page);
  const at = page.locator("input[name=at]").last();
  const moment = await at.inputValue();
  await page.locator("summary", { hasText: "New York time" }).click();
  await page.getByLabel("Time zone").selectOption("Australia/Eucla");
  await page.getByRole("button", { name: "Use This Zone" }).click();
  await expect(page.getByText("Eucla time").first()).toBeVisible();
  expect(await at.inputValue()).toBe(moment);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pages in ${colorScheme} are accessible`, async ({ account, browser }) => {
    // The check itself is a script.
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: true });
    const page = await context.newPage();
    const address = `${account.baseUrl}${await openPage(account, 2)}`;
    await page.goto(`${address}?zone=Europe/Lisbon`);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Phone call" }).click();
    await expectAccessible(page);
    await chooseTime(page);
    await expectAccessible(page);
    await page.getByLabel("Name").fill("Kim Lee");
    await page.getByLabel("Email").fill("kim@example.com");
    await page.getByLabel("Phone").fill("+1 555 0100");
    await page.getByRole("button", { name: "Book This Time" }).click();
    await expectAccessible(page);
    await context.close();
  });
}
