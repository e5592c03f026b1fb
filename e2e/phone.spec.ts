import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const monday = "2024-05-06";
test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "10:07")));

test("tabs, calendar and account take the sidebar's place", async ({
  signedIn: page,
  account,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: "2024-05-08T09:00:00.000Z", title: "Site visit" });
  await page.goto("/dashboard");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  const tabs = page.getByRole("navigation", { name: "Main" });
  for (const [name, heading] of [
    ["Companies", "Companies"],
    ["Customers", "Customers"],
    ["Appointments for today", "Mon, May 6, 2024"],
    ["Tasks", "Tasks"],
    ["Dashboard", "Welcome, Marta"],
  ] as const) {
    await tabs.getByRole("link", { name }).tap();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }

  await page.getByRole("button", { name: "Calendar" }).tap();
  const sheet = page.getByRole("dialog", { name: "Calendar" });
  await sheet.getByRole("link", { name: "Wednesday, May 8, 1 appointment" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-08");
  await expect(page.getByRole("button", { name: /^Site visit/ })).toBeVisible();

  await expect(tabs.getByRole("link")).toHaveCount(5);
  await page.getByRole("button", { name: "Account menu" }).tap();
  await page.getByRole("menuitem", { name: "Reports" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  await expect(tabs.locator("[aria-current]")).toHaveCount(0);
  await page.getByRole("button", { name: "Account menu" }).tap();
  await page.getByRole("menuitem", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).tap();
  await expect(page.getByRole("menu")).toContainText(account.email);
  await page.getByRole("menuitem", { name: "Logout" }).tap();
  await expect(successToast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("lists are lines, and a customer is booked, moved and deleted by thumb", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { value: 1250.5 });
  await page.goto("/dashboard/companies");
  await page
    .getByRole("list", { name: "Companies" })
    .getByRole("link", { name: /Brightwater Dental Group/ })
    .tap();
  await page.getByRole("button", { name: "Company Details" }).tap();
  await expect(page.getByRole("link", { name: "Add website" })).toBeVisible();
  const row = page.getByRole("list", { name: "Customers" }).getByRole("listitem");
  await expect(row).toContainText("$1,250.50");
  await row.getByRole("link").tap();
  await expect(page.getByRole("heading", { level: 1, name: "Priya Raghunathan" })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "New Appointment" }).tap();
  await page.getByLabel("Title").fill("Site visit");
  await page.getByLabel("Date and time").tap();
  const sheet = page.getByRole("dialog", { name: "Calendar" });
  await sheet.getByRole("gridcell", { name: /May 8th, 2024/ }).tap();
  await sheet.getByRole("button", { name: "3:00 PM" }).tap();
  await sheet.getByRole("button", { name: "Done" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel("Date and time")).toHaveValue("May 8, 2024 3:00 PM");
  await page.getByRole("button", { name: "Save Appointment" }).tap();
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();

  await expect(page.getByRole("heading", { level: 1, name: "Priya Raghunathan" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  const dialog = page.getByRole("alertdialog", { name: "Delete Priya Raghunathan?" });
  await expect(dialog).toContainText("The only appointment with this customer");
  await dialog.getByRole("button", { name: "Delete Customer" }).tap();
  await expect(successToast(page, "Customer deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
});

test("a status in a list is changed where it stands, without opening the customer", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { status: "Pending" });
  for (const [path, status] of [
    ["/dashboard", "Active"],
    ["/dashboard/customers", "Deal Closed"],
    [`/dashboard/companies/${company._id}`, "Returning Client"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: /^Status of Priya Raghunathan/ }).tap();
    await page.getByRole("menuitemradio", { name: status }).tap();
    await expect(
      page.getByRole("button", { name: `Status of Priya Raghunathan: ${status}. Change` }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("a customer is called and written to by buttons of the page", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { phone: "+1 303 555 0142" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+13035550142",
  );
  await expect(main.getByRole("link", { name: "Email", exact: true })).toHaveAttribute(
    "href",
    "mailto:priya@brightwater.test",
  );
});

test("a form's Save is in reach wherever the form is scrolled to", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { notes: "A line.\n".repeat(30) });
  for (const path of [
    `/dashboard/customers/${customer._id}/edit`,
    `/dashboard/companies/${customer.company}/edit`,
    "/dashboard/companies/new",
  ]) {
    await page.goto(path);
    const save = page
      .getByRole("main")
      .getByRole("button", { name: /^(Save|Add)/ })
      .first();
    await expect(save).toBeVisible();
    await page.setViewportSize({ width: 390, height: 480 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(save).toBeInViewport({ ratio: 1 });
    // Nothing lies over it.
    await save.click({ trial: true });
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test("what a toast says leaves the title of the page in sight", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { lastContact: "2024-01-10" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("button", { name: "Mark as Contacted Today" }).tap();
  const toast = successToast(page, "Customer updated successfully");
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Status: Active. Change" }).tap();
  await page.getByRole("menuitemradio", { name: "Pending" }).tap();
  // Where a tap is in doubt, Playwright tries it again from elsewhere on the page.
  await page.evaluate("scrollTo(0, 0)");
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const box = await toast.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

/** As long as a name may be, without a place to break. */
const endless = "Wolfeschlegelsteinhausenbergerdorff".repeat(6).slice(0, 200);
const reach = {
  email: `${"long".repeat(15)}@${"example".repeat(8)}.test`,
  phone: "5".repeat(50),
};

/** What is wider than the window: the page, or what floats over it. */
async function expectWithin(page: Page, where: string) {
  await expect
    // Asked all at once: a menu that is just closing is there in one moment and gone in the next.
    .poll(() => page.evaluate(findWider), where)
    .toEqual([]);
}

function findWider() {
  const floating = document.querySelectorAll("[role=menu], [role=dialog], [role=alertdialog]");
  return [document.documentElement, ...floating]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.left < 0 || Math.max(box.right, element.scrollWidth) > 390)
    .map(({ element }) => element.role ?? element.tagName);
}

test("no screen is wider than the phone, however long the names are", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({
    name: endless,
    website: `https://${endless}.test/`,
    ...reach,
  });
  const customer = await make.customer(company, {
    name: endless,
    value: 999_999_999.99,
    notes: "x".repeat(300),
    ...reach,
  });
  const { _id } = await make.appointment(customer, {
    date: `${monday}T09:00:00.000Z`,
    title: endless,
  });
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectWithin(page, path);
  };
  for (const path of [
    "/dashboard",
    "/dashboard/companies",
    `/dashboard/companies?search=x${endless}`,
    "/dashboard/companies/new",
    `/dashboard/companies/${company._id}/customers`,
    "/dashboard/customers",
    `/dashboard/customers/${customer._id}`,
    `/dashboard/customers/${customer._id}/edit`,
    `/dashboard/appointments/${_id}/edit`,
    "/dashboard/settings",
    "/dashboard/settings?tab=follow-up",
  ]) {
    await open(path);
  }

  await open(`/dashboard/appointments/${_id}/edit`);
  await page.getByRole("checkbox", { name: /^Invite/ }).tap();
  await expect(page.getByRole("button", { name: "Preview the Email" })).toBeVisible();
  await expectWithin(page, "the invitation of a form");
  await open(`/dashboard/companies/${company._id}`);
  await page.getByRole("button", { name: "Company Details" }).tap();
  await expect(page.getByRole("link", { name: reach.phone })).toBeVisible();
  await expectWithin(page, "the details of a company");
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await expect(page.getByRole("alertdialog")).toContainText(endless);
  await expectWithin(page, "the question before a deletion");
  await open(`/dashboard/appointments/${monday}`);
  await page.getByRole("list", { name: "Appointments" }).getByRole("button").tap();
  await expect(page.getByRole("dialog")).toContainText("Last contact");
  await expectWithin(page, "the facts of an appointment");

  // Whoever is signed in does not get to see these. Nothing is asked for from here any more.
  await page.goto("/api/health/live");
  await page.evaluate(() => localStorage.clear());
  for (const path of ["/", "/login", "/register"]) await open(path);
});
