import type { Page } from "@playwright/test";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";

const customers = (page: Page) =>
  page.getByRole("table", { name: "Customers" }).locator(".row-name");

/** Three customers of two companies. */
async function fill(make: Make) {
  const brightwater = await make.company();
  const anker = await make.company({ name: "Anker Bakery" });
  await make.customer(brightwater, { name: "Priya", status: "Active", value: 4000 });
  await make.customer(brightwater, { name: "Tomás", status: "Pending", value: 12_000.5 });
  await make.customer(anker, { name: "Wen", status: "Pending", value: 90, phone: "555-0142" });
}

test("a list is filtered by keys alone; the address keeps it, and Backspace takes it away", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/customers");
  await expect(customers(page)).toHaveCount(3);
  await page.keyboard.press("f");
  await expect(page.getByRole("menuitem", { name: "Status" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(customers(page)).toHaveText(["Tomás", "Wen"]);
  await expect(page.getByRole("dialog").getByText("2 customers")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused();

  await page.keyboard.press("f");
  await page.keyboard.press("v");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("1,000");
  await expect(customers(page)).toHaveText(["Tomás"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    "/dashboard/customers?filter=status%3Ais%3APending%3Bvalue%3Aover%3A1000",
  );
  await page.reload();
  await expect(customers(page)).toHaveText(["Tomás"]);
  const value = page.getByRole("button", { name: "Value over $1,000", exact: true });
  await value.press("Backspace");
  await expect(customers(page)).toHaveText(["Tomás", "Wen"]);
  await expect(page.getByRole("button", { name: "Status is Pending", exact: true })).toBeFocused();

  // The other way round, in the chip's own editor.
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "is not" }).click();
  await expect(customers(page)).toHaveText(["Priya"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/customers");
  await expect(customers(page)).toHaveCount(3);
});

test("typing in the menu finds a whole word, also one within a name", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/customers");
  await expect(customers(page)).toHaveCount(3);
  await page.keyboard.press("f");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await expect(item("Status")).toBeFocused();
  await page.keyboard.type("needs");
  await expect(item("Needs attention")).toBeFocused();
  await page.keyboard.press("Home");
  await page.waitForTimeout(800);
  await page.keyboard.type("appo");
  await expect(item("Next appointment")).toBeFocused();
  await page.waitForTimeout(800);
  await page.keyboard.type("email or p");
  await expect(item("Email or phone")).toBeFocused();
});

test("conditions on companies, contact, days and tasks narrow the list together", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/customers");
  const menu = async (field: string) => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitem", { name: field }).click();
  };
  await menu("Company");
  await page.getByRole("textbox", { name: "Search companies" }).fill("anker");
  await page.getByRole("checkbox", { name: "Anker Bakery" }).click();
  await expect(customers(page)).toHaveText(["Wen"]);
  await page.keyboard.press("Escape");
  await menu("Email or phone");
  await page.getByRole("checkbox", { name: "Phone is empty" }).click();
  await expect(page.getByText("No customers match these filters.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove filter: Company is Anker Bakery" }).click();
  await expect(customers(page)).toHaveText(["Priya", "Tomás"]);
  await menu("Last contact");
  await page.getByRole("button", { name: "more than … days ago" }).click();
  await page.getByRole("textbox", { name: "Days" }).fill("1");
  await expect(page.getByText("No customers match these filters.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await menu("Next appointment");
  await page.getByRole("button", { name: "is empty" }).click();
  await expect(customers(page)).toHaveCount(3);
  await expect(page).toHaveURL(/filter=nextAppointment%3AisEmpty$/);
});

test("columns are chosen, kept in the address, and reset", async ({ signedIn: page, make }) => {
  await fill(make);
  await page.goto("/dashboard/customers");
  const heads = page.getByRole("table", { name: "Customers" }).getByRole("columnheader");
  const usual = [/Customer/, "Company", "Tags", "Status", "Value", "Last contact"];
  await expect(heads).toHaveText(usual);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitem", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Company" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Open tasks" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Next appointment" }).click();
  const chosen = [
    /Customer/,
    "Tags",
    "Status",
    "Value",
    "Last contact",
    "Next appointment",
    "Open tasks",
  ];
  await expect(heads).toHaveText(chosen);
  await page.reload();
  await expect(heads).toHaveText(chosen);
  await expect(page.getByRole("row", { name: /Priya/ })).toContainText("None");
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("menuitem", { name: "Columns" }).click();
  await page.getByRole("menuitem", { name: "Reset Columns" }).click();
  await expect(heads).toHaveText(usual);
  await expect(page).toHaveURL("/dashboard/customers");
});

test("companies are filtered by what their customers are worth", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("row", { name: /Anker/ })).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.getByRole("menuitem")).toHaveText(["Tag", "Total value", "Added", "Industry"]);
  await page.getByRole("menuitem", { name: "Total value" }).click();
  await page.getByRole("button", { name: "under" }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("100");
  await expect(page.getByRole("table", { name: "Companies" }).locator(".row-name")).toHaveText([
    "Anker Bakery",
  ]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/companies?filter=value%3Aunder%3A100");
});

test("an industry is typed or chosen, whatever its case, and deals by the days on which they closed", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  const boats = await make.company({ name: "Halvorsen Boats", industry: "R&D; Boats" });
  await make.customer(boats, { name: "Sigrid", email: "s@boats.test", status: "Deal Closed" });
  await page.goto("/dashboard/companies");
  const rows = page.getByRole("table", { name: "Companies" }).locator(".row-name");
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("f");
  await page.getByRole("menuitem", { name: "Industry" }).click();
  await page.getByRole("textbox", { name: "Search industries" }).fill("r&d; bo");
  await page.getByRole("checkbox", { name: "R&D; Boats" }).click();
  await expect(rows).toHaveText(["Halvorsen Boats"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Industry is .*R&D; Boats/ })).toBeVisible();

  await page.goto(`/dashboard/customers?filter=closed:between:${today()}|${today()}`);
  await expect(page.getByText("1 customer", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Deal closed on/ }).click();
  await expect(page.getByRole("group", { name: "Deal closed" })).toBeVisible();
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the filters are a sheet, and the chips one line", async ({ signedIn: page, make }) => {
    await fill(make);
    await page.goto("/dashboard/customers");
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Status" }).tap();
    await page.getByRole("checkbox", { name: "Active" }).tap();
    await page.getByRole("button", { name: "All Filters" }).tap();
    await page.getByRole("menuitem", { name: "Value" }).tap();
    await page.getByRole("textbox", { name: "Amount" }).fill("10");
    await page.getByRole("button", { name: "Close" }).tap();
    const list = page.getByRole("list", { name: "Customers" });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    const status = page.getByRole("button", { name: "Status is Active", exact: true });
    const value = page.getByRole("button", { name: "Value over $10", exact: true });
    expect((await status.boundingBox())?.y).toBe((await value.boundingBox())?.y);
  });
});
