import type { Page } from "@playwright/test";
import { momentOf, today } from "./days.ts";
import { expect, test } from "./fixtures.ts";

const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const menu = (page: Page) => page.getByRole("button", { name: "Account menu" });

test("the account menu leads to what no section holds, switches the theme and logs out", async ({
  signedIn: page,
  account,
}) => {
  await page.goto("/dashboard");
  await expect(menu(page)).toContainText(account.name);
  await expect(menu(page)).toContainText(account.email);
  for (const [item, heading, url] of [
    ["History", "History", "/dashboard/history"],
    ["Duplicates", "Duplicates", "/dashboard/duplicates"],
    ["Trash", "History", "/dashboard/history?acts=deleted"],
    ["Settings", "Settings", "/dashboard/settings"],
  ] as const) {
    await menu(page).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }

  // Without a mouse, too.
  await menu(page).press("Enter");
  await expect(page.getByRole("menuitem", { name: "History" })).toBeFocused();
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keyboard Shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");

  await menu(page).click();
  await page.getByRole("menuitem", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await menu(page).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("collapsed, the menu and Logout stay", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await menu(page).click();
  await expect(page.getByRole("menuitem", { name: "Trash" })).toBeVisible();
  await page.keyboard.press("Escape");
  await sidebar(page).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("the sidebar counts work, and New Appointment is written out once on every screen", async ({
  signedIn: page,
  make,
}) => {
  const day = today();
  await page.clock.setFixedTime(momentOf(day, "08:00"));
  const company = await make.company();
  const customer = await make.customer(company);
  await make.appointment(customer, { date: `${day}T14:00` });
  await make.task({ text: "Send the quote", due: day });
  await page.goto("/dashboard");
  const links = sidebar(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText([
    "Dashboard",
    "Companies",
    "Customers",
    "Appointments for today, 1",
    "Tasks, 1",
    "Reports",
    "Settings",
  ]);
  // Its icon stays with the calendar.
  await expect(
    sidebar(page).getByRole("region", { name: "Calendar" }).getByRole("link", {
      name: "New Appointment",
    }),
  ).toBeVisible();
  for (const path of [
    "",
    `/appointments/${day}`,
    `/appointments/week/${day}`,
    `/customers/${customer._id}`,
    `/companies/${company._id}`,
  ]) {
    await page.goto(`/dashboard${path}`);
    const written = page.locator("a, button").filter({ hasText: /New Appointment/, visible: true });
    await expect(written, path).toHaveCount(1);
  }
});
