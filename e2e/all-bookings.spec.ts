import type { Page } from "@playwright/test";
import { expectNoViolations } from "./accessible.ts";
import { book, openType, raissa } from "./bookings.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { lit, write } from "./palette.ts";
import { idOfPerson, joinDesk, openBrowser } from "./people.ts";
import { successToast } from "./toasts.ts";

const rows = (page: Page) => page.getByRole("main").locator("[data-booking]");

test("all bookings are listed by time, answered and opened by key, found again among the canceled ones, and filtered by the address", async ({
  account,
  signedIn: page,
}) => {
  const call = await openType(account, { name: "Phone call" });
  const visit = await openType(account, { name: "Site visit", booked: "onApproval" });
  await book(visit, raissa, 3);
  await book(call, { name: "Kim Lee", email: "kim@example.com" }, 0);
  await page.goto("/dashboard/bookings");
  await expect(page.getByRole("heading", { level: 1, name: "All Bookings" })).toBeVisible();
  await expect(rows(page)).toHaveText([
    /Phone call.*Booked online.*Kim Lee/s,
    /Site visit.*Asked for.*Raíssa Leitão/s,
  ]);
  await expectNoViolations(page, "All Bookings");
  await page.getByRole("button", { name: "Phone call" }).focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Phone call" });
  await expect(details).toContainText(/Kim Lee.*Booked online/s);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Site visit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Site visit" })).toContainText("Held until");
  await page.keyboard.press("Escape");
  await page.keyboard.press("3");
  const question = page.getByRole("alertdialog", { name: "Decline Raíssa Leitão?" });
  await question.getByRole("button", { name: "Decline", exact: true }).press("Enter");
  await expect(successToast(page, /^Declined\./)).toBeVisible();
  await expect(rows(page)).toHaveText([/Kim Lee/]);

  const which = page.getByRole("group", { name: "Which bookings" });
  await which.getByRole("button", { name: "Canceled" }).press("Enter");
  await expect(page).toHaveURL("/dashboard/bookings?show=canceled");
  await expect(rows(page)).toHaveText([/Site visit.*Declined.*Raíssa Leitão/s]);
  await which.getByRole("button", { name: "Past" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No past bookings" })).toBeVisible();
  await page.goto("/dashboard/bookings?state=invited&foo=1");
  await expect(
    page.getByText("This link has a filter Client Desk doesn’t know: foo=1"),
  ).toBeVisible();
  await expect(page).toHaveURL("/dashboard/bookings?state=invited");
  await expect(page.getByText("No such bookings")).toBeVisible();
  await page.getByRole("button", { name: "show all bookings" }).press("Enter");
  await expect(rows(page)).toHaveText([/Kim Lee/]);
});

test("without bookings the list leads to the settings; what cannot be loaded is tried again; new ones come by themselves", async ({
  account,
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await page.route("**/api/bookings/all*", (route) =>
    route.fulfill({ status: 500, json: { msg: "Broken" } }),
  );
  await page.goto("/dashboard/bookings");
  await expect(page.getByText("The bookings could not be loaded.").first()).toBeVisible();
  await page.unroute("**/api/bookings/all*");
  await page.getByRole("main").getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No upcoming bookings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Booking Settings" })).toHaveAttribute(
    "href",
    "/dashboard/settings?tab=booking",
  );
  await book(await openType(account, { name: "Phone call" }), raissa, 0);
  await expect(rows(page)).toHaveText([/Phone call.*Raíssa Leitão/s], { timeout: 15_000 });
});

test("what known customers have booked is listed with all others, the newest first; Settings and the palette lead there, too", async ({
  account,
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company(), { ...raissa, name: "Raíssa" });
  const type = await openType(account, { name: "Phone call" });
  await book(type, raissa, 0);
  await book(type, { name: "Kim Lee", email: "kim@example.com" }, 1);
  await page.goto("/dashboard");
  await page.keyboard.press("Shift");
  const waiting = page.getByRole("region", { name: "New Bookings" });
  await expect(
    waiting.getByText("1 more booked since yesterday by a customer you know. Nothing to check."),
  ).toBeVisible({ timeout: 30_000 });
  await waiting.getByRole("link", { name: "Show" }).press("Enter");
  await expect(page).toHaveURL("/dashboard/bookings?show=newest");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(rows(page)).toHaveText([/Kim Lee/, /Raíssa Leitão/]);
  await page.goBack();
  await expect(waiting.getByRole("link", { name: "All Bookings" })).toHaveAttribute(
    "href",
    "/dashboard/bookings",
  );
  await page.goto("/dashboard/settings?tab=booking");
  await page.getByRole("link", { name: "All Bookings" }).press("Enter");
  await expect(page).toHaveURL("/dashboard/bookings");
  await page.goto("/dashboard/tasks");
  await write(page, "all bookings");
  await expect(lit(page)).toContainText("Go to All Bookings");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/bookings");
});

test("everybody on the desk sees all bookings, narrows them to one person, and answers only their own; readers answer none", async ({
  account,
  browser,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const cleo = await joinDesk(account, "Cleo Reader", "reader");
  await book(await openType(account, { name: "Site visit", booked: "onApproval" }), raissa, 0);
  for (const person of [ben, cleo]) {
    await using other = await openBrowser(browser, person);
    const { page } = other;
    await page.goto("/dashboard/bookings");
    await expect(rows(page)).toHaveText([/Site visit.*Asked for/s]);
    await expect(page.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
    const whose = page.getByRole("combobox", { name: "Whose" });
    await whose.click();
    await page.getByRole("option", { name: /Ben Okafor/ }).click();
    const id = await idOfPerson(account, "Ben Okafor");
    await expect(page).toHaveURL(`/dashboard/bookings?who=${id}`);
    await expect(page.getByText("No such bookings")).toBeVisible();
  }
});
