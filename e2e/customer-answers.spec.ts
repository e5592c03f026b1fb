import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { bookingEndpoints } from "../shared/booking-endpoints.ts";
import { addDays } from "../shared/dates/dates.ts";
import { expectNoViolations } from "./accessible.ts";
import { answer, book, openType, raissa } from "./bookings.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { openListening } from "./listening.ts";
import { joinDesk, openBrowser } from "./people.ts";

const cards = (page: Page) => page.getByRole("region", { name: "From customers" });

test("what a customer books, moves and cancels shows at the lower right of every tab, and stays until it is done with", async ({
  account,
  signedIn: page,
  context,
}) => {
  const second = await context.newPage();
  await openListening(page, "/dashboard/tasks");
  await second.goto("/dashboard/companies");
  const booking = await book(await openType(account, { name: "Phone call" }), raissa, 0);
  for (const tab of [page, second]) {
    await expect(
      cards(tab).getByRole("article", { name: "Raíssa Leitão booked Phone call" }),
    ).toBeVisible({ timeout: 15_000 });
  }
  await expectNoViolations(page, "From customers");
  await page.keyboard.press("Alt+KeyT");
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Phone call" })).toContainText("Booked online");
  await page.keyboard.press("Escape");
  await answer(booking, { do: "cancel", word: "The flu" });
  const canceled = cards(page).getByRole("article", {
    name: "Raíssa Leitão canceled Phone call",
  });
  await expect(canceled).toContainText("The flu", { timeout: 15_000 });
  await expect(cards(page).getByRole("article")).toHaveCount(1);
  await canceled.getByRole("button", { name: "Done" }).click();
  await expect(cards(page)).toHaveCount(0);
  await expect(cards(second).getByRole("article")).toHaveCount(1);
});

test("an invited customer’s yes goes by itself, a no stays; who doesn’t take part is not told", async ({
  account,
  signedIn: page,
  browser,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const company = await make.company({ name: "Brightwater" });
  const customer = await make.customer(company, {
    ...{ name: "Niccolò Dell’Acqua", email: `niccolo-${randomUUID()}@brightwater.test` },
  });
  const day = addDays(new Date().toISOString().slice(0, 10), 9);
  const { _id: id } = await make.appointment(customer, {
    ...{ title: "Year-end planning", date: `${day}T14:00` },
  });
  const { data } = await account.call(bookingEndpoints.invite, { params: { id }, body: {} });
  const { link } = await account.call(bookingEndpoints.send, {
    ...{ params: { id: data._id }, body: { by: "link" as const } },
  });
  const booking = `${account.baseUrl}${new URL(link ?? "").pathname}`;
  await using other = await openBrowser(browser, ben);
  await signIn(other.page, ben.token);
  await openListening(other.page, "/dashboard/tasks");
  await openListening(page, "/dashboard/tasks");
  await answer(booking, { do: "accept" });
  const accepted = cards(page).getByRole("article", { name: "Niccolò Dell’Acqua accepted" });
  await expect(accepted).toContainText(/Year-end planning, .* at 2:00 PM/, { timeout: 15_000 });
  // For six seconds.
  await expect(accepted).toHaveCount(0, { timeout: 15_000 });
  await answer(booking, { do: "cancel", word: "" });
  const declined = cards(page).getByRole("article", { name: "Niccolò Dell’Acqua declined" });
  await expect(declined).toBeVisible({ timeout: 15_000 });
  await expect(cards(other.page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("what customers did stands above the reminders, one of each, and the page can be scrolled clear of both", async ({
    account,
    signedIn: page,
    make,
  }) => {
    const customer = await make.customer(await make.company());
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
    await make.appointment(customer, { date: `${tomorrow}T23:00`, reminder: 2880 });
    await openListening(page, "/dashboard/bookings");
    const type = await openType(account, { name: "Phone call" });
    await book(type, raissa, 0);
    await book(type, { name: "Kim Lee", email: "kim@example.com" }, 1);
    const card = cards(page).getByRole("article");
    await expect(card).toHaveCount(1, { timeout: 15_000 });
    await expect(cards(page).getByRole("link", { name: "1 more answer" })).toBeVisible();
    const reminder = page.getByRole("region", { name: "Reminders" }).getByRole("article");
    await expect(reminder).toHaveCount(1);
    const [above, below] = [await cards(page).boundingBox(), await reminder.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    const room = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue("--reminders"),
    );
    expect(Number.parseInt(room, 10)).toBeGreaterThan(200);
    await expect(page.locator("[data-booking]")).toHaveText([/Raíssa Leitão/, /Kim Lee/]);
  });
});
