import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import type { Account } from "../tools/client.ts";
import { findViolations, withTargets } from "./accessible.ts";
import { expect, refusal, test } from "./fixtures.ts";

// What customers see needs no script.
test.use({ javaScriptEnabled: false });

/** An open page with one meeting type, or two. */
async function openPage(account: Account, types = 1) {
  const name = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  for (const type of ["Phone call", "Site visit"].slice(0, types)) {
    const body = { name: type, lengths: [30], place: "phone" as const, movable: 0 };
    await account.call(meetingTypeEndpoints.create, { body });
  }
  return `/book/${name}`;
}

/** A day with all its times: late on the first day few of them are left. */
async function chooseFullDay(page: Page, place = 1) {
  await page.getByRole("region", { name: "Day" }).getByRole("link").nth(place).click();
}

/** The first time that is free, and its words. */
async function chooseTime(page: Page, place = 0): Promise<string> {
  const time = page.getByRole("region", { name: "Time" }).getByRole("link").nth(place);
  const words = (await time.textContent()) ?? "";
  await time.click();
  return words;
}

/** What Lighthouse asks of a page, on a phone: names and contrasts, room for thumbs, nothing that jumps or overflows. */
async function expectSound(page: Page) {
  const violations = await findViolations(page, (axe) => axe.options(withTargets));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const seen = await page.evaluate(async () => {
    const { documentElement: root, title } = document;
    const contentOf = (name: string) =>
      document.querySelector(`meta[name=${name}]`)?.getAttribute("content");
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      });
      setTimeout(() => resolve([]), 50);
    });
    return {
      lang: root.lang,
      title,
      viewport: contentOf("viewport"),
      description: contentOf("description"),
      overflow: root.scrollWidth - root.clientWidth,
      shifts: shifts.length,
    };
  });
  expect(seen).toEqual({
    ...{ lang: "en", title: expect.stringMatching(/./), description: expect.stringMatching(/./) },
    ...{ viewport: "width=device-width, initial-scale=1", overflow: 0, shifts: 0 },
  });
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
  await chooseFullDay(page);
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
  const { data } = await account.call(appointmentEndpoints.list);
  expect(data).toMatchObject([{ outcome: "canceled", customer: { name: "Inês Carvalho" } }]);
});

test("another zone keeps the moment that is chosen", async ({ account, page }) => {
  await page.goto(`${await openPage(account)}?zone=America/New_York`);
  await chooseTime(page);
  const at = page.locator("input[name=at]").last();
  const moment = await at.inputValue();
  await page.locator("summary", { hasText: "New York time" }).click();
  await page.getByLabel("Time zone").selectOption("Eucla");
  await page.getByRole("button", { name: "Use This Zone" }).click();
  await expect(page.getByText("Eucla time").first()).toBeVisible();
  expect(await at.inputValue()).toBe(moment);
});

for (const { colorScheme, dir } of [
  { colorScheme: "light", dir: "ltr" },
  { colorScheme: "dark", dir: "rtl" },
] as const) {
  test(`the pages in ${colorScheme}, ${dir}, are accessible and sound on a phone`, async ({
    account,
    browser,
  }) => {
    // The check itself is a script.
    const context = await browser.newContext({
      ...{ colorScheme, javaScriptEnabled: true, hasTouch: true },
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    // Before anything is painted, as a page in another language has it.
    await page.addInitScript((side) => {
      new MutationObserver((_, self) => {
        document.documentElement.dir = side;
        self.disconnect();
      }).observe(document, { childList: true });
    }, dir);
    const noise: string[] = [];
    page.on("console", (message) => noise.push(message.text()));
    page.on("pageerror", (error) => noise.push(error.message));
    const address = `${account.baseUrl}${await openPage(account, 2)}`;
    await page.goto(`${address}?zone=Europe/Lisbon`);
    await expectSound(page);
    await page.getByRole("link", { name: "Phone call" }).click();
    await expectSound(page);
    await chooseFullDay(page);
    await chooseTime(page);
    await expectSound(page);
    await page.getByLabel("Name").fill("Kim Lee");
    await page.getByLabel("Email").fill("kim@example.com");
    await page.getByLabel("Phone").fill("+1 555 0100");
    await page.getByRole("button", { name: "Book This Time" }).click();
    await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("link", { name: "Move", exact: true }).click();
    await chooseTime(page, 2);
    await expectSound(page);
    await page.getByRole("link", { name: /^Keep / }).click();
    await page.getByRole("link", { name: "Cancel", exact: true }).click();
    await expectSound(page);
    await page.getByRole("button", { name: "Cancel the Meeting" }).click();
    await expect(page.getByRole("heading", { name: "Canceled" })).toBeVisible();
    await expectSound(page);
    expect(noise).toEqual([]);
    await context.close();
  });
}

test("with script times are by the visitor’s clock, and a page that tells it already is not read again", async ({
  account,
  browser,
}) => {
  const address = `${account.baseUrl}${await openPage(account, 2)}`;
  const read = async (timezoneId: string) => {
    const context = await browser.newContext({ javaScriptEnabled: true, timezoneId });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const words = await page.locator(".zone summary").textContent();
    await context.close();
    return { asked, words };
  };
  const tokyo = await read("Asia/Tokyo");
  expect(tokyo.asked).toEqual([address, `${address}?zone=Asia%2FTokyo`]);
  expect(tokyo.words).toContain("Tokyo time");
  const own = await read(account.user.timeZone ?? "UTC");
  expect(own.asked).toEqual([address]);
});

test("with script arrows move among days and times", async ({ account, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(`${account.baseUrl}${await openPage(account)}?zone=America/New_York`);
  await chooseFullDay(page, 2);
  const focused = page.locator(":focus");
  const times = page.getByRole("region", { name: "Time" }).getByRole("link");
  await times.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(times.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(times.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const [above, below] = [await times.first().boundingBox(), await focused.boundingBox()];
  expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  const days = page.getByRole("region", { name: "Day" }).getByRole("link");
  await days.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(days.first()).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(days.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator('[aria-current="date"]')).toHaveText(
    (await days.nth(1).textContent()) ?? "",
  );
  await context.close();
});

test("a time that was taken meanwhile leaves the form as it was, with the next ones to choose from", async ({
  account,
  page,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const address = await openPage(account);
  await page.goto(`${address}?zone=America/New_York`);
  await chooseTime(page);
  const form = page.url();
  await page.goto(form);
  await page.getByLabel("Name").fill("Kim Lee");
  await page.getByLabel("Email").fill("kim@example.com");
  await page.getByLabel("Phone").fill("+1 555 0100");
  const at = await page.locator("input[name=at]").last().inputValue();
  const other = new URLSearchParams({
    ...{ name: "Bo", email: "bo@example.com", phone: "1", at, length: "30" },
    zone: "America/New_York",
  });
  await page.request.post(new URL(form).pathname, {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    data: other.toString(),
  });
  await page.getByRole("button", { name: "Book This Time" }).click();
  await expect(page.getByText("was just taken.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Kim Lee");
  const third = page.getByRole("group", { name: "Next free times" }).locator("label").nth(2);
  const time = (await third.textContent()) ?? "";
  await third.getByRole("radio").check();
  await page.getByRole("button", { name: `Book ${time}` }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
});
