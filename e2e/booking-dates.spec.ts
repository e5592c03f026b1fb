import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "10:07")));

const dateOf = (page: Page) => page.getByLabel("Date and time");
const titleOf = (page: Page) => page.getByLabel("Title");

test("an appointment's time is read as people write it", async ({ signedIn: page }) => {
  await page.goto("/dashboard/appointments/new");
  const date = dateOf(page);
  for (const [text, shown] of [
    ["fri 10am", "May 10, 2024 10:00 AM"],
    ["27.11.2026 10:00", "November 27, 2026 10:00 AM"],
    ["tomorrow 3", "May 7, 2024 3:00 PM"],
    ["noon", "May 7, 2024 12:00 PM"],
    ["next tuesday", "May 7, 2024 12:00 PM"],
  ] as const) {
    await date.fill(text);
    await titleOf(page).click();
    await expect(date).toHaveValue(shown);
    await expectNoFieldError(date);
  }
  await date.fill("wed 9");
  await expect(date, "before it counts, it is shown").toHaveAccessibleDescription(
    "Wed, May 8, 2024 9:00 AM",
  );
  await date.fill("16");
  await titleOf(page).click();
  await expect(date).toHaveValue("May 7, 2024 4:00 PM");
  await expect(date).toHaveAccessibleDescription("Interpreted 16 as 4:00 PM.");

  await date.fill("soon");
  await titleOf(page).click();
  await expectFieldError(date, "Try “tomorrow 3pm” or “Nov 27 10:00”");
});

test("the last contact is read by the same reader", async ({ signedIn: page, make }) => {
  const company = await make.company();
  await page.goto(`/dashboard/companies/${company._id}/customers/new`);
  const date = page.getByLabel("Last contact");
  const name = page.getByLabel("Name", { exact: true });
  for (const [text, shown] of [
    ["last friday", "May 3, 2024"],
    ["thursday", "May 2, 2024"],
    ["3 days ago", "May 3, 2024"],
    ["dec 24", "December 24, 2023"],
  ] as const) {
    await date.fill(text);
    await name.click();
    await expect(date).toHaveValue(shown);
  }
  await date.fill("2");
  await name.click();
  await expect(date).toHaveValue("May 2, 2024");
  await expect(date).toHaveAccessibleDescription(/^Interpreted 2 as May 2, 2024\./);
  await date.fill("fri 10am");
  await name.click();
  await expectFieldError(date, /^Try “yesterday” or “May 6”/);
  // Saving refuses it too, in the same words and no others.
  await name.fill("Ana Brandt");
  await name.press("Enter");
  await expectFieldError(date, "Try “yesterday” or “May 6”");
  await expect(page.getByText("Invalid date")).toBeHidden();
});

test("a time between two steps becomes the nearest one, and that is said before it is saved", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await page.goto(
    `/dashboard/appointments/new?company=${customer.company}&customer=${customer._id}`,
  );
  const date = dateOf(page);
  await titleOf(page).fill("Quarterly review");
  await date.fill("2:07pm");
  await titleOf(page).click();
  await expect(date).toHaveValue("May 6, 2024 2:00 PM");
  await expect(date).toHaveAccessibleDescription(
    "Changed 2:07 PM to 2:00 PM. Times are in 15-minute steps.",
  );
  await date.fill("2:08 pm");
  await page.keyboard.press("Enter");
  await expect(date, "Enter shows it first").toHaveValue("May 6, 2024 2:15 PM");
  await expect(date).toHaveAccessibleDescription(/^Changed 2:08 PM to 2:15 PM/);
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
});

test("a time that was stored between two steps stays until another is chosen", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const { _id } = await make.appointment(customer, { date: `${monday}T14:07:00.000Z` });
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await expect(dateOf(page)).toHaveValue("May 6, 2024 2:07 PM");
  await dateOf(page).fill("tomorrow");
  await titleOf(page).click();
  await expect(dateOf(page)).toHaveValue("May 7, 2024 2:07 PM");
});

test("a day that is over is refused, until it is asked for", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  await page.goto(
    `/dashboard/appointments/new?company=${customer.company}&customer=${customer._id}`,
  );
  const date = dateOf(page);
  await titleOf(page).fill("Forgotten call");
  await date.fill("May 2, 2024 3:00 PM");
  await titleOf(page).click();
  await expectFieldError(date, /^Choose May 6, 2024 or later/);
  await page.getByRole("button", { name: "Use this past date" }).click();
  await expect(date).toHaveValue("May 2, 2024 3:00 PM");
  await expectNoFieldError(date);
  await expect(page.getByText("In the past", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save Appointment" }).click();
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await page.goto("/dashboard/appointments/2024-05-02");
  await expect(page.getByRole("list", { name: "Appointments" }).getByRole("listitem")).toHaveText([
    /^Forgotten call, 3:00 PM/,
  ]);
});

test("Earlier opens the days before today in the calendar", async ({ signedIn: page }) => {
  await page.goto("/dashboard/appointments/new");
  const past = page.getByText("In the past", { exact: true });
  await dateOf(page).click();
  const calendar = page.getByRole("dialog", { name: "Calendar" });
  const friday = calendar.getByRole("gridcell", { name: /May 3rd, 2024/ });
  await expect(friday).toHaveAttribute("aria-disabled", "true");
  await expect(past).toBeHidden();
  await calendar.getByRole("button", { name: "Earlier" }).click();
  await expect(friday).toHaveAttribute("aria-disabled", "false");
  await friday.click();
  await calendar.getByRole("button", { name: "9:00 AM", exact: true }).click();
  await expect(dateOf(page)).toHaveValue("May 3, 2024 9:00 AM");
  await expect(past).toBeVisible();
});

test("on a day that is over, the button and C enter a past appointment", async ({
  signedIn: page,
  make,
}) => {
  const add = page.getByRole("link", { name: "Add Past Appointment" });
  await page.goto("/dashboard/appointments/2024-05-02");
  await expect(page.getByText("You can still add a past appointment.")).toBeVisible();
  await add.click();
  await expect(dateOf(page)).toHaveValue("May 2, 2024 9:00 AM");
  await expect(page.getByText("In the past", { exact: true })).toBeVisible();

  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: "2024-05-02T11:00:00.000Z", title: "Kick-off" });
  await page.goto("/dashboard/appointments/2024-05-02");
  await expect(page.getByText("Kick-off")).toBeVisible();
  await expect(add).toHaveCount(1);
  await page.keyboard.press("c");
  await expect(dateOf(page)).toHaveValue("May 2, 2024 9:00 AM");
});

test("an appointment of a past day is corrected there, and one of this morning is past too", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const { _id } = await make.appointment(customer, { date: "2024-05-02T14:00:00.000Z" });
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await expect(dateOf(page)).toHaveValue("May 2, 2024 2:00 PM");
  await expect(page.getByText("In the past", { exact: true })).toBeVisible();
  await dateOf(page).fill("wed 11am");
  await titleOf(page).click();
  await expect(dateOf(page)).toHaveValue("May 8, 2024 11:00 AM");
  await expect(page.getByText("In the past", { exact: true })).toBeHidden();
  await dateOf(page).fill("may 1 11am");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment updated successfully")).toBeVisible();

  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await dateOf(page).fill("today 10am");
  await titleOf(page).click();
  await expect(page.getByText("In the past", { exact: true })).toBeVisible();
  await dateOf(page).fill("today 10:15");
  await titleOf(page).click();
  await expect(page.getByText("In the past", { exact: true })).toBeHidden();
});
