import { momentOf } from "./days.ts";
import { appointmentFields } from "./fields.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "10:07")));

test("booking starts with the person: one field finds the customer, the company follows", async ({
  signedIn: page,
  make,
}) => {
  const bakery = await make.company({ name: "Anker Bakery" });
  await make.customer(bakery, { name: "Tomás Echeverría", email: "tomas@anker.test" });
  await make.customer(bakery, { name: "Ulla" });
  await page.goto("/dashboard/appointments/new");
  const form = appointmentFields(page);
  await expect(form.who).toBeFocused();
  await page.keyboard.type("tomas@anker");
  await expect(page.getByRole("option")).toHaveText([/^Tomás EcheverríaAnker Bakery/]);
  await page.keyboard.press("Enter");
  await expect(form.bookedWith).toContainText("Tomás EcheverríaCompanyAnker Bakery");
  await expect(form.title).toBeFocused();
  await page.keyboard.type("Contract talk");
  await page.keyboard.press("Tab");
  await expect(form.date, "what is known is not in the way").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
});

test("a company leads to its customers, and its only one is chosen", async ({
  signedIn: page,
  make,
}) => {
  const bakery = await make.company({ name: "Anker Bakery" });
  await make.customer(bakery, { name: "Tomás" });
  await make.customer(bakery, { name: "Ulla" });
  const dental = await make.company({ name: "Brightwater Dental" });
  await make.customer(dental, { name: "Priya" });
  await page.goto("/dashboard/appointments/new");
  const form = appointmentFields(page);
  await form.who.fill("anker");
  await page.getByRole("option", { name: /^Anker Bakery/ }).click();
  await expect(form.company).toHaveValue("Anker Bakery");
  await expect(form.customer).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveText([/^Tomás/, /^Ulla/]);
  await page.getByRole("option", { name: "Ulla" }).click();
  await expect(form.bookedWith).toContainText("UllaCompanyAnker Bakery");

  await form.change.click();
  await form.company.fill("bright");
  await page.getByRole("option", { name: /^Brightwater Dental/ }).click();
  await expect(form.bookedWith).toContainText("PriyaCompanyBrightwater Dental");
  await expect(form.company).toBeHidden();
});

test("the ones opened last are offered before anything is typed", async ({
  signedIn: page,
  make,
}) => {
  const bakery = await make.company({ name: "Anker Bakery" });
  const tomas = await make.customer(bakery, { name: "Tomás" });
  await make.customer(bakery, { name: "Ulla" });
  await page.goto(`/dashboard/customers/${tomas._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Tomás" })).toBeVisible();
  await page.goto("/dashboard/appointments/new");
  const form = appointmentFields(page);
  await form.who.click();
  await expect(page.getByRole("option")).toHaveText([/^TomásAnker Bakery/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form.bookedWith).toContainText("TomásCompanyAnker Bakery");
});

test("a form opened from a company begins with its customers and asks about nothing it chose itself", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Anker Bakery" });
  await make.customer(company, { name: "Tomás" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await page.getByRole("main").getByRole("link", { name: "New Appointment" }).click();
  const form = appointmentFields(page);
  await expect(form.bookedWith).toContainText("TomásCompanyAnker Bakery");
  await expect(form.title).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible();
});

test("the next free time is proposed, not one that is taken", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: `${monday}T11:00:00.000Z`, duration: 75 });
  await make.appointment(customer, { date: `${monday}T13:30:00.000Z` });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("c");
  const form = appointmentFields(page);
  await expect(form.date).toHaveValue("May 6, 2024 12:15 PM");
  await page.keyboard.press("Escape");
  await expect(form.date, "what was proposed is nothing to lose").toBeHidden();

  await make.appointment(customer, { date: `${monday}T12:15:00.000Z`, duration: 720 });
  await page.goto("/dashboard/appointments/new");
  await expect(form.date).toHaveValue("May 7, 2024 9:00 AM");
  await page.goto(`/dashboard/appointments/new?date=${monday}&time=11:00`);
  await expect(form.date, "the very time that was asked for").toHaveValue("May 6, 2024 11:00 AM");
});
