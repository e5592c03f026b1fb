import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { importEndpoints } from "../shared/transfer/imports.ts";
import { callApi } from "../tools/client.ts";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const groups = (page: Page) =>
  page.getByRole("list", { name: "Customers, possible duplicates" }).locator("[data-group]");

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });

/** Anna by her email and Jürgen by his name are here twice. */
async function fill(make: Make) {
  const berg = await make.company({ name: "Berg & Co" });
  const dental = await make.company({ name: "Brightwater Dental Group" });
  const anna = await make.customer(berg, {
    name: "Anna Berg",
    email: "anna@berg.test",
    phone: "+49 30 555 0142",
    value: 12_500,
  });
  const aBerg = await make.customer(dental, {
    name: "A. Berg",
    email: "Anna@berg.test",
    value: 1781.1,
  });
  await make.customer(berg, { name: "Jürgen Jäger", email: "j@berg.test" });
  await make.customer(berg, { name: "Jaeger, Juergen", email: "buero@berg.test" });
  return { berg, dental, anna, aBerg };
}

test("who is added a second time is named while typing, and can be added all the same", async ({
  signedIn: page,
  make,
}) => {
  const { dental } = await fill(make);
  await page.goto(`/dashboard/companies/${dental._id}/customers/new`);
  await page.getByLabel("Name").fill("Anna Berg");
  await expect(page.getByText("Looks like Anna Berg at Berg & Co. Open")).toBeVisible();
  await page.getByLabel("Name").fill("Jürg");
  await expect(page.getByText("Looks like")).toHaveCount(0);
  await page.getByLabel("Email").fill("J@berg.test");
  await expect(page.getByText("Looks like Jürgen Jäger at Berg & Co. Open")).toBeVisible();
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(successToast(page, "Customer created successfully")).toBeVisible();

  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name").fill("Berg & Co.");
  await page.getByRole("link", { name: "Open Berg & Co" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Berg & Co" })).toBeVisible();
});

test("what is not the same is marked by keys, and the mark is taken back", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  // Before the screen is there, the keys are the browser's.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("duplicates");
  await page.getByRole("option", { name: "Go to Duplicates" }).click();
  await expect(page).toHaveURL("/dashboard/duplicates");
  await expect(groups(page)).toHaveCount(2);
  await expect(groups(page).first()).toContainText("Same emailOnly the capitalization differs");
  await expect(groups(page).last()).toContainText("Similar nameAt the same company");
  await expect(page.getByText("2 possible duplicates.")).toBeVisible();

  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Merge… Anna Berg, A. Berg" })).toBeFocused();
  await page.keyboard.press("x");
  await expect(successToast(page, "Marked as not duplicates")).toBeVisible();
  await expect(groups(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Merge… Jürgen Jäger" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(groups(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Not Duplicates Anna Berg" }).click();
  await expect(groups(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole("button", { name: "Show those marked" }).click();
  await expect(groups(page)).toContainText(["Anna Berg"]);
  await page.getByRole("button", { name: "Mark as Duplicates" }).click();
  await expect(page.getByText("No customers are marked as not duplicates")).toBeVisible();
  await page.getByRole("button", { name: "show all duplicates" }).click();
  await expect(groups(page)).toHaveCount(2);

  await page.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "Similar name" }).click();
  await expect(groups(page)).toContainText(["Jürgen Jäger"]);
  await page.getByRole("button", { name: "Companies" }).click();
  await expect(page.getByText("None for this reason")).toBeVisible();
});

test("two customers become one, field by field, and two again by an undo", async ({
  signedIn: page,
  make,
}) => {
  const { dental, anna, aBerg } = await fill(make);
  await make.appointment(aBerg, { title: "Quarterly review", date: `${today()}T09:00:00.000Z` });
  await make.activity(anna, { text: "Prefers the phone." });
  await page.goto("/dashboard/duplicates");
  await expect(groups(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Merge 2 Customers" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Name Anna Berg" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Value $12,500.00" })).toBeChecked();
  await expect(row(page, "Phone")).toContainText("No phone");
  await expect(row(page, "Also moved")).toContainText("1 appointment, 1 note");
  await page.getByRole("radio", { name: "Company Berg & Co" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Company Brightwater" })).toBeChecked();
  await page.getByRole("button", { name: "Use the sum, $14,281.10" }).click();
  await expect(row(page, "Value")).toContainText("The sum of both");
  await page.getByRole("button", { name: "Merge Customers" }).click();
  await expect(successToast(page, "Merged")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/duplicates");
  await expect(groups(page)).toHaveCount(1);

  await page.goto(`/dashboard/customers/${anna._id}`);
  await expect(page.getByText(`At ${dental.name}`)).toBeVisible();
  await expect(page.getByText("$14,281.10").first()).toBeVisible();
  await expect(page.getByText("Quarterly review").first()).toBeVisible();

  await page.goto("/dashboard/history");
  await page.getByRole("button", { name: "Undo: Merged A. Berg into Anna Berg" }).click();
  await expect(successToast(page, "Undone: merged A. Berg into Anna Berg")).toBeVisible();
  await page.goto("/dashboard/duplicates");
  await expect(groups(page).first()).toContainText("$12,500.00");
  await expect(groups(page).first()).toContainText("$1,781.101 appointment");
});

test("chosen customers are merged from their list, and companies with their customers", async ({
  signedIn: page,
  make,
}) => {
  const { berg } = await fill(make);
  const twin = await make.company({ name: "Berg und Co. GmbH", phone: "030 555 0100" });
  await make.customer(twin, { name: "Bo Lindqvist", email: "bo@berg.test" });
  await page.goto("/dashboard/customers");
  await page.getByRole("link", { name: "A. Berg", exact: true }).focus();
  await page.keyboard.press("x");
  await expect(page.getByRole("toolbar")).toContainText("1 selected");
  await expect(page.getByRole("button", { name: "Merge…" })).toHaveCount(0);
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByRole("button", { name: "Merge…" }).click();
  await expect(page.getByRole("columnheader", { name: /^A\. Berg/ })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/dashboard/customers");

  await page.goto("/dashboard/duplicates?kind=companies");
  await page.getByRole("link", { name: "Merge… Berg & Co, Berg und Co. GmbH" }).click();
  await page.getByRole("button", { name: "Keep All of Berg & Co" }).click();
  await expect(row(page, "Also moved")).toContainText("4 customers");
  await page.getByRole("button", { name: "Merge Companies" }).click();
  await expect(page.getByText("No duplicates", { exact: true })).toBeVisible();
  await page.goto(`/dashboard/companies/${berg._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Berg & Co" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bo Lindqvist" })).toBeVisible();
  await expect(page.getByText("030 555 0100").first()).toBeVisible();
});

test("a customer who came without an email needs none to be saved again", async ({
  signedIn: page,
  make,
  account,
  baseURL,
}) => {
  const { berg } = await fill(make);
  const customer = await importCustomer(baseURL ?? "", account.token, {
    name: "Wendeline ten Brink",
    company: berg._id,
  });
  await page.goto(`/dashboard/customers/${customer}`);
  await expect(page.getByRole("button", { name: "Add Email" })).toBeVisible();
  await page.goto(`/dashboard/customers/${customer}/edit`);
  await expect(page.getByText("Imported without an email. Add it when you have it.")).toBeVisible();
  await page.getByLabel("Phone").fill("0595 555 018");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await page.goto("/dashboard/customers");
  await expect(page.getByRole("row", { name: /Wendeline ten Brink/ })).toContainText("No email");

  await page.goto(`/dashboard/customers/${customer}/edit`);
  await page.getByLabel("Email").fill("wendeline");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await page.getByLabel("Email").fill("wendeline@berg.test");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("link", { name: "wendeline@berg.test" })).toBeVisible();
});

/** Only an import takes a customer without an email. */
async function importCustomer(
  baseUrl: string,
  token: string,
  values: { name: string; company: string },
): Promise<string> {
  const source = { into: "customers", file: "list.csv", rows: 1, skipped: 0, unread: 0 } as const;
  const { data } = await callApi(baseUrl, importEndpoints.create, { token, body: source });
  const _id = randomUUID();
  const rows = [{ kind: "customers", act: "create", _id, values } as const];
  await callApi(baseUrl, importEndpoints.send, {
    token,
    params: { id: data._id, number: "0" },
    body: { rows },
  });
  const params = { id: data._id };
  await callApi(baseUrl, importEndpoints.run, { token, params });
  await expect
    .poll(async () => (await callApi(baseUrl, importEndpoints.get, { token, params })).data.state)
    .toBe("done");
  return _id;
}
