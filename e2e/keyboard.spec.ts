import type { Locator, Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, newEmail, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** Presses Tab until `target` has the focus, as someone without a mouse has to. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, "can be reached with Tab").toBeFocused();
}

async function follow(page: Page, link: Locator) {
  await tabTo(page, link);
  await page.keyboard.press("Enter");
}

test("from a new account to the first customer without a mouse", async ({ page }) => {
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);

  await page.goto("/register");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await type("Ingrid Solbakken");
  await press("Tab");
  await type(newEmail());
  await press("Tab");
  await type("Harbour 42!");
  await tabTo(page, page.getByLabel("Confirm password", { exact: true }));
  await type("Harbour 42!");
  await tabTo(page, page.getByRole("checkbox"));
  await press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Create Account" }));
  await press("Enter");
  await expect(heading("Welcome, Ingrid")).toBeFocused();

  // Once there is known to be none, the link stands elsewhere.
  await expect(page.getByRole("heading", { name: "Start with a company" })).toBeVisible();
  await follow(page, page.getByRole("main").getByRole("link", { name: "Add Company" }));
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await type("Anker Bakery");
  await press("Enter");
  await expect(successToast(page, "Company created successfully")).toBeVisible();
  await expect(heading("Anker Bakery")).toBeFocused();

  await follow(page, page.getByRole("main").getByRole("link", { name: "Add Customer" }));
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await type("Tomás Echeverría");
  await press("Tab");
  await type("tomas@anker.test");
  await tabTo(page, page.getByRole("radio", { name: "Active" }));
  await press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Pending" })).toBeChecked();
  await press("Tab");
  await expect(page.getByLabel("Value", { exact: true })).toBeFocused();
  await press("Control+A");
  await type("1250.50");
  await press("Enter");
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
  await expect(heading("Anker Bakery")).toBeFocused();

  await follow(page, page.getByRole("link", { name: "Tomás Echeverría" }));
  await expect(heading("Tomás Echeverría")).toBeFocused();
});

test("from the company to a booked appointment and home again without a mouse", async ({
  signedIn: page,
  make,
}) => {
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  const company = await make.company({ name: "Anker Bakery" });
  await make.customer(company, { name: "Tomás Echeverría" });
  await make.customer(company, { name: "Ulla" });

  await page.clock.setFixedTime(momentOf("2024-05-06", "10:07"));
  await page.goto(`/dashboard/companies/${company._id}`);
  const book = page.getByRole("main").getByRole("link", { name: "New Appointment" });
  await expect(book).toBeVisible();
  await tabTo(page, book, "Shift+Tab");
  await press("Enter");

  // Company and customer by typing and the arrow keys.
  const customer = page.getByRole("combobox", { name: "Customer" });
  await expect(customer, "the company is known").toBeFocused();
  const companyField = page.getByRole("combobox", { name: "Company" });
  await press("Shift+Tab");
  await expect(companyField).toBeFocused();
  await press("Control+A");
  await type("ank");
  await expect(page.getByRole("option", { name: /Anker Bakery/ })).toBeVisible();
  await press("ArrowDown");
  await press("Enter");
  await expect(companyField).toHaveValue("Anker Bakery");
  await tabTo(page, customer);
  await press("ArrowDown");
  await expect(page.getByRole("option", { name: /Tomás/ })).toHaveAttribute("data-highlighted");
  await press("Enter");
  await expect(page.getByRole("group", { name: "Booked with" })).toContainText("Tomás Echeverría");
  await expect(page.getByLabel("Title")).toBeFocused();
  await type("Contract talk");

  // The day with the arrow keys of the calendar, the time by typing.
  const date = page.getByLabel("Date and time");
  await tabTo(page, date);
  await press("Control+A");
  await type("today 11:45 pm");
  await press("Tab");
  await expect(date).toHaveValue(/11:45 PM$/);
  await press("Shift+Tab");
  await expect(date).toBeFocused();
  const calendar = page.getByRole("dialog", { name: "Calendar" });
  // As fast as fingers are: nobody waits for the calendar to be seen.
  await page.evaluate(() => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    press("ArrowDown");
    press("ArrowRight");
  });
  await expect(calendar.locator(":focus")).toHaveText("7");
  await press("Enter");
  await press("Escape");
  await expect(calendar).toBeHidden();
  await expect(date).toBeFocused();
  await press("Control+A");
  await type("today 11:45 pm");
  await press("Control+Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await tabTo(page, page.getByRole("tab", { name: /^Customers/ }));
  await press("ArrowRight");
  await press("Enter");
  await expect(page.getByRole("button", { name: /^Contract talk/ })).toBeVisible();

  const main = page.getByRole("navigation", { name: "Main" });
  await follow(page, main.getByRole("link", { name: "Dashboard" }));
  await expect(heading("Welcome, Marta")).toBeFocused();
  await expect(page.getByRole("list", { name: "Today's appointments" })).toContainText(
    "Contract talk",
  );
  await follow(page, page.getByRole("button", { name: "Logout" }));
  await expect(page).toHaveURL("/login");
});

test("Skip to content jumps over the sidebar; menus and dialogs give the focus back", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company);
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Priya Raghunathan" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const status = page.getByRole("button", { name: "Status: Active. Change" });
  await tabTo(page, status);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Window Shopper" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(status).toBeFocused();

  const more = page.getByRole("button", { name: "More", exact: true });
  await tabTo(page, more, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /^Move to Company/ })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete Customer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep Customer" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Delete Customer" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: "Keep Customer" }),
    "focus stays inside",
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("the mini calendar is walked with the arrow keys", async ({ signedIn: page }) => {
  await page.clock.setFixedTime(new Date("2024-05-31T10:00:00"));
  await page.goto("/dashboard");
  const calendar = page.getByRole("region", { name: "Calendar" });
  const day = (name: string) => calendar.getByRole("link", { name, exact: true });
  await tabTo(page, day("Friday, May 31"));
  await page.keyboard.press("ArrowRight");
  await expect(day("Saturday, June 1")).toBeFocused();
  await expect(calendar.getByRole("heading", { name: "June 2024" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(day("Saturday, May 25")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(day("Sunday, May 19")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day("Wednesday, June 19")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/appointments/2024-06-19");
  await expect(
    page.getByRole("heading", { level: 1, name: "Wednesday, June 19, 2024" }),
  ).toBeFocused();
});
