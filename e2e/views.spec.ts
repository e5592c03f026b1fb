import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { eventEndpoints } from "../shared/api/events.ts";
import { viewEndpoints } from "../shared/kinds/views.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** Three customers: two are pending, one of these is worth more. */
async function fill(make: Make) {
  const company = await make.company();
  await make.customer(company, { name: "Priya", status: "Active", value: 4000 });
  await make.customer(company, { name: "Tomás", status: "Pending", value: 12_000 });
  await make.customer(company, { name: "Wen", status: "Pending", value: 90 });
}

const customers = (page: Page) =>
  page.getByRole("table", { name: "Customers" }).locator(".row-name");
const title = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const inSidebar = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Views of customers" }).getByRole("link", { name });
const saveView = (page: Page) => page.getByRole("button", { name: "Save View" });

async function expectClean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test("a view is saved, changed, reset, updated, renamed, deleted and brought back by keys alone", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/customers?filter=status%3Ais%3APending");
  await expect(customers(page)).toHaveText(["Tomás", "Wen"]);
  await saveView(page).press("Enter");
  await expect(page.getByRole("dialog", { name: "Save View" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("View name is required")).toBeVisible();
  await page.keyboard.type("Open quotes");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "View saved (in the sidebar under Customers)")).toBeVisible();
  await expect(title(page, "Open quotes")).toBeVisible();
  await expect(page).toHaveURL(/filter=status%3Ais%3APending&view=[\da-f-]+$/);
  await expect(inSidebar(page, /^Open quotes ?, 2$/)).toHaveAttribute("aria-current", "page");
  const parent = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Customers", exact: true });
  await expect(parent).not.toHaveAttribute("aria-current");
  await expect(saveView(page)).toBeHidden();
  const saved = page.url();

  await page.reload();
  await expect(title(page, "Open quotes")).toBeVisible();
  await expect(page).toHaveTitle("Open quotes · Client Desk");
  await expect(customers(page)).toHaveText(["Tomás", "Wen"]);
  await expectClean(page);

  await page.getByRole("button", { name: "Value", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Reset", exact: true }).press("Enter");
  await expect(page).toHaveURL(saved);
  await expect(saveView(page)).toBeHidden();

  await page.getByRole("button", { name: "Value", exact: true }).press("Enter");
  await expect(page).toHaveURL(/sort=/);
  await saveView(page).press("Enter");
  const update = page.getByRole("menuitem", { name: "Update “Open quotes”" });
  await expect(update).toBeFocused();
  await expect(page.getByRole("menuitem", { name: "Save as New View" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "View updated")).toBeVisible();
  await expect(saveView(page)).toBeHidden();

  const more = page.getByRole("main").getByRole("button", { name: "View actions" });
  await more.press("Enter");
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue("Open quotes");
  await name.fill("Quotes");
  await page.keyboard.press("Enter");
  await expect(title(page, "Quotes")).toBeVisible();
  await expect(inSidebar(page, /^Quotes ?, 2$/)).toBeVisible();

  // Found by its name from anywhere.
  await page.getByRole("link", { name: "Dashboard" }).first().press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("quotes");
  await expect(page.getByRole("option", { name: /^Quotes/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(title(page, "Quotes")).toBeVisible();
  await expect(page).toHaveURL(/sort=/);

  await more.press("Enter");
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "View deleted")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/customers");
  await expect(title(page, "Customers")).toBeVisible();
  await expect(customers(page)).toHaveCount(3);
  await expect(inSidebar(page, /Quotes/)).toHaveCount(0);
  await successToast(page, "View deleted").getByRole("button", { name: "Undo" }).press("Enter");
  await inSidebar(page, /^Quotes ?, 2$/).press("Enter");
  await expect(title(page, "Quotes")).toBeVisible();
});

test.describe("with many views", () => {
  test.beforeEach(async ({ account, make }) => {
    await fill(make);
    for (let n = 1; n <= 8; n += 1) {
      const body = { list: "customers", name: `View ${n}`, query: "layout=board" } as const;
      await account.call(viewEndpoints.create, { body });
    }
  });

  test("the sidebar shows six and then all, what another saves too, and the overview counts none", async ({
    signedIn: page,
    account,
  }) => {
    const counts: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/customers?limit=1")) counts.push(request.url());
    });
    const { url } = eventEndpoints.stream;
    const listening = page.waitForResponse((answer) => answer.url().endsWith(url));
    await page.goto("/dashboard");
    await listening;
    await expect(inSidebar(page, /^View/)).toHaveCount(6);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(inSidebar(page, /^View/)).toHaveCount(8);
    expect(counts).toEqual([]);
    const body = { list: "customers", name: "From afar", query: "" } as const;
    await account.call(viewEndpoints.create, { body });
    await expect(inSidebar(page, "From afar")).toBeVisible();
    await inSidebar(page, "View 8").click();
    await expect(title(page, "View 8")).toBeVisible();
    await expect(page.getByRole("region", { name: "Pending" })).toBeVisible();
    await expect(inSidebar(page, /^View 8 ?, 3$/)).toBeVisible();
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect(inSidebar(page, /^View/)).toHaveCount(0);
  });

  test.describe("on the phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("they are in a menu at the title, and the layout and saving in the Display menu", async ({
      signedIn: page,
    }) => {
      await page.goto("/dashboard/customers");
      await page.getByRole("button", { name: "Views of customers" }).tap();
      await page.getByRole("menuitemradio", { name: "View 3" }).tap();
      await expect(title(page, "View 3")).toBeVisible();
      await expect(page.getByRole("region", { name: "Pending" })).toBeVisible();
      await expectClean(page);
      const display = page.getByRole("button", { name: "Display" });
      await display.tap();
      await page.getByRole("menuitemradio", { name: "Table" }).tap();
      await expect(page.getByRole("list", { name: "Customers" })).toBeVisible();
      await display.tap();
      await page.getByRole("menuitem", { name: "Update “View 3”" }).tap();
      await expect(successToast(page, "View updated")).toBeVisible();
      await page.getByRole("button", { name: "Views of customers" }).tap();
      await page.getByRole("menuitemradio", { name: "All Customers" }).tap();
      await expect(title(page, "Customers")).toBeVisible();
    });
  });
});
