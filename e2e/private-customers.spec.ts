import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { newCustomerEndpoints } from "../shared/transfer/new-customer.ts";
import { today } from "./days.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const nameField = (page: Page) => page.getByLabel("Name", { exact: true });
const emailField = (page: Page) => page.getByRole("textbox", { name: "Email" });
const companyField = (page: Page) => page.getByRole("combobox", { name: "Company" });
const fact = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}: .*Change$`) });

async function openForm(page: Page) {
  await page.goto("/dashboard/customers");
  await page.getByRole("main").getByRole("link", { name: "Add Customer" }).click();
  await expect(nameField(page)).toBeFocused();
}

test("Add Customer makes the company on the spot, or none at all", async ({ signedIn: page }) => {
  await openForm(page);
  await nameField(page).fill("Aoife Byrne");
  await emailField(page).fill("aoife@zebra.test");
  await companyField(page).fill("Zebra Labs");
  await page.getByRole("option", { name: "Create company “Zebra Labs”" }).click();
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Aoife Byrne/ })).toContainText("Zebra Labs");

  await openForm(page);
  await nameField(page).fill("Bo Lind");
  await emailField(page).fill("bo@lind.test");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(page.getByRole("row", { name: /Bo Lind/ })).toContainText("Private");
  await page.getByRole("link", { name: "Bo Lind" }).click();
  await expect(fact(page, "Company")).toHaveText("Private");
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("row", { name: /Zebra Labs/ })).toBeVisible();
  await expect(page.getByText("Bo Lind")).toHaveCount(0);
});

test("a pasted signature finds the company that is called without its legal form", async ({
  signedIn: page,
  make,
}) => {
  await make.company({ name: "Kestrel Analytics" });
  await openForm(page);
  await nameField(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    const lines = ["Aoife Byrne", "Head of Sales", "Kestrel Analytics Ltd.", "aoife@kestrel.test"];
    clipboardData.setData("text/plain", lines.join("\n"));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(nameField(page)).toHaveValue("Aoife Byrne");
  await expect(companyField(page)).toHaveValue("Kestrel Analytics");
});

test("who is added after one at a new company joins that company", async ({ signedIn: page }) => {
  await openForm(page);
  await expect(page).toHaveURL("/dashboard/customers/new");
  await companyField(page).fill("Zebra Labs");
  await page.getByRole("option", { name: "Create company “Zebra Labs”" }).click();
  for (const name of ["Aoife Byrne", "Cy Lund"]) {
    await nameField(page).fill(name);
    await emailField(page).fill("team@zebra.test");
    await page.getByRole("button", { name: "Save and Add Another" }).click();
    await expect(nameField(page)).toHaveValue("");
    await expect(companyField(page)).toHaveValue("Zebra Labs");
  }
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("row", { name: /Zebra Labs/ })).toHaveCount(1);
});

test("an account of private customers alone has an overview, and says what goes with it", async ({
  signedIn: page,
}) => {
  await openForm(page);
  await nameField(page).fill("Bo Lind");
  await emailField(page).fill("bo@lind.test");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(page.getByRole("row", { name: /Bo Lind/ })).toContainText("Private");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Recent Customers" })).toContainText("Bo Lind");
  await page.goto("/dashboard/settings?tab=data");
  await expect(page.getByText(/Removes your 1 customer, and all appointments/)).toBeVisible();

  await page.goto("/dashboard/customers");
  await page.getByRole("link", { name: "Bo Lind" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bo Lind" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete Customer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Customer" }).click();
  await expect(page).toHaveURL("/dashboard/customers");
});

test("value, email and phone of a customer are changed where they stand", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { value: 10, phone: "1" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await fact(page, "Value").press("Enter");
  const value = page.getByRole("textbox", { name: "Value" });
  await expect(value).toBeFocused();
  await value.fill("lots");
  await value.press("Enter");
  await expect(value).toHaveValue("lots");
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await value.press("Escape");
  await expect(fact(page, "Value")).toBeFocused();
  await expect(fact(page, "Value")).toHaveText("$10.00");

  await fact(page, "Value").click();
  await value.fill("1.5k");
  await value.press("Enter");
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(fact(page, "Value")).toBeFocused();
  await expect(fact(page, "Value")).toHaveText("$1,500.00");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(fact(page, "Value")).toHaveText("$10.00");

  await fact(page, "Email").click();
  await emailField(page).fill("nobody");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await expect(emailField(page)).toHaveValue("nobody");
  await emailField(page).fill("bo@lind.test");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(fact(page, "Email")).toHaveAccessibleName("Email: bo@lind.test. Change");
});

test("a value that was changed elsewhere is not replaced unseen", async ({
  signedIn: page,
  make,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const customer = await make.customer(await make.company(), { phone: "1" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await fact(page, "Phone").click();
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(phone).toBeFocused();
  const change = (body: object) =>
    account.call(customerEndpoints.update, { params: { id: customer._id }, body });
  await change({ phone: "2" });
  await phone.fill("3");
  await phone.press("Enter");
  await expect(
    page.getByText("Changed elsewhere to “2”. Press Enter to replace it."),
  ).toBeVisible();
  await expect(phone).toHaveValue("3");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(phone).not.toBeFocused();
  await change({ value: 20 });
  await expect(phone).toHaveValue("3");
  const { data } = await account.call(customerEndpoints.get, {
    params: { id: customer._id },
  });
  expect(data.phone).toBe("2");
  await phone.press("Enter");
  await expect(fact(page, "Phone")).toHaveAccessibleName("Phone: 3. Change");
});

test("a private customer gets a company by its name, and moves to another one", async ({
  signedIn: page,
  make,
}) => {
  const acme = await make.company({ name: "Acme" });
  await openForm(page);
  await nameField(page).fill("Bo Lind");
  await emailField(page).fill("bo@lind.test");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await page.getByRole("link", { name: "Bo Lind" }).click();
  await fact(page, "Company").click();
  await companyField(page).fill("Zebra Labs");
  await page.getByRole("option", { name: "Create company “Zebra Labs”" }).click();
  await expect(fact(page, "Company")).toHaveText("Zebra Labs");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Move to Company" }).click();
  await companyField(page).fill("Acm");
  await page.getByRole("option", { name: /Acme/ }).click();
  await expect(fact(page, "Company")).toHaveText("Acme");
  await page.getByRole("link", { name: acme.name }).click();
  await expect(page.getByRole("row", { name: /Bo Lind/ })).toBeVisible();
});

test("a private customer is named once, wherever somebody is named with the company", async ({
  signedIn: page,
  make,
  account,
}) => {
  const addPrivate = async () => {
    const body = { name: "Bo Lind", email: "bo@lind.test" };
    return (await account.call(newCustomerEndpoints.create, { body })).data;
  };
  const customer = await addPrivate();
  const date = `${today()}T15:00:00.000Z`;
  const appointment = await make.appointment(customer, { title: "Site visit", date });
  await make.task({ text: "Call back", customer: customer._id });
  const main = page.getByRole("main");
  for (const [path, name] of [
    ["", "Site visit"],
    [`/appointments/${today()}`, "Site visit"],
    [`/appointments/week/${today()}`, "Site visit"],
    ["/tasks", "Call back"],
    [`/appointments/${appointment._id}/edit`, "Booked with"],
  ] as const) {
    await page.goto(`/dashboard${path}`);
    await expect(main.getByLabel(name).or(main.getByText(name)).first()).toBeVisible();
    await expect(main).toContainText("Bo Lind");
    const seen = `${await main.textContent()} ${await main.ariaSnapshot()}`;
    expect(seen, path).not.toMatch(/Bo Lind(,|\s*Company)\s*Bo Lind/);
  }
  await page.goto(`/dashboard/appointments/${today()}`);
  await page.getByRole("button", { name: /^Site visit/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Bo Lind" })).toHaveCount(1);

  await addPrivate();
  await page.goto("/dashboard/duplicates");
  await expect(main.getByText("Private")).toHaveCount(2);
  await page.getByRole("link", { name: /^Merge/ }).click();
  await expect(main.getByRole("row", { name: /^Company/ })).toContainText("Private");
});
