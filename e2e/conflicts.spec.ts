import type { Page } from "@playwright/test";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { connectionLost, expect, type Make, refusal, saveAnswered, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edited somewhere else" });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

/** Edits a customer, whom it names for the API. */
async function edit(page: Page, make: Make) {
  const { _id: id } = await make.customer(await make.company(), { value: 100 });
  await page.goto(`/dashboard/customers/${id}/edit`);
  await page.getByLabel("Value", { exact: true }).fill("250");
  await page.getByLabel("About").fill("Mine");
  return { params: { id } };
}

test.describe("a customer that somebody else changes while it is being edited", () => {
  test.beforeEach(({ expectNoise }) => expectNoise(refusal(409)));

  test("what differs is shown from both sides, and mine can be saved", async ({
    signedIn: page,
    make,
    account,
  }) => {
    const change = await edit(page, make);
    const theirs = { value: 900, phone: "555 0100" };
    await account.call(customerEndpoints.update, { ...change, body: theirs });
    await save(page);

    await expect(dialog(page)).toContainText("Saved version$900.00");
    await expect(dialog(page)).toContainText("Your version$250.00");
    // Only one of the two changed these.
    await expect(dialog(page)).not.toContainText("About");
    await expect(dialog(page)).not.toContainText("Phone");
    await dialog(page).getByRole("button", { name: "Save Mine" }).click();
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
    const { data } = await account.call(customerEndpoints.get, change);
    expect(data).toMatchObject({ value: 250, notes: "Mine", phone: "555 0100" });
  });

  test("what is saved can be taken, and the rest of the form stays", async ({
    signedIn: page,
    make,
    account,
  }) => {
    const change = await edit(page, make);
    await account.call(customerEndpoints.update, { ...change, body: { value: 900 } });
    await save(page);
    await dialog(page).getByRole("button", { name: "Keep Saved Version" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByLabel("Value", { exact: true })).toHaveValue("900");
    await expect(page.getByLabel("About")).toHaveValue("Mine");
    await save(page);
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
    const { data } = await account.call(customerEndpoints.get, change);
    expect(data).toMatchObject({ value: 900, notes: "Mine" });
  });

  test("Esc and Enter decide nothing: what was typed stays, and the next save asks again", async ({
    signedIn: page,
    make,
    account,
  }) => {
    const { _id: id } = await make.customer(await make.company());
    await page.goto(`/dashboard/customers/${id}/edit`);
    await page.getByLabel("About").fill("Mine");
    const change = { params: { id } };
    await account.call(customerEndpoints.update, { ...change, body: { notes: "Theirs" } });
    await save(page);
    await expect(dialog(page)).toContainText("Your version");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(dialog(page), "the Enter that saved, pressed twice").toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByLabel("About")).toHaveValue("Mine");
    await save(page);
    await expect(dialog(page)).toContainText("Theirs");
    const { data } = await account.call(customerEndpoints.get, change);
    expect(data.notes).toBe("Theirs");
  });
});

test("changes of different fields go together without a question", async ({
  signedIn: page,
  make,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const { _id: id } = await make.company();
  await page.goto(`/dashboard/companies/${id}/edit`);
  await page.getByLabel("Phone", { exact: true }).fill("555 0100");
  const change = { params: { id } };
  await account.call(companyEndpoints.update, { ...change, body: { name: "Brightwater" } });
  await save(page);
  await expect(successToast(page, "Company updated successfully")).toBeVisible();
  const { data } = await account.call(companyEndpoints.get, change);
  expect(data).toMatchObject({ name: "Brightwater", phone: "555 0100" });
});

test("a form that is opened right after a change of one's own goes on from it", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const { _id: id } = await make.customer(company, { lastContact: "2024-01-15" });
  await page.goto(`/dashboard/customers/${id}`);
  await expect(page.getByText("January 15, 2024")).toBeVisible();
  // The record is not read again before the form is open.
  await page.route(`**/api/customers/${id}`, (route) =>
    route.request().method() === "GET" ? new Promise(() => {}) : route.fallback(),
  );
  await page.getByRole("button", { name: "Mark as Contacted Today" }).click();
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: "About" }).fill("Mine");
  const saved = saveAnswered(page, { _id: id });
  await save(page);
  expect((await saved).status()).toBe(200);
});

test("an appointment that was moved to another customer meanwhile is named on both sides", async ({
  signedIn: page,
  make,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const company = await make.company();
  const priya = await make.customer(company);
  const otto = await make.customer(company, { name: "Otto Behrens" });
  const date = "2030-05-06T15:00:00.000Z";
  const { _id } = await make.appointment(priya, { date });
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await page.getByLabel("Title").fill("Mine");
  await account.call(appointmentEndpoints.update, {
    params: { id: _id },
    body: { title: "Theirs", customer: otto._id },
  });
  await page.getByRole("button", { name: "Save Appointment" }).click();
  await expect(dialog(page)).toContainText("Saved versionTheirs");
  await dialog(page).getByRole("button", { name: "Save Mine" }).click();
  await expect(successToast(page, "Appointment updated successfully")).toBeVisible();
  await expect(page.getByRole("list", { name: "Appointments" })).toContainText("Otto Behrens");
});

test("a creation whose answer was lost makes one record when it is sent again", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
  let lost = 0;
  await page.route("**/api/companies", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.fallback();
    lost += 1;
    // The server has done it; only the answer never arrives.
    await route.fetch();
    await route.abort("connectionreset");
  });
  const add = page.getByRole("button", { name: "Add Company" });
  await add.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Anker Bakery");
  await add.click();
  await expect(successToast(page, "Company created successfully")).toBeVisible();
  const { total } = await account.call(companyEndpoints.list);
  expect(total).toBe(1);
});
