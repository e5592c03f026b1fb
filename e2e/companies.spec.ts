import type { Page } from "@playwright/test";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { longDate, today } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

function fields(page: Page) {
  return {
    name: page.getByLabel("Name", { exact: true }),
    industry: page.getByLabel("Industry"),
    description: page.getByLabel("About"),
    website: page.getByLabel("Website"),
    phone: page.getByLabel("Phone"),
    email: page.getByLabel("Email", { exact: true }),
    address: page.getByLabel("Address"),
  };
}

/** The one company's name in each row, top down. */
function namesIn(page: Page) {
  return page.getByRole("table", { name: "Companies" }).getByRole("link");
}

test("the first company is added, its page says all that was typed", async ({ signedIn: page }) => {
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("heading", { name: "Your first company goes here" })).toBeVisible();
  await page.getByRole("link", { name: "Add Company" }).click();
  await expect(page).toHaveURL("/dashboard/companies/new");
  const form = fields(page);
  await expect(form.name).toBeFocused();

  await form.name.fill("Brightwater Dental Group");
  await form.industry.fill("Healthcare");
  await form.description.fill("Three practices along the river.");
  await form.website.fill("brightwater.example");
  await form.phone.fill("(303) 555-0100");
  await form.email.fill("desk@brightwater.example");
  await form.address.fill("12 River Street, Denver");
  await page.getByRole("button", { name: "Add Company" }).click();

  await expect(successToast(page, "Company created successfully")).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 1, name: "Brightwater Dental Group" }),
  ).toBeFocused();
  await expect(page).toHaveTitle("Brightwater Dental Group · Client Desk");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("link", { name: "brightwater.example", exact: true }),
  ).toHaveAttribute("href", "https://brightwater.example");
  await expect(main.getByRole("link", { name: "desk@brightwater.example" })).toHaveAttribute(
    "href",
    "mailto:desk@brightwater.example",
  );
  await expect(main.getByRole("link", { name: "(303) 555-0100" })).toHaveAttribute(
    "href",
    "tel:3035550100",
  );
  for (const text of ["Healthcare", "12 River Street, Denver", longDate(today())]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await main.getByRole("tab", { name: "Story 1" }).click();
  await expect(main.getByText("Three practices along the river.")).toBeVisible();

  await page.goBack();
  await expect(page, "the sent form is no longer in the history").toHaveURL("/dashboard/companies");
  await expect(namesIn(page)).toHaveText(["Brightwater Dental Group"]);
});

test("the company form names every rule that is not kept", async ({ signedIn: page }) => {
  await page.goto("/dashboard/companies/new");
  const form = fields(page);
  const save = page.getByRole("button", { name: "Add Company" });
  await save.click();
  await expectFieldError(form.name, "Company name is required");
  await expect(form.name).toBeFocused();

  await form.name.fill("Brightwater Dental Group");
  await form.website.fill("not a website");
  await form.email.fill("desk@");
  await save.click();
  await expectNoFieldError(form.name);
  await expectFieldError(form.website, "Please enter a valid URL");
  await expectFieldError(form.email, "Please enter a valid email");
  await expect(form.website).toBeFocused();

  await form.website.fill("http://brightwater.example");
  await form.email.fill("");
  await save.click();
  await expect(successToast(page, "Company created successfully")).toBeVisible();
  await expect(page.getByRole("link", { name: "brightwater.example" })).toHaveAttribute(
    "href",
    "http://brightwater.example",
  );
});

test("a name is enough for a company, and everything can be changed later", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Brightwater", phone: "1", industry: "Legal" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}/edit`);
  const form = fields(page);
  await expect(form.name).toHaveValue("Brightwater");
  await expect(form.phone).toHaveValue("1");
  await form.name.fill("Brightwater & Sons");
  await form.phone.fill("");
  await form.website.fill("sons.example/about");
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(successToast(page, "Company updated successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Brightwater & Sons" })).toBeVisible();
  await expect(page.getByRole("link", { name: "sons.example/about" })).toHaveAttribute(
    "href",
    "https://sons.example/about",
  );
  await expect(page.getByText("Legal")).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}/edit`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
});

test("the list is searched and sorted, and the address keeps both", async ({
  signedIn: page,
  make,
}) => {
  const dental = await make.company({ name: "Müller Dental", industry: "Healthcare" });
  const bakery = await make.company({ name: "Anker Bakery", industry: "Food" });
  await make.company({ name: "100% Legal", industry: "" });
  await make.customer(dental, { name: "Ana", value: 12_500.5 });
  await make.customer(bakery, { name: "Bo", value: 10 });
  await make.customer(bakery, { name: "Cy", value: 5 });

  await page.goto("/dashboard/companies");
  await expect(namesIn(page)).toHaveText(["100% Legal", "Anker Bakery", "Müller Dental"]);
  const table = page.getByRole("table", { name: "Companies" });
  await expect(table.getByRole("row", { name: /Müller Dental/ })).toContainText("$12,500.50");
  await expect(table.getByRole("row", { name: /100% Legal/ })).toContainText("No industry");
  const totals = table.getByRole("row").last();
  await expect(totals).toContainText("Total3");
  await expect(totals).toContainText("$12,515.50");

  await table.getByRole("button", { name: "Total value" }).click();
  await expect(namesIn(page)).toHaveText(["Müller Dental", "Anker Bakery", "100% Legal"]);
  await expect(page).toHaveURL("/dashboard/companies?sort=-totalValue");
  await expect(table.getByRole("columnheader", { name: "Total value" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await table.getByRole("button", { name: "Total value" }).click();
  await expect(namesIn(page)).toHaveText(["100% Legal", "Anker Bakery", "Müller Dental"]);

  const search = page.getByRole("searchbox", { name: "Search companies" });
  await search.fill("muller");
  await expect(namesIn(page)).toHaveText(["Müller Dental"]);
  await expect(page).toHaveURL("/dashboard/companies?sort=totalValue&search=muller");
  await expect(search).toBeFocused();
  await page.reload();
  await expect(namesIn(page)).toHaveText(["Müller Dental"]);
  await expect(search).toHaveValue("muller");

  await page.getByRole("link", { name: "Müller Dental" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Müller Dental" })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("muller");
  await expect(namesIn(page)).toHaveText(["Müller Dental"]);

  await search.fill("%");
  await expect(namesIn(page), "a percent sign is a letter like any other").toHaveText([
    "100% Legal",
  ]);
  await search.fill("bridgewater");
  await expect(page.getByText("No company matches “bridgewater”")).toBeVisible();
  await page.getByRole("button", { name: "clear the search" }).click();
  await expect(namesIn(page)).toHaveCount(3);
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL("/dashboard/companies?sort=totalValue");
});

test("a company's customers are searched and filtered, long notes open on Read More", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const notes = `${"Prefers calls before nine. ".repeat(4)}Always.`;
  await make.customer(company, { name: "Priya Raghunathan", phone: "(303) 555-0142", notes });
  await make.customer(company, {
    name: "Tomás Echeverría",
    email: "tomas@brightwater.test",
    status: "Pending",
    notes: "x".repeat(60),
  });
  await page.goto(`/dashboard/companies/${company._id}`);
  const table = page.getByRole("table", { name: "Customers" });
  const priya = table.getByRole("row", { name: /Priya Raghunathan/ });
  await expect(
    priya.getByText(`${notes.slice(0, 60).trimEnd()}…`).filter({ visible: true }),
  ).toBeVisible();
  await expect(
    table.getByRole("row", { name: /Tomás/ }).getByRole("button", { name: "Read More" }),
    "sixty characters are not cut",
  ).toBeHidden();
  await priya.getByRole("button", { name: "Read More" }).click();
  await expect(priya.getByText(notes).filter({ visible: true })).toBeVisible();
  await priya.getByRole("button", { name: "Read Less" }).click();
  await expect(priya.getByText(notes).filter({ visible: true })).toBeHidden();
  await expect(page, "Read More is no way to the customer").toHaveURL(
    `/dashboard/companies/${company._id}`,
  );

  const search = page.getByRole("searchbox", { name: "Search customers" });
  const names = table.getByRole("link");
  await search.fill("echeverria");
  await expect(names).toHaveText(["Tomás Echeverría"]);
  await expect(page).toHaveURL(/\?search=echeverria$/);
  await search.fill("0142");
  await expect(names).toHaveText(["Priya Raghunathan"]);
  await search.fill("nobody");
  await expect(page.getByText("No customer matches “nobody”")).toBeVisible();
  await page.getByRole("button", { name: "clear the search" }).click();
  await expect(names).toHaveCount(2);

  await page.getByRole("combobox", { name: "Filter by status" }).click();
  await expect(page.getByRole("option", { name: "All statuses" })).toBeFocused();
  await page.getByRole("option", { name: "Pending" }).click();
  await expect(names).toHaveText(["Tomás Echeverría"]);
  await expect(page).toHaveURL(/\?status=Pending$/);
  await page.reload();
  await expect(names).toHaveText(["Tomás Echeverría"]);

  await page.getByRole("link", { name: "2 customers" }).click();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}/customers`);
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await expect(names).toHaveCount(2);
  await page.getByRole("link", { name: "Add Customer" }).click();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}/customers/new`);
});

test("deleting a company says what goes with it, and takes exactly that", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(404));
  const doomed = await make.company({ name: "Doomed Ltd" });
  const other = await make.company({ name: "Anker Bakery" });
  const customer = await make.customer(doomed, { name: "Ana", value: 1200 });
  await make.customer(doomed, { name: "Bo" });
  await make.customer(doomed, { name: "Di" });
  const kept = await make.customer(other, { name: "Cy" });
  await make.appointment(customer, { date: `${today()}T09:00:00.000Z`, title: "With the doomed" });
  await make.appointment(kept, { date: `${today()}T10:00:00.000Z`, title: "With the kept" });

  await page.goto(`/dashboard/companies/${doomed._id}`);
  await askToDelete(page);
  const dialog = page.getByRole("alertdialog", { name: "Delete Doomed Ltd?" });
  await expect(dialog).toContainText(
    "All 3 customers of this company and 1 appointment with them will be deleted too ($1,200.00 in value).",
  );
  await expect(dialog).toContainText("You can undo this in History for 30 days.");
  await expect(dialog.getByRole("button", { name: "Keep Company" })).toBeFocused();
  await dialog.getByRole("button", { name: "Keep Company" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();

  await askToDelete(page);
  await dialog.getByRole("button", { name: "Delete Company and Customers" }).click();
  await expect(successToast(page, "Company deleted successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/companies");
  await expect(namesIn(page)).toHaveText(["Anker Bakery"]);

  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Customer not found" })).toBeVisible();
  await page.goto(`/dashboard/appointments/${today()}`);
  await expect(page.getByRole("button", { name: /^With the kept/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^With the doomed/ })).toBeHidden();
});

test("a company that refuses to be deleted stays, with the question still open", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  const company = await make.company({ name: "Anker Bakery" });
  await page.route("**/api/companies/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 500, json: { msg: "Something went wrong on our side" } })
      : route.continue(),
  );
  await page.goto(`/dashboard/companies/${company._id}`);
  await askToDelete(page);
  const dialog = page.getByRole("alertdialog", { name: "Delete Anker Bakery?" });
  await expect(dialog).toContainText("This company has no customers.");
  await dialog.getByRole("button", { name: "Delete Company" }).click();
  await expect(errorToast(page, "Failed to delete company")).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Delete Company" }).click();
  await expect(successToast(page, "Company deleted successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/companies");
});

test("a company that is not there leads back to the list", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(404));
  for (const path of ["no-such-company", "no-such-company/edit", "no-such-company/customers"]) {
    await page.goto(`/dashboard/companies/${path}`);
    await expect(errorToast(page, "Failed to load company details")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/companies");
  }
  await page.goto("/dashboard/companies/no-such-company/customers/new");
  await expect(errorToast(page, "Company ID is required to create a customer")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/companies");
});

test("a long list is read on while one scrolls, down to its last row", async ({
  signedIn: page,
  account,
}) => {
  const names = Array.from({ length: 130 }, (_, n) => `Company ${String(n + 1).padStart(3, "0")}`);
  await Promise.all(names.map((name) => account.call(companyEndpoints.create, { body: { name } })));
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Company 001" })).toBeVisible();
  const last = page.getByRole("link", { name: "Company 130" });
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ timeout: 250 });
  }).toPass();
  await expect(
    page.getByRole("table", { name: "Companies" }).getByRole("row").last(),
  ).toContainText("Total");

  // Back from a company to where the list was.
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name: "Company 130" })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});
