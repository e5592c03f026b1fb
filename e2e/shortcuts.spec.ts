import type { Page } from "@playwright/test";
import { shortcutsWithOthers } from "../client/lib/shortcuts/shortcut-groups.ts";
import { shortcuts } from "../client/lib/shortcuts/shortcuts.ts";
import { addDays } from "../shared/dates/dates.ts";
import { shortcuts as words } from "../shared/words/en/shortcuts.ts";
import { fullDate, longDate, today } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const list = (page: Page) => page.getByRole("dialog", { name: "Keyboard Shortcuts" });

/** The dashboard, with the focus where a navigation leaves it. */
async function openDashboard(page: Page) {
  await page.goto("/dashboard");
  await expect(heading(page, "Welcome, Marta")).toBeVisible();
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Both at once: the second must follow soon, and the machine may pause in between. */
async function pressPair(page: Page, first: string, second: string) {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);
}

test("? lists every shortcut, Esc closes the list and nothing fires behind it", async ({
  signedIn: page,
}) => {
  await openDashboard(page);
  await press(page, "?");
  // On a desk of one nothing is said of what only several have.
  const said = shortcuts.map(({ id }) => id).filter((id) => !shortcutsWithOthers.has(id));
  await expect(list(page).getByRole("listitem")).toHaveCount(said.length);
  for (const id of said) {
    const hasText = words.labels[id];
    await expect(list(page).getByRole("listitem").filter({ hasText })).not.toHaveCount(0);
  }
  await expect(list(page).getByRole("heading", { name: "Keyboard Shortcuts" })).toBeInViewport();
  const [first, last] = await Promise.all([
    list(page).getByRole("region", { name: "Anywhere" }).boundingBox(),
    list(page).getByRole("region", { name: "In a form" }).boundingBox(),
  ]);
  expect(last?.x, "two columns").toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  await press(page, "c", "g", "s", "Control+k");
  await expect(page).toHaveURL("/dashboard");
  await expect(list(page)).toBeVisible();
  await press(page, "Escape");
  await expect(list(page)).toBeHidden();
});

test("g goes to the main screens", async ({ signedIn: page }) => {
  await openDashboard(page);
  await pressPair(page, "g", "c");
  await expect(heading(page, "Companies")).toBeFocused();
  await pressPair(page, "g", "u");
  await expect(heading(page, "Customers")).toBeFocused();
  await pressPair(page, "g", "a");
  await expect(heading(page, fullDate(today()))).toBeFocused();
  await pressPair(page, "g", "s");
  await expect(heading(page, "Settings")).toBeFocused();
  await pressPair(page, "g", "d");
  await expect(heading(page, "Welcome, Marta")).toBeFocused();
});

test("the second key must follow the first soon", async ({ signedIn: page }) => {
  await openDashboard(page);
  await press(page, "g");
  await page.waitForTimeout(1700);
  await press(page, "s", "?");
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("/ opens the line everywhere, q the screen's own search, and Esc leaves a field", async ({
  signedIn: page,
  make,
}) => {
  await make.company();
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("table", { name: "Companies" })).toBeVisible();
  const line = page.getByRole("combobox", { name: "Search or jump to" });
  await press(page, "/");
  await expect(line).toBeFocused();
  await press(page, "Escape");
  await expect(line).toBeHidden();
  await press(page, "q");
  const search = page.getByRole("searchbox", { name: "Search companies" });
  await expect(search).toBeFocused();
  await page.keyboard.type("/c?g");
  await expect(search).toHaveValue("/c?g");
  await press(page, "Escape");
  await expect(search).toHaveValue("");
  await press(page, "Escape");
  await expect(search).not.toBeFocused();
  await page.goto("/dashboard/settings");
  await page.getByLabel("Name", { exact: true }).focus();
  await press(page, "Escape");
  await expect(page.getByLabel("Name", { exact: true })).not.toBeFocused();
  await press(page, "/");
  await expect(line).toBeFocused();
});

test("c books: with the customer, the company or the coming day on screen", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Acme" });
  const customer = await make.customer(company, { name: "Bo" });
  const bookedWith = page.getByRole("group", { name: "Booked with" });

  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(heading(page, "Bo")).toBeVisible();
  await press(page, "c");
  await expect(heading(page, "New Appointment")).toBeVisible();
  await expect(bookedWith).toContainText("BoCompanyAcme");
  await expect(page.getByLabel("Title")).toBeFocused();

  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(heading(page, "Acme")).toBeVisible();
  await press(page, "c");
  await expect(bookedWith, "its only customer").toContainText("BoCompanyAcme");

  const day = addDays(today(), 5);
  await page.goto(`/dashboard/appointments/${day}`);
  await expect(heading(page, fullDate(day))).toBeVisible();
  await press(page, "c");
  await expect(page.getByLabel("Date and time")).toHaveValue(new RegExp(`^${longDate(day)} `));
});

test("on a customer: e edits what is About them, m marks contacted today", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company, {
    name: "Bo",
    notes: "Likes tea.",
    lastContact: addDays(today(), -9),
  });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("button", { name: "Mark as Contacted Today" })).toBeVisible();
  await press(page, "m");
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as Contacted Today" })).toBeHidden();

  await press(page, "e");
  await expect(page.getByRole("textbox", { name: "About" })).toBeFocused();
  await page.keyboard.type(" And cake.");
  await press(page, "Control+Enter");
  await expect(heading(page, "Bo")).toBeVisible();
  await expect(page.getByText("Likes tea. And cake.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit About" })).toBeFocused();

  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(heading(page, company.name)).toBeVisible();
  await press(page, "e");
  await expect(heading(page, "Edit Company")).toBeVisible();
});

test("Esc leaves a form, and asks only when something was typed", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Acme" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(heading(page, "Acme")).toBeVisible();
  await press(page, "e");
  await expect(heading(page, "Edit Company")).toBeVisible();
  await page.getByLabel("Phone").focus();
  await press(page, "Escape");
  await expect(heading(page, "Acme")).toBeFocused();

  await press(page, "e");
  await page.getByLabel("Phone").fill("1");
  await press(page, "Escape");
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(ask).toBeVisible();
  await press(page, "Escape");
  await expect(ask).toBeHidden();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await press(page, "Escape");
  await ask.getByRole("button", { name: "Discard Changes" }).click();
  await expect(heading(page, "Acme")).toBeVisible();
});

test("Esc closes an open list or calendar first, not the form", async ({
  signedIn: page,
  make,
}) => {
  await make.company({ name: "Acme" });
  // In the evening the form would offer the next day.
  await page.goto(`/dashboard/appointments/new?date=${today()}`);
  const company = page.getByRole("combobox", { name: "Company" });
  await company.click();
  await expect(page.getByRole("option", { name: "Acme" })).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("option", { name: "Acme" })).toBeHidden();
  await expect(heading(page, "New Appointment")).toBeVisible();
  await press(page, "Escape");
  await expect(page).toHaveURL(`/dashboard/appointments/${today()}`);
});

test("nothing fires with a modifier, in a field, under a menu or a dialog", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Acme" });
  const customer = await make.customer(company, { name: "Bo" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(heading(page, "Bo")).toBeVisible();
  const address = page.url();
  await press(page, "Alt+c", "Shift+C", "Control+e");
  await askToDelete(page);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press(page, "c", "?", "g", "d", "Control+k");
  await press(page, "Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(address);

  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name").pressSequentially("cg?d/em");
  await expect(page.getByLabel("Name")).toHaveValue("cg?d/em");
  await expect(heading(page, "Add Company")).toBeVisible();
});

test("single keys can be turned off in Settings; Ctrl+K stays", async ({ signedIn: page }) => {
  await page.goto("/dashboard/settings?tab=appearance");
  const box = page.getByRole("checkbox", { name: /Single-key shortcuts/ });
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await page.reload();
  await expect(box).not.toBeChecked();
  await heading(page, "Settings").focus();
  await press(page, "c", "?", "/");
  await pressPair(page, "g", "d");

  await press(page, "Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page).toHaveURL("/dashboard/settings?tab=appearance");
  await page.keyboard.type("keyboard sh");
  await press(page, "Enter");
  await expect(list(page).getByText("Single keys are turned off.")).toBeVisible();
  await press(page, "Escape");
  await expect(list(page)).toBeHidden();
  await box.click();
  await expect(box).toBeChecked();
  await heading(page, "Settings").focus();
  await pressPair(page, "g", "d");
  await expect(page).toHaveURL("/dashboard");
});
