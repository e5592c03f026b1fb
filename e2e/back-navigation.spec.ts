import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "10:07")));

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Looks at something that is far down, and answers where that is. */
async function scrollTo(page: Page, top: number) {
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, top);
  await expect.poll(() => readScroll(page)).toBe(top);
}

async function fillLong(make: Make) {
  const company = await make.company({ name: "Anker Bakery" });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      make.customer(company, { name: `Guest ${index + 10}`, email: `guest${index}@anker.test` }),
    ),
  );
  return company;
}

/** Opens the form of an appointment from a long list. */
async function bookFromList(page: Page, make: Make) {
  await fillLong(make);
  await page.goto("/dashboard/customers");
  await expect(page.getByText("Guest 10")).toBeVisible();
  await page.keyboard.press("c");
}

for (const [way, leave] of [
  ["Cancel", (page: Page) => page.getByRole("link", { name: "Cancel" }).click()],
  ["Esc", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`${way} on a new appointment leads back to the list, its filter and its place`, async ({
    signedIn: page,
    make,
  }) => {
    await fillLong(make);
    await page.goto("/dashboard/customers?status=Active");
    await expect(page.getByText("Guest 10")).toBeVisible();
    await scrollTo(page, 900);
    await page.keyboard.press("c");
    await expect(page.getByRole("combobox", { name: "Who" })).toBeFocused();
    await leave(page);
    await expect(heading(page, "Customers")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/customers?status=Active");
    await expect.poll(() => readScroll(page)).toBe(900);
  });
}

test("what was typed is asked about before the way back is gone", async ({
  signedIn: page,
  make,
}) => {
  await bookFromList(page, make);
  await page.getByLabel("Title").fill("Offer talk");
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page).toHaveURL(/\/appointments\/new/);
  await expect(page.getByLabel("Title")).toHaveValue("Offer talk");
  await page.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page).toHaveURL("/dashboard/customers");
  await expect(heading(page, "Customers")).toBeVisible();
});

test("an appointment moved from a customer's page leads back to the customer", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const { _id } = await make.appointment(customer, {
    date: `${monday}T14:00`,
    title: "Site visit",
  });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("button", { name: "Site visit" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/dashboard/appointments/${_id}/edit`);
  await page.getByLabel("Date and time").fill("May 8, 2024 4:15 PM");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment updated successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("list", { name: "Story" })).toContainText("May 8");
});

test("an appointment booked from the overview leads back there, also after a reload", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await page.goto("/dashboard");
  await expect(heading(page, "Welcome, Marta")).toBeVisible();
  await page.keyboard.press("c");
  const who = page.getByRole("combobox", { name: "Who" });
  await expect(who).toBeFocused();
  await page.reload();
  await who.fill("priya");
  await page.getByRole("option", { name: customer.name }).click();
  await page.getByLabel("Title").fill("Offer talk");
  await page.getByLabel("Date and time").fill("May 8, 2024 4:15 PM");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page, "Welcome, Marta")).toBeFocused();
});

test("a form opened by a bare link falls back to the day", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  const { _id } = await make.appointment(customer, { date: "2024-05-07T14:00" });
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-07");
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await page.getByLabel("Date and time").fill("May 8, 2024 4:15 PM");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-08");
  await expect(heading(page, "Wednesday, May 8, 2024")).toBeVisible();
  // What was saved has the focus.
  await expect(page.locator("[data-appointment]:focus")).toHaveCount(1);
});

test("a second way to the form that is open does not stand in the way back", async ({
  signedIn: page,
  make,
}) => {
  await bookFromList(page, make);
  await expect(page.getByRole("combobox", { name: "Who" })).toBeFocused();
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("link", { name: "New Appointment" }).click();
  await page.getByLabel("Title").blur();
  await page.keyboard.press("c");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/dashboard/customers");
});

test("the forms of customers and companies lead back to where one came from", async ({
  signedIn: page,
  make,
}) => {
  const company = await fillLong(make);
  const priya = await make.customer(company, { name: "Aa Priya", lastContact: monday });
  await page.goto("/dashboard/customers");
  await page.getByRole("link", { name: "Aa Priya" }).click();
  await expect(heading(page, "Aa Priya")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: "About" }).fill("Prefers mornings.");
  await page.keyboard.press("Control+Enter");
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/customers/${priya._id}`);
  await page.goBack();
  await expect(heading(page, "Customers"), "the customer stands there once").toBeVisible();

  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(heading(page, "Anker Bakery")).toBeVisible();
  await page.keyboard.press("e");
  await page.getByLabel("Phone").fill("303 555 0100");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Company updated successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);

  await page.goto("/dashboard");
  await expect(heading(page, "Welcome, Marta")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).fill("add company");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Add Company")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.goto(`/dashboard/companies/${company._id}/customers/new`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page, "by a bare link").toHaveURL(`/dashboard/companies/${company._id}`);
});
