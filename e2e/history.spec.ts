import type { Page } from "@playwright/test";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { today } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** The line of the history that says this. */
const line = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });

/** What a toast or a line offers to do about what it says. */
const act = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("a company deleted by mistake is restored on the phone with all it had", async ({
  signedIn: page,
  browser,
  baseURL,
  account,
  make,
}) => {
  const company = await make.company({ name: "Al-Zahra Travel" });
  const customer = await make.customer(company, { name: "Samir Darwish", value: 45_700 });
  await make.customer(company, { name: "Tariq Nasser" });
  await make.appointment(customer, { date: `${today()}T09:00:00.000Z`, title: "Itinerary" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await askToDelete(page);
  await page.getByRole("button", { name: "Delete Company and Customers" }).click();
  await expect(successToast(page, "Company deleted successfully")).toBeVisible();
  await page.close();

  const viewport = { width: 390, height: 844 };
  const phone = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  const other = await phone.newPage();
  await other.goto("/login");
  await other.getByLabel("Email", { exact: true }).fill(account.email);
  await other.getByLabel("Password", { exact: true }).fill(account.password);
  await other.getByRole("button", { name: "Log In", exact: true }).tap();
  await other.getByRole("button", { name: "Account menu" }).tap();
  await other.getByRole("menuitem", { name: "History" }).tap();
  const filter = other.getByRole("group", { name: "What was done" });
  await filter.getByRole("button", { name: /^Trash/ }).tap();
  const deleted = line(other, "Deleted Al-Zahra Travel with 2 customers and 1 appointment");
  await expect(deleted).toContainText("Kept until");
  await deleted.getByRole("button", { name: "Show" }).tap();
  await expect(deleted).toContainText("Samir Darwish");
  const restore = deleted.getByRole("button", { name: /^Restore/ });
  await expectThumb(restore);
  await restore.tap();
  await expect(
    successToast(other, "Restored Al-Zahra Travel with 2 customers and 1 appointment"),
  ).toBeVisible();
  await expect(deleted.getByRole("button", { name: /^Redo/ })).toBeVisible();
  // The old address works again.
  await other.goto(`/dashboard/customers/${customer._id}`);
  await expect(other.getByRole("heading", { level: 1, name: "Samir Darwish" })).toBeVisible();
  await expect(other.getByRole("main")).toContainText("Itinerary");
  await phone.close();
});

test("the toast of a deletion takes it back, with a button for a thumb", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await askToDelete(page);
  await page.getByRole("button", { name: "Delete Customer" }).click();
  const undo = successToast(page, "Customer deleted successfully").getByRole("button", {
    name: "Undo",
  });
  await expectThumb(undo);
  await undo.click();
  await expect(
    successToast(page, "Restored Priya Raghunathan at Brightwater Dental Group"),
  ).toBeVisible();
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("heading", { name: "Priya Raghunathan" })).toBeVisible();
});

test("Ctrl+Z takes back a status, an edit, a move and a deletion by keyboard alone", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { name: "Anna Berg", phone: "1" });
  const at = `${today()}T09:00:00.000Z`;
  const appointment = await make.appointment(customer, { date: at, title: "Hull survey" });
  const { keyboard } = page;
  const status = page.getByRole("button", { name: /^Status: / });

  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(status).toContainText("Active");
  await keyboard.press("s");
  await expect(page.getByRole("menu")).toBeVisible();
  await keyboard.press("d");
  await keyboard.press("Enter");
  await expect(status).toContainText("Deal Closed");
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await keyboard.press("Control+z");
  await expect(successToast(page, "Undone: Anna Berg’s status is Active again")).toBeVisible();
  await expect(status).toContainText("Active");
  await keyboard.press("Control+Shift+z");
  await expect(successToast(page, "Redone: Anna Berg’s status is Deal Closed again")).toBeVisible();
  await expect(status).toContainText("Deal Closed");

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.focus();
  await keyboard.type("23");
  // In a field the keys are the field's.
  await keyboard.press("Control+z");
  await expect(phone).not.toHaveValue("123");
  await phone.fill("123");
  await keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: "123" })).toBeVisible();
  await keyboard.press("Control+z");
  await expect(successToast(page, "Undone: Anna Berg’s phone is 1 again")).toBeVisible();
  await expect(page.getByRole("link", { name: "1", exact: true })).toBeVisible();

  await page.goto(`/dashboard/appointments/${appointment._id}/edit`);
  await page.getByLabel("Date and time").focus();
  await keyboard.press("Control+a");
  await keyboard.type("tomorrow 2pm");
  await keyboard.press("Tab");
  await keyboard.press("Control+Enter");
  await expect(successToast(page, "Appointment updated successfully")).toBeVisible();
  await keyboard.press("Control+z");
  await expect(
    page.getByText(/^Undone: date and time of Hull survey is .* 9:00 AM again$/),
  ).toBeVisible();

  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).focus();
  await keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep Customer" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(successToast(page, "Customer deleted successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Brightwater Dental Group" })).toBeFocused();
  await keyboard.press("Control+z");
  await expect(page.getByText(/^Restored Anna Berg at .* with 1 appointment$/)).toBeVisible();
});

test("nothing to undo is said, and the palette names what there is", async ({
  signedIn: page,
  make,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Nothing to undo")).toBeVisible();
  await make.company({ name: "Berg & Co" });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("undo");
  await page.getByRole("option", { name: /^Undo: Added Berg & Co/ }).click();
  await expect(successToast(page, "Undone: Berg & Co removed")).toBeVisible();
});

test("what was changed again since is shown with both values, and the user chooses", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const { _id: id } = await make.customer(await make.company(), { name: "Anna", value: 100 });
  const update = (value: number) =>
    account.call(customerEndpoints.update, {
      params: { id },
      body: { value },
    });
  await update(200);
  await update(300);
  await page.goto("/dashboard/history");
  const older = line(page, "$100.00");
  const dialog = page.getByRole("dialog", { name: "Undo this change?" });
  await older.getByRole("button", { name: /^Undo/ }).click();
  await expect(dialog).toContainText("Current version$300.00");
  await expect(dialog).toContainText("After undoing$100.00");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await older.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Undo Anyway" }).click();
  await expect(successToast(page, "Undone: Anna’s value is $100.00 again")).toBeVisible();
  await page.goto(`/dashboard/customers/${id}`);
  await expect(page.getByRole("main")).toContainText("$100.00");
  await page.getByRole("button", { name: "History", exact: true }).click();
  await expect(line(page, /^.*Changed value \$100\.00/)).toBeVisible();
});

test("an act is undone in part, which the history shows, and later the rest, and back", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const { _id: id } = await make.customer(await make.company(), { name: "Anna", value: 100 });
  const update = (body: object) => account.call(customerEndpoints.update, { params: { id }, body });
  const read = async () => (await account.call(customerEndpoints.get, { params: { id } })).data;
  await update({ name: "Berta", value: 200 });
  await update({ value: 300 });
  await page.goto("/dashboard/history");
  const entry = line(page, "name, value");
  await entry.getByRole("button", { name: /^Undo: / }).click();
  const dialog = page.getByRole("dialog", { name: "Undo this change?" });
  await dialog.getByRole("button", { name: "Keep Current Version" }).click();
  await expect(successToast(page, "Undone. 1 kept as it is.")).toBeVisible();
  await expect(entry).toContainText(/Partly undone .*, 1 kept as it is/);
  expect(await read()).toMatchObject({ name: "Anna", value: 300 });
  await expect(entry.locator("s")).toHaveCount(0);

  await entry.getByRole("button", { name: /^Undo the rest: / }).click();
  await dialog.getByRole("button", { name: "Undo Anyway" }).click();
  await expect(entry.locator("s")).toHaveCount(1);
  expect(await read()).toMatchObject({ name: "Anna", value: 100 });
  await entry.getByRole("button", { name: /^Redo: / }).click();
  await expect(entry).toContainText("Partly undone");
  await entry.getByRole("button", { name: /^Redo: / }).click();
  await expect(entry).not.toContainText("ndone");
  expect(await read()).toMatchObject({ name: "Berta", value: 300 });
});

test("Ctrl+Z asks before it undoes or redoes more than twenty records", async ({
  signedIn: page,
  account,
  make,
}) => {
  const company = await make.company({ name: "Berg & Co" });
  for (let n = 0; n < 20; n += 1) await make.customer(company, { name: `Customer ${n}` });
  const params = { id: company._id };
  await account.call(companyEndpoints.remove, { params });
  const count = async () => (await account.call(customerEndpoints.list)).total;
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+z");
  const question = page.getByRole("alertdialog", { name: "Undo this deletion?" });
  await expect(question).toContainText("Deleted Berg & Co with 20 customers");
  await expect(question).toContainText("This changes 21 records.");
  expect(await count()).toBe(0);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  expect(await count()).toBe(0);
  await page.keyboard.press("Control+z");
  await question.getByRole("button", { name: "Undo" }).click();
  await expect(successToast(page, "Restored Berg & Co with 20 customers")).toBeVisible();
  expect(await count()).toBe(20);
  await page.keyboard.press("Control+Shift+z");
  const back = page.getByRole("alertdialog", { name: "Redo this deletion?" });
  await back.getByRole("button", { name: "Redo" }).click();
  await expect(successToast(page, "Redone: deleted Berg & Co with 20 customers")).toBeVisible();
});

test("a customer whose company is deleted as well comes back with it", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const company = await make.company({ name: "Berg & Co" });
  const customer = await make.customer(company, { name: "Anna Berg" });
  await account.call(customerEndpoints.remove, { params: { id: customer._id } });
  await account.call(companyEndpoints.remove, { params: { id: company._id } });
  await page.goto("/dashboard/history?acts=deleted");
  await act(page, /^Restore: Deleted Anna Berg/).click();
  const dialog = page.getByRole("alertdialog", { name: "Restore Berg & Co too?" });
  await dialog.getByRole("button", { name: "Restore Both" }).click();
  await expect(successToast(page, "Restored Anna Berg at Berg & Co")).toBeVisible();
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("main").getByRole("table")).toContainText("Anna Berg");
});

test("the customers of a deleted company move, also to one that is added for it", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Old Co" });
  const customer = await make.customer(company, { name: "Anna Berg" });
  await make.company({ name: "Berg & Co" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await askToDelete(page);
  const dialog = page.getByRole("alertdialog", { name: "Delete Old Co?" });
  await dialog.getByRole("radio", { name: "Move the customers to another company" }).click();
  const confirm = dialog.getByRole("button", { name: "Move and Delete Company" });
  await expect(confirm).toBeDisabled();
  await page.keyboard.type("old");
  await expect(page.getByRole("option", { name: "Old Co", exact: true })).toHaveCount(0);
  await dialog.getByRole("combobox").fill("New Co");
  await page.getByRole("option", { name: "Add Company “New Co”" }).click();
  await confirm.click();
  await expect(successToast(page, "Company deleted successfully")).toBeVisible();
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("link", { name: "New Co" }).first()).toBeVisible();
  await page.goto("/dashboard/history");
  await act(page, /^Restore: Deleted Old Co and moved 1 customer to New Co/).click();
  await expect(page.getByText(/^Restored Old Co/)).toBeVisible();
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("link", { name: "Old Co" }).first()).toBeVisible();
});

test("the history is searched and filtered, and its trash is emptied", async ({
  signedIn: page,
  account,
  make,
}) => {
  const company = await make.company({ name: "Berg & Co" });
  const { _id: id } = await make.customer(company, { name: "Anna" });
  await make.company({ name: "Anker Bakery" });
  await account.call(customerEndpoints.remove, { params: { id } });
  await page.goto("/dashboard/history");
  await expect(line(page, /Added|Deleted/)).toHaveCount(4);
  await page.getByRole("searchbox", { name: "Search the history" }).fill("anker");
  await expect(line(page, /Added|Deleted/)).toHaveText([/Added Anker Bakery/]);
  await page.getByRole("searchbox", { name: "Search the history" }).fill("quartermaster");
  await expect(page.getByText("No change matches “quartermaster”")).toBeVisible();
  await page.getByRole("button", { name: "show all changes" }).click();
  await expect(line(page, /Added|Deleted/)).toHaveCount(4);
  await page.getByRole("button", { name: "Trash 1" }).click();
  await expect(page).toHaveURL(/acts=deleted/);
  await expect(line(page, /Added|Deleted/)).toHaveText([/Deleted Anna at Berg & Co/]);
  await page.getByRole("button", { name: "Empty Trash" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this record for good?" });
  await expect(dialog.getByRole("button", { name: "Keep It" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete for Good" }).click();
  await expect(successToast(page, "Trash emptied")).toBeVisible();
  await expect(line(page, "Deleted Anna")).toBeVisible();
  await expect(act(page, /^Restore/)).toHaveCount(0);
});

/** Whether a control takes a thumb: what lies around its middle is the control itself. */
async function expectThumb(control: ReturnType<Page["getByRole"]>) {
  await expect(control).toBeVisible();
  const size = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hits = (dx: number, dy: number) => {
      const found = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
      return found !== null && element.contains(found);
    };
    return [hits(-21, 0), hits(21, 0), hits(0, -21), hits(0, 21)];
  });
  expect(size, "44 px wide and high").toEqual([true, true, true, true]);
}
