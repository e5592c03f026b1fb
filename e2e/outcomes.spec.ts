import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Wednesday long over, so that nothing here depends on the day or hour of the run. */
const wednesday = "2024-05-08";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

const popover = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const title = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });

async function fill(make: Make) {
  const company = await make.company({ name: "Brightwater Dental" });
  const monroe = await make.customer(company, {
    name: "Monroe Yates",
    lastContact: "2024-05-02",
  });
  await make.appointment(monroe, { title: "Kick-off", date: `${wednesday}T09:00` });
  await make.appointment(monroe, { title: "Survey", date: `${wednesday}T14:15` });
  return { monroe };
}

test("how it went is told in the popover with one key, changed, and undone", async ({
  signedIn: page,
  make,
}) => {
  const { monroe } = await fill(make);
  await page.goto(`/dashboard/appointments/${wednesday}`);
  await title(page, /^Kick-off/).press("Enter");
  const dialog = popover(page, "Kick-off");
  await expect(dialog).toContainText("How did it go?");
  await expect(dialog.getByRole("link", { name: "Monroe Yates" })).toBeFocused();
  await page.keyboard.press("1");
  await expect(successToast(page, "Marked as held. Last contact: today")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "What came of Kick-off?" })).toBeFocused();
  await page.keyboard.type("Wants 4 dates");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Note saved for Monroe Yates")).toBeVisible();
  await expect(dialog).toContainText("Held. Change");
  await expect(dialog).toContainText("Wants 4 dates");
  await dialog.getByRole("button", { name: "Change" }).click();
  await dialog.getByRole("button", { name: "No-show" }).click();
  await expect(dialog).toContainText("No-show. Change");
  await page.keyboard.press("Escape");
  await expect(title(page, /^Kick-off.*no-show/i)).toBeVisible();
  // As long as nobody says otherwise, they were in contact.
  await page.goto(`/dashboard/customers/${monroe._id}`);
  await expect(page.getByText("May 8, 2024 (today)")).toBeVisible();
});

test("on the day, the open square of a card is a menu, and its keys work on the card", async ({
  signedIn: page,
  make,
}) => {
  const { monroe } = await fill(make);
  await make.appointment(monroe, { title: "Price list", date: `${wednesday}T11:00` });
  await page.goto(`/dashboard/appointments/${wednesday}`);
  const square = (name: string) =>
    page.getByRole("main").getByRole("button", { name: `How did ${name} go?` });
  await expect(square("Survey"), "still to come").toHaveCount(0);
  await square("Kick-off").click();
  await expect(page.getByRole("menuitem")).toHaveText([/^Held/, /^No-show/, /^Canceled/, /^Move…/]);
  await page.getByRole("menuitem", { name: "No-show" }).click();
  await expect(successToast(page, "Marked as no-show")).toBeVisible();
  await expect(title(page, /^Kick-off.*no-show/i)).toBeVisible();
  await expect(square("Kick-off")).toHaveCount(0);

  await title(page, /^Price list/).focus();
  await page.keyboard.press("4");
  const picker = page.getByRole("dialog", { name: "Move Price list" });
  await expect(picker).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await title(page, /^Price list/).focus();
  await page.keyboard.press("1");
  await expect(successToast(page, "Marked as held. Last contact: today")).toBeVisible();
  await expect(
    popover(page, "Price list").getByRole("textbox", { name: "What came of Price list?" }),
  ).toBeFocused();
  await page.goto(`/dashboard/appointments/${wednesday}`);
  await title(page, /^Survey/).focus();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/edit$/);
});

test("what is canceled leaves the day, and is planned again", async ({ signedIn: page, make }) => {
  await fill(make);
  await page.goto("/dashboard");
  const today = page.getByRole("list", { name: "Today's appointments" });
  await expect(today).toContainText("Survey");
  await page.goto(`/dashboard/appointments/${wednesday}`);
  await title(page, /^Kick-off/).press("Enter");
  const dialog = popover(page, "Kick-off");
  await expect(dialog).toContainText("How did it go?");
  await expect(dialog.getByRole("link", { name: "Monroe Yates" })).toBeFocused();
  await page.keyboard.press("3");
  await expect(successToast(page, "Marked as canceled")).toBeVisible();
  await expect(dialog).toContainText("Canceled. Change");

  // It is over: another time is asked for.
  await dialog.getByRole("button", { name: "Reinstate" }).click();
  const picker = page.getByRole("dialog", { name: "Move Kick-off" });
  await picker.getByRole("button", { name: "Tomorrow" }).click();
  await picker.getByRole("button", { name: "Move to Thu 9:00 AM" }).click();
  await expect(successToast(page, "Moved to Thu 9:00 AM")).toBeVisible();
  await page.goto("/dashboard/appointments/2024-05-09");
  await title(page, /^Kick-off/).press("Enter");
  await expect(dialog).not.toContainText("Canceled");
  await expect(dialog.getByRole("button", { name: "Move…" })).toBeVisible();
});

test("from the popover it is moved with the keyboard, duplicated, and its customer opened", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto(`/dashboard/appointments/${wednesday}`);
  await title(page, /^Survey/).press("Enter");
  const dialog = popover(page, "Survey");
  await expect(dialog.getByRole("link", { name: "Monroe Yates" })).toBeFocused();
  await expect(dialog).not.toContainText("How did it go?");
  await page.keyboard.press("4");
  const picker = page.getByRole("dialog", { name: "Move Survey" });
  await picker.getByRole("button", { name: "3:30 PM", exact: true }).press("Enter");
  await picker.getByRole("button", { name: "Move to Wed 3:30 PM" }).press("Enter");
  await expect(successToast(page, "Moved to Wed 3:30 PM")).toBeVisible();
  await title(page, /^Survey ?, 3:30 PM/).press("Enter");
  await dialog.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Survey");
  await page.goto(`/dashboard/appointments/${wednesday}`);
  await title(page, /^Survey/).press("Enter");
  await dialog.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Open Customer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Monroe Yates" })).toBeVisible();
});
