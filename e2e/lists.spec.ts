import type { Page } from "@playwright/test";
import { connectionLost, expect, type Make, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { fileOf } from "./program-files.ts";
import { successToast } from "./toasts.ts";

const menuFile = fileOf("ui/menu/menu-popup.tsx");

/** The list of all customers, with Priya in it, who is pending. */
async function openList(page: Page, make: Make) {
  await make.customer(await make.company(), { status: "Pending" });
  await page.goto("/dashboard/customers");
}

/** The same of her company, which is filtered by status alone. */
async function openCompanyList(page: Page, make: Make): Promise<string> {
  const company = await make.company();
  await make.customer(company, { status: "Pending" });
  const address = `/dashboard/companies/${company._id}/customers`;
  await page.goto(address);
  return address;
}

const badge = (page: Page, status: string) =>
  page.getByRole("button", { name: `Status of Priya Raghunathan: ${status}. Change` });

test("a status that is pressed before its menu has arrived opens it as soon as it has", async ({
  signedIn: page,
  make,
}) => {
  const { release } = await hold(page, menuFile);
  await openList(page, make);
  const status = badge(page, "Pending");
  await expect(status).toHaveAttribute("aria-haspopup", "menu");
  await expect(status).toHaveAttribute("aria-expanded", "false");
  await status.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await release();
  await expect(page.getByRole("menuitemradio", { name: "Window Shopper" })).toBeFocused();
  await expect(status).toHaveAttribute("aria-haspopup", "menu");
  await expect(status).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(status).toBeFocused();
  await expect(status).toHaveAttribute("aria-expanded", "false");
});

test("whoever has gone on before the menu arrives is left alone", async ({
  signedIn: page,
  make,
}) => {
  const { release } = await hold(page, menuFile);
  await openList(page, make);
  await badge(page, "Pending").click();
  const search = page.getByRole("searchbox");
  await search.focus();
  const arrived = page.waitForResponse(menuFile);
  await release();
  await (await arrived).finished();
  await page.keyboard.type("pri");
  await expect(page).toHaveURL("/dashboard/customers?search=pri");
  await expect(search).toBeFocused();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await badge(page, "Pending").click();
  await expect(page.getByRole("menu")).toBeVisible();
});

for (const key of ["Enter", "Space", "ArrowDown", "ArrowUp"]) {
  test(`${key} on a status in a row leads into its menu, and choosing back to it`, async ({
    signedIn: page,
    make,
  }) => {
    await openList(page, make);
    await badge(page, "Pending").focus();
    await page.keyboard.press(key);
    const first = key === "ArrowUp" ? "Returning Client" : "Window Shopper";
    await expect(page.getByRole("menuitemradio", { name: first })).toBeFocused();
    await page.keyboard.press("4");
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
    await expect(badge(page, "Deal Closed")).toBeFocused();
    await expect(page.getByRole("menu")).toHaveCount(0);
    // Now that the menu is there, the next key need not wait for it.
    await page.keyboard.press(key);
    await page.keyboard.press("2");
    await expect(badge(page, "Pending")).toBeFocused();
  });
}

test("a status menu that cannot be fetched says so, and opens after a reload", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await page.route(menuFile, (route) => route.abort());
  await openList(page, make);
  await badge(page, "Pending").click();
  await expect(page.getByText("This could not be loaded.").first()).toBeVisible();
  await page.unroute(menuFile);
  await page.reload();
  await badge(page, "Pending").click();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("an open menu closes by its button, and takes the focus only from whoever stays with it", async ({
  signedIn: page,
  make,
}) => {
  await openList(page, make);
  const status = badge(page, "Pending");
  const menu = page.getByRole("menu");
  await status.click();
  await expect(menu).toBeFocused();
  await expect(menu.locator("[data-highlighted]"), "nothing looks chosen").toHaveCount(0);
  await status.click();
  await expect(menu).toHaveCount(0);
  await expect(status).toBeFocused();

  await status.click();
  await expect(menu).toBeFocused();
  const search = page.getByRole("searchbox");
  await search.click();
  await expect(menu).toHaveCount(0);
  await expect(search).toBeFocused();

  await status.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("r");
  await expect(page.getByRole("menuitemradio", { name: "Returning Client" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toHaveCount(0);
  await expect(status).toBeFocused();

  await openCompanyList(page, make);
  const filter = page.getByRole("combobox", { name: "Filter by status" });
  await filter.click();
  await expect(page.getByRole("option", { name: "All statuses" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Display" })).toBeFocused();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("one tap opens the menu of a status in a row, another closes it", async ({
    signedIn: page,
    make,
  }) => {
    await openList(page, make);
    const menu = page.getByRole("menu");
    await badge(page, "Pending").tap();
    await expect(menu).toBeVisible();
    await badge(page, "Pending").tap();
    await expect(menu).toHaveCount(0);
    await badge(page, "Pending").tap();
    await page.getByRole("menuitemradio", { name: "Active" }).tap();
    await expect(badge(page, "Active")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/customers");
  });
});

test("the filter by status is chosen by keys alone, also before its list has arrived", async ({
  signedIn: page,
  make,
}) => {
  const { release } = await hold(page, fileOf("ui/menu/select-popup.tsx"));
  const address = await openCompanyList(page, make);
  const filter = page.getByRole("combobox", { name: "Filter by status" });
  await expect(filter).toHaveText("All statuses");
  await expect(filter).toHaveAttribute("aria-expanded", "false");
  await expect(filter).toHaveAttribute("aria-haspopup", "listbox");
  await filter.focus();
  await page.keyboard.press("ArrowDown");
  await release();
  await expect(page.getByRole("option", { name: "All statuses" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Window Shopper" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Active" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(filter).toBeFocused();
  await expect(filter).toHaveText("Active");
  await expect(page).toHaveURL(`${address}?status=Active`);
  await page.reload();
  await expect(filter).toHaveText("Active");
  await filter.focus();
  await page.keyboard.press("p");
  await expect(filter).toHaveText("Pending");
  await expect(badge(page, "Pending")).toBeVisible();
});

test("a search that newer typing has overtaken is taken back", async ({ signedIn: page, make }) => {
  await make.customer(await make.company());
  await page.goto("/dashboard/customers");
  await expect(badge(page, "Active")).toBeVisible();
  const older = /\/api\/customers\?.*search=pr(&|$)/;
  await hold(page, older);
  const asked = page.waitForRequest(older);
  const takenBack = page.waitForEvent("requestfailed", (request) => older.test(request.url()));
  await page.getByRole("searchbox").pressSequentially("pr");
  await asked;
  await page.getByRole("searchbox").pressSequentially("iya");
  expect((await takenBack).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(page).toHaveURL("/dashboard/customers?search=priya");
  await expect(badge(page, "Active")).toBeVisible();
});

test("a row leads on without loading the program again, or into a tab of its own", async ({
  signedIn: page,
  make,
  context,
}) => {
  const customer = await make.customer(await make.company());
  await page.goto("/dashboard/customers");
  const link = page.getByRole("link", { name: customer.name });
  await page.evaluate("globalThis.isSame = true");
  const fetched = page.waitForRequest(`**/api/customers/${customer._id}`);
  await link.hover();
  await fetched;
  const tab = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(page).toHaveURL("/dashboard/customers");
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeFocused();
  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}`);
  expect(await page.evaluate("globalThis.isSame")).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeFocused();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeFocused();
});

test("compact rows are lower, and stay so on this device", async ({ signedIn: page, make }) => {
  await openList(page, make);
  const row = page.getByRole("row", { name: /Priya Raghunathan/ });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const compact = page.getByRole("menuitemcheckbox", { name: "Compact Rows" });
  await expect(row).toContainText("priya@brightwater.test");
  const before = await height();
  await page.getByRole("button", { name: "Display" }).click();
  await compact.click();
  await expect(page.getByText("priya@brightwater.test")).toBeHidden();
  expect(await height()).toBeLessThan(before - 15);
  await page.goto("/dashboard/companies");
  await expect(page.getByText("Brightwater Dental Group")).toBeVisible();
  await expect(page.getByText("No website")).toBeHidden();
  await page.getByRole("button", { name: "Display" }).click();
  await expect(compact).toBeChecked();
  await compact.click();
  await expect(page.getByText("No website")).toBeVisible();
});

test("a customer is added from the list of all, at a company that the form finds", async ({
  signedIn: page,
  make,
}) => {
  await openList(page, make);
  await make.company({ name: "Anker Bakery" });
  await page.getByRole("main").getByRole("link", { name: "Add Customer" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Jens Anker");
  await page.getByRole("textbox", { name: "Email" }).fill("jens@anker.test");
  await page.getByRole("combobox", { name: "Company" }).fill("anker");
  const found = page.getByRole("option", { name: /Anker Bakery/ });
  await expect(found).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(page.getByRole("row", { name: /Jens Anker/ })).toContainText("Anker Bakery");
});

test("at 200 % zoom a name keeps its room, and the total does not lie over the rows", async ({
  signedIn: page,
  make,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openList(page, make);
  const name = page.getByRole("row", { name: /Priya/ }).getByRole("cell").first();
  await expect(name).toContainText("Brightwater Dental Group");
  expect((await name.boundingBox())?.width).toBeGreaterThan(220);
  await expect(
    page
      .getByRole("row", { name: /^Total/ })
      .getByRole("cell")
      .first(),
  ).toHaveCSS("position", "static");
  await page.goto("/dashboard/companies");
  const company = page
    .getByRole("row", { name: /Brightwater/ })
    .getByRole("cell")
    .first();
  expect((await company.boundingBox())?.width).toBeGreaterThan(260);
});

test("a list counts its rows once", async ({ signedIn: page, make }) => {
  await openList(page, make);
  await expect(page.getByText(/^1 customer$/)).toHaveCount(1);
  await page.goto("/dashboard/companies");
  await expect(page.getByText(/^1 company$/)).toHaveCount(1);
});
